// What the address of the screen says: which view, of which account and month, and what each side of the desk shows.
import { estadosDeCheque } from '@cuadra/core/bancos/cheque';
import { z } from 'zod';
import { fecha, flag, integer, oneOf, text, uuid } from '#platform/address/fields.ts';

/** Absent: the accounts. */
const vistasDeBancos = ['mesa', 'conciliacion', 'estados', 'reglas', 'cheques', 'administracion'] as const;

/** Which lines of a side are shown; absent: those that nothing explains yet. */
export const estadosDeLado = ['sugeridas', 'cruzadas', 'explicadas', 'todas'] as const;
export type EstadoDeLado = (typeof estadosDeLado)[number];

export const signosDeLado = ['entradas', 'salidas'] as const;
export type SignoDeLado = (typeof signosDeLado)[number];

/** Absent: the oldest first. */
const ordenesDeLado = ['recientes', 'mayor', 'menor'] as const;
export type OrdenDeLado = (typeof ordenesDeLado)[number];

export const BUSQUEDA_MAX = 80;

export const direccionDeBancos = z.object({
  vista: oneOf(vistasDeBancos),
  cuenta: uuid,
  anio: integer(2000, 2100),
  mes: integer(1, 12),
  /** The desk: what each side shows. */
  banco: oneOf(estadosDeLado),
  bancoSigno: oneOf(signosDeLado),
  bancoOrden: oneOf(ordenesDeLado),
  bancoQ: text(BUSQUEDA_MAX),
  libros: oneOf(estadosDeLado),
  librosSigno: oneOf(signosDeLado),
  librosOrden: oneOf(ordenesDeLado),
  librosQ: text(BUSQUEDA_MAX),
  /** Something found elsewhere, to be shown on the desk. */
  linea: uuid,
  movimiento: uuid,
  /** The register of cheques. */
  cheque: uuid,
  estado: oneOf(estadosDeCheque),
  vencidos: flag,
  desde: fecha,
  hasta: fecha,
  q: text(BUSQUEDA_MAX),
});
export type DireccionDeBancos = z.output<typeof direccionDeBancos>;
