// The filters of the list as SQL conditions: on the posted ones (p) and on the drafts (b). Each says the same of both,
// and a filter that is not given adds nothing.
import type { FiltrosDePartidas } from '@cuadra/contract/contabilidad/partidas';
import { type RawBuilder, sql } from 'kysely';
import { contiene } from '../../platform/database/text-search.ts';

export type Condicion = RawBuilder<unknown>;

export interface Filtro extends FiltrosDePartidas {
  /** Those of the actor or, of those, the one asked for. */
  readonly agencias: readonly string[];
  /** With idCuenta: that account or, if it is a header, those of detail under it. */
  readonly cuentas?: readonly string[] | undefined;
}

/** Fewer letters than these are in almost any document; and no index answers them. */
const LETRAS_PARA_DOCUMENTOS = 3;

export const todas = (condiciones: readonly Condicion[]): Condicion =>
  condiciones.length === 0 ? sql`true` : sql.join(condiciones, sql` and `);

/** Without agencia, dates, account, text and supports, which decide how it is read (see partidas-del-filtro.ts). */
export function condicionesDePartida(filtro: Filtro): Condicion[] {
  const { registradaDesde, registradaHasta, tipo, montoMin, montoMax, usuario } = filtro;
  return [
    ...si(registradaDesde, (instante) => sql`p.registrada_en >= ${instante}::timestamptz`),
    ...si(registradaHasta, (instante) => sql`p.registrada_en <= ${instante}::timestamptz`),
    ...si(tipo, (valor) => sql`p.tipo = ${valor}`),
    ...si(montoMin, (monto) => sql`p.total >= ${monto}`),
    ...si(montoMax, (monto) => sql`p.total <= ${monto}`),
    ...si(usuario, (id) => sql`p.autor = ${id}::uuid`),
  ];
}

export function condicionesDeBorrador(filtro: Filtro): Condicion[] {
  const { registradaDesde, registradaHasta, tipo, montoMin, montoMax, usuario } = filtro;
  return [
    sql`b.agencia = any(${filtro.agencias}::text[])`,
    ...condicionesDeFecha(filtro, sql`b.fecha`),
    ...si(registradaDesde, (instante) => sql`b.creado_en >= ${instante}::timestamptz`),
    ...si(registradaHasta, (instante) => sql`b.creado_en <= ${instante}::timestamptz`),
    ...si(filtro.estado, (estado) => sql`b.estado = ${estado}`),
    ...si(tipo, (valor) => sql`b.tipo = ${valor}`),
    ...si(montoMin, (monto) => sql`greatest(b.debe, b.haber) >= ${monto}`),
    ...si(montoMax, (monto) => sql`greatest(b.debe, b.haber) <= ${monto}`),
    ...si(usuario, (id) => sql`b.autor = ${id}::uuid`),
    ...condicionesDeSoporte(filtro, sql`b.id`),
    ...si(
      filtro.idCuenta,
      (codigo) => sql`exists (
      select from jsonb_array_elements(b.lineas) l where starts_with(l ->> 'idCuenta', ${codigo}))`,
    ),
    ...si(
      filtro.texto,
      (texto) => sql`(${contiene(sql`b.concepto`, texto)} or ${enDocumentoDeBorrador(texto)})`,
    ),
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

export function buscaEnDocumentos(texto: string): boolean {
  return texto.length >= LETRAS_PARA_DOCUMENTOS;
}

function enDocumentoDeBorrador(texto: string): Condicion {
  if (!buscaEnDocumentos(texto)) return sql`false`;
  return sql`exists (select from jsonb_array_elements(b.lineas) l where ${contiene(sql`l ->> 'documento'`, texto)})`;
}

function si<T>(valor: T | undefined, condicion: (valor: T) => Condicion): Condicion[] {
  return valor === undefined || valor === '' ? [] : [condicion(valor)];
}
