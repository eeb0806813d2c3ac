// On which sheet of the printed diario each partida begins. A spoiled sheet does not count: the one that replaced it does.
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

export type FolioDe = (numero: number) => number | null;

export interface HojaDelDiario {
  readonly folio: number;
  readonly desde: number;
  readonly hasta: number;
}

export async function foliosDelDiario(
  db: Database,
  ejercicio: number,
  numeros: { readonly desde: number; readonly hasta: number },
): Promise<FolioDe> {
  return folioEn(await leerHojas(db, ejercicio, numeros));
}

export async function leerHojas(
  db: Database,
  ejercicio: number,
  numeros: { readonly desde: number; readonly hasta: number },
): Promise<readonly HojaDelDiario[]> {
  const { rows } = await sql<HojaDelDiario>`
    select f.numero as folio, f.desde, f.hasta from folio f
    where f.libro = 'diario' and f.estado = 'impreso' and f.ejercicio = ${ejercicio}
      and f.hasta >= ${numeros.desde} and f.desde <= ${numeros.hasta}
    order by f.desde, f.hasta, f.numero`.execute(db);
  return rows;
}

/** Where the book was printed by day, the numbers of one sheet run among those of another: the first that has it. */
export const folioEn =
  (hojas: readonly HojaDelDiario[]): FolioDe =>
  (numero) =>
    hojas.find(({ desde, hasta }) => desde <= numero && numero <= hasta)?.folio ?? null;
