// Why a partida is not reverted, in the order in which it is judged.
import type { Rechazos } from '../rechazos.ts';

export const deReversiones = {
  YA_REVERTIDA: [409, 'La partida ya fue revertida.', 'Vea la reversión que ya tiene.'],
  REVERSION_DE_OTRO_ORIGEN: [
    409,
    'Aquí solo se revierte lo registrado a mano o importado: lo demás se deshace donde se hizo.',
    'Deshágala desde donde se hizo.',
  ],
  REVERSION_EN_REVISION: [
    409,
    'La partida ya tiene una reversión que espera aprobación.',
    'Vea la reversión propuesta.',
  ],
  REVERSION_INVALIDA: [
    422,
    'Solo se revierten partidas contabilizadas que no sean reversiones, con líneas que cuadren.',
    'Elija las líneas que cuadren entre sí.',
  ],
  REVERSION_ANTES_DE_LA_ORIGINAL: [
    422,
    'La reversión no puede ser de un día anterior al de la partida que revierte.',
    'Escriba la fecha de la partida o una posterior.',
  ],
  REVERSION_DE_EJERCICIO_CERRADO: [
    422,
    'La partida es de un ejercicio cerrado y tiene productos o gastos. Diga si van a resultados de ejercicios anteriores o a sus mismas cuentas.',
  ],
} as const satisfies Rechazos;
