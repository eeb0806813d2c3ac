import { expect, test } from 'vitest';
import { direccionDelDiario } from './busqueda.ts';

test('lo usual no se escribe y lo que no tiene sentido se deja fuera', () => {
  expect(direccionDelDiario.parse({ vista: 'libro', modo: 'detallado', desde: '2026-01-01' })).toEqual({});
});

test('la dirección dice cómo se muestra el libro', () => {
  const direccion = { modo: 'dia', papel: 'oficio', vista: 'folios' };
  expect(direccionDelDiario.parse(direccion)).toMatchObject(direccion);
});
