// Sends a month to review: from then on nothing of its days changes. PostgreSQL works out both balances and keeps what is outstanding;
// it refuses a month out of its order, with something unexplained or whose balance is not the one that whoever sends it read.
import { randomUUIDv7 } from 'node:crypto';
import type * as contrato from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { haTerminado } from '@cuadra/core/cierre';
import type { Centavos } from '@cuadra/core/dinero';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarCambioDeBancos } from '../avisar-de-bancos.ts';
import { avisarConciliacionEnviada } from '../avisos.ts';
import { anotarPaso, darPaso, yaCambio } from './dar-paso.ts';
import { noCuadra } from './impedimentos.ts';
import { type CuentaDelMes, leerMesDeCuenta, type MesDeCuenta } from './mes-de-cuenta.ts';
import { enDia } from './palabras.ts';
import { leerSaldoSegunEstado, leerSaldos } from './queries.ts';

export async function enviarConciliacion(
  tx: Tx,
  contexto: ContextoConActor,
  cuenta: string,
  { anio, mes, saldoSegunEstado }: BodyOf<typeof contrato.enviarConciliacion>,
  hoy: string,
): Promise<void> {
  const suyo = await leerMesDeCuenta(tx, { cuenta, anio, mes, hoy });
  exigirActiva(suyo.cuenta);
  if (!haTerminado(anio, mes, hoy))
    throw new ProblemaError('FECHA_FUTURA', {
      detalle: `El mes termina el ${enDia(suyo.hasta)}: envíelo a partir del día siguiente.`,
    });
  await exigirQueCuadre(tx, suyo, saldoSegunEstado);
  const anterior = await tx
    .selectFrom('conciliacion')
    .select(['id', 'estado', 'version', 'cuentaBancaria'])
    .where('cuentaBancaria', '=', cuenta)
    .where('anio', '=', anio)
    .where('mes', '=', mes)
    .forUpdate()
    .executeTakeFirst();
  if (anterior !== undefined && anterior.estado !== 'abierta') throw yaCambio();
  const firma = { enviadaPor: contexto.actor.id, enviadaEn: contexto.ahora.toString() };
  const id = anterior?.id ?? randomUUIDv7();
  if (anterior === undefined) {
    await tx
      .insertInto('conciliacion')
      .values({ id, cuentaBancaria: cuenta, anio, mes, estado: 'en_revision', saldoSegunEstado, ...firma })
      .execute();
    await anotarPaso(tx, contexto, { id, paso: 'enviar', motivo: null });
    await avisarCambioDeBancos(tx, cuenta);
  } else {
    const cambios = { estado: 'en_revision', saldoSegunEstado, ...firma } as const;
    await darPaso(tx, contexto, anterior, { paso: 'enviar', cambios });
  }
  await avisarConciliacionEnviada(tx, contexto, { id, cuenta: suyo.cuenta, anio, mes });
}

function exigirActiva({ activa }: CuentaDelMes): void {
  if (!activa) throw new ProblemaError('CUENTA_BANCARIA_INACTIVA');
}

/** What the person read, what the file says of it and what its lines add up to are one figure. */
async function exigirQueCuadre(tx: Tx, mes: MesDeCuenta, leido: Centavos): Promise<void> {
  const { saldoBanco } = await leerSaldos(tx, mes.cuenta.id, mes.hasta);
  const segunElArchivo = await leerSaldoSegunEstado(tx, mes);
  for (const saldoSegunEstado of [leido, segunElArchivo])
    if (saldoSegunEstado !== null && saldoSegunEstado !== saldoBanco)
      throw new ProblemaError('CONCILIACION_NO_CUADRA', {
        detalle: noCuadra({ hasta: mes.hasta, saldoBanco, saldoSegunEstado }),
      });
}
