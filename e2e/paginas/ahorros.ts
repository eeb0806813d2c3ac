// Savings as their people use them, and products, asociados and accounts of a test's own: no test moves another's.
import { randomInt } from 'node:crypto';
import { abrirCuenta } from '@cuadra/contract/ahorros/apertura-de-cuenta';
import { type AsociadoEntero, crearAsociado } from '@cuadra/contract/ahorros/asociados';
import type { CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import { activarProducto, crearProducto, type ProductoDeAhorro } from '@cuadra/contract/ahorros/productos';
import { escribirReglas, publicarReglas } from '@cuadra/contract/ahorros/reglas';
import { escribirTasas, publicarTasas } from '@cuadra/contract/ahorros/tasas';
import { crearCuenta, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { centavos } from '@cuadra/core/dinero';
import { expect, type Locator, type Page } from '@playwright/test';
import pg from 'pg';
import { BASE_INCLUIDA } from '../../apps/server/src/platform/abrir-plataforma.ts';
import { urlDelQueCorre } from '../../apps/server/src/platform/bundled-postgres/url-del-que-corre.ts';
import { gravesEnAmbosEsquemas } from './axe.ts';
import { sinDesborde } from './marco.ts';
import type { Hacer } from './personas.ts';

/** Accounts of the demo that the rules of a product name. */
export const CUENTAS_DE_AHORRO = { gasto: '7011010101', isr: '3051010101' } as const;
const AGENCIA = '01';

export const escrito = (fecha: string): string => fecha.split('-').reverse().join('/');
export const codigoDeProducto = (): string => `E${randomInt(10_000, 99_999)}`;

/** One of the catálogo that no product has yet; the first digit of its end, one for each test: no two take the same. */
export async function nuevaCuentaDeControl(contador: Hacer, decena: number): Promise<string> {
  const usados = new Set((await contador(listarCatalogo, {})).map(({ idCuenta }) => idCuenta));
  const codigo =
    Array.from({ length: 10 }, (_, n) => `30110201${decena}${n}`).find((uno) => !usados.has(uno)) ?? '';
  await contador(crearCuenta, {
    body: {
      ...{ idCuenta: codigo, nombreCuenta: `Ahorro de prueba ${codigo}` },
      ...{ tipoCuenta: 'D', naturaleza: 'acreedora' },
    },
  });
  return codigo;
}

/** Its DPI is nobody else's. */
export const nuevoAsociado = (ahorros: Hacer, nombre: string): Promise<AsociadoEntero> =>
  ahorros(crearAsociado, {
    body: {
      nombre,
      dpi: `${randomInt(1_000_000, 9_999_999)}${randomInt(100_000, 999_999)}`,
      agencia: AGENCIA,
    },
  });

interface Firmas {
  /** Writes it. */
  readonly ahorros: Hacer;
  /** Publishes and activates it. */
  readonly contador: Hacer;
}

/** In use, with the usual rules and one rate, without accounts. */
export async function nuevoProducto(
  { ahorros, contador }: Firmas,
  { decena, desde }: { readonly decena: number; readonly desde: string },
): Promise<ProductoDeAhorro> {
  const idCuenta = await nuevaCuentaDeControl(contador, decena);
  const codigo = codigoDeProducto();
  const { id } = await ahorros(crearProducto, {
    body: { codigo, nombre: `Ahorro de prueba ${codigo}`, clase: 'vista', idCuenta },
  });
  const params = { id };
  const [reglas] = (
    await ahorros(escribirReglas, {
      params,
      body: {
        ...{ desde, metodo: 'diario', intradia: false, base: 'ACT/365F', capitalizacion: 'ninguna' },
        ...{ abono: 'mensual', minimo: centavos(0), tope: null, redondeo: 'mitad-arriba' },
        ...{ inactivas: 'paga', bloqueadas: 'devenga', provision: 'ninguna', sinFondos: 'omitir' },
        ...{ aperturaMinima: centavos(0), plazos: null, penalizadaPpm: null },
        ...{ cuentaGasto: CUENTAS_DE_AHORRO.gasto, cuentaIsr: CUENTAS_DE_AHORRO.isr },
        ...{ cuentaPorPagar: null, cuentaPorCobrar: null },
      },
    })
  ).versiones;
  const todos = { montoDesde: centavos(0), montoHasta: null, plazoDesde: 0, plazoHasta: null, ppm: 30_000 };
  const [tasas] = (await ahorros(escribirTasas, { params, body: { desde, modo: 'total', tramos: [todos] } }))
    .tablas;
  if (reglas === undefined || tasas === undefined)
    throw new Error('El producto no guardó lo que se le escribió');
  const de = (regla: number) => ({ params: { id, regla }, body: { version: 0 } });
  await contador(publicarReglas, { ...de(reglas.id), body: { version: reglas.version } });
  const { version } = await contador(publicarTasas, { ...de(tasas.id), body: { version: tasas.version } });
  return contador(activarProducto, { params, body: { version } });
}

/** Without money: its first deposit is at the counter. */
export const nuevaCuenta = (
  ahorros: Hacer,
  { id: producto }: Pick<ProductoDeAhorro, 'id'>,
  { id: asociado }: Pick<AsociadoEntero, 'id'>,
): Promise<CuentaEntera> =>
  ahorros(abrirCuenta, { body: { producto, agencia: AGENCIA, titulares: [asociado] } });

/** In a form, by its code. */
export async function elegirCuentaContable(lugar: Locator, etiqueta: string, codigo: string): Promise<void> {
  const campo = lugar.getByRole('combobox', { name: etiqueta });
  await campo.fill(codigo);
  // The chart of accounts may still be on its way.
  await expect(lugar.page().getByRole('option', { name: codigo })).toBeVisible();
  await campo.press('Enter');
  await expect(campo).toHaveValue(new RegExp(`^${codigo} `));
}

/** The state of the run whose page is open. */
export const estadoDeCorrida = (page: Page, nombre: string): Locator =>
  page.getByRole('main').locator('header').getByText(nombre, { exact: true });

/** What can be done with the run whose page is open. */
export const paso = (page: Page, nombre: RegExp): Locator => page.getByRole('button', { name: nombre });

/**
 * While that goes on, no run can touch that account: whoever looks sees it on its way, as long as wanted. Its tanda waits,
 * and goes on afterwards.
 */
export async function conLaCuentaTomada<T>(cuenta: number, trabajo: () => Promise<T>): Promise<T> {
  const cliente = new pg.Client({
    connectionString: await urlDelQueCorre(process.env.CUADRA_E2E_DATOS ?? '', BASE_INCLUIDA),
  });
  await cliente.connect();
  try {
    await cliente.query('begin');
    await cliente.query('select from cuenta_ahorro where id = $1 for update', [cuenta]);
    return await trabajo();
  } finally {
    // Its lock goes with it.
    await cliente.end();
  }
}

const ESCRITORIO = { width: 1440, height: 900 };
const TELEFONO = { width: 390, height: 844 };

/** What axe finds of what is in sight, at a desk and on a phone, in both schemes; and nothing goes past the phone's edge. */
export async function revisarPantalla(page: Page, cual: string, en = 'main'): Promise<void> {
  await expect(page.getByRole('status', { name: /^Cargando/ })).toHaveCount(0);
  const hallazgos = await gravesEnAmbosEsquemas(page, `${cual}, escritorio`, en);
  await page.setViewportSize(TELEFONO);
  await sinDesborde(page);
  hallazgos.push(...(await gravesEnAmbosEsquemas(page, `${cual}, teléfono`, en)));
  await page.setViewportSize(ESCRITORIO);
  expect.soft(hallazgos).toEqual([]);
}
