// What is said of a reversal before it is asked for, and what is asked of it besides its reason.
import { LINEAS_MAX } from '@cuadra/core/partida';
import { z } from 'zod';
import { fechaContable, monto, numero, persona } from '../campos.ts';

/** Why a reversal is refused by its day, or because nobody said where the result of a closed year goes. */
export const deRevertirPorDia = ['REVERSION_ANTES_DE_LA_ORIGINAL', 'REVERSION_DE_EJERCICIO_CERRADO'] as const;

/** Where the productos and gastos of a closed year go when they are undone: to the resultados acumulados, or to where they were. */
const destinosDeResultados = ['anteriores', 'mismas'] as const;
export type DestinoDeResultados = (typeof destinosDeResultados)[number];

/** What a reversal is asked besides its reason. */
export const alcanceDeReversion = z.strictObject({
  /** Not before what it reverts. */
  fecha: fechaContable,
  lineas: z.array(numero).max(LINEAS_MAX).optional(),
  /** Only of a closed year, and there it must be said if any of those lines is of a producto or a gasto. */
  resultados: z.enum(destinosDeResultados).optional(),
});

/** What a reversal undoes at the banks. */
const cruceDePartida = z.object({
  id: z.uuid(),
  cuentaBancaria: z.object({ id: z.uuid(), nombre: z.string() }),
  /** From which day it counts. */
  fecha: fechaContable,
  /** Its month was sent or approved: it stays, and the reversal is outstanding by itself. */
  firmado: z.boolean(),
  /** What the bank says of it: the first of them, and how many there are. */
  lineas: z.array(
    z.object({ fecha: fechaContable, texto: z.string(), referencia: z.string().nullable(), monto }),
  ),
  totalLineas: z.int(),
  /** How many movements of other partidas are in it. */
  otrosMovimientos: z.int(),
});
export type CruceDePartida = z.infer<typeof cruceDePartida>;

export const reversion = z.object({
  /** How much of it this person reverses alone today; null: whatever it is. Beyond that it waits for one of those who approve. */
  solaHasta: monto.nullable(),
  aprueban: z.array(persona),
  /** What it is matched with at the banks: whoever reverses it says that they know. */
  cruces: z.array(cruceDePartida),
  /** That it is of a closed year; null: it is not. */
  ejercicioCerrado: z
    .object({
      anio: z.int(),
      /** The lines of productos and gastos: somebody says where they go. */
      lineas: z.array(z.int()),
      /** That of the resultados de ejercicios anteriores; null: the chart has none that a person may move. */
      cuenta: z.object({ idCuenta: z.string(), nombreCuenta: z.string() }).nullable(),
    })
    .nullable(),
});
export type Reversion = z.infer<typeof reversion>;
