import type { Razon } from '@cuadra/core/bancos/cruce';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

/** A suggestion as it is kept. */
export interface SugerenciaGuardada {
  readonly id: string;
  readonly clase: 'cruce' | 'regla' | 'traslado';
  readonly puntaje: number;
  readonly razones: readonly Razon[];
  readonly lineas: readonly string[];
  readonly movimientos: readonly string[];
  readonly regla: string | null;
  readonly otraLinea: string | null;
}

/** Those that are still there, in the order they were asked for. */
export async function leerSugerencias(
  db: Database,
  cuenta: string,
  ids: readonly string[],
): Promise<SugerenciaGuardada[]> {
  const { rows } = await sql<SugerenciaGuardada>`
    select s.id, s.clase, s.puntaje, s.razones, s.lineas, s.movimientos, s.regla, s.otra_linea
    from unnest(${ids}::uuid[]) with ordinality u (id, lugar) join sugerencia_de_banco s on s.id = u.id
    where s.cuenta_bancaria = ${cuenta}::uuid order by u.lugar`.execute(db);
  return rows;
}
