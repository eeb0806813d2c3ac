// What the screen remembers of a draft beyond its content: where the cursor was and what was typed as a formula, so that
// another computer opens it as it was left. Not part of the books: no version, no bitácora, gone with the draft.
import { LINEAS_MAX } from '@cuadra/core/partida';
import { z } from 'zod';
import { entero, porId, textoExacto, textoGuardable } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';

const columnasDeHoja = ['idCuenta', 'debe', 'haber', 'concepto', 'documento'] as const;

/** `<fila>.<debe|haber>`: the first row is 0. */
const celdaConFormula = textoExacto(10).regex(/^(0|[1-9]\d{0,3})\.(debe|haber)$/);

const memoriaDeBorrador = z.strictObject({
  cursor: z
    .strictObject({
      fila: entero(0, LINEAS_MAX),
      columna: z.enum(columnasDeHoja),
    })
    .nullable(),
  formulas: z.record(celdaConFormula, textoGuardable(200)),
});
export type MemoriaDeBorrador = z.infer<typeof memoriaDeBorrador>;

const path = '/api/contabilidad/partidas/:id/memoria';
const MEMORIA_BYTES_MAX = 3 * 1024 * 1024;

export const verMemoria = endpoint({
  method: 'GET',
  path,
  permission: 'partidas:registrar',
  summary: 'Lo que la pantalla recuerda de un borrador: el cursor y las fórmulas',
  params: porId,
  response: memoriaDeBorrador,
  errors: ['NO_ENCONTRADO', 'SIN_PERMISO', 'ESTADO_NO_ADMITE'],
});

export const guardarMemoria = endpoint({
  method: 'PUT',
  path,
  permission: 'partidas:registrar',
  summary: 'Guarda lo que la pantalla recuerda de un borrador, sin cambiar su versión',
  params: porId,
  body: memoriaDeBorrador,
  bytesMax: MEMORIA_BYTES_MAX,
  response: memoriaDeBorrador,
  errors: ['NO_ENCONTRADO', 'SIN_PERMISO', 'ESTADO_NO_ADMITE'],
});
