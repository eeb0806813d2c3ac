import { expect, test } from 'vitest';
import { leerBusqueda, leerDireccion } from './busqueda.ts';

const NADA = {
  vista: undefined,
  anio: undefined,
  mes: undefined,
  agencia: undefined,
  compuerta: undefined,
};

test.each([
  [{}, NADA],
  [
    { anio: 2026, mes: 10, agencia: '03', compuerta: 'en-revision' },
    { ...NADA, anio: 2026, mes: 10, agencia: '03', compuerta: 'en-revision' },
  ],
  [
    { agencia: 12, vista: 'anio' },
    { ...NADA, agencia: '12', vista: 'anio' },
  ],
  [{ anio: '2026', mes: 13, agencia: '3', vista: 'otra', compuerta: 'Con espacios' }, NADA],
  [{ anio: 1999, mes: 1.5, agencia: 123 }, NADA],
])('%j', (direccion, esperada) => expect(leerBusqueda(direccion)).toEqual(esperada));

test('lo que se escribe en la dirección se vuelve a leer igual', () => {
  for (const agencia of ['01', '09', '10', '99'])
    expect(leerBusqueda({ ...leerDireccion({ agencia }) }).agencia).toBe(agencia);
});
