// What was withheld in some days from each asociado: of the accounts that are named after them.
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { abonosDe, type Dias } from './abonos.ts';

export interface RetencionDeAsociado {
  readonly id: string;
  readonly numero: number;
  readonly nombre: string;
  /** DPI, or what identifies whoever has none. */
  readonly identificacion: string;
  readonly nit: string | null;
  readonly bruto: Centavos;
  readonly exento: Centavos;
  readonly isr: Centavos;
}

export async function leerPorAsociado(
  db: Database,
  dias: Dias,
  agencias: readonly string[],
): Promise<RetencionDeAsociado[]> {
  const { rows } = await sql<RetencionDeAsociado>`
    select s.id, s.numero, s.nombre, coalesce(s.dpi, s.documento) as identificacion, s.nit, x.bruto, x.exento, x.isr
    from (
      select t.asociado, sum(a.bruto)::bigint as bruto, sum(a.exento)::bigint as exento, sum(a.isr)::bigint as isr
      from ${abonosDe(dias, agencias)} a join titular t on t.cuenta = a.cuenta and t.orden = 1
      group by t.asociado
    ) x join asociado s on s.id = x.asociado
    order by s.numero`.execute(db);
  return rows;
}

export async function contarPorAsociado(
  db: Database,
  dias: Dias,
  agencias: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ cuantos: number }>`
    select count(distinct t.asociado)::int as cuantos
    from ${abonosDe(dias, agencias)} a join titular t on t.cuenta = a.cuenta and t.orden = 1`.execute(db);
  return rows[0]?.cuantos ?? 0;
}
