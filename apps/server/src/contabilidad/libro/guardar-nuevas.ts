// Partidas and their lines into the books in a single statement, as arrays: the cost of a hundred is little more than that
// of one. PostgreSQL takes the order, numbers them and links them (libro_sellar) in that same statement, so that the order
// is held while rows are stored and not while they travel.
import { contenidoPorNumerar } from '@cuadra/core/huella';
import { type RawBuilder, sql } from 'kysely';
import { preparada } from '../../platform/database/preparada.ts';
import {
  COLUMNAS_DE_LINEA,
  COLUMNAS_DE_NOMBRES,
  COLUMNAS_DE_PARTIDA,
  type Valor,
  valoresDeLinea,
  valoresDePartida,
} from './columnas.ts';
import type { PartidaPorContabilizar } from './partida-por-contabilizar.ts';
import { movimientosPorJuzgar, valoresPorComparar } from './sospechas.ts';

interface Guardadas {
  /** The number that each one got, in their order; null: it was set aside. */
  readonly numeros: readonly (number | null)[];
}

export function guardarNuevas(
  partidas: readonly PartidaPorContabilizar[],
  registradaEn: string,
  /** Those of them that are set aside if they may have something to be accepted. */
  porJuzgar: ReadonlySet<PartidaPorContabilizar>,
  /** What is asked before anything is changed, in the same statement: one row. */
  antes: RawBuilder<unknown> = sql`select`,
): RawBuilder<Guardadas> {
  const p = columnas(partidas.map((partida) => valoresPorNumerar(partida, registradaEn)));
  const l = columnas(partidas.flatMap(valoresDeLineas));
  const j = columnas(partidas.map((partida) => valoresPorComparar(partida, porJuzgar)));
  const m = columnas(movimientosPorJuzgar(partidas, porJuzgar));
  return sql<Guardadas>`${preparada}
    with antes as materialized (select ${CON_LOS_MISMOS_PLANES}, a.* from (${antes}) a), sello as materialized (
      select libro_sellar(${p[0]}::int[], string_to_array(${enLineas(p[1])}, chr(10)), string_to_array(${enLineas(p[2])}, chr(10)),
        ${p[12]}::uuid[], ${p[13]}::uuid[], ${p[17]}::uuid[], ${registradaEn}::timestamptz, ${j[0]}::text[], ${j[1]}::date[], ${j[2]}::bigint[], ${j[3]}::text[], ${j[4]}::boolean[],
        ${m[0] ?? []}::int[], ${m[1] ?? []}::text[], ${m[2] ?? []}::text[], ${m[3] ?? []}::bigint[]) as s from antes
    ), nuevas as (
      insert into partida (ejercicio, ${DE_PARTIDA}, numero, huella_anterior, huella, ${DE_NOMBRES}, registrada_en, nombres)
      select u.*, ${registradaEn}::timestamptz, (s).nombres
      from sello, unnest(${p[0]}::int[], ${p[3]}::uuid[], ${p[4]}::text[], ${p[5]}::date[], ${p[6]}::date[],
        ${p[7]}::text[], ${p[8]}::text[], ${p[9]}::bigint[], ${p[10]}::int[], ${p[11]}::boolean[], ${p[12]}::uuid[],
        ${p[13]}::uuid[], ${p[14]}::uuid[], ${p[15]}::text[], ${p[16]}::text[], ${p[17]}::uuid[],
        (s).numeros, (s).anteriores, (s).huellas, (s).nombres_de_autores, (s).nombres_de_aprobadores, (s).nombres_de_iniciadores)
        u (ejercicio, ${DE_PARTIDA}, numero, huella_anterior, huella, ${DE_NOMBRES})
      where u.numero is not null
    ), lineas as (
      insert into linea (ejercicio, numero, ${sql.raw(COLUMNAS_DE_LINEA)})
      select u.ejercicio, (s).numeros[u.lugar], u.n, u.id_cuenta, u.agencia, u.fecha, u.debe, u.haber, u.concepto, u.documento
      from sello, unnest(${l[0]}::int[], ${l[1]}::int[], ${l[2]}::int[], ${l[3]}::text[], ${l[4]}::text[], ${l[5]}::date[],
        ${l[6]}::bigint[], ${l[7]}::bigint[], ${l[8]}::text[], ${l[9]}::text[])
        u (ejercicio, lugar, ${sql.raw(COLUMNAS_DE_LINEA)})
      where (s).numeros[u.lugar] is not null
    )
    select (s).numeros from sello`;
}

const DE_PARTIDA = sql.raw(COLUMNAS_DE_PARTIDA);
const DE_NOMBRES = sql.raw(COLUMNAS_DE_NOMBRES);

/**
 * What the triggers ask of a tanda depends little on its rows: planning it anew each time gives the same plan. Said with
 * the statement and not for ever, because a lote of thousands of lines is worth a plan of its own (0.46 against 0.52).
 */
const CON_LOS_MISMOS_PLANES = sql`set_config('plan_cache_mode', 'force_generic_plan', true)`;

function valoresPorNumerar(partida: PartidaPorContabilizar, registradaEn: string): Valor[] {
  const ejercicio = ejercicioDe(partida);
  const contenido = contenidoPorNumerar({ ...partida, ejercicio, registradaEn });
  return [ejercicio, ...contenido, ...valoresDePartida(partida)];
}

/** Each knows which partida of the tanda is its own. */
function valoresDeLineas(partida: PartidaPorContabilizar, indice: number): Valor[][] {
  return partida.lineas.map((linea, n) => [
    ejercicioDe(partida),
    indice + 1,
    ...valoresDeLinea(partida, linea, n),
  ]);
}

export function ejercicioDe({ fecha }: { readonly fecha: string }): number {
  return Number(fecha.slice(0, 4));
}

/** What the links seal holds no line break: it travels as lines, which costs less than an array of texts in quotes. */
const enLineas = (textos: readonly Valor[] | undefined) => textos?.join('\n') ?? '';

/** Rows turned into one array per column, which is how unnest takes them. */
function columnas(filas: readonly (readonly Valor[])[]): Valor[][] {
  return (filas[0] ?? []).map((_, columna) => filas.map((fila) => fila[columna] ?? null));
}
