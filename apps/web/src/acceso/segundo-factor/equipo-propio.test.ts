import { expect, test } from 'vitest';
import { EQUIPO_KEY, equipoPropio } from './equipo-propio.ts';

const almacenCon = (texto?: string) => {
  const guardado = new Map(texto === undefined ? [] : [[EQUIPO_KEY, texto]]);
  return {
    getItem: (clave: string) => guardado.get(clave) ?? null,
    setItem: (clave: string, valor: string) => void guardado.set(clave, valor),
  };
};

test('el navegador se nombra una vez, al azar, y sigue siendo el mismo', () => {
  const almacen = almacenCon();
  const equipo = equipoPropio(almacen);
  expect(equipo).toMatch(/^[\w-]{43}$/);
  expect(equipoPropio(almacen)).toBe(equipo);
  expect(equipoPropio(almacenCon())).not.toBe(equipo);
});

test('lo que no sirve se cambia, y donde no se puede guardar se ingresa igual', () => {
  expect(equipoPropio(almacenCon('cualquier cosa'))).toMatch(/^[\w-]{43}$/);
  const cerrado = {
    getItem: () => {
      throw new Error('sin almacén');
    },
    setItem: () => undefined,
  };
  expect(equipoPropio(cerrado)).toMatch(/^[\w-]{43}$/);
});
