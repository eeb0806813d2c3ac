import { describe, expect, it } from 'vitest';
import { esGuardable, esUnRenglon } from './texto.ts';

describe('lo que se puede guardar', () => {
  it.each(['', 'Ñandú «bond» 😀', 'dos\nlíneas\ty tabulador', 'e\u0301'])('%j sí', (texto) => {
    expect(esGuardable(texto)).toBe(true);
  });

  it.each(['\0', 'a\0b', '\ud800', 'a\udc00b', '😀'.slice(0, 1)])('%j no', (texto) => {
    expect(esGuardable(texto)).toBe(false);
    expect(esUnRenglon(texto)).toBe(false);
  });
});

describe('lo que es un renglón', () => {
  it.each(['', 'María-José O’Higgins 2', '😀', 'e\u0301', 'a\u00a0b'])('%j sí', (texto) => {
    expect(esUnRenglon(texto)).toBe(true);
  });

  it.each(['a\nb', 'a\rb', 'a\tb', 'a\u0085b', 'a\u2028b', 'a\u202eb', 'a\u2066b', '\u007f'])(
    '%j no',
    (texto) => {
      expect(esUnRenglon(texto)).toBe(false);
    },
  );
});
