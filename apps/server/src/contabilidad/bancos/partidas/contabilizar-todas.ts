// Several partidas of one person that are posted all of them or none, in one transaction of their own: judged one by one as those of the
// books' queue, and the first refusal undoes the rest.
import pg from 'pg';
import { conConsentimiento } from '#contabilidad/libro/con-consentimiento.ts';
import { contabilizarSolicitudes, type Solicitud } from '#contabilidad/libro/contabilizar-solicitudes.ts';
import { ensayar } from '#contabilidad/libro/ensayar.ts';
import { buscarLlaves, type Llave } from '#contabilidad/libro/llaves.ts';
import { comoRechazoDelLibro } from '#contabilidad/libro/rechazo.ts';
import type { Actor, ContextoConActor } from '#platform/contexto.ts';
import { confirmarLoAnterior } from '#platform/database/confirmar-lo-anterior.ts';
import { escribir, restriccionRota, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface PartidaHecha {
  readonly id: string;
  readonly ejercicio: number;
  readonly numero: number;
}

/** An import holds the order of the books for as long as it takes: it is waited for. Somebody who asks twice at once is looked at again. */
const INTENTOS_MAX = 4;
const SIN_TURNO = '55P03';

export async function contabilizarTodas(
  db: Database,
  contexto: ContextoConActor,
  accion: string,
  solicitudes: readonly Solicitud[],
  intento = 1,
): Promise<PartidaHecha[]> {
  const { consentimiento, ahora } = contexto;
  if (consentimiento?.modo === 'pedir') return ensayar(db, ahora, solicitudes);
  const consentidas = solicitudes.map((solicitud) => ({
    ...solicitud,
    partida: conConsentimiento(solicitud.partida, consentimiento),
  }));
  try {
    return await escribir(db, contexto, accion, (tx) => todas(tx, ahora, consentidas));
  } catch (error) {
    if (intento < INTENTOS_MAX && esPasajero(error))
      return contabilizarTodas(db, contexto, accion, solicitudes, intento + 1);
    throw comoRechazoDelLibro(error);
  }
}

function esPasajero(error: unknown): boolean {
  if (error instanceof pg.DatabaseError && error.code === SIN_TURNO) return true;
  return restriccionRota(error) === 'llave_idempotencia_pkey';
}

async function todas(
  tx: Tx,
  ahora: Temporal.Instant,
  solicitudes: readonly Solicitud[],
): Promise<PartidaHecha[]> {
  const veredictos = await contabilizarSolicitudes(tx, ahora, solicitudes);
  const repetidas: string[] = [];
  const hechas = veredictos.flatMap((veredicto): PartidaHecha[] => {
    if ('problema' in veredicto) throw veredicto.problema;
    if ('contabilizada' in veredicto) {
      const { id, ejercicio, numero } = veredicto.contabilizada;
      return [{ id, ejercicio, numero }];
    }
    repetidas.push(veredicto.idRepetida);
    return [];
  });
  return repetidas.length === 0 ? hechas : leerPartidas(tx, repetidas);
}

/** Those that were made with these keys, if they were. */
export async function partidasDeLlaves(
  db: Database,
  { id: usuario }: Pick<Actor, 'id'>,
  llaves: readonly (Llave | undefined)[],
): Promise<PartidaHecha[] | undefined> {
  const dadas = llaves.filter((llave) => llave !== undefined);
  if (dadas.length === 0) return undefined;
  const usadas = await buscarLlaves(
    db,
    dadas.map(({ llave }) => ({ usuario, llave })),
  );
  if (usadas.length === 0) return undefined;
  const cuerpos = new Map(dadas.map(({ llave, cuerpo }) => [llave, cuerpo]));
  if (
    usadas.length !== dadas.length ||
    usadas.some(({ llave, cuerpo }) => !cuerpos.get(llave)?.equals(cuerpo))
  )
    throw new ProblemaError('LLAVE_REUTILIZADA');
  await confirmarLoAnterior(db);
  return leerPartidas(
    db,
    usadas.map(({ partida }) => partida),
  );
}

function leerPartidas(db: Database, ids: readonly string[]): Promise<PartidaHecha[]> {
  return db
    .selectFrom('partida')
    .select(['id', 'ejercicio', 'numero'])
    .where('id', 'in', ids)
    .orderBy('ejercicio')
    .orderBy('numero')
    .execute();
}
