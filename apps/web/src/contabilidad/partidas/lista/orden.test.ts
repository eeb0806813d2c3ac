import { expect, test } from 'vitest';
import { ordenDeColumna } from './orden.ts';

test('la columna por la que va la lista lo dice, y pulsarla la da vuelta', () => {
  expect(ordenDeColumna('fecha', 'recientes')).toEqual({ sentido: 'descending', siguiente: 'antiguas' });
  expect(ordenDeColumna('fecha', 'antiguas')).toEqual({ sentido: 'ascending', siguiente: 'recientes' });
  expect(ordenDeColumna('monto', 'monto-desc')).toEqual({ sentido: 'descending', siguiente: 'monto' });
});

test('las demás se ofrecen: de montos y números, primero los mayores', () => {
  expect(ordenDeColumna('monto', 'recientes')).toEqual({ sentido: undefined, siguiente: 'monto-desc' });
  expect(ordenDeColumna('numero', 'estado')).toEqual({ sentido: undefined, siguiente: 'numero-desc' });
  expect(ordenDeColumna('agencia', 'monto')).toEqual({ sentido: undefined, siguiente: 'agencia' });
});
