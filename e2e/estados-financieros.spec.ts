// The financial statements as a contador reads them: of a closed month, so that nobody else's work changes them.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { darSesion } from './paginas/acceso.ts';
import { abrirFiltros } from './paginas/marco.ts';
import { expect, test } from './prueba.ts';

const RUTA = '/contabilidad/estados-financieros';
const CERRADO = 'fecha=2025-12-31';

const tabla = (page: Page, nombre: string) => page.getByRole('treegrid', { name: nombre });
const renglon = (page: Page, nombre: string | RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: nombre }) });
/** The first figure of a row. */
const cifra = async (page: Page, nombre: string | RegExp) =>
  (await renglon(page, nombre).getByRole('gridcell').first().textContent()) ?? '';

// Tall, so that the rows that are looked at are among those drawn.
const ALTA = { width: 1440, height: 1600 };

test('lee el balance, cambia columnas y niveles, y cada cifra lleva a sus movimientos', async ({ page }) => {
  await page.setViewportSize(ALTA);
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto(`${RUTA}?${CERRADO}`);
  await expect(tabla(page, 'Balance general')).toBeVisible();
  await expect(page.getByText('Activo = pasivo + capital: cuadra.')).toBeVisible();
  const activo = await cifra(page, 'Total activo');
  expect(activo).toMatch(/^\d{2},\d{3},\d{3}\.\d{2}$/);

  // With the keyboard: the branch closes, and the total stays.
  const disponibilidades = renglon(page, /^101\s*DISPONIBILIDADES$/);
  await disponibilidades.getByRole('rowheader').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(disponibilidades).toHaveAttribute('aria-expanded', 'false');
  await expect(renglon(page, /^1011\b/)).toHaveCount(0);

  await abrirFiltros(page);
  await page.getByLabel('al', { exact: true }).selectOption('2');
  await expect(page).toHaveURL(/nivelHasta=2/);
  await page.getByRole('button', { name: 'Presentación' }).click();
  await page.getByText('Por agencia').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: /^Consolidado/ })).toBeVisible();
  await expect(renglon(page, 'Total activo').getByRole('gridcell').last()).toHaveText(activo);

  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(page).toHaveURL(new RegExp(`${RUTA}$`));
  await abrirFiltros(page);
  await page.getByLabel('Al', { exact: true }).fill('2025-12-31');
  await expect(page).toHaveURL(/fecha=2025-12-31/);
  await expect(renglon(page, 'Total activo').getByRole('gridcell').first()).toHaveText(activo);
  await disponibilidades.getByRole('link').first().click();
  await expect(page).toHaveURL(/movimientos-cuentas\?cuenta=101&desde=2025-01-01&hasta=2025-12-31/);
  await page.goBack();
  await expect(tabla(page, 'Balance general')).toBeVisible();

  // A total has no account of its own: it opens into those it adds, with the keyboard too.
  const total = renglon(page, 'Total activo').getByRole('link').first();
  await total.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'De qué se compone la cifra' });
  await expect(panel.getByRole('row').last()).toContainText(activo);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(total).toBeFocused();
  await total.click();
  await panel.getByRole('link').first().click();
  await expect(page).toHaveURL(/movimientos-cuentas\?cuenta=101\d+&desde=2025-01-01&hasta=2025-12-31/);
});

test('los cinco estados concuerdan, y el archivo dice lo mismo que la pantalla', async ({ page }) => {
  await page.setViewportSize(ALTA);
  await darSesion(page, 'contador2@cuadra.demo');
  await page.goto(`${RUTA}?${CERRADO}&nivelHasta=2&columnas=acumulado`);
  await expect(tabla(page, 'Balance general')).toBeVisible();
  const [capital, resultado, efectivo] = [
    await cifra(page, 'Total capital'),
    await cifra(page, /^508/),
    await cifra(page, /^101/),
  ];

  await page.getByRole('tab', { name: 'Resultados' }).click();
  await expect(tabla(page, 'Estado de resultados')).toBeVisible();
  const delAnio = renglon(page, 'Resultado del periodo').getByRole('gridcell').nth(1);
  await expect(delAnio).toHaveText(resultado);
  const archivo = page.waitForEvent('download');
  // With the keyboard alone, which is back at the button afterwards.
  await page.getByRole('button', { name: 'Exportar' }).press('Enter');
  await page.getByRole('menuitem', { name: 'CSV' }).press('Enter');
  const lineas = (await readFile(await (await archivo).path(), 'utf8')).split('\r\n');
  const ultima = lineas.find((linea) => linea.includes('Resultado del periodo'))?.split(',');
  expect(ultima?.[4]).toBe(resultado.replaceAll(',', ''));
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeFocused();

  await page.getByRole('tab', { name: 'Flujo de efectivo' }).click();
  await expect(tabla(page, 'Estado de flujo de efectivo')).toBeVisible();
  await expect(renglon(page, 'Efectivo al final').getByRole('gridcell').nth(1)).toHaveText(efectivo);
  await expect(
    page.getByText('Efectivo de operación: método directo = método indirecto: cuadra.'),
  ).toBeVisible();
  await expect(renglon(page, 'Efectivo neto de operación según el método indirecto')).toBeVisible();
  await abrirFiltros(page);
  await page.getByText('Indirecto', { exact: true }).click();
  await expect(renglon(page, 'Cambio en cartera de créditos')).toBeVisible();
  await expect(renglon(page, 'Efectivo al final').getByRole('gridcell').nth(1)).toHaveText(efectivo);

  await page.getByRole('tab', { name: 'Patrimonio' }).click();
  await expect(renglon(page, 'Aportaciones recibidas')).toBeVisible();
  await expect(renglon(page, 'Traslado a reservas y fondos')).toBeVisible();
  await expect(renglon(page, 'Saldo al 31/12/2025').getByRole('gridcell').last()).toHaveText(capital);

  await page.getByRole('tab', { name: 'Comprobación' }).click();
  await expect(page.getByText('Debe = haber: cuadra.')).toBeVisible();
  const orden = renglon(page, /^9\s*CUENTAS DE ORDEN$/).getByRole('gridcell');
  await expect(orden.nth(4)).toHaveText(/^[\d,]+\.\d\d$/);
  await expect(orden.nth(5)).toHaveText(/^[\d,]+\.\d\d$/);
  await page.goBack();
  await expect(tabla(page, 'Estado de cambios en el patrimonio')).toBeVisible();
});

test('en un teléfono la tabla se mueve en su marco y no la página; sin permiso no se abre', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await darSesion(page, 'jefe@cuadra.demo');
  await page.goto(`${RUTA}?estado=balance-de-comprobacion&${CERRADO}`);
  await expect(tabla(page, 'Balance de comprobación')).toBeVisible();
  const anchos = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(anchos[0]).toBe(anchos[1]);
  const nombre = renglon(page, /^ACTIVO$/).getByRole('rowheader');
  const antes = await nombre.boundingBox();
  await page.getByRole('gridcell').last().scrollIntoViewIfNeeded();
  expect((await nombre.boundingBox())?.x).toBe(antes?.x);

  await darSesion(page, 'cajero@cuadra.demo');
  await page.goto(RUTA);
  await expect(page.getByText('Sin permiso')).toBeVisible();
});
