// The filters of the list as SQL conditions: on the posted ones (p) and on the drafts (b). Each says the same of both,
// and a filter that is not given adds nothing.
import type { FiltrosDePartidas, ReversionDePartida } from '@cuadra/contract/contabilidad/partidas';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { conOriginal } from './numero-original.ts';
import { leerTexto, type TextoBuscado } from './texto-buscado.ts';

export type Condicion = RawBuilder<unknown>;

export interface Filtro extends FiltrosDePartidas {
  /** Those of the actor or, of those, the one asked for. */
  readonly agencias: readonly string[];
  /** With idCuenta: that account or, if it is a header, those of detail under it. */
  readonly cuentas?: readonly string[] | undefined;
  /** With texto: what it may mean. */
  readonly buscado?: TextoBuscado | undefined;
}

/** What the actor asks for, within what the actor may see. */
export async function leerFiltro(
  db: Database,
  actor: Pick<Actor, 'agencias'>,
  filtros: FiltrosDePartidas,
): Promise<Filtro> {
  const { agencia, idCuenta, texto = '' } = filtros;
  const agencias = actor.agencias.filter((propia) => agencia === undefined || propia === agencia);
  const [cuentas, buscado] = await Promise.all([
    idCuenta === undefined ? undefined : leerCuentas(db, idCuenta),
    texto.trim() === '' ? undefined : leerTexto(db, texto.trim()),
  ]);
  return { ...filtros, agencias, cuentas, buscado };
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
  const { registradaDesde, registradaHasta, tipo, montoMin, montoMax, usuario, reversion, ids } = filtro;
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
    ...si(reversion, (cual) => deReversion[cual]),
    ...si(filtro.numeroOriginal, (escrito) => conOriginal(sql`p.id`, escrito)),
  ];
}

const REVERTIDA = sql`exists (select from partida r where r.revierte = p.id)`;
const deReversion: Readonly<Record<ReversionDePartida, Condicion>> = {
  revertida: REVERTIDA,
  reversion: sql`p.tipo = 'reversion'`,
  // Most are neither: asked (in a select of its own) row by row, not by subtracting one from the other.
  ninguna: sql`p.tipo <> 'reversion' and not (select ${REVERTIDA})`,
};

/** A draft may be the reversal of a posted one; only what is posted is reversed. */
const deReversionEnBorrador: Readonly<Record<ReversionDePartida, Condicion>> = {
  revertida: sql`false`,
  reversion: sql`b.tipo = 'reversion'`,
  ninguna: sql`b.tipo <> 'reversion'`,
};

export function condicionesDeBorrador(filtro: Filtro): Condicion[] {
  const { registradaDesde, registradaHasta, tipo, montoMin, montoMax, usuario, reversion, ids } = filtro;
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
    ...si(reversion, (cual) => deReversionEnBorrador[cual]),
    ...si(filtro.numeroOriginal, (escrito) => conOriginal(sql`b.id`, escrito)),
    ...condicionesDeSoporte(filtro, sql`b.id`),
    ...si(
      filtro.idCuenta,
      (codigo) => sql`exists (
      select from jsonb_array_elements(b.lineas) l where starts_with(l ->> 'idCuenta', ${codigo}))`,
    ),
    ...si(filtro.buscado, enBorrador),
  ];
}

export function condicionesDeFecha({ desde, hasta }: Filtro, columna: Condicion): Condicion[] {
  return [
    ...si(desde, (fecha) => sql`${columna} >= ${fecha}::date`),
    ...si(hasta, (fecha) => sql`${columna} <= ${fecha}::date`),
  ];
}

export function condicionesDeSoporte({ conSoporte }: Filtro, id: Condicion): Condicion[] {
  const existe = sql`exists (select from soporte_de_partida s where s.partida = ${id})`;
  return si(conSoporte, (valor) => (valor === 'true' ? existe : sql`not ${existe}`));
}

/** Drafts are few: whatever the text means is looked for in each. */
function enBorrador({ palabras, monto, cuentas, original }: TextoBuscado): Condicion {
  const dePalabras = (columna: Condicion, { texto }: { readonly texto: string }) =>
    sql`(palabras_de(${columna}) @@ palabras_buscadas(${texto})) is true`;
  const deLinea = [
    ...si(palabras, (buscadas) => dePalabras(sql`l ->> 'documento'`, buscadas)),
    ...si(monto, (centavos) => sql`${centavos} in ((l ->> 'debe')::numeric, (l ->> 'haber')::numeric)`),
    ...(cuentas.length === 0 ? [] : [sql`l ->> 'idCuenta' = any(${cuentas}::text[])`]),
  ];
  const posibles = [
    ...si(palabras, (buscadas) => dePalabras(sql`b.concepto`, buscadas)),
    ...si(monto, (centavos) => sql`greatest(b.debe, b.haber) = ${centavos}`),
    ...si(original, (escrito) => conOriginal(sql`b.id`, escrito)),
    ...(deLinea.length === 0
      ? []
      : [sql`exists (select from jsonb_array_elements(b.lineas) l where ${alguna(deLinea)})`]),
  ];
  return posibles.length === 0 ? sql`false` : sql`(${alguna(posibles)})`;
}

const alguna = (condiciones: readonly Condicion[]): Condicion => sql.join(condiciones, sql` or `);

function si<T>(valor: T | undefined, condicion: (valor: T) => Condicion): Condicion[] {
  return valor === undefined || valor === '' ? [] : [condicion(valor)];
}
