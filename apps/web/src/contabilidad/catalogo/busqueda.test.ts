import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '#platform/address/address-bar.ts';
import { type Busqueda, direccionDelCatalogo } from './busqueda.ts';

test.each([
  [
    'todo',
    { q: 'caja', tipo: 'D', estado: 'bloqueada', clase: 1, cuenta: 101101 },
    { clase: '1', cuenta: '101101' },
  ],
  ['códigos entre comillas', { clase: '1', cuenta: '101101' }, {}],
  ['un código buscado', { q: 101 }, { q: '101' }],
  ['ceros a la izquierda', { q: '01' }, {}],
  ['un texto larguísimo', { q: 'x'.repeat(500) }, { q: 'x'.repeat(120) }],
  ['una etiqueta', { etiqueta: 'Gastos de personal' }, {}],
  ['una etiqueta de dígitos', { etiqueta: 2026 }, { etiqueta: '2026' }],
  ['el espacio que aún se está escribiendo', { q: 'caja ' }, {}],
])('la dirección: %s', (_, direccion, cambios) =>
  expect(direccionDelCatalogo.parse(direccion)).toEqual({ ...direccion, ...cambios }),
);

test('lo que no se entiende se deja fuera', () => {
  const mala = { q: ' ', tipo: 'X', estado: 1, clase: '0', cuenta: 'caja', otro: 1 };
  expect(direccionDelCatalogo.parse(mala)).toEqual({});
});

test('lo que se escribe es lo que se lee', () => {
  const busqueda: Busqueda = {
    q: '1011',
    tipo: 'D',
    estado: 'activa',
    clase: '3',
    etiqueta: 'Cartera',
    saldos: 'si',
    cuenta: '1011010101',
  };
  const escrita = stringifySearch(busqueda);
  expect(escrita).toBe('?q=1011&tipo=D&estado=activa&clase=3&etiqueta=Cartera&saldos=si&cuenta=1011010101');
  expect(direccionDelCatalogo.parse(parseSearch(escrita))).toEqual(busqueda);
});
