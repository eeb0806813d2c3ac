// How many partidas a filter has and what the posted ones add up to; those that are not posted yet apart, state by state.
import type * as contrato from '@cuadra/contract/contabilidad/partidas';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import {
  condicionesDeBorrador,
  type Filtro,
  incluyeBorradores,
  incluyeContabilizadas,
  leerFiltro,
  todas,
} from './filtro.ts';
import { type Contadas, contarPartidas } from './partidas-del-filtro.ts';

type Totales = contrato.TotalesDePartidas;

const NINGUNA: Contadas = { partidas: 0, suma: CERO, completo: true };

export async function totalizarPartidas(
  db: Database,
  actor: Actor,
  filtros: contrato.FiltrosDePartidas,
  { completo }: { readonly completo: boolean },
): Promise<Totales> {
  const filtro = await leerFiltro(db, actor, filtros);
  const [contadas, aparte] = await Promise.all([
    incluyeContabilizadas(filtro) ? contarPartidas(db, filtro, { completo }) : NINGUNA,
    incluyeBorradores(filtro) ? contarBorradores(db, filtro) : [],
  ]);
  const suma = contadas.completo ? contadas.suma : null;
  return {
    total: aparte.reduce((suya, { total }) => suya + total, contadas.partidas),
    completo: contadas.completo,
    contabilizadas: contadas.partidas,
    debe: suma,
    haber: suma,
    aparte,
  };
}

/** They are what people are still writing, not the history. */
async function contarBorradores(db: Database, filtro: Filtro): Promise<Totales['aparte']> {
  const { rows } = await sql<{
    estado: Totales['aparte'][number]['estado'];
    total: number;
    debe: Centavos;
    haber: Centavos;
  }>`
    select b.estado, count(*)::int as total, coalesce(sum(b.debe), 0)::bigint as debe, coalesce(sum(b.haber), 0)::bigint as haber
    from borrador b where ${todas(condicionesDeBorrador(filtro))}
    group by b.estado order by b.estado`.execute(db);
  return rows;
}
