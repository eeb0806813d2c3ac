// The dashboards of the sample: whatever can be touched in them changes what they show, by mouse and by keyboard.
import type { Page } from '@playwright/test';
import { abrirMuestra, impecableEnLasCuatroVistas, TELEFONO } from './paginas/muestra.ts';
import { expect, test } from './prueba.ts';

const tarjeta = (page: Page, nombre: string) => page.getByRole('region', { name: nombre, exact: true });
const textoDe = (page: Page, nombre: string) => tarjeta(page, nombre).textContent();

test('el proyecto y la analítica cambian con lo que se elige', async ({ page }) => {
  await abrirMuestra(page, '/dashboards/project');
  await impecableEnLasCuatroVistas(page, 'proyecto');
  const [resumen, incidencias] = [await textoDe(page, 'Resumen'), await textoDe(page, 'Incidencias por día')];
  await tarjeta(page, 'Incidencias por día').getByText('7 días anteriores').click();
  await expect.poll(() => textoDe(page, 'Incidencias por día')).not.toBe(incidencias);
  await page.getByLabel('Proyecto', { exact: true }).selectOption({ label: 'Expediente digital' });
  await expect.poll(() => textoDe(page, 'Resumen')).not.toBe(resumen);
  await page.getByRole('button', { name: 'Tarjetas' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Agenda' }).click();
  await expect(tarjeta(page, 'Agenda')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Mensajes' })).toHaveAttribute('href', '/apps/mailbox');

  await page.getByRole('tab', { name: 'Presupuesto' }).click();
  const detalle = page.getByRole('table', { name: 'Detalle del presupuesto' });
  await expect(detalle.getByRole('row')).toHaveCount(1 + 5 + 1);
  await impecableEnLasCuatroVistas(page, 'presupuesto');
  await page.getByRole('tab', { name: 'Equipo (9)' }).click();
  await expect(page.getByRole('link', { name: /^Correo a / })).toHaveCount(9);
  await expect(page.getByRole('link', { name: /^Llamar a / }).first()).toHaveAttribute('href', /^tel:\+502/);
  await impecableEnLasCuatroVistas(page, 'equipo');

  await page.goto('/dashboards/analytics');
  const [visitas, edad] = [await textoDe(page, 'Visitas'), await textoDe(page, 'Edad')];
  await page.getByRole('button', { name: 'Período: Últimos 30 días' }).click();
  await page.getByRole('menuitemradio', { name: 'Últimos 9 meses' }).click();
  await expect.poll(() => textoDe(page, 'Visitas')).not.toBe(visitas);
  await expect.poll(() => textoDe(page, 'Edad')).not.toBe(edad);
  const visitantes = await textoDe(page, 'Visitantes');
  await tarjeta(page, 'Visitantes').getByText('12 meses anteriores').click();
  await expect.poll(() => textoDe(page, 'Visitantes')).not.toBe(visitantes);
  await tarjeta(page, 'Visitas').getByRole('slider').hover();
  await expect(tarjeta(page, 'Visitas').getByText(/^Visitas[\d,]+$/)).toBeVisible();
  await impecableEnLasCuatroVistas(page, 'analítica');
});

test('las finanzas se pagan, se descargan y se ordenan; las monedas se compran con lo que hay', async ({
  page,
}) => {
  await abrirMuestra(page, '/dashboards/finance');
  const actual = tarjeta(page, 'Estado de cuenta actual');
  const opciones = actual.getByRole('button', { name: 'Opciones: Estado de cuenta actual' });
  await opciones.click();
  const bajada = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Descargar en CSV' }).click();
  expect((await bajada).suggestedFilename()).toMatch(/^estado-de-cuenta-\d{4}-\d\d-\d\d\.csv$/);
  await expect(actual).toContainText('Pendiente');
  await opciones.click();
  await page.getByRole('menuitem', { name: 'Pagar todo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pagar todo' }).click();
  await expect(actual).toContainText('Pagado el');
  const filas = page.getByRole('table', { name: 'Transacciones recientes' }).locator('tbody tr');
  await expect(filas.first()).toContainText('Pago del estado de cuenta');
  await page.getByRole('columnheader', { name: 'Monto (Q)' }).getByRole('button').click();
  await page.getByRole('columnheader', { name: 'Monto (Q)' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Monto (Q)' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(filas.first()).toContainText('14,350.00');
  await impecableEnLasCuatroVistas(page, 'finanzas');

  await page.goto('/dashboards/crypto');
  await page.getByLabel('Cantidad en BTC').fill('5');
  await expect(page.getByText('No alcanza: tiene $18,450.00.')).toBeVisible();
  await impecableEnLasCuatroVistas(page, 'cripto');
  await page.getByLabel('Cantidad en BTC').fill('0.1');
  await expect(page.getByLabel('Cantidad en dólares')).toHaveValue('6,124.05');
  await page.getByRole('button', { name: 'Comprar', exact: true }).click();
  await expect(page.getByText('Tiene $12,325.95')).toBeVisible();
  await expect(page.getByLabel('Cantidad en BTC')).toHaveValue('');
});

test('en el teléfono, con el teclado solo', async ({ page }) => {
  await page.setViewportSize(TELEFONO);
  await abrirMuestra(page, '/dashboards/project');
  await page.getByRole('tab', { name: 'Inicio' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Presupuesto' })).toBeFocused();
  const semana = page.getByRole('slider', { name: 'Gasto de 7 días, punto por punto' });
  await page.keyboard.press('Tab');
  await expect(semana).toBeFocused();
  await page.keyboard.press('Home');
  await expect(semana).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('ArrowRight');
  await expect(semana).toHaveAttribute('aria-valuetext', /^\d+ \p{L}+ \d{4}, Gasto: Q\u00a0[\d,]+\.\d\d$/u);

  await page.goto('/dashboards/analytics');
  await page.getByRole('button', { name: /^Período/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Últimos 30 días' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Período: Últimos 3 meses' })).toBeFocused();

  await page.goto('/dashboards/finance');
  await page.getByRole('columnheader', { name: 'Descripción' }).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').nth(1)).toContainText('Depósito en agencia central');

  await page.goto('/dashboards/crypto');
  await page.getByLabel('Comprar', { exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Tiene 0.97311243 BTC')).toBeVisible();
  await page.getByLabel('Cantidad en dólares').focus();
  await page.keyboard.type('99,999');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No hay tanto: tiene 0.97311243 BTC.')).toBeVisible();
  await expect(page.getByLabel('Cantidad en dólares')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('6,124.05');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tiene 0.87311243 BTC')).toBeVisible();
});
