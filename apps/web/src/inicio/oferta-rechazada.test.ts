import { beforeEach, expect, it } from 'vitest';
import { ofertaRechazada, rechazarOferta } from './oferta-rechazada.ts';

const guardado = new Map<string, string>();
const almacen = {
  getItem: (clave: string) => guardado.get(clave) ?? null,
  setItem: (clave: string, valor: string) => void guardado.set(clave, valor),
};

beforeEach(() => guardado.clear());

it('cada persona dice «ahora no» por sí misma, una vez', () => {
  expect(ofertaRechazada('ana', almacen)).toBe(false);
  rechazarOferta('ana', almacen);
  rechazarOferta('ana', almacen);
  rechazarOferta('beto', almacen);
  expect([ofertaRechazada('ana', almacen), ofertaRechazada('carla', almacen)]).toEqual([true, false]);
  expect([...guardado.values()]).toEqual(['["ana","beto"]']);
});

it.each(['{', '7', '{"ana":true}', '[1]'])('lo que no se entiende (%s) es como si no estuviera', (texto) => {
  guardado.set('segundoFactorRechazado', texto);
  expect(ofertaRechazada('ana', almacen)).toBe(false);
});
