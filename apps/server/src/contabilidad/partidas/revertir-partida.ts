// Posts the mirror of a posted partida (or of some of its lines), once only, with the reason. The original is never
// touched: both are always there, each pointing at the other.
import type * as contrato from '@cuadra/contract/contabilidad/partidas';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { lineasInversas } from '@cuadra/core/partida';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { ProblemaError } from '../../platform/problema.ts';
import type { Cola } from '../libro/cola.ts';
import { porContabilizar } from '../libro/partida-por-contabilizar.ts';
import { avisarReversion } from './avisos.ts';
import { type LineaNumerada, leerLineas, verResumen, verResumenPropio } from './queries.ts';

export async function revertirPartida(
  { db, cola }: { readonly db: Database; readonly cola: Cola },
  contexto: ContextoConActor,
  id: string,
  { fecha, motivo, lineas: numeros }: BodyOf<typeof contrato.revertirPartida>,
): Promise<contrato.ResumenDePartida> {
  const original = await verResumenPropio(db, contexto.actor, id);
  const { ejercicio, numero, agencia } = original;
  if (numero === null) throw new ProblemaError('ESTADO_NO_ADMITE');
  if (original.revierte !== null)
    throw new ProblemaError('REVERSION_INVALIDA', { detalle: 'Una reversión no se revierte a su vez.' });
  if (original.revertidaPor !== null) throw new ProblemaError('YA_REVERTIDA');
  const { esManual } = await db
    .selectFrom('partida')
    .select('esManual')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const lineas = elegirLineas(await leerLineas(db, { ejercicio, numero }), numeros);
  const partida = porContabilizar({
    origen: 'reversion',
    revierte: { id, esManual },
    motivo,
    fecha,
    agencia,
    concepto: `Reversión de la partida ${numero}/${ejercicio}: ${motivo}`,
    lineas: lineasInversas(lineas),
    autor: contexto.actor.id,
  });
  await cola.contabilizar({
    contexto,
    accion: 'partidas:revertir',
    partida,
    sujetaALimite: false,
    alContabilizar: (tx, hecha) => avisarReversion(tx, contexto, { ...original, numero }, hecha, motivo),
  });
  return verResumen(db, partida.id);
}

/** All of them, or those asked for, in their own order; whether they balance is for the ledger to say. */
function elegirLineas(lineas: readonly LineaNumerada[], numeros: readonly number[] | undefined) {
  if (numeros === undefined) return lineas;
  const existentes = new Set(lineas.map(({ n }) => n));
  const errores = numeros.flatMap((n, indice) =>
    existentes.has(n) && numeros.indexOf(n) === indice ? [] : [{ campo: `lineas.${indice}`, ...ajena(n) }],
  );
  if (errores.length > 0) throw new ProblemaError('REVERSION_INVALIDA', { errores });
  const pedidas = new Set(numeros);
  return lineas.filter(({ n }) => pedidas.has(n));
}

function ajena(n: number) {
  return {
    codigo: 'REVERSION_INVALIDA',
    mensaje: `La línea ${n} no es de la partida o está repetida.`,
  } as const;
}
