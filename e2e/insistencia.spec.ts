// The server does not answer for a moment: what was in hand is asked again with the same key, and one quiet line says so.
import { randomUUID } from 'node:crypto';
import { listarPartidas } from '@cuadra/contract/contabilidad/partidas';
import type { Page, Route } from '@playwright/test';
import { CONTRASENA_DEMO, darSesion } from './paginas/acceso.ts';
import { como } from './paginas/personas.ts';
import { abrirRegistrar, celda, concepto, escribirPartida, irACelda } from './paginas/registrar.ts';
import { expect, test } from './prueba.ts';

const ORDEN = '**/api/contabilidad/partidas/terminar';

const linea = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Se interrumpió la comunicación: Cuadra insiste' });

const negar = (ruta: Route, espera = '1') =>
  ruta.fulfill({
    status: 503,
    contentType: 'application/problem+json',
    headers: { 'retry-after': espera },
    json: {
      type: 'about:blank',
      title: 'BASE_NO_DISPONIBLE',
      status: 503,
      detail: 'La base de datos no responde. Intente de nuevo en unos segundos.',
      codigo: 'BASE_NO_DISPONIBLE',
    },
  });

test.beforeEach(async ({ page, vigilancia }) => {
  vigilancia.admitirFallosDeRed();
  await darSesion(page, 'contador2@cuadra.demo');
  await abrirRegistrar(page);
});

test('una partida cuya respuesta se pierde se contabiliza una sola vez, y la línea se va', async ({
  page,
  request,
}) => {
  const texto = `Energía sin respuesta ${randomUUID()}`;
  await escribirPartida(page, texto, '85.25');
  const llaves: (string | undefined)[] = [];
  let seSabe = false;
  await page.route(ORDEN, async (ruta) => {
    llaves.push(ruta.request().headers()['idempotency-key']);
    if (seSabe) return ruta.continue();
    if (llaves.length > 1) return negar(ruta);
    // Done by the server, and its answer lost.
    await ruta.fetch();
    return ruta.abort();
  });
  await page.keyboard.press('Control+Enter');
  await expect(linea(page)).toHaveCount(1);
  expect(await cubiertos(page)).toEqual([]);
  await expect(concepto(page)).toHaveValue(texto);
  seSabe = true;
  await expect(page.getByText(/^Partida \d+\/\d{4} contabilizada\.$/)).toBeVisible();
  await expect(linea(page)).toHaveCount(0);
  expect(llaves.length).toBeGreaterThan(1);
  expect(new Set(llaves).size).toBe(1);
  const hacer = await como(request, 'contador2@cuadra.demo', CONTRASENA_DEMO);
  const { partidas } = await hacer(listarPartidas, { query: { texto, limite: 10 } });
  expect(partidas.map(({ estado }) => estado)).toEqual(['contabilizada']);
});

test('si hay que esperar más de lo que se insiste, se dice como siempre y lo escrito queda', async ({
  page,
}) => {
  const texto = `Energía que espera ${randomUUID()}`;
  await escribirPartida(page, texto, '85.25');
  await page.route(ORDEN, (ruta) => negar(ruta, '60'));
  await page.keyboard.press('Control+Enter');
  await expect(
    page.getByText('La base de datos no responde. Intente de nuevo en unos segundos.'),
  ).toBeVisible();
  await expect(linea(page)).toHaveCount(0);
  await expect(concepto(page)).toHaveValue(texto);
  await irACelda(page, 'Debe', 1);
  await expect(celda(page, 'Debe', 1)).toHaveValue('85.25');
});

/** The controls in sight that the line stands over. */
function cubiertos(page: Page): Promise<string[]> {
  return linea(page).evaluate((aviso) => {
    const suya = aviso.getBoundingClientRect();
    const seTocan = (otra: DOMRect) =>
      otra.width > 0 &&
      otra.left < suya.right &&
      suya.left < otra.right &&
      otra.top < suya.bottom &&
      suya.top < otra.bottom;
    return [...document.querySelectorAll('button, a[href], input, select, textarea')]
      .filter((control) => seTocan(control.getBoundingClientRect()))
      .map((control) => control.outerHTML.slice(0, 120));
  });
}
