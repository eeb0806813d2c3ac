import { expect, test } from 'vitest';
import { elegirEstado, estadoElegido, opcionesDeEstado } from './estado-elegido.ts';

test('«Revertida» se elige entre los estados, aunque para los libros siga contabilizada', () => {
  expect(opcionesDeEstado.at(-1)).toEqual(['revertida', 'Revertida']);
  expect(elegirEstado('revertida', { estado: 'borrador' })).toEqual({
    estado: undefined,
    reversion: 'revertida',
  });
  expect(estadoElegido({ reversion: 'revertida' })).toBe('revertida');
});

test('otro estado la sustituye, y no toca lo demás que se haya elegido de reversiones', () => {
  expect(elegirEstado('borrador', { reversion: 'revertida' })).toEqual({
    estado: 'borrador',
    reversion: undefined,
  });
  expect(elegirEstado(undefined, { reversion: 'ninguna' })).toEqual({ estado: undefined });
  expect(estadoElegido({ estado: 'contabilizada', reversion: 'revertida' })).toBe('contabilizada');
});
