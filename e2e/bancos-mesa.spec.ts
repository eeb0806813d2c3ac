// The desk of a bank account: how much of it is seen, what a person does on it with the mouse, and all of it with the keyboard
// only. What it says is left to explain is, each time, what the server says.
import { formatearQuetzales } from '@cuadra/core/dinero';
import type { Locator, Page } from '@playwright/test';
import { CONTRASENA_DEMO, darSesion } from './paginas/acceso.ts';
import { gravesEnAmbosEsquemas } from './paginas/axe.ts';
import * as bancos from './paginas/bancos.ts';
import { controlesTapados, filasALaVista } from './paginas/filas.ts';
import { sinDesborde } from './paginas/marco.ts';
import { como, type Hacer } from './paginas/personas.ts';
import { expect, test } from './prueba.ts';

const FILAS_MIN = 16;
/** One that is only looked at, and one that is worked on: nobody else posts on its account. */
const [A_LA_VISTA, DEMO] = ['Banrural monetaria', 'Industrial monetaria'];
const TODAS = '&banco=todas&libros=todas';

test(`la mesa: ${FILAS_MIN} filas de cada lado a la vista, sin faltas graves; en un teléfono, un lado a la vez`, async ({
  page,
}) => {
  const auditor = await como(page.request, 'auditor@cuadra.demo', CONTRASENA_DEMO);
  const cuenta = await bancos.cuentaDemo(auditor, A_LA_VISTA);
  await darSesion(page, 'auxiliar@cuadra.demo');
  await bancos.abrirMesa(page, cuenta, bancos.mesDe(bancos.MES_PASADO), TODAS);
  for (const lado of ['banco', 'libros'] as const)
    await expect.poll(() => filasALaVista(bancos.lado(page, lado)), lado).toBeGreaterThanOrEqual(FILAS_MIN);
  expect(await controlesTapados(page)).toEqual([]);
  expect(await gravesEnAmbosEsquemas(page, 'mesa', 'main')).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bancos.lado(page, 'banco')).toBeVisible();
  await expect(bancos.lado(page, 'libros')).toBeHidden();
  await sinDesborde(page);
  expect(await controlesTapados(page)).toEqual([]);
  await page.getByRole('radiogroup', { name: 'Lado' }).getByText('Libros').click();
  await expect(bancos.lado(page, 'libros')).toBeVisible();
  await expect(bancos.lado(page, 'banco')).toBeHidden();
  expect(await filasALaVista(bancos.lado(page, 'libros')), 'filas en el teléfono').toBeGreaterThan(4);
  await sinDesborde(page);
  expect(await controlesTapados(page)).toEqual([]);
  expect(await gravesEnAmbosEsquemas(page, 'mesa en un teléfono', 'main')).toEqual([]);
});

test('la mesa con el ratón: la pasada, una sugerencia aceptada, una explicada, una excluida, y se deshace', async ({
  page,
}) => {
  const auxiliar = await como(page.request, 'auxiliar@cuadra.demo', CONTRASENA_DEMO);
  const cuenta = await bancos.cuentaDemo(auxiliar, DEMO);
  const mes = bancos.mesDe(bancos.MES_PASADO);
  await darSesion(page, 'auxiliar@cuadra.demo');
  await bancos.abrirMesa(page, cuenta, mes);
  const antes = await bancos.exigirDiferencia(page, auxiliar, cuenta, mes);
  const boton = (nombre: string | RegExp) => bancos.pie(page).getByRole('button', { name: nombre });

  await page.getByRole('button', { name: 'Cruzar automáticamente' }).click();
  await expect(bancos.pie(page)).toContainText(/La pasada terminó: .*sugerencia/);
  const despues = await bancos.exigirDiferencia(page, auxiliar, cuenta, mes);
  expect(despues.sinExplicar.banco).toBeLessThan(antes.sinExplicar.banco);

  // What is suggested says why, and what goes with it stands out on the other side.
  const { sugerencias, lineas } = await bancos.mesaSegunApi(auxiliar, cuenta, mes);
  const sugerida = sugerencias.find(({ clase }) => clase === 'cruce') ?? sugerencias[0];
  const suya = lineas.find(({ id }) => id === sugerida?.lineas[0]);
  if (sugerida === undefined || suya === undefined) throw new Error('La pasada no sugirió nada');
  const fila = bancos.renglon(page, 'banco', `${suya.texto}, ${formatearQuetzales(suya.monto)}`);
  await fila.click();
  for (const { texto } of sugerida.razones) await expect(bancos.pie(page)).toContainText(texto);
  await expect(bancos.lado(page, 'libros').locator('tr[data-senalada]')).toHaveCount(
    sugerida.movimientos.length,
  );
  await boton(/^(Aceptar|Registrar por la regla)/).click();
  await expect(bancos.pie(page)).toContainText('Sugerencia aceptada');
  await expect(fila).toHaveCount(0);
  await bancos.exigirDiferencia(page, auxiliar, cuenta, mes);

  // A charge and its return add up to nothing: they explain each other.
  await bancos.renglon(page, 'banco', /, CARGO POR AJUSTE/).click();
  await bancos.renglon(page, 'banco', /DEVOLUCION CARGO POR AJUSTE/).click();
  await boton('Cruzar').click();
  await expect(bancos.pie(page)).toContainText('Cruzado.');
  await bancos.exigirDiferencia(page, auxiliar, cuenta, mes);

  await explicarYExcluir(page, auxiliar, cuenta, mes);
});

async function explicarYExcluir(
  page: Page,
  auxiliar: Hacer,
  cuenta: Parameters<typeof bancos.abrirMesa>[1],
  mes: bancos.Mes,
): Promise<void> {
  const boton = (nombre: string) => bancos.pie(page).getByRole('button', { name: nombre });
  await bancos.renglon(page, 'banco', /DEPOSITO NO IDENTIFICADO/).click();
  await boton('Explicar').click();
  const explicar = bancos.dialogo(page, 'Explicar');
  await explicar.getByLabel('Qué es').selectOption({ label: 'Error del banco' });
  await explicar.getByRole('button', { name: 'Explicar' }).click();
  await expect(explicar.getByText('Escriba el motivo.')).toBeVisible();
  await explicar.getByLabel('Motivo').fill('El banco lo devolverá');
  await explicar.getByRole('button', { name: 'Explicar' }).click();
  await expect(bancos.pie(page)).toContainText('Explicada.');
  const explicada = await bancos.exigirDiferencia(page, auxiliar, cuenta, mes);

  await bancos.renglon(page, 'banco', /EMISION DE CHEQUERA/).click();
  await boton('Excluir').click();
  const excluir = bancos.dialogo(page, 'Excluir con motivo');
  await excluir.getByRole('button', { name: 'Excluir' }).click();
  await expect(excluir.getByText('Escriba el motivo.')).toBeVisible();
  await excluir.getByLabel('Motivo').fill('Es de otra cuenta');
  await excluir.getByRole('button', { name: 'Excluir' }).click();
  await expect(bancos.pie(page)).toContainText('Excluida.');
  const excluida = await bancos.exigirDiferencia(page, auxiliar, cuenta, mes);
  expect(excluida.sinExplicar.banco).toBe(explicada.sinExplicar.banco - 1);

  await boton('Deshacer').click();
  await expect(bancos.pie(page)).toContainText('Explicación quitada.');
  expect(await bancos.exigirDiferencia(page, auxiliar, cuenta, mes)).toEqual(explicada);
  await expect(bancos.renglon(page, 'banco', /EMISION DE CHEQUERA/)).toBeVisible();
}

const DIA = bancos.ESTE_MES;

const DEL_BANCO: readonly bancos.LineaDelBanco[] = [
  { fecha: DIA, monto: 3_000_00, texto: 'DEPOSITO DE DOS', referencia: '9001' },
  { fecha: DIA, monto: 500_00, texto: 'PRIMER ABONO', referencia: '9002' },
  { fecha: DIA, monto: -62_50, texto: 'NOTA SIN DETALLE', referencia: '9003' },
  { fecha: DIA, monto: -10_00, texto: 'COBRO AJENO', referencia: '9004' },
  { fecha: DIA, monto: -35_00, texto: 'IMPRESION DE ESTADO', referencia: '9005' },
  { fecha: DIA, monto: 200_00, texto: 'DEPOSITO EN AGENCIA', referencia: '3709083' },
];
const DE_LIBROS: readonly bancos.EnLosLibros[] = [
  { fecha: DIA, monto: 1_000_00, concepto: 'Recaudación de la mañana' },
  { fecha: DIA, monto: 2_000_00, concepto: 'Recaudación de la tarde' },
  { fecha: DIA, monto: 800_00, concepto: 'Cuota que llega en partes' },
  { fecha: DIA, monto: 200_00, concepto: 'Comisiones por remesas', documento: 'FEL 4990' },
];

test('la mesa entera solo con el teclado: muchas con una, en parte, deshacer, explicar, excluir, contabilizar y aceptar', async ({
  page,
}) => {
  const contador = await como(page.request, 'contador@cuadra.demo', CONTRASENA_DEMO);
  const cuenta = await bancos.nuevaCuentaBancaria(contador, { decena: 7, desde: DIA });
  await bancos.registrarEnLibros(contador, cuenta, DE_LIBROS);
  await bancos.traerEstado(contador, cuenta, { desde: DIA, hasta: DIA, saldoInicial: 0 }, DEL_BANCO);
  const mes = bancos.mesDe(DIA);
  await darSesion(page, 'contador@cuadra.demo');
  await bancos.abrirMesa(page, cuenta, mes);
  const dicho = async (texto: string | RegExp) => {
    await expect(bancos.pie(page)).toContainText(texto);
    return bancos.exigirDiferencia(page, contador, cuenta, mes);
  };

  // Two deposits of the books, one of the bank; undone, and done again.
  for (const vez of ['primera', 'segunda']) {
    await test.step(vez, async () => {
      await elegir(page, 'banco', /DEPOSITO DE DOS/);
      await elegir(page, 'libros', /de la mañana/);
      await expect(bancos.pie(page)).toContainText('Diferencia Q 2,000.00');
      await elegir(page, 'libros', /de la tarde/);
      await expect(bancos.pie(page)).toContainText('Cuadra');
      await page.keyboard.press('Enter');
      const cruzado = await dicho('Cruzado.');
      expect(cruzado.sinExplicar).toEqual({ banco: 5, libros: 2 });
    });
    if (vez === 'segunda') break;
    await page.keyboard.press('u');
    expect((await dicho('Cruce deshecho.')).sinExplicar).toEqual({ banco: 6, libros: 4 });
  }

  // A part: what does not go in stays.
  await elegir(page, 'banco', /PRIMER ABONO/);
  await elegir(page, 'libros', /en partes/);
  await page.keyboard.press('Enter');
  await expect(bancos.pie(page)).toContainText('No suman lo mismo');
  await page.keyboard.press('m');
  const parte = bancos.dialogo(page, 'Cruzar una parte');
  await expect(parte.getByLabel('Cuánto de Cuota que llega en partes')).toHaveValue('500.00');
  await tabularHasta(parte.getByRole('button', { name: 'Cruzar' }));
  await page.keyboard.press('Enter');
  await dicho('Cruzado.');
  await expect(
    bancos.renglon(page, 'libros', /en partes, Q\s800\.00, Pendiente de cruzar Q\s300\.00/),
  ).toBeVisible();

  await irA(page, 'banco', /NOTA SIN DETALLE/);
  await page.keyboard.press('e');
  await expect(bancos.dialogo(page, 'Explicar').getByRole('button', { name: 'Explicar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dicho('Explicada.');

  await irA(page, 'banco', /COBRO AJENO/);
  await page.keyboard.press('e');
  const explicar = bancos.dialogo(page, 'Explicar');
  await expect(explicar.getByRole('button', { name: 'Explicar' })).toBeFocused();
  await tabularHasta(explicar.getByLabel('Qué es'), 'Shift+Tab');
  await page.keyboard.type('Excl');
  await expect(explicar.getByLabel('Qué es')).toHaveValue('excluida');
  await tabularHasta(explicar.getByLabel('Motivo'));
  await page.keyboard.type('El banco lo cobró a quien no era');
  await tabularHasta(explicar.getByRole('button', { name: 'Explicar' }));
  await page.keyboard.press('Enter');
  await dicho('Excluida.');

  await irA(page, 'banco', /IMPRESION DE ESTADO/);
  await page.keyboard.press('p');
  const registrar = bancos.dialogo(page, 'Registrar partida');
  await bancos.contraComisiones(page);
  await tabularHasta(registrar.getByLabel('Concepto'));
  await page.keyboard.press('Enter');
  await dicho(/Contabilizada la partida \d+\./);

  // The pass is never sure of what has two documents: it asks.
  await irA(page, 'banco', /DEPOSITO EN AGENCIA/);
  await tabularHasta(page.getByRole('button', { name: 'Cruzar automáticamente' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await dicho('La pasada terminó: 1 sugerencia.');
  await irA(page, 'banco', /DEPOSITO EN AGENCIA/);
  await expect(bancos.pie(page)).toContainText(
    /documentos distintos: 3709083 en el banco, FEL 4990 en libros/,
  );
  await page.keyboard.press('Enter');
  await dicho('Sugerencia aceptada.');

  await irA(page, 'libros', /en partes/);
  await page.keyboard.press('e');
  await expect(bancos.dialogo(page, 'Explicar').getByRole('button', { name: 'Explicar' })).toBeFocused();
  await page.keyboard.press('Enter');
  const { sinExplicar, porExplicar } = await dicho('Explicada.');
  expect({ sinExplicar, porExplicar }).toEqual({ sinExplicar: { banco: 0, libros: 0 }, porExplicar: 0 });
});

const TECLAS = { banco: 'h', libros: 'l' } as const;

/** With j, as somebody who looks where the keyboard is; from the first row on. */
async function irA(page: Page, lado: keyof typeof TECLAS, texto: RegExp): Promise<void> {
  const buscada = bancos.renglon(page, lado, texto);
  await page.keyboard.press(TECLAS[lado]);
  await expect(bancos.lado(page, lado).locator('tr:focus')).toHaveCount(1);
  const [desde, hasta] = await Promise.all([
    bancos.lado(page, lado).locator('tr:focus').getAttribute('data-index'),
    buscada.getAttribute('data-index'),
  ]);
  const pasos = Number(hasta) - Number(desde);
  for (let paso = 0; paso < Math.abs(pasos); paso += 1) await page.keyboard.press(pasos > 0 ? 'j' : 'k');
  await expect(buscada).toBeFocused();
}

async function elegir(page: Page, lado: keyof typeof TECLAS, texto: RegExp): Promise<void> {
  await irA(page, lado, texto);
  await page.keyboard.press('Space');
  await expect(bancos.renglon(page, lado, texto)).toHaveAttribute('aria-selected', 'true');
}

const TABULADORES_MAX = 20;

/** No further than a person would. */
async function tabularHasta(destino: Locator, tecla = 'Tab'): Promise<void> {
  await expect(destino).toBeVisible();
  const llego = () => destino.evaluate((elemento) => elemento === document.activeElement);
  for (let veces = 0; veces < TABULADORES_MAX && !(await llego()); veces += 1)
    await destino.page().keyboard.press(tecla);
  await expect(destino).toBeFocused();
}
