import type { Advertencia } from '@cuadra/contract/contabilidad/borradores/advertencias';
import { expect, it } from 'vitest';
import { aceptadasCon } from './use-acciones.ts';

const advertencia = (codigo: Advertencia['codigo'], clave: string): Advertencia => ({
  codigo,
  clave,
  mensaje: 'Conviene mirarla',
  partidas: [],
  aceptada: null,
});

it('cada advertencia va con su motivo, sin los espacios de sobra', () => {
  const advertencias = [advertencia('POSIBLE_DUPLICADA', 'a'), advertencia('FECHA_ATRASADA', 'b')];
  expect(aceptadasCon({ advertencias, aceptadas: [] }, ['Es otra compra', '  Llegó tarde '])).toEqual([
    { codigo: 'POSIBLE_DUPLICADA', clave: 'a', motivo: 'Es otra compra' },
    { codigo: 'FECHA_ATRASADA', clave: 'b', motivo: 'Llegó tarde' },
  ]);
});

it('las que se aceptaron antes de que apareciera otra van otra vez: nada de ellas había quedado', () => {
  const antes = { codigo: 'FECHA_ATRASADA', clave: 'b', motivo: 'Llegó tarde' } as const;
  const advertencias = [advertencia('POSIBLE_DUPLICADA', 'a')];
  expect(aceptadasCon({ advertencias, aceptadas: [antes] }, ['Es otra compra'])).toEqual([
    antes,
    { codigo: 'POSIBLE_DUPLICADA', clave: 'a', motivo: 'Es otra compra' },
  ]);
});
