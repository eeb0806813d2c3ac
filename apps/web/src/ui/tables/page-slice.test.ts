import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeText, slicePage } from './page-slice.ts';

const lista = (cuantos: number) => Array.from({ length: cuantos }, (_, n) => n);

describe('una lista por páginas', () => {
  it('la primera, la de en medio y la última, que puede ser más corta', () => {
    expect(slicePage(lista(7), { page: 1, perPage: 3 })).toEqual({
      page: 1,
      last: 3,
      elements: [0, 1, 2],
    });
    expect(slicePage(lista(7), { page: 3, perPage: 3 }).elements).toEqual([6]);
  });

  it('una página que no existe es la última; antes de la primera, la primera', () => {
    expect(slicePage(lista(7), { page: 9, perPage: 3 }).page).toBe(3);
    expect(slicePage(lista(7), { page: 0, perPage: 3 }).page).toBe(1);
    expect(slicePage([], { page: 2, perPage: 3 })).toEqual({ page: 1, last: 1, elements: [] });
  });

  it('juntas son la lista, sin repetir ni perder', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 60 }), (cuantos, porPagina) => {
        const { last: ultima } = slicePage(lista(cuantos), { page: 1, perPage: porPagina });
        const todas = lista(ultima).flatMap(
          (n) => slicePage(lista(cuantos), { page: n + 1, perPage: porPagina }).elements,
        );
        expect(todas).toEqual(lista(cuantos));
      }),
    );
  });
});

it('el rango se dice «X - Y de Z», o «0 de Z»', () => {
  expect(rangeText({ page: 1, perPage: 50 }, 214)).toBe('1 - 50 de 214');
  expect(rangeText({ page: 5, perPage: 50 }, 214)).toBe('201 - 214 de 214');
  expect(rangeText({ page: 1, perPage: 50 }, 0)).toBe('0 de 0');
});
