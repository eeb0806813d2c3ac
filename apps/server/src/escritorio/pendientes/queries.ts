import { sql } from 'kysely';
import { puedeAprobar } from '../../contabilidad/borradores/listar-por-aprobar.ts';
import { ZONA_HORARIA } from '../../platform/clock.ts';
import type { Actor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';

export function contarPartidasPropias(
  db: Database,
  { id, agencias }: Actor,
  estado: 'borrador' | 'rechazada',
): Promise<number> {
  return contar(
    db,
    sql`borrador where autor = ${id}::uuid and estado = ${estado} and agencia = any(${agencias}::text[])`,
  );
}

export function contarPartidasPorAprobar(db: Database, actor: Actor): Promise<number> {
  return contar(db, sql`borrador b where ${puedeAprobar(actor)}`);
}

/** A month is one, however many of the person's agencias have it open. */
export function contarMesesSinCerrar(
  db: Database,
  { agencias }: Actor,
  ahora: Temporal.Instant,
): Promise<number> {
  const { year, month } = ahora.toZonedDateTimeISO(ZONA_HORARIA);
  return contar(
    db,
    sql`(
      select distinct anio, mes from periodo
      where estado <> 'cerrado' and (anio, mes) < (${year}::int, ${month}::int)
        and agencia = any(${agencias}::text[])) meses`,
  );
}

export function contarSolicitudes(db: Database): Promise<number> {
  return contar(db, sql`solicitud_cuenta where estado = 'pendiente'`);
}

async function contar(db: Database, cuales: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${cuales}`.execute(db);
  return rows[0]?.total ?? 0;
}
