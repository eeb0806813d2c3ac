// What the address of the page says: which partidas, by their dates or by their numbers, and how they are laid out.

import type { FiltrosPara } from '@cuadra/contract/reportes/lista';
import { estadosDePartida, tiposDePartida } from '@cuadra/core/partida';
import { z } from 'zod';
import { agencia, fecha, integer, lenient, oneOf, papel, uuid } from '#platform/address/fields.ts';
import { type DaySpan, thisMonth } from '#ui/format/ranges.ts';

const NUMERO_MAX = 2_147_483_647;

const ejercicio = integer(2000, 2100);
const numero = integer(1, NUMERO_MAX);

const campos = z.object({
  /** Absent: this month. */
  desde: fecha,
  hasta: fecha,
  /** Whose numbers are asked for; absent: by dates. */
  ejercicio,
  desdeNumero: numero,
  hastaNumero: numero,
  /** Absent: what is posted. */
  estado: lenient(z.enum(estadosDePartida).exclude(['contabilizada'])),
  tipo: oneOf(tiposDePartida),
  agencia,
  usuario: uuid,
  /** Absent: by number. */
  orden: lenient(z.literal('fecha')),
  /** Absent: one after another. */
  disposicion: lenient(z.literal('una_por_pagina')),
  papel,
});

export type Busqueda = z.infer<typeof campos>;

/** Either by the numbers of a year or by dates; dates the wrong way round are not said. */
export const direccionDelReporteDePartidas = campos.transform((leida): Busqueda => {
  const { desde, hasta } = leida;
  const alReves = desde !== undefined && hasta !== undefined && desde > hasta;
  const porFechas = leida.ejercicio === undefined;
  return {
    ...leida,
    ...(porFechas ? { desdeNumero: undefined, hastaNumero: undefined } : {}),
    ...(!porFechas || alReves ? { desde: undefined, hasta: undefined } : {}),
  };
});

export type CampoDeNumero = 'ejercicio' | 'desdeNumero' | 'hastaNumero';

/** What somebody left written: a range may be open, but it is always of some year. */
export function conNumero(busqueda: Busqueda, cual: CampoDeNumero, escrito: string): Busqueda {
  const valor = /^\d{1,10}$/.test(escrito.trim()) ? Number(escrito) : undefined;
  if (cual === 'ejercicio') return { ejercicio: ejercicio.parse(valor) ?? busqueda.ejercicio };
  return { [cual]: numero.parse(valor) };
}

export function rangoDe({ desde, hasta }: Busqueda): DaySpan {
  if (desde !== undefined && hasta !== undefined) return { desde, hasta };
  return desde === undefined && hasta === undefined ? thisMonth() : thisMonth(desde ?? hasta);
}

/** As the server understands them; none while the numbers make no sense. */
export function filtrosDe(busqueda: Busqueda): FiltrosPara<'partidas-diario'> | undefined {
  const { ejercicio, desdeNumero, hastaNumero, estado, orden, disposicion, papel } = busqueda;
  if (ejercicio !== undefined && (desdeNumero ?? 1) > (hastaNumero ?? NUMERO_MAX)) return undefined;
  const cuales = ejercicio === undefined ? rangoDe(busqueda) : { ejercicio, desdeNumero, hastaNumero };
  return {
    ...sinAusentes(cuales),
    ...sinAusentes({ tipo: busqueda.tipo, agencia: busqueda.agencia, usuario: busqueda.usuario }),
    estado: estado ?? 'contabilizada',
    orden: orden ?? 'numero',
    disposicion: disposicion ?? 'seguidas',
    papel: papel ?? 'carta',
  };
}

/** Absent and undefined are not the same for what is sent. */
function sinAusentes<T extends object>(valores: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(valores).filter(([, valor]) => valor !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
