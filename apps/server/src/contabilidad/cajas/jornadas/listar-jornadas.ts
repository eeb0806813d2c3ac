// Jornadas from the newest to the oldest, a page at a time.
import type { listarJornadas as contrato } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { leerResumenes } from './queries.ts';

type Pedido = QueryOf<typeof contrato>;

export async function listarJornadas(
  db: Database,
  actor: Actor,
  pedido: Pedido,
): Promise<ResponseOf<typeof contrato>> {
  const { limite } = pedido;
  const leidas = await leerResumenes(db, actor, {
    donde: sql<boolean>`${sql.join([sql`true`, ...condiciones(pedido)], sql` and `)}`,
    limite: limite + 1,
  });
  const pagina = leidas.slice(0, limite);
  const ultima = pagina.at(-1);
  return {
    jornadas: pagina.map(({ resumen }) => resumen),
    siguiente: leidas.length > limite && ultima !== undefined ? ultima.orden : null,
  };
}

function condiciones({ desde, hasta, caja, cajero, agencia, estado, cursor }: Pedido): RawBuilder<unknown>[] {
  return [
    desde === undefined ? [] : sql`j.fecha >= ${desde}::date`,
    hasta === undefined ? [] : sql`j.fecha <= ${hasta}::date`,
    caja === undefined ? [] : sql`j.caja = ${caja}::uuid`,
    cajero === undefined ? [] : sql`j.cajero = ${cajero}::uuid`,
    agencia === undefined ? [] : sql`c.agencia = ${agencia}`,
    estado === undefined ? [] : sinODe(estado),
    cursor === undefined ? [] : despuesDe(cursor),
  ].flat();
}

const sinODe = (estado: NonNullable<Pedido['estado']>): RawBuilder<unknown> =>
  estado === 'sin_revisar' ? sql`j.estado <> 'revisada'` : sql`j.estado = ${estado}`;

const CURSOR = /^(\d{4}-\d\d-\d\d)\|(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00)\|([0-9a-f-]{36})$/;

/** One that nobody wrote here begins at the beginning. */
function despuesDe(cursor: string): RawBuilder<unknown> | [] {
  const [, fecha, abiertaEn, id] = CURSOR.exec(cursor) ?? [];
  if (fecha === undefined || abiertaEn === undefined || id === undefined) return [];
  return sql`(j.fecha, j.abierta_en, j.id) < (${fecha}::date, ${abiertaEn}::timestamptz, ${id}::uuid)`;
}
