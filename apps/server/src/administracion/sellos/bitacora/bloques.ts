// The blocks of the bitácora's chain, as they are stored.
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

/** A block that ends here seals whatever its epoca left: no transaction has this number. */
export const SIN_FIN = Number.MAX_SAFE_INTEGER;

export const SIN_ANTERIOR = Buffer.alloc(32);

export interface Epoca {
  readonly epoca: number;
  readonly desdeN: number;
}

export interface Bloque {
  /** How its rows were written as text. */
  readonly version: number;
  readonly n: number;
  readonly epoca: number;
  readonly desdeTransaccion: number;
  readonly hastaTransaccion: number;
  readonly filas: number;
  readonly nMax: number;
  readonly huellaAnterior: Buffer;
  readonly huella: Buffer;
  /** To the microsecond: part of what is sealed. */
  readonly selladoEn: string;
}

export function leerEpocas(db: Database): Promise<Epoca[]> {
  return db.selectFrom('epocaDeBitacora').select(['epoca', 'desdeN']).orderBy('epoca').execute();
}

const enMicrosegundos = sql<string>`to_char(sellado_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const columnas = [
  'n',
  'version',
  'epoca',
  'desdeTransaccion',
  'hastaTransaccion',
  'filas',
  'nMax',
  'huellaAnterior',
  'huella',
  enMicrosegundos.as('selladoEn'),
] as const;

export function leerUltimoBloque(db: Database): Promise<Bloque | undefined> {
  return db.selectFrom('bloqueDeBitacora').select(columnas).orderBy('n', 'desc').limit(1).executeTakeFirst();
}

export function leerBloque(db: Database, n: number): Promise<Bloque | undefined> {
  return db.selectFrom('bloqueDeBitacora').select(columnas).where('n', '=', n).executeTakeFirst();
}

export interface BloqueConDetalle extends Bloque {
  readonly detalle: Buffer;
}

const BLOQUES_MAX = 500;
const FILAS_MAX = 50_000;

/** Those that follow, in order, with their lists of rows: as many as have a bounded number of rows, at least one. */
export function leerBloques(db: Database, despuesDe: number): Promise<BloqueConDetalle[]> {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('bloqueDeBitacora')
        .select(['n', sql<number>`sum(filas) over (order by n) - filas`.as('antes')])
        .where('n', '>', despuesDe)
        .orderBy('n')
        .limit(BLOQUES_MAX)
        .as('siguientes'),
    )
    .innerJoin('bloqueDeBitacora', 'bloqueDeBitacora.n', 'siguientes.n')
    .select([
      'bloqueDeBitacora.n',
      'version',
      'epoca',
      'desdeTransaccion',
      'hastaTransaccion',
      'filas',
      'nMax',
      'detalle',
      'huellaAnterior',
      'huella',
      enMicrosegundos.as('selladoEn'),
    ])
    .where('antes', '<', FILAS_MAX)
    .orderBy('bloqueDeBitacora.n')
    .execute();
}

/** The greatest n that an epoca sealed while it went on. */
export async function leerNMax(db: Database, { epoca, desdeN }: Epoca): Promise<number> {
  const { nMax } = await db
    .selectFrom('bloqueDeBitacora')
    .select(({ fn }) => fn.max('nMax').as('nMax'))
    .where('epoca', '=', epoca)
    .where('hastaTransaccion', '<', SIN_FIN)
    .executeTakeFirstOrThrow();
  return nMax ?? desdeN;
}
