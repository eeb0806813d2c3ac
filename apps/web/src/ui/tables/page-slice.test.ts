import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeText, slicePage } from './page-slice.ts';

const lista = (cuantos: number) => Array.from({ length: cuantos }, (_, n) => n);

describe('una lista por páginas', () => {
  it('la primera, la de en medio y la última, que puede ser más corta', () => {
    expect(slicePage(lista(7), { pagina: 1, porPagina: 3 })).toEqual({
      pagina: 1,
      ultima: 3,
      elementos: [0, 1, 2],
    });
    expect(slicePage(lista(7), { pagina: 3, porPagina: 3 }).elementos).toEqual([6]);
  });

  it('una página que no existe es la última; antes de la primera, la primera', () => {
    expect(slicePage(lista(7), { pagina: 9, porPagina: 3 }).pagina).toBe(3);
    expect(slicePage(lista(7), { pagina: 0, porPagina: 3 }).pagina).toBe(1);
    expect(slicePage([], { pagina: 2, porPagina: 3 })).toEqual({ pagina: 1, ultima: 1, elementos: [] });
  });

  it('juntas son la lista, sin repetir ni perder', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 60 }), (cuantos, porPagina) => {
        const { ultima } = slicePage(lista(cuantos), { pagina: 1, porPagina });
        const todas = lista(ultima).flatMap(
          (n) => slicePage(lista(cuantos), { pagina: n + 1, porPagina }).elementos,
        );
        expect(todas).toEqual(lista(cuantos));
      }),
    );
  });
});

it('el rango se dice «X - Y de Z», o «0 de Z»', () => {
  expect(rangeText({ pagina: 1, porPagina: 50 }, 214)).toBe('1 - 50 de 214');
  expect(rangeText({ pagina: 5, porPagina: 50 }, 214)).toBe('201 - 214 de 214');
  expect(rangeText({ pagina: 1, porPagina: 50 }, 0)).toBe('0 de 0');
});
