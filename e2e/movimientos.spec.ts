// Movimiento por Cuenta and its documents, read in months that are closed: nobody moves their figures meanwhile.
import { randomUUID } from 'node:crypto';
import { crearPartida, descartarPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import type { Page } from '@playwright/test';
import { CONTRASENA_DEMO, darSesion } from './paginas/acceso.ts';
import { abrirFiltros } from './paginas/marco.ts';
import { direccionDelPdf } from './paginas/pdf.ts';
import { como } from './paginas/personas.ts';
import { expect, test } from './prueba.ts';

const MARZO = 'desde=2025-03-01&hasta=2025-03-31';
const BANCO = '1011030101';

const libro = (page: Page) => page.getByRole('grid', { name: 'Movimientos' });
const cifra = async (page: Page, nombre: string) =>
  centavosDe(
    (await page
      .getByRole('definition')
      .nth(['Saldo inicial', 'Debe', 'Haber', 'Saldo final'].indexOf(nombre))
      .textContent()) ?? '',
  );
const centavosDe = (texto: string) => Number(texto.replaceAll(/[^\d]/g, ''));

test('elige una cuenta, recorre sus movimientos con el teclado y cada cosa lleva a lo que hay detrás', async ({
  page,
}) => {
  await darSesion(page, 'contador2@cuadra.demo');
  await page.goto(`/contabilidad/movimientos-cuentas?${MARZO}`);
  await expect(page.getByText('Elija una cuenta', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Cuenta' }).fill('banrural');
  await expect(page.getByRole('option', { name: /Banrural/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`cuenta=${BANCO}`));

  // What it brought, plus and minus what it moved, is what it is left with.
  await expect(page.getByRole('heading', { name: /Banrural/ })).toBeVisible();
  const [inicial, debe, haber, final] = [
    await cifra(page, 'Saldo inicial'),
    await cifra(page, 'Debe'),
    await cifra(page, 'Haber'),
    await cifra(page, 'Saldo final'),
  ];
  expect(debe).toBeGreaterThan(0);
  expect(inicial + debe - haber).toBe(final);

  await libro(page)
    .getByRole('row', { name: /saldo inicial/ })
    .focus();
  await page.keyboard.press('End');
  const cierre = libro(page).getByRole('row', { name: /^Suma de/ });
  await expect(cierre).toBeFocused();
  expect(centavosDe((await cierre.getAttribute('aria-label'))?.split('saldo final')[1] ?? '')).toBe(final);
  await page.keyboard.press('ArrowUp');
  await expect(libro(page).locator('[data-index]:focus')).toHaveAttribute(
    'aria-label',
    /^\d\d\/03\/2025, partida/,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contabilidad\/ver-partidas\?partida=/);
  await page.goBack();

  // The same month by day adds up to the same, and a day of the chart is that day alone.
  await abrirFiltros(page);
  await page.getByLabel('Sumar por').selectOption('Día');
  const porDia = page.getByRole('table', { name: 'Movimientos por día' });
  const total = porDia.getByRole('row', { name: /^Total/ }).getByRole('cell');
  await expect
    .poll(async () => (await total.allTextContents()).map(centavosDe))
    .toEqual([debe, haber, final]);
  const grafica = page.getByRole('slider', { name: 'Saldo por día' });
  await expect(grafica, 'guardada hasta que se pide').toHaveCount(0);
  await page.getByRole('button', { name: 'Gráfica' }).click();
  await grafica.focus();
  await page.keyboard.press('End');
  const [dia = '', mes = '', anio = ''] =
    (await grafica.getAttribute('aria-valuetext'))?.slice(0, 10).split('/') ?? [];
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`desde=${anio}-${mes}-${dia}&hasta=${anio}-${mes}-${dia}`));
  await page.goBack();

  // Up to its header: account by account, each a link to its own.
  await expect(grafica, 'y pedida se queda').toBeVisible();
  await abrirFiltros(page);
  await page.getByLabel('Sumar por').selectOption('Sin sumar');
  await page.getByRole('link', { name: 'DISPONIBILIDADES', exact: true }).click();
  await expect(page.getByRole('heading', { name: /101 DISPONIBILIDADES/ })).toBeVisible();
  await page.getByText(/^Ver \d+ cuentas con sus saldos/).click();
  await page
    .getByRole('table', { name: 'Saldos por cuenta' })
    .getByRole('link', { name: /Banrural/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`cuenta=${BANCO}&${MARZO}`));

  // Or by a tag, which gathers them wherever their codes are.
  await abrirFiltros(page);
  await page.getByRole('button', { name: 'Elegir una etiqueta' }).click();
  await page.getByLabel('Etiqueta', { exact: true }).selectOption('Disponibilidades');
  await expect(page).toHaveURL(/etiqueta=Disponibilidades/);
  await expect(page.getByRole('heading', { name: 'Etiqueta Disponibilidades' })).toBeVisible();
  expect(
    (await cifra(page, 'Saldo inicial')) + (await cifra(page, 'Debe')) - (await cifra(page, 'Haber')),
  ).toBe(await cifra(page, 'Saldo final'));
  await page.getByText(/^Ver \d+ cuentas con sus saldos/).click();
  await expect(
    page.getByRole('table', { name: 'Saldos por cuenta' }).getByRole('link', { name: /Banrural/ }),
  ).toBeVisible();
});

test('lo que está en borrador se ve marcado y no suma; en un teléfono todo cabe', async ({
  page,
  request,
}) => {
  const hacer = await como(request, 'auxiliar@cuadra.demo', CONTRASENA_DEMO);
  const concepto = `Provisión ${randomUUID().slice(0, 8)}`;
  const lineas = [
    { idCuenta: '702101', debe: 12_345, haber: 0 },
    { idCuenta: BANCO, debe: 0, haber: 12_345 },
  ];
  const { id } = await hacer(crearPartida, {
    body: { fecha: '2025-03-10', tipo: 'diario', agencia: '01', concepto, lineas },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await darSesion(page, 'contador2@cuadra.demo');
  await page.goto(`/contabilidad/movimientos-cuentas?cuenta=${BANCO}&${MARZO}`);
  const final = await cifra(page, 'Saldo final');
  await abrirFiltros(page);
  await page.getByLabel('Con borradores').check();
  await expect(page).toHaveURL(/borradores=true/);
  await libro(page)
    .getByRole('row', { name: /saldo inicial/ })
    .focus();
  await page.keyboard.press('End');
  const borrador = libro(page).getByRole('row', {
    name: new RegExp(`Borrador, ${concepto}, haber 123.45, no suma`),
  });
  await expect(borrador).toBeVisible();
  expect(await cifra(page, 'Saldo final')).toBe(final);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await borrador.getByRole('link', { name: 'Borrador' }).click();
  await expect(page).toHaveURL(new RegExp(`partida=${id}`));
  await hacer(descartarPartida, { params: { id } });
});

test('los documentos dicen lo mismo que la pantalla, y su código lleva de vuelta a ella', async ({
  page,
}) => {
  await darSesion(page, 'auditor@cuadra.demo');
  const abrirPdf = async () => {
    const pedido = page.waitForResponse(
      (respuesta) =>
        respuesta.request().method() === 'POST' && respuesta.url().endsWith('/api/reportes/archivos'),
    );
    const direccion = direccionDelPdf(page);
    await page.getByRole('button', { name: 'Abrir PDF' }).click();
    await direccion;
    return ((await (await pedido).json()) as { codigo: string }).codigo;
  };

  await page.goto('/contabilidad/reporte-partidas?desde=2025-03-03&hasta=2025-03-05');
  const suma = page
    .getByRole('table', { name: 'Lo que suma el documento' })
    .getByRole('row', { name: /^Total/ });
  const [debe, haber] = await suma.getByRole('cell').allTextContents();
  expect(debe).toBe(haber);
  await page.getByText('Una por página', { exact: true }).click();
  await expect(page).toHaveURL(/disposicion=una_por_pagina/);
  await abrirPdf();

  await page.goto(`/contabilidad/reporte-movimiento-cuenta?cuenta=${BANCO}&${MARZO}`);
  await expect(page.getByRole('table', { name: 'Lo que dirá el documento' })).toContainText('Banrural');
  const codigo = await abrirPdf();

  // Whoever holds the paper types its code anywhere.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(codigo.toLowerCase());
  await page.getByRole('option', { name: `Verificar el documento ${codigo}` }).click();
  await expect(page.getByText('Los libros dicen hoy exactamente lo mismo que el documento.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver en pantalla lo que dice hoy' }).click();
  await expect(page).toHaveURL(new RegExp(`movimientos-cuentas\\?cuenta=${BANCO}`));
  await expect(page.getByRole('heading', { name: /Banrural/ })).toBeVisible();
});
