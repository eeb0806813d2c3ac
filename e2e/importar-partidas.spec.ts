// Partidas from a sheet of another program: columns chosen once, errors by row, all or nothing.
import type { Locator, Page } from '@playwright/test';
import { darSesion } from './paginas/acceso.ts';
import { mirar } from './paginas/axe.ts';
import { expect, test } from './prueba.ts';

type Fila = readonly [poliza: string, cuenta: string, cargo: string, abono: string];

/** Headings nobody used before, so that nothing is remembered about them. */
const MARCA = `Nombre ${Date.now()}`;
/** Whatever the month, today's is open; year first, so that it is one same day whatever the month. */
const HOY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Guatemala',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
}).format();

function hoja(filas: readonly Fila[]): string {
  const renglones = filas.map(([poliza, cuenta, cargo, abono]) =>
    [poliza, HOY, cuenta, 'x', cargo, abono, `Importada ${MARCA}`].join(';'),
  );
  return [`No. Póliza;Fecha;Cuenta contable;${MARCA};Cargo;Abono;Glosa`, ...renglones].join('\r\n');
}

const subir = (dialogo: Locator, nombre: string, filas: readonly Fila[]) =>
  dialogo
    .locator('input[type=file]')
    .setInputFiles({ name: nombre, mimeType: 'text/csv', buffer: Buffer.from(hoja(filas)) });

async function abrir(page: Page): Promise<Locator> {
  await page.goto('/contabilidad/partidas');
  await page.getByRole('button', { name: 'Importar' }).click();
  return page.getByRole('dialog', { name: 'Importar partidas' });
}

async function exigirAccesible(page: Page): Promise<void> {
  for (const esquema of ['dark', 'light']) {
    await page.evaluate(
      (elegido) => document.documentElement.setAttribute('data-mantine-color-scheme', elegido),
      esquema,
    );
    const hallazgos = await mirar(page, { en: '[role=dialog]' });
    expect(hallazgos.filter(({ grave }) => grave).map(({ regla }) => `${esquema} ${regla}`)).toEqual([]);
  }
}

test('una hoja de otro programa: columnas, errores por fila, corrección y contabilización', async ({
  page,
}) => {
  // Colours are judged where they arrive, not on their way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await darSesion(page, 'contador2@cuadra.demo');
  const dialogo = await abrir(page);
  const buenas: Fila[] = [
    ['P-1', '1011010103', 'Q 1,250.50', ''],
    ['P-1', '603102', '', '1250.50'],
  ];
  await subir(dialogo, 'polizas.csv', [...buenas, ['P-2', '999', '10', ''], ['P-2', '603102', '', 'diez']]);

  await expect(dialogo.getByLabel('Cuenta', { exact: true })).toHaveValue('2');
  await expect(dialogo.getByRole('button', { name: 'Revisar' })).toBeDisabled();
  await dialogo.getByLabel('Agencia', { exact: true }).selectOption('El mismo en todas las filas');
  await dialogo.getByLabel('Agencia de todas las filas').selectOption('01');
  await exigirAccesible(page);
  await dialogo.getByRole('button', { name: 'Revisar' }).click();

  const errores = dialogo.getByRole('table', { name: 'Por corregir' });
  await expect(errores.getByRole('row', { name: /^4 Cuenta \(C\) .*999 no existe/ })).toBeVisible();
  await expect(errores.getByRole('row', { name: /^5 Haber \(F\) «diez» no es un monto/ })).toBeVisible();
  await expect(dialogo.getByRole('button', { name: 'Contabilizar' })).toBeDisabled();
  const descarga = page.waitForEvent('download');
  await dialogo.getByRole('button', { name: 'Descargar (CSV)' }).click();
  expect((await descarga).suggestedFilename()).toBe('errores de polizas.csv');

  // Corrected: what was chosen still holds, and the books take all of it.
  await subir(dialogo, 'polizas corregidas.csv', buenas);
  await expect(dialogo.getByRole('table', { name: 'Totales por agencia y mes' })).toContainText('1,250.50');
  await dialogo.getByRole('button', { name: 'Contabilizar 1 partida' }).click();
  await expect(dialogo.getByText(/^Se contabilizó 1 partida: \d+\/\d{4}\.$/)).toBeVisible();
  await dialogo.getByRole('button', { name: 'Listo' }).click();
  await expect(dialogo).toBeHidden();

  // Next time, the columns of such a sheet are known.
  const otraVez = await abrir(page);
  await subir(otraVez, 'polizas de diciembre.csv', buenas);
  await expect(otraVez.getByText(/columnas que usted eligió la última vez/)).toBeVisible();

  // The same entry and the same file again are told, and ask why.
  await expect(otraVez.getByRole('button', { name: 'Contabilizar 1 partida' })).toBeDisabled();
  await otraVez
    .getByRole('region', { name: /Partidas que ya están/ })
    .getByLabel('Motivo para aceptarla')
    .fill('Son dos pólizas iguales');
  await expect(otraVez.getByRole('button', { name: 'Contabilizar 1 partida' })).toBeDisabled();
  await otraVez
    .getByRole('region', { name: 'Este mismo archivo ya se importó' })
    .getByLabel('Motivo para aceptarla')
    .fill('Es el de otro día, igual');

  // Whoever closes while it is posted is told the end where they are.
  const cerrado = Promise.withResolvers<void>();
  await page.route('**/partidas/importar?ensayo=false*', async (ruta) => {
    await cerrado.promise;
    await ruta.continue();
  });
  await otraVez.getByRole('button', { name: 'Contabilizar 1 partida' }).click();
  await expect(otraVez.getByRole('progressbar', { name: 'Enviando el archivo' })).toBeVisible();
  await otraVez.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await expect(otraVez).toBeHidden();
  cerrado.resolve();
  await expect(page.getByText(/^Se contabilizó 1 partida: \d+\/\d{4}/)).toBeVisible();
});
