// Asociados and their accounts in the real database, and the states that accounts were in.
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import { firmar } from '../firmar.ts';
import type { CuentaEnPadron } from './cuenta-en-padron.ts';
import { escribe } from './firmas.ts';
import type { IdsDeProductos } from './guardar-productos.ts';
import { cuentasDelPadron, type Padron } from './padron.ts';
import { asociadosDemo } from './plan-de-cuentas.ts';

/** Their ids by account. */
export type IdsDeCuentas = ReadonlyMap<CuentaEnPadron, number>;

/** How many days after the story the exemption that ends first does. */
const VENCE_EN = 18;

export async function guardarAsociados(tx: Tx, padron: Padron): Promise<void> {
  const ingresos = new Map<number, number>();
  for (const { titulares, apertura } of cuentasDelPadron(padron)) {
    for (const n of titulares) ingresos.set(n, Math.min(ingresos.get(n) ?? apertura, apertura));
  }
  const filas = asociadosDemo(padron.inicio.year)
    .map((asociado, n) => ({ ...asociado, ingreso: ingresos.get(n) }))
    .filter(({ ingreso }) => ingreso !== undefined)
    .toSorted((uno, otro) => (uno.ingreso ?? 0) - (otro.ingreso ?? 0));
  await sql`insert into asociado (id, nombre, dpi, nit, documento, nacimiento, telefono, direccion, agencia, ingreso)
    select a.id, a.nombre, a.dpi, a.nit, a.documento, a.nacimiento, a.telefono, a.direccion, a.agencia, ${padron.inicio.toString()}::date + a.ingreso
    from json_to_recordset(${JSON.stringify(filas)}::json) as a(id uuid, nombre text, dpi text, nit text, documento text, nacimiento date,
      telefono text, direccion text, agencia text, ingreso integer)`.execute(tx);
}

/** Those at sight first: certificates go back to them. */
export async function guardarCuentas(
  tx: Tx,
  padron: Padron,
  productos: IdsDeProductos,
): Promise<IdsDeCuentas> {
  const cuentas = cuentasDelPadron(padron).toSorted(
    (una, otra) =>
      Number(una.plazo !== undefined) - Number(otra.plazo !== undefined) || una.apertura - otra.apertura,
  );
  const ids = new Map<CuentaEnPadron, number>();
  for (const grupo of [
    cuentas.filter(({ plazo }) => plazo === undefined),
    cuentas.filter(({ plazo }) => plazo !== undefined),
  ]) {
    const filas = grupo.map((cuenta) => filaDe(cuenta, padron, productos, ids));
    const { rows } = await sql<{ id: number; numero: string }>`
      insert into cuenta_ahorro (numero, producto, agencia, isr, isr_documento, isr_vence, apertura, plazo, vence, tasa_pactada, al_vencer, destino,
        interes_hasta)
      select c.numero, c.producto, c.agencia, c.isr, c.documento, ${padron.inicio.toString()}::date + c."isrVence",
        ${padron.inicio.toString()}::date + c.apertura, c.plazo, ${padron.inicio.toString()}::date + c.vence, c.tasa, c."alVencer", c.destino,
        ${padron.inicio.toString()}::date + c."impagaDesde"
      from json_to_recordset(${JSON.stringify(filas)}::json) as c(numero text, producto integer, agencia text, isr text, documento text,
        "isrVence" integer, apertura integer, plazo integer, vence integer, tasa integer, "alVencer" text, destino bigint, "impagaDesde" integer)
      returning id, numero`.execute(tx);
    const porNumero = new Map(rows.map(({ numero, id }) => [numero, id]));
    for (const cuenta of grupo) ids.set(cuenta, porNumero.get(cuenta.numero) ?? 0);
  }
  await guardarTitulares(tx, padron, ids);
  return ids;
}

function filaDe(cuenta: CuentaEnPadron, padron: Padron, productos: IdsDeProductos, ids: IdsDeCuentas) {
  const { numero, producto, agencia, exencion, apertura, plazo, impagaDesde } = cuenta;
  const ultimo = padron.inicio.until(padron.ultimoDia).days;
  return {
    ...{ numero, agencia, apertura, producto: productos.get(producto), impagaDesde },
    isr: exencion === undefined ? 'afecto' : 'exento',
    documento: exencion?.documento,
    isrVence: exencion?.vencePronto === true ? ultimo + VENCE_EN : undefined,
    ...(plazo && {
      ...{ plazo: plazo.dias, tasa: plazo.tasa, alVencer: plazo.destino ? 'trasladar' : 'renovar' },
      destino: plazo.destino && ids.get(plazo.destino),
      vence: plazo.destino ? plazo.vence : vencimientoTras(plazo.vence, plazo.dias, ultimo),
    }),
  };
}

/** Renewed as often as it ended. */
const vencimientoTras = (vence: number, dias: number, ultimo: number): number =>
  vence > ultimo ? vence : vence + Math.ceil((ultimo + 1 - vence) / dias) * dias;

async function guardarTitulares(tx: Tx, padron: Padron, ids: IdsDeCuentas): Promise<void> {
  const asociados = asociadosDemo(padron.inicio.year);
  const filas = [...ids].flatMap(([{ titulares }, cuenta]) =>
    titulares.map((n, i) => ({ cuenta, asociado: asociados[n]?.id, orden: i + 1 })),
  );
  await sql`insert into titular (cuenta, asociado, orden) select t.* from json_to_recordset(${JSON.stringify(filas)}::json)
    as t(cuenta bigint, asociado uuid, orden integer)`.execute(tx);
}

/** While the products are in preparation. */
export async function cambiarEstados(tx: Tx, padron: Padron, ids: IdsDeCuentas): Promise<void> {
  const filas = cambiosDe(ids).filter(({ estado }) => estado !== 'cerrada');
  await firmar(tx, escribe);
  await sql`select ahorro_cambiar_estado(e.cuenta, e.estado, ${padron.inicio.toString()}::date + e.desde, e.motivo)
    from json_to_recordset(${JSON.stringify(filas)}::json) as e(cuenta bigint, estado text, desde integer, motivo text)`.execute(
    tx,
  );
  await firmar(tx, '');
}

/** Once they are active: an account that was emptied is closed. */
export async function cerrarCuentas(tx: Tx, padron: Padron, ids: IdsDeCuentas): Promise<void> {
  const filas = cambiosDe(ids).filter(({ estado }) => estado === 'cerrada');
  await firmar(tx, escribe);
  await sql`select ahorro_cerrar(e.cuenta, ${padron.inicio.toString()}::date + e.desde, e.motivo)
    from json_to_recordset(${JSON.stringify(filas)}::json) as e(cuenta bigint, desde integer, motivo text)`.execute(
    tx,
  );
  await firmar(tx, '');
}

const cambiosDe = (ids: IdsDeCuentas) =>
  [...ids].flatMap(([{ cambios }, cuenta]) => cambios.map((cambio) => ({ ...cambio, cuenta })));
