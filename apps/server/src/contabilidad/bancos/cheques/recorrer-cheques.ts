// The register from its first cheque to its last, in batches: for what is printed of it.
import type { Cheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { condicionesDe, type FiltroDeCheques, leerCheques } from './queries.ts';

const POR_LOTE = 500;

export async function* recorrerCheques(
  db: Database,
  hoy: string,
  filtro: FiltroDeCheques,
): AsyncGenerator<readonly Cheque[]> {
  let desde: RawBuilder<unknown> = sql`true`;
  for (;;) {
    const lote = await leerCheques(
      db,
      hoy,
      sql.join([...condicionesDe(hoy, filtro), desde], sql` and `),
      sql`order by k.fecha, k.numero, k.id limit ${POR_LOTE}`,
    );
    if (lote.length > 0) yield lote;
    const ultimo = lote.at(-1);
    if (ultimo === undefined || lote.length < POR_LOTE) return;
    desde = sql`(k.fecha, k.numero, k.id) > (${ultimo.fecha}::date, ${ultimo.numero}::bigint, ${ultimo.id}::uuid)`;
  }
}

export async function contarCheques(db: Database, hoy: string, filtro: FiltroDeCheques): Promise<number> {
  const { rows } = await sql<{ cuantos: number }>`
    select count(*)::int as cuantos from cheque k join cuenta_bancaria b on b.id = k.cuenta_bancaria
    where ${sql.join(condicionesDe(hoy, filtro), sql` and `)}`.execute(db);
  return rows[0]?.cuantos ?? 0;
}
