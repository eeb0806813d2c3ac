// The cajas as their people use them, and cajas of a test's own: each has at most one open jornada, so no test works at
// another's.
import { randomInt } from 'node:crypto';
import { asignarCajero, type Caja, crearCaja } from '@cuadra/contract/contabilidad/cajas/cajas';
import {
  abrirJornada,
  cerrarJornada,
  contarJornada,
  type Jornada,
} from '@cuadra/contract/contabilidad/cajas/jornadas';
import { type Movimiento, registrarMovimiento } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { type Conteo, conteoDe, denominaciones } from '@cuadra/core/cajas/denominaciones';
import { centavos } from '@cuadra/core/dinero';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { leerPdf, lineasDe } from '../../apps/server/src/platform/pdf/testing/leer-pdf.ts';
import { comoSiPasara } from './a-escondidas.ts';
import { CONTRASENA_DEMO, darSesion } from './acceso.ts';
import type { Hacer, Persona } from './personas.ts';
import { HOY } from './ver-partidas.ts';

export const CAJAS = '/contabilidad/caja';
const VENTANILLA = '1011010102';
/** Accounts of the demo that a caja moves. */
export const CUENTAS_DE_CAJA = { cobros: '30510105', papeleria: '706110', banco: '1011030101' } as const;

/** The counter, once the day of the cajero is on it. */
export async function irAlMostrador(page: Page): Promise<void> {
  await page.goto(CAJAS);
  await expect(page.getByRole('status', { name: /^Cargando/ })).toHaveCount(0);
}

/** Another browser, with somebody else at it; what it says to the console is the other's. */
export async function otroNavegador(
  browser: Browser,
  correo: string,
  contrasena = CONTRASENA_DEMO,
): Promise<Page> {
  const page = await browser.newPage();
  await darSesion(page, correo, contrasena);
  return page;
}

export const aviso = (page: Page, texto: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: texto });

export const movimientos = (page: Page): Locator => page.getByRole('table', { name: 'Movimientos' });

export const total = (page: Page): Locator =>
  page.getByLabel('Total contado', { exact: true }).locator('dd').last();

/** With the keyboard only, from the first field of the sheet to the button after the last: bundles, loose, damaged. */
export async function contarConElTeclado(page: Page, conteo: Conteo): Promise<void> {
  await expect(page.getByLabel('Billetes de Q 200, fajos de 100')).toBeFocused();
  for (const { clave, clase } of denominaciones) {
    const { fajos = 0, sueltas = 0, deterioradas = 0 } = conteo[clave] ?? {};
    const columnas = clase === 'billete' ? [fajos, sueltas, deterioradas] : [sueltas, deterioradas];
    for (const cuantas of columnas) {
      if (cuantas > 0) await page.keyboard.type(String(cuantas));
      if (clave !== 'm1' || cuantas !== deterioradas) await page.keyboard.press('Tab');
    }
  }
}

/** No further than a person would. */
export async function tabularHasta(destino: Locator): Promise<void> {
  await expect(destino).toBeVisible();
  const llego = () => destino.evaluate((elemento) => elemento === document.activeElement);
  for (let veces = 0; veces < 4 && !(await llego()); veces += 1) await destino.page().keyboard.press('Tab');
  await expect(destino).toBeFocused();
}

const elegir = (page: Page): Locator => page.getByRole('region', { name: 'Qué registrar' });

/** The form of a kind, opened with its key from the counter. */
export async function abrirClase(page: Page, tecla: string, nombre: string): Promise<Locator> {
  await elegir(page).press(tecla);
  const formulario = page.getByRole('form', { name: nombre });
  await expect(formulario.getByLabel('Monto (Q)')).toBeFocused();
  return formulario;
}

interface LoEscrito {
  readonly monto: string;
  readonly cuenta: string;
  readonly concepto: string;
  /** Their name and the number of their document. */
  readonly persona?: readonly [string, string];
}

/** In the form that is open, from its amount on; the keyboard stays in it. */
export async function llenarMovimiento(page: Page, escrito: LoEscrito): Promise<void> {
  const { monto, cuenta, concepto, persona } = escrito;
  await page.keyboard.type(monto);
  const campo = page.getByRole('combobox', { name: /^Cuenta/ });
  await campo.fill(cuenta);
  await page.keyboard.press('Enter');
  await expect(campo).toHaveValue(new RegExp(`^${cuenta} `));
  await page.getByLabel('Concepto').fill(concepto);
  if (persona === undefined) return;
  await page.getByLabel(/^Quién lo /).fill(persona[0]);
  await page.getByLabel('Su documento').fill(persona[1]);
}

export async function enviar(page: Page, monto: string, aCual: RegExp): Promise<void> {
  const formulario = await abrirClase(page, 't', 'Enviar a otra caja');
  await page.keyboard.type(monto);
  const cual = formulario.getByLabel('A qué caja');
  const opcion = await cual.locator('option').filter({ hasText: aCual }).getAttribute('value');
  await cual.selectOption(opcion);
  await page.keyboard.press('Control+Enter');
  await expect(formulario).toBeHidden();
}

/** What the document that opens with that says, as the eye reads it. */
export async function textoDelPdf(page: Page, abrir: () => Promise<unknown>): Promise<string> {
  // Read on its way: the page hands it to a window of its own.
  const llegada = Promise.withResolvers<Buffer>();
  await page.route(CONTENIDO, async (ruta) => {
    const response = await ruta.fetch();
    expect(response.headers()['content-type']).toBe('application/pdf');
    const body = await response.body();
    llegada.resolve(body);
    await ruta.fulfill({ response, body });
  });
  await abrir();
  const { paginas } = await leerPdf(await llegada.promise);
  const lineas = paginas.flatMap(lineasDe);
  await page.unroute(CONTENIDO);
  return lineas.map(({ textos }) => textos.map(({ texto }) => texto).join(' ')).join('\n');
}

const CONTENIDO = /\/contenido$/;

/** So that what asks for the password asks for it: minutes pass for that person's sessions. */
export const envejecerPrueba = (correo: string): Promise<void> =>
  comoSiPasara(
    `update sesion set abierta_en = abierta_en - interval '1 hour', autenticada_en = autenticada_en - interval '1 hour' from usuario
       where usuario.id = sesion.usuario and usuario.correo = '${correo}'`,
  );

export async function confirmarQueEsUno(page: Page, contrasena: string): Promise<void> {
  const dialogo = page.getByRole('dialog', { name: 'Confirme que es usted' });
  await dialogo.getByLabel('Contraseña', { exact: true }).fill(contrasena);
  await page.keyboard.press('Enter');
  await expect(dialogo).toBeHidden();
}

/** One that nobody else has, with nothing in it, assigned to that person from today on. */
export async function nuevaCaja(
  contador: Hacer,
  cajero: Pick<Persona, 'id'>,
  { agencia = '01' }: { agencia?: string } = {},
): Promise<Caja> {
  const codigo = `X${randomInt(10_000, 99_999)}`;
  const caja = await contador(crearCaja, {
    body: { codigo, nombre: `Caja ${codigo}`, agencia, clase: 'caja', idCuenta: VENTANILLA },
  });
  return contador(asignarCajero, {
    params: { id: caja.id },
    body: { cajero: cajero.id, desde: HOY, hasta: null },
  });
}

const NADA = { cheques: [], vales: [], dolares: {} };

/** Opened on an empty drawer, which is what a new one has. */
export const abrirVacia = (cajero: Hacer, { id }: Pick<Caja, 'id'>): Promise<Jornada> =>
  cajero(abrirJornada, { params: { id }, body: { ...NADA, conteo: {}, explicacion: null } });

export const ingreso = (
  cajero: Hacer,
  jornada: string,
  monto: number,
  concepto: string,
): Promise<Movimiento> =>
  cajero(registrarMovimiento, {
    params: { id: jornada },
    body: {
      clase: 'ingreso',
      medio: 'efectivo',
      monto: centavos(monto),
      idCuenta: CUENTAS_DE_CAJA.cobros,
      concepto,
      documento: null,
      persona: null,
      formulario: null,
    },
  });

export const contar = (cajero: Hacer, jornada: string, monto: number): Promise<Jornada> =>
  cajero(contarJornada, { params: { id: jornada }, body: { ...NADA, conteo: conteoDe(centavos(monto)) } });

/** Counted with that and closed, with its reason. */
export async function cerrarCon(cajero: Hacer, id: string, monto: number): Promise<void> {
  const { version } = await contar(cajero, id, monto);
  await cajero(cerrarJornada, { params: { id }, body: { version, explicacion: 'Al dar vuelto' } });
}
