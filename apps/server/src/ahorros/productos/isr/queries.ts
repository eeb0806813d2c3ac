import type { ParametroDeIsr } from '@cuadra/contract/ahorros/isr';
import { conVigencia } from '@cuadra/core/ahorros/vigencia';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

/** Drafts first, then from the newest to the oldest; and the last day that some account was paid. */
export async function leerParametros(
  db: Database,
  hoy: string,
): Promise<{ parametros: ParametroDeIsr[]; pagadoHasta: string | null }> {
  const filas = await db
    .selectFrom('parametroIsr as i')
    .leftJoin('usuario as e', 'e.id', 'i.escritaPor')
    .leftJoin('usuario as p', 'p.id', 'i.publicadaPor')
    .selectAll('i')
    .select(['e.nombre as nombreDeEscritora', 'p.nombre as nombreDePublicadora'])
    .execute();
  const { rows } = await sql<{ dia: string | null }>`
    select max(ahorro_pagado_hasta(p.id)) as dia from producto_ahorro p`.execute(db);
  return {
    parametros: conVigencia(filas, hoy).map(({ nombreDeEscritora, nombreDePublicadora, ...fila }) => ({
      ...fila,
      escritaPor: persona(fila.escritaPor, nombreDeEscritora),
      publicadaPor: persona(fila.publicadaPor, nombreDePublicadora),
    })),
    pagadoHasta: rows[0]?.dia ?? null,
  };
}

const persona = (id: string | null, nombre: string | null) =>
  id === null ? null : { id, nombre: nombre ?? '' };
