// Partidas and their lines into the books in a single statement, as arrays: the cost of a hundred is little more than that
// of one. PostgreSQL takes the order, numbers them and links them (libro_sellar) in that same statement, so that the order
// is held while rows are stored and not while they travel.
import { contenidoPorNumerar } from '@cuadra/core/huella';
import { type RawBuilder, sql } from 'kysely';
import { preparada } from '#platform/database/preparada.ts';
import {
  COLUMNAS_DE_NOMBRES,
  columnasDeLinea,
  columnasDePartida,
  lineasDe,
  nombresDe,
  type Valor,
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
  const ejercicios = arreglo('int', partidas.map(ejercicioDe));
  const contenidos = partidas.map((partida) =>
    contenidoPorNumerar({ ...partida, ejercicio: ejercicioDe(partida), registradaEn }),
  );
  const p = arreglosDe(columnasDePartida, partidas);
  const l = arreglosDe(columnasDeLinea, partidas.flatMap(lineasDe));
  // Each line knows which partida of the tanda is its own.
  const lugares = partidas.flatMap(({ lineas }, lugar) => lineas.map(() => lugar + 1));
  const deLineas = lugares.map((lugar) => ejercicioDe(partidas[lugar - 1] ?? { fecha: '' }));
  const j = columnas(partidas.map((partida) => valoresPorComparar(partida, porJuzgar)));
  const m = columnas(movimientosPorJuzgar(partidas, porJuzgar));
  return sql<Guardadas>`${preparada}
    with antes as materialized (select ${CON_LOS_MISMOS_PLANES}, a.* from (${antes}) a), sello as materialized (
      select libro_sellar(${ejercicios}, ${enLineas(contenidos.map(([antesDelNumero]) => antesDelNumero))},
        ${enLineas(contenidos.map(([, despues]) => despues))}, ${p.autor}, ${p.aprobador}, ${p.iniciada_por}, ${registradaEn}::timestamptz,
        ${j[0]}::text[], ${j[1]}::date[], ${j[2]}::bigint[], ${j[3]}::text[], ${j[4]}::boolean[],
        ${m[0] ?? []}::int[], ${m[1] ?? []}::text[], ${m[2] ?? []}::text[], ${m[3] ?? []}::bigint[]) as s from antes
    ), nuevas as (
      insert into partida (ejercicio, ${DE_PARTIDA}, numero, huella_anterior, huella, ${DE_NOMBRES}, registrada_en, nombres)
      select u.*, ${registradaEn}::timestamptz, (s).nombres
      from sello, unnest(${ejercicios}, ${sql.join(Object.values(p))},
        (s).numeros, (s).anteriores, (s).huellas, (s).nombres_de_autores, (s).nombres_de_aprobadores, (s).nombres_de_iniciadores)
        u (ejercicio, ${DE_PARTIDA}, numero, huella_anterior, huella, ${DE_NOMBRES})
      where u.numero is not null
    ), lineas as (
      insert into linea (ejercicio, numero, ${DE_LINEA})
      select u.ejercicio, (s).numeros[u.lugar], ${DE_LINEA}
      from sello, unnest(${arreglo('int', deLineas)}, ${arreglo('int', lugares)}, ${sql.join(Object.values(l))})
        u (ejercicio, lugar, ${DE_LINEA})
      where (s).numeros[u.lugar] is not null
    )
    select (s).numeros from sello`;
}

const DE_PARTIDA = sql.raw(nombresDe(columnasDePartida));
const DE_LINEA = sql.raw(nombresDe(columnasDeLinea));
const DE_NOMBRES = sql.raw(COLUMNAS_DE_NOMBRES);

/**
 * What the triggers ask of a tanda depends little on its rows: planning it anew each time gives the same plan. Said with
 * the statement and not for ever, because a lote of thousands of lines is worth a plan of its own (0.46 against 0.52).
 */
const CON_LOS_MISMOS_PLANES = sql`set_config('plan_cache_mode', 'force_generic_plan', true)`;

export function ejercicioDe({ fecha }: { readonly fecha: string }): number {
  return Number(fecha.slice(0, 4));
}

/** What the links seal holds no line break: it travels as lines, which costs less than an array of texts in quotes. */
const enLineas = (textos: readonly string[]) => sql`string_to_array(${textos.join('\n')}, chr(10))`;

const arreglo = (tipo: string, valores: readonly Valor[]) => sql`${valores}::${sql.raw(tipo)}[]`;

/** One array for each column, by its name, which is how unnest takes them. */
function arreglosDe<De, Nombre extends string>(
  columnasPorNombre: Readonly<Record<Nombre, { readonly tipo: string; readonly valor: (de: De) => Valor }>>,
  filas: readonly De[],
): Record<Nombre, RawBuilder<unknown>> {
  const arreglos = {} as Record<Nombre, RawBuilder<unknown>>;
  for (const nombre in columnasPorNombre) {
    const { tipo, valor } = columnasPorNombre[nombre];
    arreglos[nombre] = arreglo(tipo, filas.map(valor));
  }
  return arreglos;
}

/** Rows turned into one array per column. */
function columnas(filas: readonly (readonly Valor[])[]): Valor[][] {
  return (filas[0] ?? []).map((_, columna) => filas.map((fila) => fila[columna] ?? null));
}
