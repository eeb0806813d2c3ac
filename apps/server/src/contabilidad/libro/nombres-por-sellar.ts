// The names that a lote is sealed and stored with: its people as they are called when it is posted, and the version that the
// names of the accounts have then. What one statement posts is named by PostgreSQL (libro_sellar).
import type { NombresSellados } from '@cuadra/core/huella';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import type { PartidaPorContabilizar } from './partida-por-contabilizar.ts';

export interface NombresPorSellar {
  readonly version: number;
  /** The link of that version, in hexadecimal. */
  readonly huella: string;
  /** The people whose partidas came so far, by their id. */
  readonly personas: Map<string, string>;
}

type ConPersonas = Pick<PartidaPorContabilizar, 'autor' | 'aprobador' | 'iniciadaPor'>;

export async function abrirNombres(tx: Tx): Promise<NombresPorSellar> {
  const { rows } = await sql<Omit<NombresPorSellar, 'personas'>>`
    select version, encode(huella, 'hex') as huella from version_de_nombres order by version desc limit 1`.execute(
    tx,
  );
  const [ultima] = rows;
  if (ultima === undefined) throw new Error('Los nombres de las cuentas no tienen versión');
  return { ...ultima, personas: new Map() };
}

/** Those of whom the name is not known yet. */
export function sinNombre(partidas: readonly ConPersonas[], { personas }: NombresPorSellar): string[] {
  const ids = partidas.flatMap(({ autor, aprobador, iniciadaPor }) => [autor, aprobador, iniciadaPor]);
  return [...new Set(ids)].filter((id) => id !== null).filter((id) => !personas.has(id));
}

export async function conocerPersonas(
  tx: Tx,
  ids: readonly string[],
  { personas }: NombresPorSellar,
): Promise<void> {
  const { rows } = await sql<{ id: string; nombre: string }>`
    select id, nombre from usuario where id = any(${ids}::uuid[])`.execute(tx);
  for (const { id, nombre } of rows) personas.set(id, nombre);
}

export const nombreDe = (id: string | null, { personas }: NombresPorSellar): string | null =>
  id === null ? null : (personas.get(id) ?? null);

export function nombresSellados(
  { autor, aprobador, iniciadaPor }: ConPersonas,
  nombres: NombresPorSellar,
): NombresSellados {
  const enHexadecimal = (id: string | null) => {
    const nombre = nombreDe(id, nombres);
    return nombre === null ? null : Buffer.from(nombre).toString('hex');
  };
  return {
    version: nombres.version,
    huella: nombres.huella,
    autor: enHexadecimal(autor),
    aprobador: enHexadecimal(aprobador),
    iniciadaPor: enHexadecimal(iniciadaPor),
  };
}
