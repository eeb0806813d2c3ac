// The filters of the list as SQL conditions: on the posted ones (p) and on the drafts (b). Each says the same of both,
// and a filter that is not given adds nothing.
import type { FiltrosDePartidas } from '@cuadra/contract/contabilidad/partidas';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/contexto.ts';
import { contiene } from '../../platform/database/contiene.ts';
import type { Database } from '../../platform/database/pool.ts';
import { ZONA_HORARIA } from '../../platform/reloj.ts';

export type Condicion = RawBuilder<unknown>;

export interface Filtro extends FiltrosDePartidas {
  /** Those of the actor or, of those, the one asked for. */
  readonly agencias: readonly string[];
  /** With idCuenta: that account or, if it is a header, those of detail under it. */
  readonly cuentas?: readonly string[] | undefined;
}

/** The index is of groups of three letters: a text without such a group would be looked for in everything there is. */
const BUSCABLE = /[\p{L}\p{N}]{3}/u;

/** What the actor asks for, within what the actor may see. */
export async function leerFiltro(db: Database, actor: Actor, filtros: FiltrosDePartidas): Promise<Filtro> {
  const { agencia, idCuenta } = filtros;
  const agencias = actor.agencias.filter((propia) => agencia === undefined || propia === agencia);
  return {
    ...filtros,
    agencias,
    cuentas: idCuenta === undefined ? undefined : await leerCuentas(db, idCuenta),
  };
}

/** Only accounts of detail have lines; PostgreSQL plans better for accounts it is told than for ones it must look up. */
async function leerCuentas(db: Database, prefijo: string): Promise<string[]> {
  const filas = await db
    .selectFrom('cuenta')
    .select('idCuenta')
    .where('tipoCuenta', '=', 'D')
    .where(sql<boolean>`starts_with(id_cuenta, ${prefijo})`)
    .execute();
  return filas.map(({ idCuenta }) => idCuenta);
}

export function incluyeContabilizadas({ estado, agencias }: Filtro): boolean {
  return agencias.length > 0 && (estado === undefined || estado === 'contabilizada');
}

export function incluyeBorradores({ estado, agencias }: Filtro): boolean {
  return agencias.length > 0 && estado !== 'contabilizada';
}

export const todas = (condiciones: readonly Condicion[]): Condicion =>
  condiciones.length === 0 ? sql`true` : sql.join(condiciones, sql` and `);

/** Without agencia, dates, account, text and supports, which decide how it is read (see partidas-del-filtro.ts). */
export function condicionesDePartida(filtro: Filtro): Condicion[] {
  const { registradaDesde, registradaHasta, tipo, montoMin, montoMax, usuario, ids } = filtro;
  return [
    ...si(ids, (elegidas) => sql`p.id = any(${elegidas.split(',')}::uuid[])`),
    ...si(registradaDesde, (instante) => sql`p.registrada_en >= ${instante}::timestamptz`),
    // Nothing is dated after the day it is recorded: so much the index by date can skip.
    ...si(
      registradaHasta,
      (instante) => sql`p.registrada_en <= ${instante}::timestamptz
        and p.fecha <= (${instante}::timestamptz at time zone ${ZONA_HORARIA})::date`,
    ),
    ...si(tipo, (valor) => sql`p.tipo = ${valor}`),
    ...si(montoMin, (monto) => sql`p.total >= ${monto}`),
    ...si(montoMax, (monto) => sql`p.total <= ${monto}`),
    ...si(usuario, (id) => sql`p.autor = ${id}::uuid`),
  ];
}

export function condicionesDeBorrador(filtro: Filtro): Condicion[] {
  const { registradaDesde, registradaHasta, tipo, montoMin, montoMax, usuario, ids } = filtro;
  return [
    ...si(ids, (elegidas) => sql`b.id = any(${elegidas.split(',')}::uuid[])`),
    sql`b.agencia = any(${filtro.agencias}::text[])`,
    ...condicionesDeFecha(filtro, sql`b.fecha`),
    ...si(registradaDesde, (instante) => sql`b.creado_en >= ${instante}::timestamptz`),
    ...si(registradaHasta, (instante) => sql`b.creado_en <= ${instante}::timestamptz`),
    ...si(filtro.estado, (estado) => sql`b.estado = ${estado}`),
    ...si(tipo, (valor) => sql`b.tipo = ${valor}`),
    ...si(montoMin, (monto) => sql`greatest(b.debe, b.haber) >= ${monto}`),
    ...si(montoMax, (monto) => sql`greatest(b.debe, b.haber) <= ${monto}`),
    // A draft is of everybody who wrote in it.
    ...si(usuario, (id) => sql`${id}::uuid = any(b.escritores)`),
    ...condicionesDeSoporte(filtro, sql`b.id`),
    ...si(
      filtro.idCuenta,
      (codigo) => sql`exists (
      select from jsonb_array_elements(b.lineas) l where starts_with(l ->> 'idCuenta', ${codigo}))`,
    ),
    ...si(filtro.texto, enBorrador),
  ];
}

export function condicionesDeFecha({ desde, hasta }: Filtro, columna: Condicion): Condicion[] {
  return [
    ...si(desde, (fecha) => sql`${columna} >= ${fecha}::date`),
    ...si(hasta, (fecha) => sql`${columna} <= ${fecha}::date`),
  ];
}

export function condicionesDeSoporte({ conSoporte }: Filtro, id: Condicion): Condicion[] {
  const existe = sql`exists (select from soporte s where s.partida = ${id})`;
  return si(conSoporte, (valor) => (valor === 'true' ? existe : sql`not ${existe}`));
}

export const seBuscaPorPalabras = (texto: string): boolean => BUSCABLE.test(texto);

function enBorrador(texto: string): Condicion {
  if (!seBuscaPorPalabras(texto)) return sql`false`;
  return sql`(${contiene(sql`b.concepto`, texto)} or exists (
    select from jsonb_array_elements(b.lineas) l where ${contiene(sql`l ->> 'documento'`, texto)}))`;
}

function si<T>(valor: T | undefined, condicion: (valor: T) => Condicion): Condicion[] {
  return valor === undefined || valor === '' ? [] : [condicion(valor)];
}
