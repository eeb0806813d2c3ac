// How the institution stands, in a few figures. Which accounts make up each of them is the institution's to say; what its
// results are is said by the chart itself, as in the estado de resultados.
import { z } from 'zod';
import { codigoDeCuenta, fechaContable, monto } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

export const indicadores = ['disponibilidad', 'depositos', 'cartera', 'mora', 'capital'] as const;
export type IdDeIndicador = (typeof indicadores)[number];

export const nombresDeIndicador: Readonly<Record<IdDeIndicador, string>> = {
  disponibilidad: 'Disponibilidad',
  depositos: 'Depósitos',
  cartera: 'Cartera de créditos',
  mora: 'Cartera en mora',
  capital: 'Capital',
};

const CUENTAS_MAX = 200;

/** One of detail, or a header for everything under it. */
const cuentaDeIndicador = z.strictObject({
  indicador: z.enum(indicadores),
  idCuenta: codigoDeCuenta,
  /** Whether its balance is added or taken away. */
  signo: z.union([z.literal(1), z.literal(-1)]),
});
export type CuentaDeIndicador = z.infer<typeof cuentaDeIndicador>;

export const cuentasDeIndicadores = z
  .strictObject({ cuentas: z.array(cuentaDeIndicador).max(CUENTAS_MAX) })
  .superRefine(({ cuentas }, contexto) => {
    for (const [indice, cuenta] of cuentas.entries()) {
      const otra = repetidaCon(cuentas, indice);
      if (otra === undefined) continue;
      const message = `Lo de la cuenta ${cuenta.idCuenta} ya cuenta con la ${otra}. Deje solo una.`;
      contexto.addIssue({ code: 'custom', path: ['cuentas', indice, 'idCuenta'], message });
    }
  });
export type CuentasDeIndicadores = z.infer<typeof cuentasDeIndicadores>;

/** Another one of the same indicator, above it or the same: its money would count twice. */
function repetidaCon(cuentas: readonly CuentaDeIndicador[], indice: number): string | undefined {
  const esta = cuentas[indice];
  return cuentas.find(
    ({ indicador, idCuenta }, n) =>
      n !== indice &&
      indicador === esta?.indicador &&
      esta.idCuenta.startsWith(idCuenta) &&
      (esta.idCuenta !== idCuenta || n < indice),
  )?.idCuenta;
}

/** Thirteen of them: what it was at the end of each of the twelve months before, and what it is today. */
const punto = z.object({ mes: fechaContable, valor: monto });
export type PuntoDeIndicador = z.infer<typeof punto>;

const parteDeIndicador = z.object({
  /** Null: what no closing took yet of productos and gastos, which the balance general counts in capital. */
  idCuenta: z.string().nullable(),
  nombreCuenta: z.string(),
  /** As it counts: what is taken away is negative. They add up to the figure. */
  valor: monto,
});
export type ParteDeIndicador = z.infer<typeof parteDeIndicador>;

const indicador = z.object({
  id: z.enum(indicadores),
  /** Null: nobody chose its accounts yet. */
  valor: monto.nullable(),
  linea: z.array(punto),
  partes: z.array(parteDeIndicador),
});
export type Indicador = z.infer<typeof indicador>;

/** What a span came to, beside the same span of the year before. */
const resultado = z.object({
  desde: fechaContable,
  valor: monto,
  antes: monto,
  linea: z.array(punto),
});
export type Resultado = z.infer<typeof resultado>;

export const cifrasDeInicio = z.object({
  hoy: fechaContable,
  /** The same day, a year before. */
  haceUnAnio: fechaContable,
  /** The names of the agencias that these figures are of; null: the whole institution. */
  soloDe: z.array(z.string()).nullable(),
  indicadores: z.array(indicador),
  delMes: resultado,
  delAnio: resultado,
});
export type CifrasDeInicio = z.infer<typeof cifrasDeInicio>;

const base = '/api/contabilidad/configuracion/indicadores';

export const verIndicadores = endpoint({
  method: 'GET',
  path: base,
  permission: 'partidas:ver',
  summary: 'Las cuentas que forman cada indicador del inicio',
  response: z.object({ cuentas: z.array(z.object(cuentaDeIndicador.shape)) }),
  errors: [],
});

export const guardarIndicadores = endpoint({
  method: 'PUT',
  path: base,
  permission: 'catalogo:editar',
  summary: 'Cambia las cuentas que forman cada indicador; ninguna cuenta dos veces en el mismo',
  body: cuentasDeIndicadores,
  response: z.object({ cuentas: z.array(z.object(cuentaDeIndicador.shape)) }),
  errors: ['CUENTA_NO_EXISTE'],
});
