import { expect, test } from 'vitest';
import { leerBusqueda, leerDireccion } from './busqueda.ts';

const nada = {
  q: undefined,
  tipo: undefined,
  estado: undefined,
  clase: undefined,
  etiqueta: undefined,
  cuenta: undefined,
};

test.each([
  ['todo', { q: 'caja', tipo: 'D', estado: 'bloqueada', clase: 1, cuenta: 101101 }, {}],
  ['códigos entre comillas', { clase: '1', cuenta: '101101' }, { clase: 1, cuenta: 101101 }],
  ['un código buscado', { q: '101' }, { q: 101 }],
  ['ceros a la izquierda', { q: '01' }, { q: '01' }],
  ['un texto larguísimo', { q: 'x'.repeat(500) }, { q: 'x'.repeat(120) }],
  ['una etiqueta', { etiqueta: 'Gastos de personal' }, {}],
  ['una etiqueta de dígitos', { etiqueta: '2026' }, { etiqueta: 2026 }],
  ['el espacio que aún se está escribiendo', { q: 'caja ' }, {}],
])('la dirección: %s', (_, direccion, cambios) =>
  expect(leerDireccion(direccion)).toEqual({ ...nada, ...direccion, ...cambios }),
);

test('lo que no se entiende se deja fuera', () => {
  const mala = { q: ' ', tipo: 'X', estado: 1, clase: '0', cuenta: 'caja', otro: 1 };
  expect(leerDireccion(mala)).toEqual(nada);
});

test('lo que se escribe es lo que se lee', () => {
  const busqueda = {
    q: '1011',
    tipo: 'D',
    estado: 'activa',
    clase: '3',
    etiqueta: 'Cartera',
    cuenta: '1011010101',
  } as const;
  expect(leerBusqueda(leerDireccion(busqueda))).toEqual(busqueda);
});
