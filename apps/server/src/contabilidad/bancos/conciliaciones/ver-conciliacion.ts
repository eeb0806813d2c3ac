// The conciliación of a month, the same for the screen and for its documents: live while it is open, as it was sent from then on.
import type * as contrato from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { cifrasDeConciliacion } from '@cuadra/core/bancos/conciliacion';
import { diasEntre } from '@cuadra/core/bancos/dias';
import { haTerminado } from '@cuadra/core/cierre';
import { restar } from '@cuadra/core/dinero';
import type { Database } from '#platform/database/pool.ts';
import { impedimentosDe } from './impedimentos.ts';
import { leerMesDeCuenta, type Mes, type MesDeCuenta } from './mes-de-cuenta.ts';
import {
  type Enviada,
  leerEnviadas,
  leerMovido,
  leerPasos,
  leerPendientes,
  leerPendientesEnviados,
  leerSaldoSegunEstado,
  leerSaldos,
  type PendienteLeido,
} from './queries.ts';

export interface MesPedido extends Mes {
  readonly cuenta: string;
  readonly hoy: string;
}

export async function verConciliacion(db: Database, pedido: MesPedido): Promise<contrato.Conciliacion> {
  const mes = await leerMesDeCuenta(db, pedido);
  const [enviada] = await leerEnviadas(db, mes.cuenta.id, mes);
  const firmada = enviada === undefined || enviada.estado === 'abierta' ? undefined : enviada;
  const saldos = firmada ?? (await leerSaldos(db, mes.cuenta.id, mes.hasta));
  const pendientes = await (firmada === undefined
    ? leerPendientes(db, mes)
    : leerPendientesEnviados(db, firmada.id));
  const saldoSegunEstado = firmada?.saldoSegunEstado ?? (await leerSaldoSegunEstado(db, mes));
  const { saldoBanco, saldoLibros } = saldos;
  const al = haTerminado(mes.anio, mes.mes, pedido.hoy) ? mes.hasta : pedido.hoy;
  const { porExplicar, sinExplicar } = cifrasDeConciliacion({ saldoBanco, saldoLibros, pendientes });
  return {
    ...resumenDe(mes, enviada),
    saldoBanco,
    saldoLibros,
    desde: mes.desde,
    hasta: mes.hasta,
    saldoSegunEstado,
    cifras: {
      saldoBanco,
      saldoLibros,
      diferencia: restar(saldoBanco, saldoLibros),
      porExplicar,
      sinExplicar,
      ...(await leerMovido(db, mes)),
    },
    pendientes: pendientes.map((uno) => pendienteDe(uno, al)),
    pasos: enviada === undefined ? [] : await leerPasos(db, enviada.id),
    impedimentos:
      firmada === undefined
        ? await impedimentosDe(db, mes, { hoy: pedido.hoy, saldoBanco, saldoSegunEstado, sinExplicar })
        : [],
  };
}

/** Whoever signed what is open again did so in a step; today nobody has signed it. */
export function resumenDe(
  { cuenta: { id, nombre, banco, numero }, anio, mes }: Pick<MesDeCuenta, 'cuenta' | 'anio' | 'mes'>,
  enviada: Enviada | undefined,
) {
  const firmada = enviada?.estado === 'abierta' ? undefined : enviada;
  return {
    id: enviada?.id ?? null,
    cuentaBancaria: { id, nombre, banco, numero },
    anio,
    mes,
    estado: enviada?.estado ?? 'abierta',
    version: enviada?.version ?? 0,
    enviadaPor: firmada?.enviadaPor ?? null,
    enviadaEn: firmada?.enviadaEn ?? null,
    aprobadaPor: firmada?.aprobadaPor ?? null,
    aprobadaEn: firmada?.aprobadaEn ?? null,
    reapertura: reaperturaDe(firmada),
  } as const;
}

function reaperturaDe(firmada: Enviada | undefined): contrato.Conciliacion['reapertura'] {
  const {
    reaperturaPedidaPor: pedidaPor,
    reaperturaPedidaEn: pedidaEn,
    reaperturaMotivo: motivo,
  } = firmada ?? {};
  return pedidaPor == null || pedidaEn == null || motivo == null ? null : { pedidaPor, pedidaEn, motivo };
}

function pendienteDe(
  { explicado: _, ejercicio, numero, partida, ...suyo }: PendienteLeido,
  al: string,
): contrato.PendienteDeConciliacion {
  return {
    ...suyo,
    dias: diasEntre(suyo.fecha, al),
    partida:
      partida === null || ejercicio === null || numero === null ? null : { id: partida, ejercicio, numero },
  };
}
