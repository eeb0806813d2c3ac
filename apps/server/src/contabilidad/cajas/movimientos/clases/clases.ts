// The kinds of movements of the counter. A feature that moves cash adds its own here, as one more entry.
import type { ClaseDeVentanilla as Id } from '@cuadra/core/cajas/movimiento';
import { depositoDeAhorro, retiroDeAhorro } from './ahorro.ts';
import type { ClaseDeVentanilla } from './clase-de-ventanilla.ts';
import { egreso } from './egreso.ts';
import { ingreso } from './ingreso.ts';
import { pagoMenor } from './pago-menor.ts';
import { remesa } from './remesa.ts';

export const clasesDeVentanilla: Readonly<Record<Id, ClaseDeVentanilla>> = {
  ingreso,
  egreso,
  'pago-menor': pagoMenor,
  remesa,
  'deposito-ahorro': depositoDeAhorro,
  'retiro-ahorro': retiroDeAhorro,
};
