// Why a clearing account keeps a balance at the end of the month. Whoever explains says which balance they saw.
import type { Centavos } from '@cuadra/core/dinero';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { Alcance } from '../compuerta.ts';
import { avisarPeriodos } from '../queries.ts';
import { leerSaldosPorExplicar } from './saldos-por-explicar.ts';
import { tomarCompuerta } from './tomar-compuerta.ts';

interface ExplicacionDeSaldo {
  readonly idCuenta: string;
  readonly texto: string;
  readonly saldo: Centavos;
}

export async function explicarSaldo(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  alcance: Alcance,
  { idCuenta, texto, saldo: visto }: ExplicacionDeSaldo,
): Promise<void> {
  const { anio, mes, agencia } = alcance;
  await tomarCompuerta(tx, actor, { anio, mes, agencia, compuerta: 'cuentas-puente' });
  const saldos = await leerSaldosPorExplicar(tx, alcance);
  const saldo = saldos.find((uno) => uno.idCuenta === idCuenta)?.saldo;
  if (saldo === undefined) {
    throw new ProblemaError('NO_ENCONTRADO', {
      detalle: `La cuenta ${idCuenta} no es una cuenta puente que quede con saldo.`,
    });
  }
  if (visto !== saldo) {
    throw new ProblemaError('CONFLICTO_DE_EDICION', {
      detalle: `El saldo de la cuenta ${idCuenta} cambió mientras usted lo explicaba. Revíselo y explique otra vez.`,
    });
  }
  const explicacion = { saldo, texto, explicadaPor: actor.id, explicadaEn: ahora.toString() };
  await tx
    .insertInto('explicacionDeSaldo')
    .values({ anio, mes, agencia, idCuenta, ...explicacion })
    .onConflict((choque) => choque.columns(['anio', 'mes', 'agencia', 'idCuenta']).doUpdateSet(explicacion))
    .execute();
  await avisarPeriodos(tx);
}
