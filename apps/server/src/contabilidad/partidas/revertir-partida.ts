// Posts the mirror of a partida made by hand or imported (or of some of its lines), once only, with the reason; what other
// features made is undone by them. The original is never touched: both are always there, each pointing at the other. It is
// judged as the same lines by hand would be: beyond the limits of who asks for it, by the type of what is reverted, it is proposed
// and another person decides; and its warnings are accepted with a reason.
import type { Aceptacion } from '@cuadra/contract/contabilidad/borradores/advertencias';
import type * as contrato from '@cuadra/contract/contabilidad/partidas';
import type { CruceDePartida, revertirPartida as endpoint } from '@cuadra/contract/contabilidad/reversion';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { dondeSeDeshace } from '@cuadra/core/origen';
import type { Cola } from '#contabilidad/libro/cola.ts';
import type { Solicitud } from '#contabilidad/libro/contabilizar-solicitudes.ts';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { problemaDe } from '#contabilidad/libro/revisar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { armarReversion } from './armar-reversion.ts';
import { avisarReversion } from './avisos.ts';
import { verResumen, verResumenPropio } from './queries.ts';

interface Medios {
  readonly db: Database;
  readonly cola: Cola;
  /** What becomes of one that takes a second person. */
  readonly proponer: (
    contexto: ContextoConActor,
    reversion: PartidaPorContabilizar,
    aceptadas: readonly Aceptacion[],
  ) => Promise<void>;
  /** Its warnings, asked where it is posted. */
  readonly exigirAceptadas: ExigirAceptadas;
  readonly leerCruces: LeerCruces;
}

export type ExigirAceptadas = (
  contexto: ContextoConActor,
  accion: string,
  partida: PartidaPorContabilizar,
  aceptadas: readonly Aceptacion[],
) => NonNullable<Solicitud['exigir']>;

/** What a partida, or those of its lines, are matched with at the banks. */
export type LeerCruces = (
  db: Database,
  partida: string,
  lineas?: readonly number[],
) => Promise<CruceDePartida[]>;

const ACCION = 'partidas:revertir';

export async function revertirPartida(
  { db, cola, proponer, exigirAceptadas, leerCruces }: Medios,
  contexto: ContextoConActor,
  id: string,
  { aceptaCruces, aceptadas, ...orden }: BodyOf<typeof endpoint>,
): Promise<contrato.ResumenDePartida> {
  const original = await exigirReversible(db, contexto, id);
  const { partida, errores } = await armarReversion(db, contexto, original, orden);
  const problema = problemaDe(errores);
  if (problema !== undefined) throw problema;
  // Before it is proposed to somebody else, too; what comes between is judged where it is posted.
  if (!aceptaCruces && (await leerCruces(db, id, orden.lineas)).length > 0)
    throw new ProblemaError('PARTIDA_CRUZADA');
  try {
    await cola.contabilizar({
      contexto,
      accion: ACCION,
      partida,
      aceptaCruces: aceptaCruces ? contexto.ahora : undefined,
      exigir: exigirAceptadas(contexto, ACCION, partida, aceptadas),
      alContabilizar: (tx, hecha) => avisarReversion(tx, contexto, original, hecha, orden.motivo),
    });
  } catch (error) {
    if (!(error instanceof ProblemaError) || error.codigo !== 'REQUIERE_APROBACION') throw error;
    await proponer(contexto, partida, aceptadas);
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
