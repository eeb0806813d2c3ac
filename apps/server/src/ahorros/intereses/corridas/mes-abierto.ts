import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

/** The first of those agencias where the month of that day is not open. */
export async function agenciaCerrada(
  db: Database,
  dia: string,
  agencias: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ agencia: string }>`
    select g.id as agencia from unnest(${agencias}::text[]) g (id)
    left join periodo p on p.agencia = g.id and p.anio = extract(year from ${dia}::date) and p.mes = extract(month from ${dia}::date)
    where p.estado is distinct from 'abierto' order by g.id limit 1`.execute(db);
  return rows[0]?.agencia;
}

export async function exigirMesAbierto(
  db: Database,
  dia: string,
  agencias: readonly string[],
): Promise<void> {
  const cerrada = await agenciaCerrada(db, dia, agencias);
  if (cerrada === undefined) return;
  const mes = `${dia.slice(5, 7)}/${dia.slice(0, 4)}`;
  throw new ProblemaError('PERIODO_CERRADO', {
    detalle: `El periodo ${mes} no está abierto en la agencia ${cerrada}: elija otra fecha contable.`,
  });
}
