// The four columns of a month, from what the bank says to what the books say. What was outstanding when it began is what the month
// before was signed with; before the first one, what the account began with.

import type { Pendiente } from '@cuadra/core/bancos/conciliacion';
import { type Cuadratica, cuadratica } from '@cuadra/core/bancos/cuadratica';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { leerMesDeCuenta, type MesDeCuenta, mesDe } from '../conciliaciones/mes-de-cuenta.ts';
import {
  leerEnviadas,
  leerMovido,
  leerPendientes,
  leerPendientesEnviados,
  leerSaldos,
  type Saldos,
} from '../conciliaciones/queries.ts';
import { type MesPedido, verConciliacion } from '../conciliaciones/ver-conciliacion.ts';
import { type ConciliacionLeida, detallesDe } from './leer-conciliacion.ts';

export interface CuadraticaLeida {
  readonly detalles: string[];
  readonly cabecera: Pick<ConciliacionLeida['cabecera'], 'enviada' | 'aprobada'>;
  readonly cuadratica: Cuadratica;
}

export async function leerCuadratica(db: Database, pedido: MesPedido): Promise<CuadraticaLeida> {
  const mes = await leerMesDeCuenta(db, pedido);
  const { estado, pendientes, enviadaPor, enviadaEn, aprobadaPor, aprobadaEn } = await verConciliacion(
    db,
    pedido,
  );
  const { saldos, pendientes: alInicio } = await leerInicio(db, mes, pedido.hoy);
  const { banco, libros } = await leerMovido(db, mes);
  const firma = (quien: { nombre: string } | null, en: string | null) =>
    quien === null || en === null ? null : { nombre: quien.nombre, en };
  return {
    detalles: await detallesDe(db, pedido, estado),
    cabecera: { enviada: firma(enviadaPor, enviadaEn), aprobada: firma(aprobadaPor, aprobadaEn) },
    cuadratica: cuadratica({
      banco: { saldoInicial: saldos.saldoBanco, ...banco },
      libros: { saldoInicial: saldos.saldoLibros, ...libros },
      alInicio,
      alFinal: pendientes.map((uno) => ({ ...uno, explicado: true })),
    }),
  };
}

interface Inicio {
  readonly saldos: Saldos;
  readonly pendientes: readonly Pendiente[];
}

async function leerInicio(db: Database, mes: MesDeCuenta, hoy: string): Promise<Inicio> {
  const { cuenta } = mes;
  const vispera = Temporal.PlainDate.from(mes.desde).subtract({ days: 1 }).toString();
  if (mes.desde === cuenta.desde)
    return {
      saldos: await leerSaldos(db, cuenta.id, vispera),
      pendientes: await leerIniciales(db, cuenta.id),
    };
  const anterior = await leerMesDeCuenta(db, { cuenta: cuenta.id, ...mesDe(vispera), hoy });
  const [enviada] = await leerEnviadas(db, cuenta.id, anterior);
  if (enviada !== undefined && enviada.estado !== 'abierta')
    return { saldos: enviada, pendientes: await leerPendientesEnviados(db, enviada.id) };
  return { saldos: await leerSaldos(db, cuenta.id, vispera), pendientes: await leerPendientes(db, anterior) };
}

/** All of each: nothing is matched before the first day that is compared. */
async function leerIniciales(db: Database, cuenta: string): Promise<Pendiente[]> {
  const { rows } = await sql<Pendiente>`
    select 'banco' as lado, clase_de_pendiente('banco', null, null, l.monto) as clase, l.monto, true as explicado
    from linea_de_banco l where l.cuenta_bancaria = ${cuenta}::uuid and l.estado is null
      and l.fecha < (select c.desde from cuenta_bancaria c where c.id = ${cuenta}::uuid)
    union all
    select 'libros', clase_de_pendiente('libros', null, m.id, m.monto), m.monto, true
    from movimiento_de_banco m where m.cuenta_bancaria = ${cuenta}::uuid and m.ejercicio is null
      and m.fecha < (select c.desde from cuenta_bancaria c where c.id = ${cuenta}::uuid)`.execute(db);
  return rows;
}
