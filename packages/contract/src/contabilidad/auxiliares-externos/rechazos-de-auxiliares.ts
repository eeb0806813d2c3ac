// The refusals of what stands behind an account and is kept elsewhere; problema.ts puts them with the rest.
import type { Rechazos } from '../../rechazos.ts';

export const deAuxiliares = {
  AUXILIAR_PROPIO: [
    422,
    'El detalle de esa cuenta se lleva aquí, en cajas, bancos o ahorros.',
    'Elija una cuenta cuyo detalle se lleve en otra parte.',
  ],
  AUXILIAR_REPETIDO: [
    409,
    'Esa cuenta, o una que la contiene, ya es un auxiliar externo.',
    'Edite la que ya está, o quítela primero.',
  ],
  AUXILIAR_NO_SE_TRAE: [
    422,
    'Esa cuenta no se trae en ese mes: no está marcada como auxiliar externo, o lo está desde un mes posterior.',
    'Elija otro mes, o márquela desde antes.',
  ],
  MES_SIN_TERMINAR: [
    422,
    'El mes todavía no termina: su cifra es la del último día.',
    'Elija un mes que ya terminó.',
  ],
} as const satisfies Rechazos;
