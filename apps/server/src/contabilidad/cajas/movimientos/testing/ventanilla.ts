// What a cajero does at the counter in these tests, and what another person authorises.
import { randomUUID } from 'node:crypto';
import * as contrato from '@cuadra/contract/contabilidad/cajas/movimientos';
import type { CallOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import { GASTOS, OTROS_PRODUCTOS, type Persona } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { autorizar } from '#control/testing/con-otra-persona.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';

export type Nuevo = CallOf<typeof contrato.registrarMovimiento>['body'];

/** Q 25.00 of other income, unless told otherwise. */
export function ingreso(cambios: Partial<Nuevo> = {}): Nuevo {
  return {
    clase: 'ingreso',
    monto: 25_00,
    idCuenta: OTROS_PRODUCTOS,
    concepto: 'Venta de formularios',
    ...cambios,
  };
}

export function egreso(cambios: Partial<Nuevo> = {}): Nuevo {
  return { clase: 'egreso', monto: 10_00, idCuenta: GASTOS, concepto: 'Compra de agua', ...cambios };
}

export const PERSONA = { documento: '2345 67890 0101', nombre: 'Marta Chávez' };

export const FORMULARIO = {
  documento: 'dpi',
  nacionalidad: 'Guatemalteca',
  direccion: '4a calle 5-10 zona 1',
  ocupacion: 'Comerciante',
  origenDeFondos: 'Venta de un terreno',
} as const;

export function registrar(
  { llamar }: Pick<AplicacionDePrueba, 'llamar'>,
  { token }: Pick<Persona, 'token'>,
  jornada: { readonly id: string },
  body: Nuevo,
  llave: string = randomUUID(),
  autorizacion?: string,
) {
  const opciones = { token, llave, autorizacion };
  return llamar(contrato.registrarMovimiento, { params: { id: jornada.id }, body }, opciones);
}

interface PorDeshacer {
  readonly id: string;
  readonly autorizacion?: string;
  readonly aceptaCruces?: boolean;
}

export function revertir(
  { llamar }: Pick<AplicacionDePrueba, 'llamar'>,
  { token }: Pick<Persona, 'token'>,
  { id, autorizacion, aceptaCruces = false }: PorDeshacer,
  llave: string = randomUUID(),
) {
  const body = { motivo: 'Se cobró dos veces', aceptaCruces };
  return llamar(contrato.revertirMovimiento, { params: { id }, body }, { token, llave, autorizacion });
}

/** What undoing that movement takes: asked for by the cajero who has its caja in hand, and given. */
export function autorizarReversion(
  prueba: Pick<AplicacionDePrueba, 'llamar'>,
  pide: Pick<Persona, 'token'>,
  responde: Pick<Persona, 'token'>,
  { id }: Pick<contrato.Movimiento, 'id'>,
  aceptaCruces = false,
): Promise<string> {
  return autorizar(prueba, responde, (autorizacion) =>
    revertir(prueba, pide, { id, autorizacion, aceptaCruces }),
  );
}

export function comoSistema<T>(
  { db, reloj }: AplicacionDePrueba,
  trabajo: (tx: Tx) => Promise<T>,
): Promise<T> {
  return escribir(db, contextoDelSistema(reloj.ahora(), 'prueba'), 'prueba', trabajo);
}

export interface LineaVista {
  readonly idCuenta: string;
  readonly debe: number;
  readonly haber: number;
}

/** The lines of a partida, debe first. */
export async function lineasDe(
  { db }: Pick<AplicacionDePrueba, 'db'>,
  partida: string,
): Promise<LineaVista[]> {
  const { rows } = await sql<LineaVista>`
    select l.id_cuenta, l.debe, l.haber from partida p
    join linea l on (l.ejercicio, l.numero) = (p.ejercicio, p.numero)
    where p.id = ${partida}::uuid order by l.debe desc`.execute(db);
  return rows;
}

/** How many movements there are, and the receipts of a caja without gaps. */
export async function recibosDe({ db }: Pick<AplicacionDePrueba, 'db'>, caja: string): Promise<number[]> {
  const filas = await db
    .selectFrom('movimientoDeCaja')
    .select('recibo')
    .where('caja', '=', caja)
    .orderBy('recibo')
    .execute();
  return filas.map(({ recibo }) => recibo);
}
