import { describe, expect, test } from 'vitest';
import { indiceActivo } from './use-manejo.ts';

describe('quién tiene el teclado', () => {
  const filas = ['a', 'b', 'c'].map((id) => ({ partida: { id } }));
  test.each([
    ['la recordada, aunque llegaran otras antes', { id: 'c', indice: 0 }, 2],
    ['la que se fue: la que ocupa su lugar', { id: 'x', indice: 1 }, 1],
    ['la última se fue: la que quedó de última', { id: 'x', indice: 7 }, 2],
    ['nadie todavía: la primera', { id: undefined, indice: 0 }, 0],
  ])('%s', (_, recordada, indice) => expect(indiceActivo(filas, recordada)).toBe(indice));
});
