import { type RawBuilder, sql } from 'kysely';

/** What a person already moved in cash on a day, one way, in whatever caja; what was undone does not count. */
export function efectivoDelDia(documento: string | null, fecha: string, sentido: string): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(m.monto), 0)::bigint from movimiento_de_caja m
    where m.persona_documento = ${documento}::text and m.fecha = ${fecha}::date and m.sentido = ${sentido}::text
      and m.medio = 'efectivo' and m.revierte is null
      and not exists (select from movimiento_de_caja r where r.revierte = m.id))`;
}
