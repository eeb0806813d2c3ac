// The partidas of a year, read from the books. Each piece is one statement and sees one moment of the database: what is
// posted never changes, so that pieces of different moments fit together, nothing is held while they are looked at, and
// whoever posts meanwhile notices nothing.
import { sql } from 'kysely';
import type { Database } from '../../platform/database/pool.ts';
import type { FuenteDePartidas, PartidasPorVerificar, Pieza } from './leer-partidas-guardadas.ts';

const PARTIDAS_MAX = 1_000;
const LINEAS_MAX = 20_000;

export function fuenteDePartidas(db: Database): FuenteDePartidas {
  return {
    leerPieza: (tramo, ultimo) => leerPieza(db, tramo, ultimo),
    async leerTipos(cuentas) {
      const filas = await db
        .selectFrom('cuenta')
        .select(['idCuenta', 'tipoCuenta'])
        .where('idCuenta', '=', sql<string>`any(${cuentas}::text[])`)
        .execute();
      return filas.map(({ idCuenta, tipoCuenta }) => [idCuenta, tipoCuenta] as const);
    },
  };
}

/** As many partidas as their announced lines allow, at least one. */
async function leerPieza(
  db: Database,
  { ejercicio, hasta, mes }: PartidasPorVerificar,
  ultimo: number,
): Promise<Pieza[]> {
  const delMes =
    mes === undefined
      ? sql``
      : sql`and p.fecha between ${mes.desde}::date and ${mes.hasta}::date and p.agencia = any(${mes.agencias}::text[])`;
  const { rows } = await sql<Pieza>`
    with pieza as materialized (
      select p.*, sum(p.cantidad_lineas) over w as acumuladas,
        lag(p.numero) over w as numero_previo, lag(p.huella) over w as huella_previa
      from (
        select p.ejercicio, p.numero, p.id, p.tipo, p.fecha, p.fecha_documento, p.registrada_en, p.agencia, p.concepto, p.es_manual,
          p.autor, p.aprobador, p.revierte, p.motivo, p.origen, p.iniciada_por, p.operacion, p.autorizacion, p.movimientos, p.total, p.cantidad_lineas, p.huella_anterior,
          p.huella, p.nombres, p.autor_nombre, p.aprobador_nombre, p.iniciada_por_nombre
        from partida p
        where p.ejercicio = ${ejercicio} and p.numero > ${ultimo} and p.numero <= ${hasta} ${delMes}
        order by p.numero limit ${PARTIDAS_MAX}
      ) p
      window w as (order by p.numero)
    )
    select p.ejercicio, p.numero, p.id, p.tipo, p.fecha, p.fecha_documento,
      to_char(p.registrada_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as registrada_en, p.agencia, p.concepto, p.es_manual,
      p.autor, p.aprobador, p.revierte, p.motivo, p.origen, p.iniciada_por, p.operacion, p.autorizacion, encode(p.movimientos, 'hex') as movimientos, p.nombres as version_de_nombres,
      (select encode(v.huella, 'hex') from version_de_nombres v where v.version = p.nombres) as huella_de_nombres,
      ${enHexadecimal('autor_nombre')} as nombre_de_autor, ${enHexadecimal('aprobador_nombre')} as nombre_de_aprobador,
      ${enHexadecimal('iniciada_por_nombre')} as nombre_de_iniciador, least(p.total, ${Number.MAX_SAFE_INTEGER}::bigint) as total,
      p.cantidad_lineas, encode(p.huella_anterior, 'hex') as huella_anterior, encode(p.huella, 'hex') as huella,
      encode(case
        when p.numero = 1 then (select e.huella_inicial from ejercicio e where e.anio = p.ejercicio)
        when p.numero_previo = p.numero - 1 then p.huella_previa
        else (select a.huella from partida a where a.ejercicio = p.ejercicio and a.numero = p.numero - 1)
      end, 'hex') as huella_previa,
      ${esEspejo} as es_espejo,
      (
        select json_agg(json_build_array(l.id_cuenta, l.debe, l.haber, l.concepto, l.documento, l.n, l.agencia, l.fecha)
          order by l.n)::text
        from linea l where l.ejercicio = p.ejercicio and l.numero = p.numero
      ) as lineas
    from pieza p
    where p.acumuladas - p.cantidad_lineas < ${LINEAS_MAX}
    order by p.numero`.execute(db);
  return rows;
}

const enHexadecimal = (columna: string) => sql`encode(convert_to(${sql.ref(`p.${columna}`)}, 'UTF8'), 'hex')`;

const lineasDeLaReversion = sql`
  select l.id_cuenta, l.debe, l.haber from linea l where l.ejercicio = p.ejercicio and l.numero = p.numero`;

/**
 * Every line of a reversal answers to one of the original's, each used once. Of an earlier year, those of productos and gastos may
 * all be in one account, that of the acumulados: which one it was then, PostgreSQL asked when it was posted.
 */
const esEspejo = sql`
  p.revierte is null or exists (
    select from partida o
    where o.id = p.revierte and o.revierte is null and o.agencia = p.agencia and (not exists (
      ${lineasDeLaReversion}
      except all
      select l.id_cuenta, l.haber, l.debe from linea l where l.ejercicio = o.ejercicio and l.numero = o.numero
    ) or (o.ejercicio < p.ejercicio and exists (
      select from (
        select distinct l.id_cuenta from linea l
        where l.ejercicio = p.ejercicio and l.numero = p.numero and left(l.id_cuenta, 1) not in ('6', '7')
      ) acumulados
      where not exists (
        ${lineasDeLaReversion}
        except all
        select case when left(l.id_cuenta, 1) in ('6', '7') then acumulados.id_cuenta else l.id_cuenta end, l.haber, l.debe
        from linea l where l.ejercicio = o.ejercicio and l.numero = o.numero
      )
    )))
  )`;
