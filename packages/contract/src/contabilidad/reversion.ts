// Reversing what was posted: what is said of it before it is asked for, and asking for it.
import { LINEAS_MAX } from '@cuadra/core/partida';
import { z } from 'zod';
import { fechaContable, monto, motivo, numero, persona, porId } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { aceptaciones } from './borradores/advertencias.ts';
import { deAdvertencias, deContabilizar } from './libro.ts';
import { resumenDePartida, rutaDePartidas } from './partidas.ts';

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

const reversion = z.object({
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

const deRevertir = [
  'REVERSION_DE_OTRO_ORIGEN',
  'YA_REVERTIDA',
  'REVERSION_EN_REVISION',
  'REVERSION_INVALIDA',
] as const;

export const verReversion = endpoint({
  method: 'GET',
  path: `${rutaDePartidas}/:id/reversion`,
  permission: 'partidas:revertir',
  summary: 'Hasta cuánto puede esta persona revertir sola de una partida, y quiénes aprobarían lo demás',
  params: porId,
  response: reversion,
  errors: ['NO_ENCONTRADO', 'ESTADO_NO_ADMITE', ...deRevertir],
});

export const revertirPartida = endpoint({
  method: 'POST',
  path: `${rutaDePartidas}/:id/revertir`,
  permission: 'partidas:revertir',
  summary:
    'Contabiliza la partida inversa, una sola vez, con motivo; más allá de los límites de quien la pide queda en revisión',
  params: porId,
  body: alcanceDeReversion.extend({
    motivo,
    /** Its warnings, as the effect told them. */
    aceptadas: aceptaciones,
    /** That what is matched with the bank, and is not signed, is undone with it. */
    aceptaCruces: z.boolean().default(false),
  }),
  response: resumenDePartida,
  status: 201,
  errors: [
    'NO_ENCONTRADO',
    'ESTADO_NO_ADMITE',
    'PARTIDA_CRUZADA',
    ...deRevertir,
    ...deRevertirPorDia,
    ...deContabilizar,
    ...deAdvertencias,
  ],
});
