// How many partidas a filter has, drafts and posted together, and what they add up to.
import type * as contrato from '@cuadra/contract/contabilidad/partidas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { CERO } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Actor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import {
  condicionesDeBorrador,
  incluyeBorradores,
  incluyeContabilizadas,
  leerFiltro,
  todas,
} from './filtro.ts';
import { totalesDePartidas } from './partidas-del-filtro.ts';

type Totales = ResponseOf<typeof contrato.totalizarPartidas>;

const NADA: Totales = { total: 0, debe: CERO, haber: CERO };

export async function totalizarPartidas(
  db: Database,
  actor: Actor,
  filtros: contrato.FiltrosDePartidas,
): Promise<Totales> {
  const filtro = await leerFiltro(db, actor, filtros);
  const partes = [
    ...(incluyeContabilizadas(filtro)
      ? [sql`select t.total, t.suma as debe, t.suma as haber from (${totalesDePartidas(filtro)}) t`]
      : []),
    ...(incluyeBorradores(filtro)
      ? [
          sql`select count(*)::int as total, coalesce(sum(b.debe), 0)::bigint as debe, coalesce(sum(b.haber), 0)::bigint as haber
          from borrador b where ${todas(condicionesDeBorrador(filtro))}`,
        ]
      : []),
  ];
  if (partes.length === 0) return NADA;
  const { rows } = await sql<Totales>`
    select sum(u.total)::int as total, sum(u.debe)::bigint as debe, sum(u.haber)::bigint as haber
    from (${sql.join(partes, sql` union all `)}) u`.execute(db);
  return rows[0] ?? NADA;
}
