// One more block of the bitácora's chain: the rows of the transactions that ended since the last one. Whoever writes never
// waits for it. Two processes that seal at once read the same and only one of them stores it.
import { VERSION_DE_BLOQUE } from '@cuadra/core/huella-de-bitacora';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { type Bloque, type Epoca, leerEpocas, leerUltimoBloque, SIN_ANTERIOR, SIN_FIN } from './bloques.ts';
import { leerFilas, type Resto, type Tramo } from './leer-filas.ts';
import { huellaDeBloque, resumirFilas } from './resumir-filas.ts';

type Servicios = Pick<Plataforma, 'db' | 'reloj'>;

/** The last block there is afterwards. */
export async function sellarBitacora(servicios: Servicios): Promise<Bloque | undefined> {
  const { db } = servicios;
  const actual = await epocaActual(db);
  const epocas = await leerEpocas(db);
  let ultimo = await leerUltimoBloque(db);
  for (const [i, epoca] of epocas.entries()) {
    const siguiente = epocas[i + 1];
    if (siguiente === undefined || epoca.epoca >= actual) break;
    if (estaCerrada(epoca, ultimo)) continue;
    ultimo = await cerrarEpoca(servicios, epoca, siguiente, ultimo);
  }
  const epoca = epocas.find((una) => una.epoca === actual);
  return epoca === undefined ? ultimo : sellarLoTerminado(servicios, epoca, ultimo);
}

async function epocaActual(db: Database): Promise<number> {
  const { rows } = await sql<{ epoca: number }>`select bitacora_epoca() as epoca`.execute(db);
  return rows[0]?.epoca ?? 1;
}

const estaCerrada = ({ epoca }: Epoca, ultimo: Bloque | undefined): boolean =>
  ultimo !== undefined &&
  (ultimo.epoca > epoca || (ultimo.epoca === epoca && ultimo.hastaTransaccion === SIN_FIN));

/** Where the next block of that epoca begins, and the greatest n it has sealed. */
function continuacion({ epoca, desdeN }: Epoca, ultimo: Bloque | undefined) {
  return ultimo?.epoca === epoca
    ? { desdeTransaccion: ultimo.hastaTransaccion, nMax: ultimo.nMax }
    : { desdeTransaccion: 0, nMax: desdeN };
}

/** Also when nothing is left: it says that nothing was. */
function cerrarEpoca(
  servicios: Servicios,
  epoca: Epoca,
  siguiente: Epoca,
  ultimo: Bloque | undefined,
): Promise<Bloque | undefined> {
  const { desdeTransaccion, nMax } = continuacion(epoca, ultimo);
  const resto: Resto = { desdeN: epoca.desdeN, hastaN: siguiente.desdeN, desdeTransaccion, nMax };
  return sellarTramo(servicios, { epoca, ultimo, hastaTransaccion: SIN_FIN, desdeTransaccion, nMax }, resto);
}

async function sellarLoTerminado(
  servicios: Servicios,
  epoca: Epoca,
  ultimo: Bloque | undefined,
): Promise<Bloque | undefined> {
  const { desdeTransaccion, nMax } = continuacion(epoca, ultimo);
  // Every transaction before this one is over: none of them can write any more.
  const { rows } = await sql<{ hasta: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as hasta`.execute(servicios.db);
  const hastaTransaccion = rows[0]?.hasta ?? 0;
  if (hastaTransaccion <= desdeTransaccion) return ultimo;
  const tramo: Tramo = { desdeN: epoca.desdeN, desdeTransaccion, hastaTransaccion, nMax: undefined };
  return sellarTramo(servicios, { epoca, ultimo, desdeTransaccion, hastaTransaccion, nMax }, tramo);
}

interface PorSellar {
  readonly epoca: Epoca;
  readonly ultimo: Bloque | undefined;
  readonly desdeTransaccion: number;
  readonly hastaTransaccion: number;
  readonly nMax: number;
}

async function sellarTramo(
  { db, reloj }: Servicios,
  { epoca, ultimo, nMax: antes, ...limites }: PorSellar,
  tramo: Tramo | Resto,
): Promise<Bloque | undefined> {
  const resumidor = resumirFilas(VERSION_DE_BLOQUE);
  const marcas: Buffer[] = [];
  let nMax = antes;
  await leerFilas(db, tramo, (filas) => {
    for (const fila of filas) {
      marcas.push(resumidor.agregar(fila));
      nMax = Math.max(nMax, Number(fila.n));
    }
  });
  const { filas, huellaDeFilas } = resumidor.terminar();
  if (filas === 0 && limites.hastaTransaccion !== SIN_FIN) return ultimo;
  const detalle = Buffer.concat(marcas);
  const huellaAnterior = ultimo?.huella ?? SIN_ANTERIOR;
  const selladoEn = reloj.ahora().round('microsecond').toString({ smallestUnit: 'microsecond' });
  const bloque = {
    version: VERSION_DE_BLOQUE,
    n: (ultimo?.n ?? 0) + 1,
    epoca: epoca.epoca,
    ...limites,
    filas,
    nMax,
    selladoEn,
  };
  const huella = huellaDeBloque(
    { ...bloque, desdeN: epoca.desdeN, huellaDeFilas, huellaAnterior: huellaAnterior.toString('hex') },
    detalle,
  );
  await db
    .insertInto('bloqueDeBitacora')
    .values({ ...bloque, detalle, huellaAnterior, huella })
    // Whoever was first sealed it: what is left is for the next time.
    .onConflict((choque) => choque.doNothing())
    .execute();
  return leerUltimoBloque(db);
}
