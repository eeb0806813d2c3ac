// For tests: lines of either side written in a few words.
import { centavos } from '../../dinero.ts';
import type { LineaPorCruzar, MovimientoPorCruzar } from '../cruce.ts';

/** In quetzales; what enters is positive. */
export function linea(
  id: string,
  fecha: string,
  quetzales: number,
  demas: Partial<LineaPorCruzar> = {},
): LineaPorCruzar {
  const monto = centavos(Math.round(quetzales * 100));
  return { id, fecha: `2026-${fecha}`, monto, texto: '', referencia: null, tipo: null, ...demas };
}

export function movimiento(
  id: string,
  fecha: string,
  quetzales: number,
  demas: Partial<MovimientoPorCruzar> = {},
): MovimientoPorCruzar {
  const monto = centavos(Math.round(quetzales * 100));
  return {
    id,
    fecha: `2026-${fecha}`,
    monto,
    concepto: '',
    documento: null,
    partida: `partida de ${id}`,
    ...demas,
  };
}
