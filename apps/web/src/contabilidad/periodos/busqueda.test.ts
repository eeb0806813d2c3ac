import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '#platform/address/address-bar.ts';
import { direccionDelCierre } from './busqueda.ts';

test.each([
  [{}, {}],
  [
    { anio: 2026, mes: 10, agencia: '03', compuerta: 'en-revision' },
    { anio: 2026, mes: 10, agencia: '03', compuerta: 'en-revision' },
  ],
  [
    { agencia: 12, vista: 'anio' },
    { agencia: '12', vista: 'anio' },
  ],
  [{ anio: '2026', mes: 13, agencia: '3', vista: 'otra', compuerta: 'Con espacios' }, {}],
  [{ anio: 1999, mes: 1.5, agencia: 123 }, {}],
])('%j', (direccion, esperada) => expect(direccionDelCierre.parse(direccion)).toEqual(esperada));

test('lo que se escribe en la dirección se vuelve a leer igual', () => {
  for (const agencia of ['01', '09', '10', '99'])
    expect(direccionDelCierre.parse(parseSearch(stringifySearch({ agencia }))).agencia).toBe(agencia);
});
