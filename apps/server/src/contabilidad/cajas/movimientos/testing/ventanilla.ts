// What a cajero does at the counter in these tests, and what a second person authorises, straight in the database.
import { randomUUID } from 'node:crypto';
import * as contrato from '@cuadra/contract/contabilidad/cajas/movimientos';
import type { CallOf } from '@cuadra/contract/endpoint';
import type { ClaseDeMovimiento, MedioDeMovimiento, Sentido } from '@cuadra/core/cajas/movimiento';
import { centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { contextoDelSistema } from '../../../../platform/contexto.ts';
import { escribir, type Tx } from '../../../../platform/database/escribir.ts';
import type { AplicacionDePrueba } from '../../../../testing/application.ts';
import { GASTOS, OTROS_PRODUCTOS, type Persona } from '../../testing/mundo-de-cajas.ts';

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

const COMPRA = 'Compra de agua';

export function egreso(cambios: Partial<Nuevo> = {}): Nuevo {
  return { clase: 'egreso', monto: 10_00, idCuenta: GASTOS, concepto: COMPRA, ...cambios };
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
) {
  return llamar(contrato.registrarMovimiento, { params: { id: jornada.id }, body }, { token, llave });
}

interface PorDeshacer {
  readonly id: string;
  readonly autorizacion: string;
  readonly aceptaCruces?: boolean;
}

export function revertir(
  { llamar }: Pick<AplicacionDePrueba, 'llamar'>,
  { token }: Pick<Persona, 'token'>,
  { id, autorizacion, aceptaCruces = false }: PorDeshacer,
  llave: string = randomUUID(),
) {
  const body = { motivo: 'Se cobró dos veces', autorizacion, aceptaCruces };
  return llamar(contrato.revertirMovimiento, { params: { id }, body }, { token, llave });
}

interface Autorizado {
  readonly jornada: string;
  readonly clase: ClaseDeMovimiento;
  readonly sentido: Sentido;
  readonly medio?: MedioDeMovimiento;
  readonly monto: number;
  readonly revierte?: string | null;
  readonly idCuenta?: string | null;
  readonly estado?: 'pendiente' | 'autorizada' | 'negada' | 'retirada';
}

/** As if somebody had asked for it and another person had answered. */
export async function autorizar(
  prueba: AplicacionDePrueba,
  pide: Persona,
  responde: Persona,
  { jornada, clase, sentido, medio = 'efectivo', monto, ...resto }: Autorizado,
): Promise<string> {
  const { revierte = null, idCuenta = null, estado = 'autorizada' } = resto;
  const ahora = prueba.reloj.ahora().toString();
  return comoSistema(prueba, async (tx) => {
    const { id } = await tx
      .insertInto('autorizacionDeCaja')
      .values({
        ...{ jornada, clase, sentido, medio, revierte, idCuenta, estado },
        monto: centavos(monto),
        concepto: COMPRA,
        personaDocumento: null,
        traslado: null,
        orden: '{}',
        pedidaPor: pide.id,
        pedidaEn: ahora,
        resueltaPor: estado === 'pendiente' ? null : responde.id,
        resueltaEn: estado === 'pendiente' ? null : ahora,
        motivo: estado === 'negada' ? 'No hace falta' : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** What undoing that movement in that jornada takes. */
export function autorizarReversion(
  prueba: AplicacionDePrueba,
  pide: Persona,
  responde: Persona,
  movimiento: contrato.Movimiento,
  jornada: string = movimiento.jornada,
): Promise<string> {
  const { id, clase, medio, monto } = movimiento;
  const sentido = movimiento.sentido === 'entrada' ? 'salida' : 'entrada';
  return autorizar(prueba, pide, responde, { jornada, clase, sentido, medio, monto, revierte: id });
}

export function limitar(
  prueba: AplicacionDePrueba,
  caja: string,
  clase: ClaseDeMovimiento,
  maximo: number,
): Promise<unknown> {
  return comoSistema(prueba, (tx) =>
    tx
      .insertInto('limiteDeCaja')
      .values({ caja, clase, maximo: centavos(maximo) })
      .onConflict((ya) => ya.columns(['caja', 'clase']).doUpdateSet({ maximo: centavos(maximo) }))
      .execute(),
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
