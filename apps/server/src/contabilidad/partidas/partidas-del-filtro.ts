// Which posted partidas a filter means, from the sources that fit the question, and how many they are.
import { PARTIDAS_CONTADAS_MAX } from '@cuadra/contract/contabilidad/partidas';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/pool.ts';
import { type Condicion, type Filtro, todas } from './filtro.ts';
import {
  condicionesDeDia,
  condicionesDeTodo,
  directa,
  type Fuente,
  lista,
  porCuentas,
  porLineas,
} from './fuentes.ts';
import { esComun, type PalabrasBuscadas, porSuIndice, unaPorUna } from './palabras-buscadas.ts';
import type { TextoBuscado } from './texto-buscado.ts';

/** A walk that has not filled its page by then is over a word that was common once: it is asked of its index. */
export const PASOS_MAX = 50_000;

/** What the rows of a page are gathered from; with no steps to walk, every word is asked of its index. */
export function fuentesDePagina(filtro: Filtro, limite: number, pasosMax: number): Fuente[] {
  return fuentesDe(filtro, pasosMax === 0 ? Infinity : limite, pasosMax);
}

/** Whether a walk that did not fill its page may have stopped before its time. */
export async function pudoQuedarseCorta(db: Database, filtro: Filtro, pasosMax: number): Promise<boolean> {
  return (await contarPorDia(db, filtro)).partidas > pasosMax;
}

function fuentesDe(filtro: Filtro, porPagina: number, pasosMax: number): Fuente[] {
  const { buscado, cuentas, conSoporte, ids, reversion } = filtro;
  if (buscado !== undefined) return fuentesDeTexto(filtro, buscado, porPagina, pasosMax);
  if (cuentas) return [porCuentas(filtro, cuentas)];
  // Whichever of these is rarer is known to PostgreSQL's statistics, not here.
  if (ids || conSoporte === 'true' || reversion === 'revertida')
    return [directa(sql`partida p`, condicionesDeTodo(filtro))];
  return [lista(filtro)];
}

function fuentesDeTexto(
  filtro: Filtro,
  { palabras, numero, monto, cuentas }: TextoBuscado,
  porPagina: number,
  pasosMax: number,
): Fuente[] {
  const condiciones = condicionesDeTodo(filtro);
  return [
    ...(numero === undefined ? [] : [directa(conNumero(numero), condiciones)]),
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
  const conDocumento = (es: Condicion) => sql`exists (select from linea l
    where (l.ejercicio, l.numero) = (p.ejercicio, p.numero) and l.documento is not null and ${es})`;
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

function sePasea(buscado: TextoBuscado | undefined, porPagina: number): boolean {
  const palabras = buscado?.palabras;
  if (palabras === undefined) return false;
  return (
    esComun(palabras, palabras.enConcepto, porPagina) || esComun(palabras, palabras.enDocumento, porPagina)
  );
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
  const tope = completo ? undefined : max;
  const esBreve = !completo && (await contarPorDia(db, filtro)).partidas <= max;
  // In few days, walking is counting; in all, a common word is counted only by its index.
  const porPagina = completo ? Infinity : max / 100;
  const fuentes = fuentesDe(filtro, porPagina, 0);
  if (fuentes.length === 0) return { partidas: 0, suma: CERO, completo: true };
  const contadas = await contarClaves(db, filtro, fuentes, esBreve ? undefined : tope);
  const paseo = !completo && !esBreve && sePasea(filtro.buscado, porPagina);
  return { ...contadas, completo: contadas.completo && !paseo };
}

async function contarClaves(
  db: Database,
  filtro: Filtro,
  fuentes: readonly Fuente[],
  tope: number | undefined,
): Promise<Contadas> {
  const nombres = fuentes.map((_, n) => sql.ref(`f${n}`));
  const partes = fuentes.map(
    (fuente, n) =>
      sql`${nombres[n]} as materialized (${fuente.claves(tope === undefined ? undefined : tope + 1)})`,
  );
  const uniones = nombres.map((nombre) => sql`select distinct ejercicio, numero from ${nombre}`);
  const miradas = nombres.map((nombre) => sql`(select count(*) from ${nombre})`);
  const { rows } = await sql<{ partidas: number; suma: Centavos; miradas: number }>`
    with ${sql.join(partes)}
    select count(*)::int as partidas, coalesce(sum(p.total), 0)::bigint as suma, greatest(${sql.join(miradas)})::int as miradas
    from (${sql.join(uniones, sql` union `)}) k join partida p using (ejercicio, numero)
    where ${todas(condicionesDeTodo(filtro))}`.execute(db);
  const [fila] = rows;
  if (fila === undefined) throw new Error('Una cuenta sin filas.');
  const { partidas, suma } = fila;
  return tope === undefined || fila.miradas <= tope
    ? { partidas, suma, completo: true }
    : { partidas: Math.min(partidas, tope), suma, completo: false };
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
