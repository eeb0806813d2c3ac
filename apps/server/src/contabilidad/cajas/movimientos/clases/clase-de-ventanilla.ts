// What a kind of movement of the counter is to the server. Its name and which way it moves cash are in core, its row in the
// table clase_de_movimiento; its form, in the web.
import type { ClaseDeVentanilla as Id, MedioDeMovimiento } from '@cuadra/core/cajas/movimiento';
import type { CuentaElegida, Objecion } from './contracuentas.ts';

export interface ClaseDeVentanilla {
  readonly id: Id;
  readonly medios: readonly MedioDeMovimiento[];
  /** Why the account that was chosen does not serve; undefined: it does. */
  readonly objetar: (cuenta: CuentaElegida) => Objecion | undefined;
  /** How the partida tells it. */
  readonly conceptoDePartida: (movimiento: LoQueDice) => string;
}

export interface LoQueDice {
  readonly concepto: string;
  readonly codigoCaja: string;
  readonly persona: { readonly nombre: string } | null;
  /** The savings account that it moves, if it does. */
  readonly numeroDeAhorro: string | undefined;
}
