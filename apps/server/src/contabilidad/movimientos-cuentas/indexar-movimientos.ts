// How long each account is, where its pages begin and where its years end: asked once, so that a screen knows its length from the start and
// any place of it is one short page away.
import { FILAS_EN_PANTALLA_MAX } from '@cuadra/contract/contabilidad/libro-diario';
import {
  type indexarMovimientos as contrato,
  MOVIMIENTOS_POR_PAGINA,
} from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import { type Movido, seCuenta } from '#contabilidad/saldos/partidas-de-cierre.ts';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
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
    return [
      {
        idCuenta,
        movimientos,
        cursores: suyos
          .filter(({ fila }) => fila < movimientos && fila % MOVIMIENTOS_POR_PAGINA === 0)
          .map(escribirCursor),
        ejercicios: suyos
          .filter(({ esDeFinDeAnio }) => esDeFinDeAnio)
          .map(({ ejercicio, fila }) => ({ ejercicio, movimientos: fila })),
      },
    ];
  });
}

/** The last movement of a page or of a year. */
interface Final extends LugarEnElLibro {
  readonly idCuenta: string;
  /** Its number among those of its account. */
  readonly fila: number;
  readonly esDeFinDeAnio: boolean;
}

/** Each account is walked once, in the order of its index. */
async function leerFinales(db: Database, movido: Movido): Promise<Final[]> {
  const { cuentas, agencias, desde, hasta, partidas } = movido;
  const { rows } = await sql<Final>`
    select q.id_cuenta, q.fecha, q.ejercicio, q.numero, q.n, q.fila::int, q.es_de_fin_de_anio
    from unnest(${cuentas}::text[]) c (id_cuenta)
    cross join lateral (
      select l.id_cuenta, l.fecha, l.ejercicio, l.numero, l.n,
        row_number() over recorrido as fila,
        lead(l.ejercicio) over recorrido is distinct from l.ejercicio as es_de_fin_de_anio
      from linea l
      where l.id_cuenta = c.id_cuenta and l.agencia = any(${agencias}::text[])
        and l.fecha between ${desde}::date and ${hasta}::date and ${seCuenta(partidas)}
      window recorrido as (order by l.fecha, l.ejercicio, l.numero, l.n)
      limit ${FILAS_EN_PANTALLA_MAX + 1}
    ) q
    where q.es_de_fin_de_anio or q.fila % ${MOVIMIENTOS_POR_PAGINA} = 0 or q.fila > ${FILAS_EN_PANTALLA_MAX}
    order by q.id_cuenta collate "C", q.fila`.execute(db);
  const total = [...Map.groupBy(rows, ({ idCuenta }) => idCuenta).values()].reduce(
    (suma, suyas) => suma + (suyas.at(-1)?.fila ?? 0),
    0,
  );
  if (total > FILAS_EN_PANTALLA_MAX) throw new ProblemaError('REPORTE_DEMASIADO_GRANDE');
  return rows;
}
