import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlightPieces } from './text-highlight.ts';
import { normalizeText } from './text-search.ts';

const mostrar = (texto: string, ...palabras: string[]) =>
  highlightPieces(texto, palabras)
    .map(({ text: trozo, marked: marcado }) => (marcado ? `[${trozo}]` : trozo))
    .join('');

describe('lo buscado se marca como está escrito', () => {
  test.each([
    ['Depósitos a plazo', ['deposito'], '[Depósito]s a plazo'],
    ['Depósitos a plazo', ['plazo', 'dep'], '[Dep]ósitos a [plazo]'],
    ['CAJA, caja', ['caja'], '[CAJA], [caja]'],
    ['Caja', ['banco'], 'Caja'],
    ['aaa', ['aa'], '[aaa]'],
    ['Año', ['ano'], '[Año]'],
    ['De\u0301posito', ['dep'], '[De\u0301p]osito'],
    ['', ['x'], ''],
    ['Caja', [''], 'Caja'],
  ])('«%s» con %j', (texto, palabras, esperado) => expect(mostrar(texto, ...palabras)).toBe(esperado));
});

test('los trozos juntos son el texto, y cada trozo marcado contiene algo de lo buscado', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 3 }), (texto, consulta) => {
      const palabras = normalizeText(consulta).split(' ');
      const trozos = highlightPieces(texto, palabras);
      expect(trozos.map((trozo) => trozo.text).join('')).toBe(texto);
      if (palabras.every((palabra) => palabra === ''))
        expect(trozos.some(({ marked: marcado }) => marcado)).toBe(false);
    }),
  );
});
