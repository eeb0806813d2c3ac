// Which posted partidas a filter means, from the sources that fit the question, and how many they are.
import { PARTIDAS_CONTADAS_MAX } from '@cuadra/contract/contabilidad/partidas';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { type Condicion, type Filtro, todas } from './filtro.ts';
import {
  condicionesDeDia,
  condicionesDeTodo,
  directa,
  type Fuente,
  lista,
  type Miradas,
  porCuentas,
  porLineas,
} from './fuentes.ts';
import { porOriginal } from './numero-original.ts';
import { esComun, type PalabrasBuscadas, porSuIndice, unaPorUna } from './palabras-buscadas.ts';
import type { TextoBuscado } from './texto-buscado.ts';

/** A walk that has not filled its page by then is over a word that was common once: it is asked of its index. */
export const PASOS_MAX = 50_000;

/** What the rows of a page are gathered from; with no steps to walk, every word is asked of its index. */
export function fuentesDePagina(filtro: Filtro, limite: number, pasosMax: number): Fuente[] {
  return fuentesDe(filtro, pasosMax === 0 ? Infinity : limite, pasosMax);
}

/** At first no more than are likely to have what is looked for, so that PostgreSQL reads them in order and sorts nothing. */
export function pasosDe({ buscado }: Filtro, limite: number, pasosMax: number): number[] {
  const palabras = buscado?.palabras;
  if (palabras === undefined || pasosMax === 0) return [pasosMax];
  const comunes = [palabras.enConcepto, palabras.enDocumento].filter((una) => esComun(palabras, una, limite));
  const esperados = comunes.map(({ cuantas }) => (palabras.partidas * limite) / cuantas);
  const primeros = Math.ceil(HOLGURA * Math.max(limite, ...esperados));
  return comunes.length > 0 && primeros < pasosMax ? [primeros, pasosMax] : [pasosMax];
}

/** What is common in the book may be less so in the dates or in the agencia that are asked for. */
const HOLGURA = 4;

/** Whether a walk that did not fill its page may have stopped before its time. */
export async function pudoQuedarseCorta(db: Database, filtro: Filtro, pasosMax: number): Promise<boolean> {
  return (await contarPorDia(db, filtro)).partidas > pasosMax;
}

function fuentesDe(filtro: Filtro, porPagina: number, pasosMax: number): Fuente[] {
  const { buscado, cuentas, conSoporte, ids, reversion } = filtro;
  if (buscado !== undefined) return fuentesDeTexto(filtro, buscado, porPagina, pasosMax);
  if (cuentas) return [porCuentas(filtro, cuentas)];
  // Whichever of these is rarer is known to PostgreSQL's statistics, not here.
  if (ids || conSoporte === 'true' || reversion === 'revertida' || filtro.numeroOriginal)
    return [directa(sql`partida p`, condicionesDeTodo(filtro))];
  return [lista(filtro)];
}

function fuentesDeTexto(
  filtro: Filtro,
  { palabras, numero, original, monto, cuentas }: TextoBuscado,
  porPagina: number,
  pasosMax: number,
): Fuente[] {
  const condiciones = condicionesDeTodo(filtro);
  return [
    ...(numero === undefined ? [] : [directa(conNumero(numero), condiciones)]),
    ...(original === undefined ? [] : [directa(porOriginal(original), condiciones)]),
    ...(monto === undefined
      ? []
      : [
          directa(sql`partida p`, [...condiciones, sql`p.total = ${monto}`]),
          porLineas(filtro, {
            cada: sql`(values (${monto}::bigint)) m (monto)`,
            es: sql`l.debe + l.haber = m.monto`,
          }),
        ]),
    ...(cuentas.length === 0 ? [] : [porCuentas(filtro, cuentas)]),
    ...(palabras === undefined ? [] : fuentesDePalabras(filtro, palabras, porPagina, pasosMax)),
  ];
}

function conNumero({ numero, anio }: NonNullable<TextoBuscado['numero']>): Condicion {
  return sql`(select e.anio as ejercicio, ${numero}::int as numero from ejercicio e
    where ${anio === undefined ? sql`true` : sql`e.anio = ${anio}`}) k join partida p using (ejercicio, numero)`;
}

function fuentesDePalabras(
  filtro: Filtro,
  palabras: PalabrasBuscadas,
  porPagina: number,
  max: number,
): Fuente[] {
  const { texto, enConcepto, enDocumento } = palabras;
  const condiciones = condicionesDeTodo(filtro);
  // Not «exists»: that PostgreSQL may answer by reading the documentos of the whole book first.
  const conDocumento = (es: Condicion) => sql`((select true from linea l
    where (l.ejercicio, l.numero) = (p.ejercicio, p.numero) and l.documento is not null and ${es} limit 1) is true)`;
  const documentos = sql`(select l.ejercicio, l.numero from linea l
    where l.documento is not null and ${porSuIndice(sql`l.documento`, texto, enDocumento)} group by 1, 2)`;
  return [
    esComun(palabras, enConcepto, porPagina)
      ? lista(filtro, { es: unaPorUna(sql`p.concepto`, texto, enConcepto.rara), max })
      : directa(sql`partida p`, [...condiciones, porSuIndice(sql`p.concepto`, texto, enConcepto)]),
    esComun(palabras, enDocumento, porPagina)
      ? lista(filtro, { es: conDocumento(unaPorUna(sql`l.documento`, texto, enDocumento.rara)), max })
      : directa(sql`${documentos} k join partida p using (ejercicio, numero)`, condiciones),
  ];
}

export interface Contadas {
  readonly partidas: number;
  readonly suma: Centavos;
  /** False: there are more than those. */
  readonly completo: boolean;
}

/** How many, and the sum of their totals: all of them or, unless it is asked for, no more than can be counted at once. */
export async function contarPartidas(
  db: Database,
  filtro: Filtro,
  { completo, max = PARTIDAS_CONTADAS_MAX }: { readonly completo: boolean; readonly max?: number },
): Promise<Contadas> {
  if (soloPorDia(filtro)) return contarPorDia(db, filtro);
  const esBreve = !completo && (await contarPorDia(db, filtro)).partidas <= max;
  // In few days, walking is counting; in all, a common word is counted only by its index.
  const fuentes = fuentesDe(filtro, completo ? Infinity : max / 100, 0);
  if (fuentes.length === 0) return { partidas: 0, suma: CERO, completo: true };
  const contar = (tope: number | undefined) =>
    contarMiradas(
      db,
      fuentes.map((fuente) => fuente.miradas(tope)),
    );
  if (completo || esBreve) return contar(undefined);
  const contadas = await contar(max + 1);
  if (contadas.completo) return contadas;
  // Among the lines of an account those that are asked for were too few to say how many: then they are found by themselves.
  if (contadas.partidas < max / 100 && porOtroIndice(filtro)) return contar(undefined);
  return { ...contadas, partidas: Math.min(contadas.partidas, max) };
}

/** What is asked besides the account is found without it. */
function porOtroIndice(filtro: Filtro): boolean {
  const { buscado, montoMin, montoMax, usuario, registradaDesde, conSoporte, reversion } = filtro;
  if (buscado !== undefined) return false;
  const otros = [montoMin, montoMax, usuario, registradaDesde];
  return otros.some((valor) => valor !== undefined) || conSoporte === 'true' || reversion === 'revertida';
}

/** The totals that the sources do not tell are looked up only when there is something to add up. */
async function contarMiradas(db: Database, miradas: readonly Miradas[]): Promise<Contadas> {
  const nombres = miradas.map((_, n) => sql.ref(`f${n}`));
  const partes = miradas.map(({ filas }, n) => sql`${nombres[n]} as materialized (${filas})`);
  const filas = nombres.map((nombre) => sql`select ejercicio, numero, total from ${nombre} where es`);
  const enteras = miradas.flatMap(({ tope }, n) =>
    tope === undefined ? [] : [sql`(select count(*) from ${nombres[n]}) < ${tope}`],
  );
  const { rows } = await sql<Contadas>`
    with ${sql.join(partes)}, k as materialized (
      select r.ejercicio, r.numero, max(r.total) as total from (${sql.join(filas, sql` union all `)}) r group by 1, 2
    ), c as materialized (select ${todas(enteras)} as completo)
    select (select count(*) from k)::int as partidas, c.completo, case when c.completo then (
      select coalesce(sum(coalesce(k.total,
        (select p.total from partida p where (p.ejercicio, p.numero) = (k.ejercicio, k.numero)))), 0) from k
    ) else 0 end::bigint as suma
    from c`.execute(db);
  const [fila] = rows;
  if (fila === undefined) throw new Error('Una cuenta sin filas.');
  return fila;
}

/** Nothing else is asked than what partida_por_dia tells apart. */
function soloPorDia(filtro: Filtro): boolean {
  const { agencias, cuentas, tipo, desde, hasta, estado, agencia, ...resto } = filtro;
  return cuentas === undefined && Object.values(resto).every((valor) => valor === undefined || valor === '');
}

/** Those of the dates, agencias and type, whatever else is asked. */
async function contarPorDia(db: Database, filtro: Filtro): Promise<Contadas> {
  const { rows } = await sql<{ partidas: number; suma: Centavos }>`
    select coalesce(sum(d.cantidad), 0)::int as partidas, coalesce(sum(d.total), 0)::bigint as suma
    from partida_por_dia d
    where d.agencia = any(${filtro.agencias}::text[]) and ${todas(condicionesDeDia(filtro))}`.execute(db);
  const [fila] = rows;
  return { partidas: fila?.partidas ?? 0, suma: fila?.suma ?? CERO, completo: true };
}
