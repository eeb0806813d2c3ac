import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imprimible, partirEnLineas, recortar } from './texto.ts';

const cualquierTexto = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }))
  .map((letras) => String.fromCodePoint(...letras));
const medir = (texto: string) => texto.length;

describe('imprimible', () => {
  it.each([
    ['Bóveda «niñez» ¿qué? 50 % – 1½', 'Bóveda «niñez» ¿qué? 50 % – 1½'],
    ['Bóveda'.normalize('NFD'), 'Bóveda'],
    ['Ahorro ✈ K’iche’', 'Ahorro ? K’iche’'],
    ['Łódź ﬁn', '?ódz fin'],
    ['dos\tcolumnas\nlíneas', 'dos columnas líneas'],
    ['👍🏽', '?'],
    ['≥ 12 % → −5', '>= 12 % -> -5'],
    ['cero\u200b\ufeff an\u00adcho', 'cero ancho'],
  ])('%j se imprime %j', (texto, impreso) => expect(imprimible(texto)).toBe(impreso));

  it('deja solo letras de Windows-1252, y lo que ya lo era no cambia', () => {
    fc.assert(
      fc.property(cualquierTexto, (texto) => {
        const impreso = imprimible(texto);
        expect(imprimible(impreso)).toBe(impreso);
        expect(impreso).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

describe('partirEnLineas', () => {
  it('corta en los espacios, y dentro de la palabra solo si ella sola no cabe', () => {
    expect(partirEnLineas('Caja chica de agencia', 10, medir)).toEqual(['Caja chica', 'de agencia']);
    expect(partirEnLineas('Superintendencia', 6, medir)).toEqual(['Superi', 'ntende', 'ncia']);
    expect(partirEnLineas('', 6, medir)).toEqual(['']);
    expect(partirEnLineas('FACT-A-2026-000123', 16, medir)).toEqual(['FACT-A-2026-', '000123']);
    expect(partirEnLineas('A-2026000123', 8, medir)).toEqual(['A-202600', '0123']);
  });

  it('no pierde ninguna letra y ninguna línea pasa del ancho', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 })),
        fc.integer({ min: 1, max: 30 }),
        (palabras, ancho) => {
          const texto = palabras.join(' ');
          const lineas = partirEnLineas(texto, ancho, medir);
          expect(lineas.join('').replaceAll(' ', '')).toBe(texto.replaceAll(' ', ''));
          for (const linea of lineas) expect(medir(linea)).toBeLessThanOrEqual(ancho);
        },
      ),
    );
  });
});

describe('recortar', () => {
  it('deja lo que cabe antes de los puntos suspensivos', () => {
    expect(recortar('Cooperativa La Ceiba', 20, medir)).toBe('Cooperativa La Ceiba');
    expect(recortar('Cooperativa La Ceiba', 13, medir)).toBe('Cooperativa…');
    expect(recortar('Cooperativa', 0, medir)).toBe('…');
  });
});
