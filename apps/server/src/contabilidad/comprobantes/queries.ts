import type { Centavos } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import {
  conNombreSellado,
  NOMBRES_DE_AHORA,
  versionDeNombres,
} from '#contabilidad/partidas/nombre-sellado.ts';
import type { Database } from '#platform/database/pool.ts';

export interface LineaImpresa {
  readonly idCuenta: string;
  /** Null: of a draft that names an account that does not exist. */
  readonly nombreCuenta: string | null;
  readonly debe: Centavos;
  readonly haber: Centavos;
  readonly concepto: string | null;
  readonly documento: string | null;
}

/** The lines of each partida, draft or posted, in their order. */
export async function leerLineasDe(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, LineaImpresa[]>> {
  const { rows } = await sql<LineaImpresa & { id: string }>`
    select u.id, u.id_cuenta, n.nombre as nombre_cuenta, u.debe, u.haber, u.concepto, u.documento
    from (
      select p.id, l.n, l.id_cuenta, l.debe, l.haber, l.concepto, l.documento, ${versionDeNombres('p')} as nombres
      from partida p join linea l on (l.ejercicio, l.numero) = (p.ejercicio, p.numero)
      where p.id = any(${ids}::uuid[])
      union all
      select b.id, l.n::int, l.linea ->> 'idCuenta', coalesce((l.linea ->> 'debe')::bigint, 0),
        coalesce((l.linea ->> 'haber')::bigint, 0), l.linea ->> 'concepto', l.linea ->> 'documento', ${NOMBRES_DE_AHORA}
      from borrador b cross join lateral jsonb_array_elements(b.lineas) with ordinality l (linea, n)
      where b.id = any(${ids}::uuid[])
    ) u
    ${conNombreSellado('u', sql<number>`u.nombres`)}
    order by u.id, u.n`.execute(db);
  const porPartida = Map.groupBy(rows, ({ id }) => id);
  return new Map([...porPartida].map(([id, lineas]) => [id, lineas.map(({ id: _, ...linea }) => linea)]));
}

export interface Referencia {
  readonly numero: number;
  readonly ejercicio: number;
  readonly fecha: string;
}

export interface DatosDeImpresion {
  readonly nombreAgencia: string;
  readonly revierte: Referencia | null;
  readonly revertidaPor: Referencia | null;
  /** Why it was posted (of a reversal) or given back (of a draft). */
  readonly motivo: string | null;
  readonly huella: string | null;
}

/** What a summary does not say and paper does. */
export async function leerDatosDeImpresion(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, DatosDeImpresion>> {
  const { rows } = await sql<DatosDeImpresion & { id: string }>`
    select p.id, a.nombre_agencia, ${referencia(sql`o`)} as revierte, ${referencia(sql`r`)} as revertida_por, p.motivo,
      encode(p.huella, 'hex') as huella
    from partida p
    join agencia a on a.id_agencia = p.agencia
    left join partida o on o.id = p.revierte
    left join partida r on r.revierte = p.id
    where p.id = any(${ids}::uuid[])
    union all
    select b.id, a.nombre_agencia, null, null, b.motivo, null
    from borrador b join agencia a on a.id_agencia = b.agencia
    where b.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...datos }) => [id, datos]));
}

function referencia(alias: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${alias}.id is not null then
    jsonb_build_object('numero', ${alias}.numero, 'ejercicio', ${alias}.ejercicio, 'fecha', ${alias}.fecha) end`;
}

export interface SoporteImpreso {
  readonly nombre: string;
  readonly subidoEn: string;
  /** That of its content, in hexadecimal. */
  readonly huella: string;
}

/** The supports of each partida, in the order in which they were added. */
export async function leerSoportesDe(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, SoporteImpreso[]>> {
  const { rows: filas } = await sql<SoporteImpreso & { partida: string }>`
    select partida, nombre, subido_en, huella from soporte_de_partida
    where partida = any(${ids}::uuid[])
    order by subido_en, id`.execute(db);
  const porPartida = Map.groupBy(filas, ({ partida }) => partida);
  return new Map(
    [...porPartida].map(([id, suyos]) => [id, suyos.map(({ partida: _, ...soporte }) => soporte)]),
  );
}
