// Posted partidas with their lines, read in order and in pieces of bounded size, so that a book of any length is
// verified in little memory. Each piece is one statement and sees one moment of the database.
import type { Centavos } from '@cuadra/core/dinero';
import type { PartidaSellada } from '@cuadra/core/huella';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/pool.ts';

export interface LineaGuardada {
  readonly idCuenta: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
  readonly concepto: string | null;
  readonly documento: string | null;
  readonly n: number;
  readonly agencia: string;
  readonly fecha: string;
  /** Null: that account is not in the chart. */
  readonly tipoCuenta: 'D' | 'M' | null;
}

/** What was sealed, and what is stored beside it. */
export interface PartidaGuardada extends PartidaSellada {
  readonly total: Centavos;
  readonly cantidadLineas: number;
  readonly huellaAnterior: Buffer;
  readonly huella: Buffer;
  /** That of the partida numbered right before; null when there is none. */
  readonly huellaPrevia: Buffer | null;
  /** Whether its lines are those of the one it reverts with their sides exchanged; true when it reverts none. */
  readonly esEspejo: boolean;
  readonly lineas: readonly LineaGuardada[];
}

export interface PartidasPorVerificar {
  readonly ejercicio: number;
  /** The last number there may be; later ones were posted while we read. */
  readonly hasta: number;
  /** Only those of one month of one agencia. */
  readonly mes?: { readonly desde: string; readonly hasta: string; readonly agencia: string };
}

const PARTIDAS_MAX = 1_000;
const LINEAS_MAX = 20_000;

export async function* leerPartidasGuardadas(
  db: Database,
  tramo: PartidasPorVerificar,
): AsyncGenerator<PartidaGuardada> {
  const tipos: TiposDeCuenta = new Map();
  let siguiente = leerPieza(db, tramo, 0);
  for (;;) {
    const piezas = await siguiente;
    const ultimo = piezas.at(-1)?.numero;
    if (ultimo === undefined) return;
    // PostgreSQL reads the next piece while this one is being looked at. If nobody comes for it, its failure is nobody's.
    siguiente = leerPieza(db, tramo, ultimo);
    siguiente.catch(() => undefined);
    const conCeldas = piezas.map(({ lineas, ...partida }) => ({ partida, celdas: leerCeldas(lineas) }));
    await conocerCuentas(
      db,
      conCeldas.flatMap(({ celdas }) => celdas.map(([idCuenta]) => idCuenta)),
      tipos,
    );
    for (const { partida, celdas } of conCeldas) {
      yield { ...partida, lineas: celdas.map((linea) => comoLinea(linea, tipos)) };
    }
  }
}

type Pieza = Omit<PartidaGuardada, 'lineas'> & { readonly lineas: string | null };

/** As many partidas as their announced lines allow, at least one. */
async function leerPieza(
  db: Database,
  { ejercicio, hasta, mes }: PartidasPorVerificar,
  ultimo: number,
): Promise<Pieza[]> {
  const delMes =
    mes === undefined
      ? sql``
      : sql`and p.fecha between ${mes.desde}::date and ${mes.hasta}::date and p.agencia = ${mes.agencia}`;
  const { rows } = await sql<Pieza>`
    with pieza as materialized (
      select p.*, sum(p.cantidad_lineas) over w as acumuladas,
        lag(p.numero) over w as numero_previo, lag(p.huella) over w as huella_previa
      from (
        select p.ejercicio, p.numero, p.id, p.tipo, p.fecha, p.fecha_documento, p.registrada_en, p.agencia, p.concepto, p.es_manual,
          p.autor, p.aprobador, p.revierte, p.motivo, p.total, p.cantidad_lineas, p.huella_anterior, p.huella
        from partida p
        where p.ejercicio = ${ejercicio} and p.numero > ${ultimo} and p.numero <= ${hasta} ${delMes}
        order by p.numero limit ${PARTIDAS_MAX}
      ) p
      window w as (order by p.numero)
    )
    select p.ejercicio, p.numero, p.id, p.tipo, p.fecha, p.fecha_documento, p.registrada_en, p.agencia, p.concepto, p.es_manual,
      p.autor, p.aprobador, p.revierte, p.motivo, least(p.total, ${Number.MAX_SAFE_INTEGER}::bigint) as total,
      p.cantidad_lineas, p.huella_anterior, p.huella,
      case when p.numero_previo = p.numero - 1 then p.huella_previa
        else (select a.huella from partida a where a.ejercicio = p.ejercicio and a.numero = p.numero - 1)
      end as huella_previa,
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

/** Every line of a reversal answers to one of the original's, each used once. */
const esEspejo = sql`
  p.revierte is null or exists (
    select from partida o
    where o.id = p.revierte and o.revierte is null and o.agencia = p.agencia and not exists (
      select l.id_cuenta, l.debe, l.haber from linea l where l.ejercicio = p.ejercicio and l.numero = p.numero
      except all
      select l.id_cuenta, l.haber, l.debe from linea l where l.ejercicio = o.ejercicio and l.numero = o.numero
    )
  )`;

type Celdas = [string, Centavos, Centavos, string | null, string | null, number, string, string];

function leerCeldas(texto: string | null): Celdas[] {
  return texto === null ? [] : JSON.parse(texto);
}

type TiposDeCuenta = Map<string, 'D' | 'M'>;

/**
 * Asked once per account, after reading lines that use it: an account that took a line existed before it, and keeps its
 * type ever after.
 */
async function conocerCuentas(db: Database, usadas: readonly string[], tipos: TiposDeCuenta): Promise<void> {
  const nuevas = [...new Set(usadas)].filter((idCuenta) => !tipos.has(idCuenta));
  if (nuevas.length === 0) return;
  const filas = await db
    .selectFrom('cuenta')
    .select(['idCuenta', 'tipoCuenta'])
    .where('idCuenta', '=', sql<string>`any(${nuevas}::text[])`)
    .execute();
  for (const { idCuenta, tipoCuenta } of filas) tipos.set(idCuenta, tipoCuenta);
}

function comoLinea(
  [idCuenta, debe, haber, concepto, documento, n, agencia, fecha]: Celdas,
  tipos: TiposDeCuenta,
): LineaGuardada {
  const tipoCuenta = tipos.get(idCuenta) ?? null;
  return { idCuenta, debe, haber, concepto, documento, n, agencia, fecha, tipoCuenta };
}
