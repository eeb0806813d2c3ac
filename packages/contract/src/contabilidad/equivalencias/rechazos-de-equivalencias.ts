// The refusals of the equivalences; problema.ts puts them with the rest.
import type { Rechazos } from '../../rechazos.ts';

export const deEquivalencias = {
  EQUIVALENCIA_YA_EXISTE: [409, 'Ya hay una equivalencia con ese nombre: use esa o escriba otro.'],
  DEMASIADAS_CUENTAS: [422, 'Una equivalencia dice hasta 10,000 cuentas: guarde el resto en otra.'],
} as const satisfies Rechazos;
