// `npm run pictures -- http://127.0.0.1:3000`: takes anew the pictures of docs/screens.md from a running demo institution,
// as its contador sees it. Not part of `npm run docs`: no test compares pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../chromium.mjs';
import { fail, root, say } from '../project.mjs';

const CONTADOR = { email: 'contador@cuadra.demo', password: 'Cuadra-2026' };
const CAJA = '1011010102';
const PROPOSED = 'proposed';

const screens = [
  [
    'inicio',
    '/welcome',
    'Inicio: what waits for the person, how the institution stands, and the chart of accounts as a PDF.',
  ],
  [
    'registrar-partida',
    '/contabilidad/partidas',
    'Registrar Partida: a grid with formulas, supports and the effect on each balance before posting.',
    fillPartida,
  ],
  [
    'ver-partidas',
    '/contabilidad/ver-partidas',
    'Ver partidas: everything registered, with the open one beside it.',
    openFirst,
  ],
  [
    'movimientos-cuentas',
    `/contabilidad/movimientos-cuentas?cuenta=${CAJA}`,
    'Movimiento por Cuenta: each movement with what stands on its other side, and the balance day by day.',
  ],
  [
    'libro-diario',
    '/contabilidad/libro-diario',
    'Libro Diario: in the order of the numbers, to be printed on authorised folios.',
  ],
  [
    'libro-mayor',
    '/contabilidad/libro-mayor',
    'Libro Mayor: each account with what it brought, what it moved and what it holds; equal to the diario.',
  ],
  [
    'estados-financieros',
    '/contabilidad/estados-financieros',
    'Estados Financieros: every figure opens to the accounts and the lines behind it.',
  ],
  [
    'cierre',
    '/contabilidad/cierre',
    'Cierre: the gates of a month, who answers for each, and what proves it.',
  ],
  [
    'catalogo',
    '/contabilidad/catalogo',
    'Catálogo contable: the chart, to be searched, changed, imported and exported.',
  ],
];

const [base] = process.argv.slice(2);
if (base === undefined)
  fail('Diga la dirección de una Cuadra en marcha: npm run pictures -- http://127.0.0.1:3000');
const folder = join(root, 'docs', 'img');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  locale: 'es-GT',
  timezoneId: 'America/Guatemala',
});
await signIn();
for (const [name, path, , prepare] of screens) {
  await page.goto(base + path, { waitUntil: 'load' });
  await prepare?.();
  await page.waitForTimeout(2_500);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  say(`docs/img/${name}.png`);
}
await browser.close();
writeFileSync(join(root, 'docs', 'screens.md'), document());

async function signIn() {
  await page.goto(`${base}/sign-in`);
  await page.getByLabel('Correo electrónico').fill(CONTADOR.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(CONTADOR.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/welcome/);
}

/** Written and not posted: a draft more in the demo. */
async function fillPartida() {
  const heading = page.getByRole('region', { name: 'Encabezado de la partida' });
  await heading.getByLabel('Concepto').fill('Energía y papelería de la Agencia Central, noviembre de 2026');
  const lines = [
    ['70619901', '1,284.60', ''],
    ['706110', '415.40', ''],
    // The grid itself proposes what is missing.
    ['1011030101', '', PROPOSED],
  ];
  const grid = page.getByRole('grid', { name: 'Líneas de la partida' });
  for (const [index, cells] of lines.entries()) {
    for (const [column, text] of cells.entries()) {
      if (text === '') continue;
      await grid
        .getByRole('row')
        .nth(index + 1)
        .getByRole('gridcell')
        .nth(column)
        .click();
      if (text !== PROPOSED) await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await page.waitForTimeout(200);
    }
  }
  await page.waitForTimeout(1_500);
}

async function openFirst() {
  await page.getByRole('row').nth(2).click();
}

function document() {
  const parts = screens.map(([name, , caption]) => `${caption}\n\n![${name}](img/${name}.png)`);
  return `# The main screens\n\nOf the demo institution, as its contador sees them. \`npm run pictures -- <address>\` takes them anew.\n\n${parts.join('\n\n')}\n`;
}
