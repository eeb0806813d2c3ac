// The chain of the bitácora recomputed from its rows: each block follows the one before, seals what it says, and its rows are
// the ones that were there. Names the first row of each block that is another.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { conMiles, hallazgoDe } from '../hallazgo.ts';
import {
  type Bloque,
  type BloqueConDetalle,
  type Epoca,
  leerBloque,
  leerBloques,
  leerEpocas,
  leerNMax,
  SIN_ANTERIOR,
  SIN_FIN,
} from './bloques.ts';
import { explicarDiferencia } from './explicar-diferencia.ts';
import { leerFilas, type Resto, type Tramo } from './leer-filas.ts';
import { abrirRevisor } from './revisor-de-bloque.ts';

const HALLAZGOS_MAX = 20;

export interface OpcionesDeRevision {
  /** The block to go on from; absent: from the first row there is. */
  readonly despuesDe?: number;
  readonly senal?: AbortSignal | undefined;
}

export async function revisarBitacora(
  db: Database,
  { despuesDe = 0, senal }: OpcionesDeRevision = {},
): Promise<Hallazgo[]> {
  const hallazgos: Hallazgo[] = [];
  const epocas = await leerEpocas(db);
  let anterior = despuesDe === 0 ? undefined : await leerBloque(db, despuesDe);
  while (hallazgos.length < HALLAZGOS_MAX) {
    senal?.throwIfAborted();
    const bloques = await leerBloques(db, anterior?.n ?? despuesDe);
    if (bloques.length === 0) break;
    for (const bloque of bloques) {
      const roto = eslabonRoto(bloque, anterior);
      if (roto !== undefined) hallazgos.push(hallazgoDe('bitacora', roto));
      anterior = bloque;
    }
    for (const juntos of agrupar(bloques)) hallazgos.push(...(await revisarFilas(db, epocas, juntos)));
  }
  hallazgos.push(...(await hallarFilasDelFuturo(db, epocas)));
  return hallazgos.slice(0, HALLAZGOS_MAX);
}

function eslabonRoto(bloque: Bloque, anterior: Bloque | undefined): string | undefined {
  const { n } = bloque;
  const esperado = (anterior?.n ?? 0) + 1;
  if (n !== esperado) return `Falta el bloque ${conMiles(esperado)} de la bitácora.`;
  if (!bloque.huellaAnterior.equals(anterior?.huella ?? SIN_ANTERIOR))
    return anterior === undefined
      ? 'El primer bloque de la bitácora no es el primero que hubo.'
      : `El bloque ${conMiles(n)} de la bitácora no sigue al bloque ${conMiles(anterior.n)}: uno de los dos fue alterado.`;
  const inicio = anterior?.epoca === bloque.epoca ? anterior.hastaTransaccion : 0;
  if (bloque.desdeTransaccion !== inicio)
    return `El bloque ${conMiles(n)} de la bitácora no empieza donde terminó el anterior.`;
  return undefined;
}

/** Blocks of one epoca are read together; the one that closes it, apart. */
function agrupar(bloques: readonly BloqueConDetalle[]): BloqueConDetalle[][] {
  const grupos: BloqueConDetalle[][] = [];
  for (const bloque of bloques) {
    const ultimo = grupos.at(-1);
    const cabe =
      ultimo?.[0]?.epoca === bloque.epoca &&
      bloque.hastaTransaccion !== SIN_FIN &&
      ultimo.at(-1)?.hastaTransaccion === bloque.desdeTransaccion;
    if (cabe) ultimo.push(bloque);
    else grupos.push([bloque]);
  }
  return grupos;
}

async function revisarFilas(
  db: Database,
  epocas: readonly Epoca[],
  bloques: readonly BloqueConDetalle[],
): Promise<Hallazgo[]> {
  const [primero] = bloques;
  const epoca = epocas.find((una) => una.epoca === primero?.epoca);
  if (primero === undefined || epoca === undefined)
    return [hallazgoDe('bitacora', `Falta la época del bloque ${conMiles(primero?.n ?? 0)} de la bitácora.`)];
  const revisores = bloques.map((bloque) => abrirRevisor(bloque, epoca.desdeN));
  let i = 0;
  await leerFilas(db, await tramoDe(db, epocas, epoca, bloques), (filas) => {
    for (const fila of filas) {
      const transaccion = Number(fila.transaccion ?? 0);
      while (i < bloques.length - 1 && transaccion >= (bloques[i]?.hastaTransaccion ?? SIN_FIN)) i++;
      revisores[i]?.ver(fila);
    }
  });
  const hallazgos: Hallazgo[] = [];
  for (const revisor of revisores) {
    const diferencia = revisor.terminar();
    if (diferencia !== undefined)
      hallazgos.push(hallazgoDe('bitacora', await explicarDiferencia(db, diferencia)));
  }
  return hallazgos;
}

async function tramoDe(
  db: Database,
  epocas: readonly Epoca[],
  epoca: Epoca,
  bloques: readonly Bloque[],
): Promise<Tramo | Resto> {
  const siguiente = epocas.find((una) => una.epoca === epoca.epoca + 1);
  const nMax = siguiente === undefined ? undefined : await leerNMax(db, epoca);
  const desdeTransaccion = bloques[0]?.desdeTransaccion ?? 0;
  const hastaTransaccion = bloques.at(-1)?.hastaTransaccion ?? 0;
  return siguiente !== undefined && nMax !== undefined && hastaTransaccion === SIN_FIN
    ? { desdeN: epoca.desdeN, hastaN: siguiente.desdeN, desdeTransaccion, nMax }
    : { desdeN: epoca.desdeN, desdeTransaccion, hastaTransaccion, nMax };
}

/** A row that says it is of a transaction that nobody has begun would never be sealed. */
async function hallarFilasDelFuturo(db: Database, epocas: readonly Epoca[]): Promise<Hallazgo[]> {
  const { rows } = await sql<{ n: string }>`
    select n::text from bitacora
    where transaccion >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint and n > ${epocas.at(-1)?.desdeN ?? 0}
    order by bitacora.n limit 1`.execute(db);
  return rows.map(({ n }) =>
    hallazgoDe(
      'bitacora',
      `La fila ${conMiles(n)} de la bitácora fue escrita a mano: su transacción no existe.`,
    ),
  );
}
