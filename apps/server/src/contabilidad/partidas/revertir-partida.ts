// Posts the mirror of a partida made by hand or imported (or of some of its lines), once only, with the reason; what other
// features made is undone by them. The original is never touched: both are always there, each pointing at the other.
// Beyond the limits of who asks for it, by the type of what is reverted, it is proposed and another person decides.
import type * as contrato from '@cuadra/contract/contabilidad/partidas';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { dondeSeDeshace } from '@cuadra/core/origen';
import { lineasInversas, numeroDePartida } from '@cuadra/core/partida';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { ProblemaError } from '../../platform/problema.ts';
import type { Cola } from '../libro/cola.ts';
import { type PartidaPorContabilizar, porContabilizar } from '../libro/partida-por-contabilizar.ts';
import { avisarReversion } from './avisos.ts';
import { type LineaNumerada, leerLineas, verResumen, verResumenPropio } from './queries.ts';

interface Medios {
  readonly db: Database;
  readonly cola: Cola;
  /** What becomes of one that takes a second person. */
  readonly proponer: (contexto: ContextoConActor, reversion: PartidaPorContabilizar) => Promise<void>;
  readonly leerCruces: LeerCruces;
}

/** What a partida, or those of its lines, are matched with at the banks. */
export type LeerCruces = (
  db: Database,
  partida: string,
  lineas?: readonly number[],
) => Promise<contrato.CruceDePartida[]>;

export async function revertirPartida(
  { db, cola, proponer, leerCruces }: Medios,
  contexto: ContextoConActor,
  id: string,
  { fecha, motivo, lineas: numeros, aceptaCruces }: BodyOf<typeof contrato.revertirPartida>,
): Promise<contrato.ResumenDePartida> {
  const original = await exigirReversible(db, contexto, id);
  const { ejercicio, numero, agencia, origen } = original;
  const lineas = elegirLineas(await leerLineas(db, { ejercicio, numero }), numeros);
  const partida = porContabilizar({
    origen,
    revierte: original,
    motivo,
    fecha,
    agencia,
    concepto: `Reversión de la partida ${numeroDePartida(original)}: ${motivo}`,
    lineas: lineasInversas(lineas),
    autor: contexto.actor.id,
  });
  // Before it is proposed to somebody else, too; what comes between is judged where it is posted.
  if (!aceptaCruces && (await leerCruces(db, id, numeros)).length > 0)
    throw new ProblemaError('PARTIDA_CRUZADA');
  try {
    await cola.contabilizar({
      contexto,
      accion: 'partidas:revertir',
      partida,
      aceptaCruces: aceptaCruces ? contexto.ahora : undefined,
      alContabilizar: (tx, hecha) => avisarReversion(tx, contexto, original, hecha, motivo),
    });
  } catch (error) {
    if (!(error instanceof ProblemaError) || error.codigo !== 'REQUIERE_APROBACION') throw error;
    await proponer(contexto, partida);
  }
  return verResumen(db, partida.id);
}

export type Reversible = contrato.ResumenDePartida & { readonly numero: number };

export async function exigirReversible(
  db: Database,
  { actor }: ContextoConActor,
  id: string,
): Promise<Reversible> {
  const original = await verResumenPropio(db, actor, id);
  const { numero, origen, revierte, revertidaPor, reversionPropuesta } = original;
  if (numero === null) throw new ProblemaError('ESTADO_NO_ADMITE');
  if (revierte !== null)
    throw new ProblemaError('REVERSION_INVALIDA', { detalle: 'Una reversión no se revierte a su vez.' });
  const detalle = dondeSeDeshace(origen);
  if (detalle !== undefined) throw new ProblemaError('REVERSION_DE_OTRO_ORIGEN', { detalle });
  if (revertidaPor !== null) throw new ProblemaError('YA_REVERTIDA');
  if (reversionPropuesta !== null) throw new ProblemaError('REVERSION_EN_REVISION');
  return { ...original, numero };
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
