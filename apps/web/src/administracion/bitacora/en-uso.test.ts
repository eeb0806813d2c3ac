import { expect, test } from 'vitest';
import { direccionDeBitacora } from './direccion.ts';
import { alQuitar, consultaDe, enUso, tieneFiltros } from './en-uso.ts';

const leer = (busqueda: object) => direccionDeBitacora.parse(busqueda);

test('lo que la dirección dice es lo que se pregunta, sin lo que está abierto', () => {
  const busqueda = leer({ accion: 'partidas:contabilizar', entrada: 12, desde: 'ayer' });
  expect(consultaDe(busqueda)).toEqual({ accion: 'partidas:contabilizar' });
  expect(tieneFiltros(busqueda)).toBe(true);
  expect(tieneFiltros(leer({ entrada: 12 }))).toBe(false);
});

test('un identificador sin su clase no es un filtro', () => {
  expect(consultaDe(leer({ idEntidad: 'x' }))).toEqual({});
  expect(consultaDe(leer({ entidad: 'partida', idEntidad: 'x' }))).toEqual({
    entidad: 'partida',
    idEntidad: 'x',
  });
});

test('los filtros se dicen con palabras, y el documento se quita entero', () => {
  const busqueda = leer({
    entidad: 'partida',
    idEntidad: 'x',
    resultado: 'rechazado',
    quien: crypto.randomUUID(),
  });
  expect(enUso(busqueda, 'Ana Sic').map(({ texto }) => texto)).toEqual([
    'Persona: Ana Sic',
    'El mismo documento: Partida',
    'Solo lo rechazado',
  ]);
  expect(alQuitar('entidad')).toEqual({ entidad: undefined, idEntidad: undefined });
});
