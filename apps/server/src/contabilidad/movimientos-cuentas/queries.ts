// Movements of accounts, page by page. Each page starts where the last one ended (not after so many rows counted again),
// so it costs the same however long the book is: a short walk of the index linea_por_cuenta for each account.
import { CERO, type Centavos } from '@cuadra/core/dinero';
import type { TipoDePartida, TipoManual } from '@cuadra/core/partida';
import type { PartidasContadas } from '@cuadra/core/partidas-contadas';
import { type RawBuilder, sql } from 'kysely';
import { seCuenta } from '#contabilidad/saldos/partidas-de-cierre.ts';
import type { Database } from '#platform/database/pool.ts';

export interface FiltroDeMovimientos {
  /** Accounts of detail. */
  readonly cuentas: readonly string[];
  readonly agencias: readonly string[];
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
  /** Absent: all. */
  readonly partidas?: PartidasContadas | undefined;
  readonly orden: 'antiguos' | 'recientes';
  /** The last one of the page before. */
  readonly despuesDe?: LugarEnElLibro | undefined;
  readonly limite: number;
}

/** What puts movements in order; no two share it. */
export interface LugarEnElLibro {
  readonly fecha: string;
  readonly ejercicio: number;
  readonly numero: number;
  readonly n: number;
}

export interface Movimiento extends LugarEnElLibro {
  readonly idCuenta: string;
  readonly idPartida: string;
  readonly tipo: TipoDePartida;
  readonly agencia: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
  /** The line's own, or the partida's. */
  readonly concepto: string;
  readonly documento: string | null;
}

export async function leerMovimientos(db: Database, filtro: FiltroDeMovimientos): Promise<Movimiento[]> {
  const orden = (alias: RawBuilder<unknown>) => {
    const sentido = filtro.orden === 'recientes' ? sql`desc` : sql`asc`;
    const columnas = ['fecha', 'ejercicio', 'numero', 'n'].map(
      (columna) => sql`${alias}.${sql.ref(columna)} ${sentido}`,
    );
    return sql.join(columnas, sql`, `);
  };
  const { rows } = await sql<Movimiento>`
    select l.id_cuenta, l.fecha, l.ejercicio, l.numero, l.n, p.id as id_partida, p.tipo, l.agencia, l.debe, l.haber,
      coalesce(l.concepto, p.concepto) as concepto, l.documento
    from (
      select q.id_cuenta, q.fecha, q.ejercicio, q.numero, q.n, q.agencia, q.debe, q.haber, q.concepto, q.documento
      from unnest(${filtro.cuentas}::text[]) c (id_cuenta)
      cross join lateral (
        select l.id_cuenta, l.fecha, l.ejercicio, l.numero, l.n, l.agencia, l.debe, l.haber, l.concepto, l.documento
        from linea l where ${sql.join(condiciones(filtro), sql` and `)}
        order by ${orden(sql`l`)} limit ${filtro.limite}
      ) q
      order by ${orden(sql`q`)} limit ${filtro.limite}
    ) l
    join partida p on (p.ejercicio, p.numero) = (l.ejercicio, l.numero)
    order by ${orden(sql`l`)}`.execute(db);
  return rows;
}

function condiciones({
  agencias,
  desde,
  hasta,
  partidas,
  orden,
  despuesDe,
}: FiltroDeMovimientos): RawBuilder<unknown>[] {
  return [
    sql`l.id_cuenta = c.id_cuenta`,
    sql`l.agencia = any(${agencias}::text[])`,
    seCuenta(partidas),
    ...(desde === undefined ? [] : [sql`l.fecha >= ${desde}::date`]),
    ...(hasta === undefined ? [] : [sql`l.fecha <= ${hasta}::date`]),
    ...(despuesDe === undefined
      ? []
      : [
          sql`(l.fecha, l.ejercicio, l.numero, l.n) ${orden === 'recientes' ? sql`<` : sql`>`}
            (${despuesDe.fecha}::date, ${despuesDe.ejercicio}::int, ${despuesDe.numero}::int, ${despuesDe.n}::int)`,
        ]),
  ];
}

type Seleccion = Pick<FiltroDeMovimientos, 'cuentas' | 'agencias' | 'partidas'>;

/** Debe − haber of the day of a movement, from its first one up to that one. */
export async function movidoEseDia(
  db: Database,
  { cuentas, agencias, partidas }: Seleccion,
  { fecha, ejercicio, numero, n }: LugarEnElLibro,
): Promise<Centavos> {
  const { rows } = await sql<{ neto: Centavos }>`
    select coalesce(sum(l.debe - l.haber), 0)::bigint as neto from linea l
    where l.id_cuenta = any(${cuentas}::text[]) and l.agencia = any(${agencias}::text[]) and l.fecha = ${fecha}::date
      and (l.ejercicio, l.numero, l.n) <= (${ejercicio}::int, ${numero}::int, ${n}::int) and ${seCuenta(partidas)}`.execute(
    db,
  );
  return rows[0]?.neto ?? CERO;
}

/** How many there are, up to a limit: beyond it, it does not matter. */
export async function contarMovimientos(
  db: Database,
  { cuentas, agencias, partidas }: Seleccion,
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
  maximo: number,
): Promise<number> {
  const { rows } = await sql<{ cuantos: number }>`
    select count(*)::int as cuantos from (
      select from linea l
      where l.id_cuenta = any(${cuentas}::text[]) and l.agencia = any(${agencias}::text[])
        and l.fecha between ${desde}::date and ${hasta}::date and ${seCuenta(partidas)}
      limit ${maximo}) q`.execute(db);
  return rows[0]?.cuantos ?? 0;
}

export interface OtroLado {
  readonly ejercicio: number;
  readonly numero: number;
  /** Whether they are on the debe side of the partida or on the haber side. */
  readonly esDebe: boolean;
  /** The first ones, by their first line. */
  readonly cuentas: readonly string[];
  readonly cuantas: number;
}

/** The accounts of each side of some partidas. */
export async function leerLados(
  db: Database,
  partidas: readonly { readonly ejercicio: number; readonly numero: number }[],
  maximo: number,
): Promise<OtroLado[]> {
  const { rows } = await sql<OtroLado>`
    select u.ejercicio, u.numero, u.es_debe, count(*)::int as cuantas,
      (array_agg(u.id_cuenta order by u.primera))[1:${sql.lit(maximo)}] as cuentas
    from (
      select l.ejercicio, l.numero, l.debe > 0 as es_debe, l.id_cuenta, min(l.n) as primera
      from linea l
      join unnest(${partidas.map(({ ejercicio }) => ejercicio)}::int[], ${partidas.map(({ numero }) => numero)}::int[])
        q (ejercicio, numero) on (l.ejercicio, l.numero) = (q.ejercicio, q.numero)
      group by 1, 2, 3, 4
    ) u
    group by 1, 2, 3`.execute(db);
  return rows;
}

export interface LineaDeBorrador {
  readonly idCuenta: string;
  readonly idPartida: string;
  readonly estado: 'borrador' | 'en_revision' | 'rechazada';
  readonly tipo: TipoManual;
  readonly fecha: string;
  readonly agencia: string;
  readonly concepto: string;
  readonly documento: string | null;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

/** What drafts would move, oldest first. */
export async function leerBorradores(
  db: Database,
  { cuentas, agencias }: Seleccion,
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
  limite: number,
): Promise<LineaDeBorrador[]> {
  const { rows } = await sql<LineaDeBorrador>`
    select l.linea ->> 'idCuenta' as id_cuenta, b.id as id_partida, b.estado, b.tipo, b.fecha, b.agencia,
      coalesce(nullif(l.linea ->> 'concepto', ''), b.concepto) as concepto, l.linea ->> 'documento' as documento,
      coalesce((l.linea ->> 'debe')::bigint, 0) as debe, coalesce((l.linea ->> 'haber')::bigint, 0) as haber
    from borrador b cross join lateral jsonb_array_elements(b.lineas) with ordinality l (linea, n)
    where b.agencia = any(${agencias}::text[]) and b.fecha between ${desde}::date and ${hasta}::date
      and l.linea ->> 'idCuenta' = any(${cuentas}::text[])
    order by b.fecha, b.creado_en, b.id, l.n limit ${limite}`.execute(db);
  return rows;
}
