// What the address of the screen says: which view, of which account and month, and what each side of the desk shows.
import { estadosDeCheque, nombresDeEstadoDeCheque } from '@cuadra/core/bancos/cheque';
import type { z } from 'zod';
import * as field from '#platform/address/fields.ts';
import { day, defineFilters, oneOf, text, toggle } from '#ui/list/filters.ts';

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

/** The filters of the register of cheques, in the address of all the views. */
export const filtrosDeCheques = defineFilters(
  {
    q: text({ label: 'Buscar cheques', hint: 'Número o beneficiario' }),
    vencidos: toggle({ label: 'Vencidos', sends: 'si' }),
    estado: oneOf({ label: 'Estado', values: estadosDeCheque, names: nombresDeEstadoDeCheque }),
    desde: day({ label: 'Desde' }),
    hasta: day({ label: 'Hasta' }),
  },
  {
    vista: field.oneOf(vistasDeBancos),
    cuenta: field.uuid,
    anio: field.integer(2000, 2100),
    mes: field.integer(1, 12),
    /** The desk: what each side shows. */
    banco: field.oneOf(estadosDeLado),
    bancoSigno: field.oneOf(signosDeLado),
    bancoOrden: field.oneOf(ordenesDeLado),
    bancoQ: field.text(BUSQUEDA_MAX),
    libros: field.oneOf(estadosDeLado),
    librosSigno: field.oneOf(signosDeLado),
    librosOrden: field.oneOf(ordenesDeLado),
    librosQ: field.text(BUSQUEDA_MAX),
    /** Something found elsewhere, to be shown on the desk. */
    linea: field.uuid,
    movimiento: field.uuid,
    /** The one whose panel is open. */
    cheque: field.uuid,
  },
);
export const direccionDeBancos = filtrosDeCheques.address;
export type DireccionDeBancos = z.output<typeof direccionDeBancos>;
