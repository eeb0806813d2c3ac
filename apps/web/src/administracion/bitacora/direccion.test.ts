import { nombreDeEntidad } from '@cuadra/contract/administracion/bitacora/entidades';
import { expect, test } from 'vitest';
import { filtrosDeBitacora } from './direccion.ts';

const { address, queryOf, any, chipsOf, setting } = filtrosDeBitacora;
const leer = (busqueda: object) => address.parse(busqueda);

test('lo que la dirección dice es lo que se pregunta, sin lo que está abierto', () => {
  const busqueda = leer({ accion: 'partidas:contabilizar', entrada: 12, desde: 'ayer' });
  expect(queryOf(busqueda)).toEqual({ accion: 'partidas:contabilizar' });
  expect(any(busqueda)).toBe(true);
  expect(any(leer({ entrada: 12 }))).toBe(false);
});

test('un identificador sin su clase no es un filtro', () => {
  expect(queryOf(leer({ idEntidad: 'x' }))).toEqual({});
  expect(queryOf(leer({ entidad: 'partida', idEntidad: 'x' }))).toEqual({
    entidad: 'partida',
    idEntidad: 'x',
  });
});

test('los filtros se dicen con palabras, y el documento se quita entero', () => {
  const quien = crypto.randomUUID();
  const textos = (busqueda: object) =>
    chipsOf(leer(busqueda), {
      quien: [[quien, 'Ana Sic']],
      entidad: [['partida', nombreDeEntidad('partida')]],
    }).map(({ text }) => text);
  expect(textos({ entidad: 'partida', idEntidad: 'x', resultado: 'hecho', quien })).toEqual([
    'Persona: Ana Sic',
    'El mismo documento: Partida',
    'Solo lo hecho',
  ]);
  // The button that is pressed says it.
  expect(textos({ resultado: 'rechazado' })).toEqual([]);
  expect(setting('entidad', undefined)).toEqual({ entidad: undefined, idEntidad: undefined });
});
