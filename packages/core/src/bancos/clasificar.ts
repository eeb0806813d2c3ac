// What an item that only one side has is, until somebody says otherwise; and how long it has been so.
import type { Centavos } from '../dinero.ts';
import type { ClaseDePendiente } from './conciliacion-textos.ts';
import { diasEntre } from './dias.ts';

export interface PorClasificar {
  /** Who has it: the bank, or the books. */
  readonly lado: 'banco' | 'libros';
  readonly monto: Centavos;
  /** Whether a cheque of the register stands behind it. */
  readonly tieneCheque: boolean;
}

export function clasificar({ lado, monto, tieneCheque }: PorClasificar): ClaseDePendiente {
  if (lado === 'banco') return monto > 0 ? 'nota-de-credito' : 'nota-de-debito';
  if (monto > 0) return 'deposito-en-transito';
  return tieneCheque ? 'cheque-en-circulacion' : 'pago-en-transito';
}

export const tramosDeAntiguedad = ['0-30', '31-60', '61-90', 'mas-de-90'] as const;
export type TramoDeAntiguedad = (typeof tramosDeAntiguedad)[number];

export const nombresDeTramo: Readonly<Record<TramoDeAntiguedad, string>> = {
  '0-30': 'De 0 a 30 días',
  '31-60': 'De 31 a 60 días',
  '61-90': 'De 61 a 90 días',
  'mas-de-90': 'Más de 90 días',
};

export interface Antiguedad {
  readonly dias: number;
  readonly tramo: TramoDeAntiguedad;
}

/** Days from its date to another; what is dated later is new. */
export function antiguedad(fecha: string, al: string): Antiguedad {
  const dias = Math.max(0, diasEntre(fecha, al));
  if (dias <= 30) return { dias, tramo: '0-30' };
  if (dias <= 60) return { dias, tramo: '31-60' };
  return { dias, tramo: dias <= 90 ? '61-90' : 'mas-de-90' };
}
