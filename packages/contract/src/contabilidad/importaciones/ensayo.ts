// What a rehearsal tells besides its errors one by one: of which kinds they are, each with what to do about it, and the trial
// balance that would result.
import { z } from 'zod';
import { monto } from '../../campos.ts';

/**
 * What may be done from the same dialog. `cuentas`: create them or say which each one is. `agencias`: say which each one is.
 * `ejercicios`: open the year. `concepto`: one for those that have none. `fechas`: read them in another order. `destino`: what
 * passes somebody's limit waits for another person.
 */
const remedios = ['cuentas', 'agencias', 'ejercicios', 'concepto', 'fechas', 'destino'] as const;
export type Remedio = (typeof remedios)[number];

/** How many different values a kind tells. */
export const VALORES_POR_GRUPO_MAX = 500;

export const grupoDeErrores = z.object({
  codigo: z.string(),
  /** Where they all are; empty: in several places. */
  campo: z.string(),
  cuantos: z.int(),
  /** How many, of what, and what to do. */
  mensaje: z.string(),
  remedio: z.enum(remedios).nullable(),
  /** What came, each once: the first ones, with how often and where it first came. */
  valores: z.array(z.object({ valor: z.string(), cuantos: z.int(), linea: z.int() })),
  totalDeValores: z.int(),
});
export type GrupoDeErrores = z.infer<typeof grupoDeErrores>;

const saldos = {
  /** Debe less haber, in the agencias of what comes, of all time: before, what comes, and after. */
  antes: monto,
  debe: monto,
  haber: monto,
  despues: monto,
};

/** Every account that has a balance or moves, of the agencias that come. */
export const balanzaDelEnsayo = z.object({
  cuentas: z.array(z.object({ idCuenta: z.string(), nombreCuenta: z.string(), ...saldos })),
  /** Before and after, what the debtor accounts add up to, which is what the creditor ones do. */
  total: z.object({ ...saldos, antesAcreedor: monto, despuesAcreedor: monto }),
});
export type BalanzaDelEnsayo = z.infer<typeof balanzaDelEnsayo>;
