// The partidas of a year, read from the books. Each statement sees one moment of the database: what is posted never changes, so
// that those of different moments fit together, nothing is held while they are looked at, and whoever posts meanwhile
// notices nothing.
import { sql } from 'kysely';
import { copiarAfuera } from '#platform/database/copiar.ts';
import type { Database } from '#platform/database/pool.ts';
import { columnasDeLinea, columnasDePartida } from './columnas-guardadas.ts';
import type { FuenteDePartidas, PartidasPorVerificar, Pieza } from './leer-partidas-guardadas.ts';

const PARTIDAS_MAX = 2_000;
const LINEAS_MAX = 20_000;

export function fuenteDePartidas(db: Database): FuenteDePartidas {
  return {
    leerPieza: (tramo, ultimo) => leerPieza(db, tramo, ultimo),
    leerCuentas: (cuentas) =>
      db
        .selectFrom('cuenta')
        .select(['idCuenta', 'tipoCuenta', 'flujo'])
        .where('idCuenta', '=', sql<string>`any(${cuentas}::text[])`)
        .execute(),
  };
}

/** As many partidas as their announced lines allow, at least one. */
async function leerPieza(
  db: Database,
  { ejercicio, hasta, mes }: PartidasPorVerificar,
  ultimo: number,
): Promise<Pieza | undefined> {
  const { rows } = await sql<{ ultimo: number | null }>`
    select max(p.numero) as ultimo
    from (
      select p.numero, p.cantidad_lineas, sum(p.cantidad_lineas) over (order by p.numero) as acumuladas
      from partida p
      where p.ejercicio = ${ejercicio} and p.numero > ${ultimo} and p.numero <= ${hasta} ${delMes(mes)}
      order by p.numero limit ${PARTIDAS_MAX}
    ) p
    where p.acumuladas - p.cantidad_lineas < ${LINEAS_MAX}`.execute(db);
  const suUltimo = rows[0]?.ultimo ?? undefined;
  if (suUltimo === undefined) return undefined;
  const entre = (tabla: string) =>
    sql`${sql.ref(`${tabla}.ejercicio`)} = ${sql.lit(ejercicio)} and ${sql.ref(`${tabla}.numero`)} > ${sql.lit(ultimo)}
      and ${sql.ref(`${tabla}.numero`)} <= ${sql.lit(suUltimo)}`;
  const suyas = sql`from partida p where ${entre('p')} ${delMes(mes)}`;
  const deEllas = mes === undefined ? sql`` : sql`and l.numero in (select p.numero ${suyas})`;
  return {
    ultimo: suUltimo,
    partidas: await copiarAfuera(db, sql`select ${columnas(columnasDePartida)} ${suyas} order by p.numero`),
    lineas: await copiarAfuera(
      db,
      sql`select ${columnas(columnasDeLinea)} from linea l where ${entre('l')} ${deEllas} order by l.numero, l.n`,
    ),
  };
}

const columnas = (pedidas: Readonly<Record<string, string>>) => sql.raw(Object.values(pedidas).join(', '));

const delMes = (mes: PartidasPorVerificar['mes']) =>
  mes === undefined
    ? sql``
    : sql`and p.fecha between ${sql.lit(mes.desde)}::date and ${sql.lit(mes.hasta)}::date
        and p.agencia in (${sql.join(mes.agencias.map((agencia) => sql.lit(agencia)))})`;
