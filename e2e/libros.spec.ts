// The legal books: read by anybody who sees the reports, printed on folios by the contador, looked over by the auditor.
import type { Locator, Page } from '@playwright/test';
import { darSesion } from './paginas/acceso.ts';
import { abrirFiltros, pasarA } from './paginas/marco.ts';
import { expect, test } from './prueba.ts';

const fila = (page: Page, nombre: RegExp) => page.getByRole('grid').getByRole('row', { name: nombre });

test('el diario se lee por número, por día o por mes, y su dirección lo recuerda', async ({ page }) => {
  await darSesion(page, 'contador2@cuadra.demo');
  await page.goto('/contabilidad/libro-diario?desde=2026-01-01&hasta=2026-03-31');
  const libro = page.getByRole('grid', { name: 'Libro Diario' });
  await expect(fila(page, /^Partida 1, 01\/01\/2026, agencia 01, Apertura/)).toBeVisible();
  const totales = page.getByRole('region', { name: 'Totales' });
  const suma = await totales.getByText(/^Q/).first().textContent();
  await expect(totales.getByText(/^Q/).last()).toHaveText(suma ?? '');

  // To the end and back with the keyboard: only what is in sight is ever asked for.
  await fila(page, /^Partida 1,/).focus();
  await page.keyboard.press('End');
  const ultima = await libro.getAttribute('aria-rowcount');
  await expect(libro.locator(`[aria-rowindex="${ultima}"]`)).toBeFocused();
  await expect(libro.locator(`[aria-rowindex="${ultima}"]`)).toHaveAttribute('aria-label', /^Suma/);
  await page.keyboard.press('Home');
  await expect(fila(page, /^Partida 1,/)).toBeFocused();

  await abrirFiltros(page);
  await page.getByText('Por mes', { exact: true }).click();
  await expect(page).toHaveURL(/modo=mes/);
  await expect(fila(page, /partidas, de la 1 a la .*ene 2026/)).toBeVisible();
  await expect(totales.getByText(/^Q/).first()).toHaveText(suma ?? '');
  await page.reload();
  await expect(fila(page, /partidas, de la 1 a la .*ene 2026/)).toBeVisible();

  await abrirFiltros(page);
  await page.getByText('Detallado', { exact: true }).click();
  await fila(page, /^Partida 1,/).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contabilidad\/ver-partidas\?partida=/);
});

test('imprimir usa los siguientes folios, el original se entrega una vez, una hoja dañada se sustituye y lo largo sigue solo', async ({
  page,
}) => {
  test.slow();
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto('/contabilidad/libro-diario?vista=folios');
  await expect(page.getByText('Aún no se ha impreso nada')).toBeVisible();
  await page.getByRole('button', { name: 'Imprimir en folios' }).click();
  const dialogo = page.getByRole('dialog');
  await porNumero(dialogo);
  await dialogo.getByLabel('Hasta la partida').fill('12');
  await dialogo.getByRole('button', { name: 'Ver cuántos folios usa' }).click();
  await expect(dialogo.getByRole('status')).toContainText('no se recuperan');
  await dialogo.getByRole('button', { name: /^Imprimir en \d+ folios/ }).click();
  await dialogo.getByRole('button', { name: 'Entregar' }).click();
  const ventana = page.waitForEvent('popup');
  await dialogo.getByRole('button', { name: 'Abrir los folios' }).click();
  await (await ventana).close();
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();

  const impresion = page.getByRole('table', { name: 'Impresiones' }).getByRole('row').nth(1);
  await expect(impresion).toContainText('Partidas 1/2026 a 12/2026');
  await expect(page.getByText('Partida 13/2026')).toBeVisible();
  await impresion.getByRole('button', { name: 'Reimprimir' }).click();
  await dialogo.getByRole('button', { name: 'Reimprimir' }).click();
  await expect(dialogo.getByRole('alert')).toHaveText(/Escriba el motivo/);
  await dialogo.getByLabel('Motivo').fill('Se extravió la copia del archivo');
  await dialogo.getByRole('button', { name: 'Reimprimir' }).click();
  await expect(dialogo.getByRole('button', { name: /constancia de reimpresión n\.º 1/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(impresion).toContainText('Original y 1 reimpresión');

  await page.getByRole('button', { name: 'Anular folios' }).click();
  await dialogo.getByLabel('Del folio').fill('2');
  await dialogo.getByLabel('Al folio').fill('2');
  await dialogo.getByLabel('Motivo').fill('La impresora la arrugó');
  await expect(dialogo.getByLabel(/Imprimir lo que decían/)).toBeChecked();
  await dialogo.getByRole('button', { name: 'Anular', exact: true }).click();
  await expect(dialogo).toBeHidden();
  await expect(page.getByRole('table', { name: 'Impresiones' })).toContainText('Anulado: 2');
  await page.getByLabel('Ver el folio número').fill('2');
  await page.keyboard.press('Enter');
  await expect(dialogo).toContainText('Anulado: La impresora la arrugó');
  const alPie = dialogo.getByText('Lo guardado es lo que se imprimió.');
  await alPie.scrollIntoViewIfNeeded();
  // What it says last does not touch the edge.
  const borde = async (de: typeof dialogo) => {
    const caja = await de.boundingBox();
    return (caja?.y ?? 0) + (caja?.height ?? 0);
  };
  await expect.poll(async () => (await borde(dialogo)) - (await borde(alPie))).toBeGreaterThanOrEqual(12);
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();

  // More than a hundred: it goes on while the person leaves, and ends in a notification that hands it over.
  await page.getByRole('button', { name: 'Imprimir en folios' }).click();
  await porNumero(dialogo);
  await dialogo.getByLabel('Hasta la partida').fill('500');
  await page.keyboard.press('Enter');
  await expect(dialogo.getByRole('status')).toContainText('no se recuperan');
  await page.keyboard.press('Enter');
  await expect(dialogo.getByRole('progressbar')).toBeVisible();
  await dialogo.getByRole('button', { name: 'Seguir en segundo plano' }).click();
  await page.getByRole('link', { name: 'Libro Mayor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Libro Mayor' })).toBeVisible();
  await page.getByRole('button', { name: /Notificaciones/ }).click();
  await page.getByText('Libro Diario impreso').click();
  await expect(dialogo).toContainText('Abrir el original de los folios');
  await expect(impresion).toContainText('Partidas 13/2026 a 500/2026');
});

test('el mayor es igual al diario, a cualquier nivel, y el inventario cuadra', async ({ page }) => {
  await darSesion(page, 'contador2@cuadra.demo');
  await page.goto('/contabilidad/libro-mayor?desde=2026-02-01&hasta=2026-02-28');
  const prueba = page.getByRole('region', { name: 'Prueba del mayor' });
  await expect(prueba).toContainText(/Diario = mayor: Q/);
  const suma = await prueba.getByRole('status').textContent();
  await expect(fila(page, /^1011010101 Bóveda, saldo anterior/)).toBeVisible();
  await abrirFiltros(page);
  await page.getByLabel('Nivel').selectOption('2');
  await expect(page).toHaveURL(/nivel=2/);
  await expect(fila(page, /^101 DISPONIBILIDADES/)).toBeVisible();
  await expect(prueba.getByRole('status')).toHaveText(suma ?? '');
  await page.getByText('Por mes', { exact: true }).click();
  await expect(fila(page, /^feb 2026/i).first()).toBeVisible();

  await page.getByRole('tab', { name: 'Inventarios' }).click();
  await expect(page.getByRole('region', { name: 'Prueba del inventario' })).toContainText(
    'Activo = pasivo + capital + resultado',
  );
  await page.getByRole('link', { name: /ver los movimientos de DISPONIBILIDADES/ }).click();
  await expect(page).toHaveURL(/movimientos-cuentas\?cuenta=101&/);
});

test('el auditor lo ve todo y no puede imprimir ni anular; en un teléfono nada se sale', async ({ page }) => {
  await darSesion(page, 'auditor@cuadra.demo');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/welcome');
  for (const [ruta, nombre] of [
    ['/contabilidad/libro-mayor', 'Libro Mayor'],
    ['/contabilidad/libro-diario?vista=folios', 'Libro Diario'],
    ['/contabilidad/libro-mayor?vista=inventarios', 'Libro Mayor'],
    ['/contabilidad/libro-diario', 'Libro Diario'],
    ['/contabilidad/libro-mayor?vista=estados', 'Libro Mayor'],
  ] as const) {
    await pasarA(page, ruta);
    await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Cargando/ })).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: /Imprimir en folios|Anular folios|Registrar/ }),
    ).toHaveCount(0);
    const sobra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sobra, ruta).toBeLessThanOrEqual(0);
  }
});

/** Up to a partida, where a month is what is offered. */
async function porNumero(dialogo: Locator): Promise<void> {
  await dialogo.getByLabel('Imprimir hasta').selectOption({ label: 'Otra partida, por su número' });
}
