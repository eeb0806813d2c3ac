// The interest of a month, from the product that says how it is earned to the day it is taken back: written by one person and
// published by another, scheduled, calculated, looked at, approved by another person, paid once, read on paper, reversed. With a
// product, an asociado and an account of its own.
import {
  type CuentaEntera,
  listarCuentasDeAhorro,
  verCuentaDeAhorro,
} from '@cuadra/contract/ahorros/cuentas';
import { importarCuentas } from '@cuadra/contract/ahorros/importaciones';
import { ajustarCuenta, listarMovimientosDeAhorro } from '@cuadra/contract/ahorros/movimientos';
import { contabilizarPartida, crearPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { CSV } from '@cuadra/contract/medios';
import { centavos, formatearCifra } from '@cuadra/core/dinero';
import type { Page } from '@playwright/test';
import { darSesion } from './paginas/acceso.ts';
import * as ahorros from './paginas/ahorros.ts';
import { CUENTAS_DE_BANCO, finDe, MES_PASADO } from './paginas/bancos.ts';
import * as cajas from './paginas/cajas.ts';
import { CONTRASENA, como, type Hacer, nuevasPersonas, type Persona } from './paginas/personas.ts';
import { CUENTAS } from './paginas/registrar.ts';
import { HOY } from './paginas/ver-partidas.ts';
import { expect, test } from './prueba.ts';

const DESDE = MES_PASADO;
const FIN = finDe(MES_PASADO);
const MITAD = `${MES_PASADO.slice(0, 8)}16`;
const SALDO = centavos(3_000_00);
const TARDE = centavos(4_000_00);

/** Fifteen days of the first tier and the rest of the month of the second, apart from how the program counts them. */
const INTERES = redondear(
  BigInt(SALDO) * 30_000n * 15n + BigInt(SALDO + TARDE) * 40_000n * BigInt(Number(FIN.slice(8)) - 15),
  1_000_000n * 365n,
);
const ISR = redondear(BigInt(INTERES) * 100_000n, 1_000_000n);

function redondear(num: bigint, den: bigint): number {
  return Number((num * 2n + den) / (den * 2n));
}

interface Gente {
  readonly escribe: Persona;
  readonly firma: Persona;
  readonly hacer: Hacer;
  readonly contador: Hacer;
}

interface Producto {
  readonly id: number;
  readonly codigo: string;
  readonly idCuenta: string;
}

test('los intereses de un mes: producto, tasas, programación, cálculo, aprobación de otra persona, abono, estado de cuenta y reversión', async ({
  page,
  browser,
  vigilancia,
}) => {
  test.slow();
  // Asked again for the password.
  vigilancia.admitirFallosDeRed();
  const [escribe, firma] = await nuevasPersonas(
    page.request,
    ['Encargada de ahorros', 'ahorros'],
    ['Contadora de ahorros', 'contador'],
  );
  const hacer = await como(page.request, escribe.correo);
  const contador = await como(page.request, firma.correo);
  const gente = { escribe, firma, hacer, contador };
  await darSesion(page, escribe.correo, CONTRASENA);

  const producto = await escribirProducto(page, gente);
  const otra = await cajas.otroNavegador(browser, firma.correo, CONTRASENA);
  await publicar(otra, producto);
  const cuenta = await traerCuenta(gente, producto);
  await activar(otra, producto);
  await contador(ajustarCuenta, {
    params: { id: cuenta.id },
    body: {
      ...{ sentido: 'abono', monto: TARDE, idCuenta: CUENTAS.proveedores, fechaValor: MITAD },
      concepto: 'Depósito que no se anotó en su día',
    },
  });
  await programar(page, producto);
  const corrida = await calcular(page, producto);
  await inspeccionarLinea(page, cuenta);
  await aprobarConElTeclado(otra, gente, corrida);
  await aplicarConElTeclado(page, cuenta);
  await leerEstadoDeCuenta(page, gente, cuenta);
  await revertir(page, otra, gente, { corrida, cuenta });
  await otra.close();
});

/** In the screen: the product with its account, its rules and its two tiers; it cannot publish its own. */
async function escribirProducto(page: Page, { contador }: Gente): Promise<Producto> {
  const idCuenta = await ahorros.nuevaCuentaDeControl(contador, 7);
  const codigo = ahorros.codigoDeProducto();
  await page.goto('/ahorros/productos');
  await ahorros.revisarPantalla(page, 'productos');
  await page.getByRole('button', { name: 'Nuevo producto' }).first().click();
  const nuevo = page.getByRole('dialog', { name: 'Nuevo producto de ahorro' });
  await expect(nuevo.getByLabel('Código')).toBeFocused();
  await nuevo.getByLabel('Código').fill(codigo.toLowerCase());
  await nuevo.getByLabel('Nombre').fill(`Ahorro de prueba ${codigo}`);
  await ahorros.elegirCuentaContable(nuevo, 'Cuenta de control', idCuenta);
  await ahorros.revisarPantalla(page, 'producto nuevo', '[role="dialog"]');
  await nuevo.getByRole('button', { name: 'Crear producto' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${codigo} `) })).toBeVisible();
  // It lies where the buttons of the next form come, and stays while the mouse is there.
  await page
    .getByRole('alert')
    .filter({ hasText: `${codigo}» creado.` })
    .getByRole('button')
    .click();
  const id = Number(new URL(page.url()).searchParams.get('producto'));
  await escribirReglas(page);
  await escribirTasas(page);
  const pasos = page.getByRole('list', { name: 'Para activarlo' });
  await expect(pasos).toContainText('Escritas: otra persona las publica.');
  await expect(page.getByRole('button', { name: 'Revisar y publicar' })).toHaveCount(0);
  await ahorros.revisarPantalla(page, 'producto');
  return { id, codigo, idCuenta };
}

async function escribirReglas(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Escribir las reglas' }).click();
  const reglas = page.getByRole('dialog', { name: 'Escribir reglas' });
  await reglas.getByRole('textbox', { name: 'Rigen desde' }).fill(ahorros.escrito(DESDE));
  // By its key: leaving the date may move the button. What is missing is said, and what is written stays.
  await reglas.getByRole('button', { name: 'Guardar por publicar' }).press('Enter');
  await expect(reglas).toContainText('Elija la cuenta del gasto.');
  await ahorros.elegirCuentaContable(reglas, 'Gasto de intereses', ahorros.CUENTAS_DE_AHORRO.gasto);
  await ahorros.elegirCuentaContable(reglas, 'ISR retenido por pagar', ahorros.CUENTAS_DE_AHORRO.isr);
  await ahorros.revisarPantalla(page, 'reglas', '[role="dialog"]');
  await reglas.getByRole('button', { name: 'Guardar por publicar' }).click();
  await expect(reglas).toBeHidden();
}

/** As in a sheet: Enter after the last row begins another, where the one before ends. */
async function escribirTasas(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Escribir las tasas' }).click();
  const tasas = page.getByRole('dialog', { name: /tasas/i });
  const celda = (fila: number, nombre: string) =>
    tasas.getByRole('group', { name: `Tramo ${fila}`, exact: true }).getByLabel(nombre);
  await tasas.getByRole('textbox', { name: 'Rigen desde' }).fill(ahorros.escrito(DESDE));
  await celda(1, 'Menos de (Q)').fill('5000');
  await celda(1, 'Tasa anual (%)').fill('3');
  await page.keyboard.press('Enter');
  await expect(celda(2, 'Tasa anual (%)')).toBeFocused();
  await page.keyboard.type('4');
  await expect(tasas.getByRole('status')).toHaveText('Todo monto tiene su tasa: se puede publicar.');
  await ahorros.revisarPantalla(page, 'tasas', '[role="dialog"]');
  await tasas.getByRole('button', { name: 'Guardar por publicar' }).click();
  await expect(tasas).toBeHidden();
}

/** Another person, who reads what changes before it is for ever. */
async function publicar(otra: Page, { id }: Producto): Promise<void> {
  await otra.goto(`/ahorros/productos?producto=${id}`);
  for (const que of ['reglas', 'tasas']) {
    await otra.getByRole('button', { name: 'Revisar y publicar' }).first().click();
    const dialogo = otra.getByRole('dialog', { name: `Publicar las ${que}` });
    await expect(dialogo).toContainText(`Son las primeras ${que}`);
    if (que === 'reglas') await ahorros.revisarPantalla(otra, 'publicar', '[role="dialog"]');
    await dialogo.getByRole('button', { name: `Publicar desde el ${ahorros.escrito(DESDE)}` }).click();
    await expect(dialogo).toBeHidden();
  }
  await expect(otra.getByRole('button', { name: 'Revisar y publicar' })).toHaveCount(0);
}

/** As an institution brings what it had: the account with its balance, and the books that say the same. */
async function traerCuenta({ hacer, contador }: Gente, producto: Producto): Promise<CuentaEntera> {
  const { dpi, nombre } = await ahorros.nuevoAsociado(hacer, `Julia Caal ${producto.codigo}`);
  const hoja = [
    'número,producto,titular,apertura,saldo,interés hasta',
    `${producto.codigo}-0001,${producto.codigo},${dpi},${DESDE},${SALDO / 100}.00,${DESDE}`,
  ];
  await hacer(importarCuentas, {
    query: { ensayo: 'false' },
    body: { mediaType: CSV, bytes: Buffer.from(hoja.join('\n')) },
  });
  const { id } = await contador(crearPartida, {
    body: {
      ...{ fecha: HOY, tipo: 'diario', agencia: '01', concepto: `Ahorro que se trae, ${producto.codigo}` },
      lineas: [
        { idCuenta: CUENTAS_DE_BANCO.gastos, debe: SALDO, haber: 0 },
        { idCuenta: producto.idCuenta, debe: 0, haber: SALDO },
      ],
    },
  });
  await contador(contabilizarPartida, { params: { id }, query: {} });
  const { cuentas } = await hacer(listarCuentasDeAhorro, { query: { texto: nombre } });
  const [suya] = cuentas;
  if (suya === undefined) throw new Error('La cuenta no llegó');
  return hacer(verCuentaDeAhorro, { params: { id: suya.id } });
}

async function activar(otra: Page, { id, codigo }: Producto): Promise<void> {
  await otra.goto(`/ahorros/productos?producto=${id}`);
  await otra.getByRole('button', { name: 'Activar', exact: true }).click();
  const pregunta = otra.getByRole('dialog', { name: new RegExp(`^Activar «Ahorro de prueba ${codigo}»`) });
  await pregunta.getByRole('button', { name: 'Activar', exact: true }).click();
  await expect(otra.getByRole('button', { name: 'Dejar de abrir cuentas' })).toBeVisible();
}

/** From the end of this month on; paused, so that nothing of it happens while others test. */
async function programar(page: Page, { codigo }: Producto): Promise<void> {
  await page.goto('/ahorros/programaciones');
  await page.getByRole('button', { name: 'Nueva programación' }).first().click();
  const dialogo = page.getByRole('dialog', { name: 'Nueva programación' });
  await dialogo.getByLabel('Nombre').fill(`Cada mes ${codigo}`);
  await dialogo.getByRole('checkbox', { name: new RegExp(`^${codigo} `) }).check();
  await expect(dialogo).toContainText('se calcula un día después, a las 06:00.');
  await ahorros.revisarPantalla(page, 'programación nueva', '[role="dialog"]');
  await dialogo.getByRole('button', { name: 'Programar' }).click();
  await expect(dialogo).toBeHidden();
  const suya = page.getByRole('table', { name: 'Programaciones' }).getByRole('row', { name: codigo });
  await expect(suya).toContainText('Activa');
  await ahorros.revisarPantalla(page, 'programaciones');
  await page.getByRole('button', { name: `Acciones de Cada mes ${codigo}` }).click();
  await page.getByRole('menuitem', { name: 'Pausar' }).click();
  await expect(suya).toContainText('En pausa');
}

/** The month that ended is proposed; what it would pay is seen before anybody is paid. */
async function calcular(page: Page, { codigo }: Producto): Promise<number> {
  await page.goto('/ahorros');
  await page.getByRole('button', { name: 'Nueva corrida' }).first().click();
  const dialogo = page.getByRole('dialog', { name: 'Nueva corrida de intereses' });
  await dialogo.getByRole('checkbox', { name: new RegExp(`^${codigo} `) }).check();
  await expect(dialogo.getByRole('textbox', { name: 'Último día' })).toHaveValue(ahorros.escrito(FIN));
  await expect(dialogo.getByLabel('Nombre')).toHaveValue(new RegExp(`^Intereses ${codigo}, `));
  await ahorros.revisarPantalla(page, 'corrida nueva', '[role="dialog"]');
  await dialogo.getByRole('button', { name: 'Crear y calcular' }).click();
  await expect(page).toHaveURL(/\/ahorros\/corridas\/\d+/);
  await expect(ahorros.estadoDeCorrida(page, 'Calculada')).toBeVisible();
  await expect(page.getByText('Espera que otra persona la apruebe.')).toBeVisible();
  const producto = page.getByRole('table', { name: 'Por producto y agencia' });
  for (const cifra of [INTERES, ISR, INTERES - ISR])
    await expect(producto.getByRole('row', { name: codigo })).toContainText(formatearCifra(centavos(cifra)));
  await ahorros.revisarPantalla(page, 'corrida, resumen');
  for (const vista of ['Excepciones', 'Comparación', 'Contabilidad', 'Bitácora']) {
    await page.getByRole('tab', { name: vista }).click();
    await expect(page.getByRole('tab', { name: vista })).toHaveAttribute('aria-selected', 'true');
    await ahorros.revisarPantalla(page, `corrida, ${vista}`);
  }
  return Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
}

/** The days of its line, cut where the balance changed, add up to what it is paid. */
async function inspeccionarLinea(page: Page, { numero }: CuentaEntera): Promise<void> {
  await page.getByRole('tab', { name: 'Líneas' }).click();
  const linea = page.getByRole('grid', { name: 'Líneas' }).getByRole('row', { name: new RegExp(numero) });
  await expect(linea).toContainText(formatearCifra(centavos(INTERES - ISR)));
  await linea.click();
  const panel = page.getByRole('region', { name: 'Cómo se llegó a la línea' });
  const tramos = panel.getByRole('table', { name: 'Tramos de días' });
  const filas = tramos.locator('tbody').getByRole('row');
  await expect(filas).toHaveCount(2);
  await expect(filas.first()).toContainText(/15\s*3,000\.00\s*3\.00 %/);
  await expect(filas.last()).toContainText(/7,000\.00\s*4\.00 %/);
  const ultima = async (fila: ReturnType<typeof filas.first>) =>
    Number((await fila.getByRole('cell').last().textContent())?.replaceAll(',', ''));
  const suma = (await ultima(filas.first())) + (await ultima(filas.last()));
  expect(suma).toBeCloseTo(await ultima(tramos.locator('tfoot').getByRole('row')), 5);
  expect(Math.round(suma * 100)).toBe(INTERES);
  await ahorros.revisarPantalla(page, 'línea', 'body');
  await page.keyboard.press('Escape');
}

/** Whoever made it cannot; another person does, with their password again, and without a mouse. */
async function aprobarConElTeclado(otra: Page, { firma }: Gente, corrida: number): Promise<void> {
  await otra.goto(`/ahorros/corridas/${corrida}`);
  await cajas.envejecerPrueba(firma.correo);
  await ahorros.paso(otra, /^Aprobar una cuenta por Q/).press('Enter');
  const dialogo = otra.getByRole('dialog', { name: 'Aprobar la corrida' });
  await expect(dialogo).toContainText('Huella del cálculo');
  await expect(dialogo.getByRole('button', { name: 'Aprobar' })).toBeFocused();
  await ahorros.revisarPantalla(otra, 'aprobar', '[role="dialog"]');
  await dialogo.getByRole('button', { name: 'Aprobar' }).press('Enter');
  await cajas.confirmarQueEsUno(otra, CONTRASENA);
  await expect(ahorros.estadoDeCorrida(otra, 'Aprobada')).toBeVisible();
}

/** It goes on by itself, and whoever leaves and comes back finds it where it is. */
async function aplicarConElTeclado(page: Page, { id }: CuentaEntera): Promise<void> {
  // It came by itself.
  await expect(ahorros.estadoDeCorrida(page, 'Aprobada')).toBeVisible();
  await page.getByRole('tab', { name: 'Resumen' }).click();
  await ahorros.conLaCuentaTomada(id, async () => {
    await ahorros.paso(page, /^Aplicar una cuenta por Q/).press('Enter');
    const dialogo = page.getByRole('dialog', { name: 'Aplicar la corrida' });
    await expect(dialogo.getByRole('button', { name: 'Aplicar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialogo).toBeHidden();
    const avance = page.getByRole('progressbar', { name: /^Aplicando / });
    await expect(avance).toHaveAttribute('aria-valuetext', '0 de una tanda (0 %)');
    await ahorros.revisarPantalla(page, 'aplicando');
    const donde = page.url();
    await page.goto('/ahorros');
    await expect(avance).toHaveAttribute('aria-valuetext', '0 de una tanda (0 %)');
    await ahorros.revisarPantalla(page, 'corridas');
    await page.goto(donde);
    await expect(avance).toHaveCount(1);
  });
  await expect(ahorros.estadoDeCorrida(page, 'Aplicada')).toBeVisible();
}

/** Interest and what was withheld of it are two movements, on the screen and on paper. */
async function leerEstadoDeCuenta(page: Page, { hacer }: Gente, cuenta: CuentaEntera): Promise<void> {
  const saldo = SALDO + TARDE + INTERES - ISR;
  await page.goto(`/ahorros/cuentas?cuenta=${cuenta.id}`);
  const movimientos = page.getByRole('table', { name: 'Movimientos' });
  // Its concept and the run it comes from say so too.
  const renglon = (clase: string) =>
    movimientos.getByRole('row').filter({ has: page.getByText(clase, { exact: true }) });
  await expect(renglon('Intereses')).toContainText(formatearCifra(centavos(INTERES)));
  await expect(renglon('Retención de ISR')).toContainText(formatearCifra(centavos(ISR)));
  await expect(page.getByRole('region', { name: `Cuenta ${cuenta.numero}` })).toContainText(
    formatearCifra(centavos(saldo)),
  );
  expect((await hacer(verCuentaDeAhorro, { params: { id: cuenta.id } })).saldo).toBe(saldo);
  await ahorros.revisarPantalla(page, 'cuenta');
  await page.getByRole('button', { name: 'Estado de cuenta' }).click();
  const papel = await cajas.textoDelPdf(page, () => page.getByRole('menuitem', { name: 'PDF' }).click());
  for (const dicho of [cuenta.numero, 'Intereses', 'Retención de ISR']) expect(papel).toContain(dicho);
  for (const cifra of [SALDO, TARDE, INTERES, ISR, saldo])
    expect(papel).toContain(formatearCifra(centavos(cifra)));
}

/** Asked by one and approved by another: the balance and what is owed are as before, and nothing was erased. */
async function revertir(
  page: Page,
  otra: Page,
  { escribe, contador }: Gente,
  { corrida, cuenta }: { readonly corrida: number; readonly cuenta: CuentaEntera },
): Promise<void> {
  await page.goto(`/ahorros/corridas/${corrida}`);
  await ahorros.paso(page, /^Pedir la reversión$/).click();
  const pedido = page.getByRole('dialog', { name: 'Pedir que se revierta' });
  await pedido.getByLabel('Motivo').fill('La tasa era otra');
  await ahorros.revisarPantalla(page, 'pedir la reversión', '[role="dialog"]');
  await pedido.getByRole('button', { name: 'Pedir la reversión' }).click();
  await expect(page.getByText('La reversión espera la decisión de otra persona.')).toBeVisible();
  await expect(ahorros.paso(page, /^Revertir /)).toHaveCount(0);

  await otra.goto(`/ahorros/corridas/${corrida}`);
  await expect(otra.getByText(`${escribe.nombre} pidió que se revierta: La tasa era otra`)).toBeVisible();
  await ahorros.paso(otra, /^Revertir una cuenta por Q/).click();
  await otra.getByRole('dialog').getByRole('button', { name: 'Revertir' }).click();
  await expect(ahorros.estadoDeCorrida(otra, 'Revertida')).toBeVisible();
  await expect(ahorros.estadoDeCorrida(page, 'Revertida')).toBeVisible();
  const params = { id: cuenta.id };
  expect((await contador(verCuentaDeAhorro, { params })).saldo).toBe(SALDO + TARDE);
  const { movimientos } = await contador(listarMovimientosDeAhorro, { params, query: {} });
  expect(movimientos.map(({ monto }) => monto).toSorted((uno, otro) => uno - otro)).toEqual(
    [SALDO, TARDE, INTERES, -INTERES, ISR, -ISR].toSorted((uno, otro) => uno - otro),
  );
}
