// What was withheld of interest: of a month, beside what the books say of it, and of a year, by asociado.
import { z } from 'zod';
import { anioEscrito, codigoDeAgencia, cursor, mesEscrito, porPagina, renglon } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { CONSTANCIAS_MAX } from './reportes.ts';

/** What is withheld in a month is paid in the first days of the next one. */
export const DIAS_PARA_PAGAR_ISR = 10;

const cifras = z.object({
  /** Accounts that were paid something. */
  cuentas: z.int(),
  bruto: z.int(),
  /** Paid without withholding: exempt, or below what is withheld from. */
  exento: z.int(),
  isr: z.int(),
});

const isrDelMes = z.object({
  desde: z.iso.date(),
  hasta: z.iso.date(),
  /** The last day to pay it. */
  sePagaHasta: z.iso.date(),
  porProducto: z.array(
    z.object({ codigo: z.string(), nombre: z.string(), agencia: z.string(), ...cifras.shape }),
  ),
  totales: cifras,
  /** What was withheld in the accounts, without what was brought from elsewhere, and what the partidas of interest left in the ISR's. */
  control: z.object({ enCuentas: z.int(), enLibros: z.int(), diferencia: z.int() }),
});
export type IsrDelMes = z.output<typeof isrDelMes>;

export const verIsrDelMes = endpoint({
  method: 'GET',
  path: '/api/ahorros/isr',
  permission: 'ahorros:ver',
  summary: 'Lo retenido en un mes, por producto y agencia, junto a lo que dicen los libros',
  query: z.strictObject({ anio: anioEscrito, mes: mesEscrito, agencia: codigoDeAgencia.optional() }),
  response: isrDelMes,
  errors: ['SIN_AGENCIA'],
});

const retenidoAAsociado = z.object({
  id: z.uuid(),
  numero: z.int(),
  nombre: z.string(),
  /** DPI, or what identifies whoever has none. */
  identificacion: z.string(),
  nit: z.string().nullable(),
  /** In the accounts of the agencias of who asks. */
  bruto: z.int(),
  isr: z.int(),
  /** Whether those are all that they have: a constancia tells all or is not given. */
  completo: z.boolean(),
});
export type RetenidoAAsociado = z.output<typeof retenidoAAsociado>;

export const listarRetenidos = endpoint({
  method: 'GET',
  path: '/api/ahorros/isr/asociados',
  permission: 'ahorros:ver',
  summary: 'A quiénes se les pagaron intereses en un año y cuánto se les retuvo, por número de asociado',
  query: z.strictObject({
    anio: anioEscrito,
    /** By number, DPI, another document or name. */
    texto: renglon(80).optional(),
    cursor: cursor.optional(),
    porPagina: porPagina(CONSTANCIAS_MAX, CONSTANCIAS_MAX),
  }),
  response: z.object({ asociados: z.array(retenidoAAsociado), siguiente: z.string().nullable() }),
  errors: [],
});
