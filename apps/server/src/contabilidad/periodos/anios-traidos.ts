// Which of the years that a book or a statement tells were kept elsewhere and brought here: what is printed or shown of them says it.
import type { Traidos } from '@cuadra/contract/contabilidad/periodos/preliminar';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

interface DiasContados {
  /** Absent: from the beginning. */
  readonly desde?: string | undefined;
  /** Absent: to the end. */
  readonly hasta?: string | undefined;
}

export async function aniosTraidos(db: Database, { desde, hasta }: DiasContados): Promise<Traidos | null> {
  const { rows } = await sql<Traidos>`
    select min(anio) as desde, max(anio) as hasta from ejercicio
    where procedencia = 'traida' and anio >= ${anioDelDia(desde, 0)}::int and anio <= ${anioDelDia(hasta, 9999)}::int
    having count(*) > 0`.execute(db);
  return rows[0] ?? null;
}

/** Those of what is told at a day: of its year. */
export const delAnioDe = (fecha: string): DiasContados => ({ desde: fecha, hasta: fecha });

const anioDelDia = (fecha: string | undefined, siFalta: number): number =>
  fecha === undefined ? siFalta : Number(fecha.slice(0, 4));
