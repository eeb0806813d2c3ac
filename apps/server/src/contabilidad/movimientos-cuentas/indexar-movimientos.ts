// How long each account is and where its pages begin: asked once, so that a screen knows its length from the start and
// any place of it is one short page away.
import { FILAS_EN_PANTALLA_MAX } from '@cuadra/contract/contabilidad/libro-diario';
import {
  type indexarMovimientos as contrato,
  MOVIMIENTOS_POR_PAGINA,
} from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import type { Actor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { escribirCursor } from './cursor.ts';
import type { LugarEnElLibro } from './queries.ts';
import { elegirCuentas } from './seleccion.ts';

export async function indexarMovimientos(
  db: Database,
  actor: Actor,
  filtros: QueryOf<typeof contrato>,
): Promise<ResponseOf<typeof contrato>> {
  const { cuentas, agencias } = await elegirCuentas(db, actor, filtros);
  const codigos = cuentas.map(({ idCuenta }) => idCuenta);
  const finales = await leerFinales(db, { ...filtros, cuentas: codigos, agencias });
  const porCuenta = Map.groupBy(finales, ({ idCuenta }) => idCuenta);
  return codigos.flatMap((idCuenta) => {
    const suyos = porCuenta.get(idCuenta) ?? [];
    const movimientos = suyos.at(-1)?.fila;
    if (movimientos === undefined) return [];
    return [{ idCuenta, movimientos, cursores: suyos.slice(0, -1).map(escribirCursor) }];
  });
}

interface Recorrido {
  readonly cuentas: readonly string[];
  readonly agencias: readonly string[];
  readonly desde: string;
  readonly hasta: string;
}

interface FinalDePagina extends LugarEnElLibro {
  readonly idCuenta: string;
  /** Its number among those of its account. */
  readonly fila: number;
}

/** The last movement of each page; each account is walked once, in the order of its index. */
async function leerFinales(
  db: Database,
  { cuentas, agencias, desde, hasta }: Recorrido,
): Promise<FinalDePagina[]> {
  const { rows } = await sql<FinalDePagina>`
    select q.id_cuenta, q.fecha, q.ejercicio, q.numero, q.n, q.fila::int
    from unnest(${cuentas}::text[]) c (id_cuenta)
    cross join lateral (
      select l.id_cuenta, l.fecha, l.ejercicio, l.numero, l.n,
        row_number() over recorrido as fila, lead(l.n) over recorrido is null as es_ultima
      from linea l
      where l.id_cuenta = c.id_cuenta and l.agencia = any(${agencias}::text[])
        and l.fecha between ${desde}::date and ${hasta}::date
      window recorrido as (order by l.fecha, l.ejercicio, l.numero, l.n)
      limit ${FILAS_EN_PANTALLA_MAX + 1}
    ) q
    where q.es_ultima or q.fila % ${MOVIMIENTOS_POR_PAGINA} = 0 or q.fila > ${FILAS_EN_PANTALLA_MAX}
    order by q.id_cuenta collate "C", q.fila`.execute(db);
  const total = [...Map.groupBy(rows, ({ idCuenta }) => idCuenta).values()].reduce(
    (suma, suyas) => suma + (suyas.at(-1)?.fila ?? 0),
    0,
  );
  if (total > FILAS_EN_PANTALLA_MAX) throw new ProblemaError('REPORTE_DEMASIADO_GRANDE');
  return rows;
}
