import { beforeEach, expect, test } from 'vitest';
import { forgetExit, noteExit, readExit } from './last-exit.ts';

const guardado = new Map<string, string>();
const almacen = {
  getItem: (clave: string) => guardado.get(clave) ?? null,
  setItem: (clave: string, valor: string) => void guardado.set(clave, valor),
  removeItem: (clave: string) => void guardado.delete(clave),
};
beforeEach(() => guardado.clear());

test('por qué terminó y de quién era, hasta que alguien entra o sale', () => {
  expect(readExit(almacen)).toBeUndefined();
  noteExit(almacen, { motivo: 'inactividad', correo: 'ana@cuadra.demo' });
  expect(readExit(almacen)).toEqual({ motivo: 'inactividad', correo: 'ana@cuadra.demo' });
  forgetExit(almacen);
  expect(readExit(almacen)).toBeUndefined();
});

test.each(['{', 'null', '7', '{"motivo":"otro","correo":"a"}', '{"motivo":"inactividad"}'])(
  'lo que no es una salida (%s) no dice nada',
  (texto) => {
    guardado.set('ultima-salida', texto);
    expect(readExit(almacen)).toBeUndefined();
  },
);
