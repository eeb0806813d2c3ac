import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codigosWinAnsi, partirEnLineas, recortar, tramosDe } from './texto.ts';

const cualquierTexto = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }))
  .map((letras) => String.fromCodePoint(...letras));
const medir = (texto: string) => texto.length;

/** As if the other font had only these. */
const enTramos = (texto: string, deReserva = 'ʼł→✈') =>
  tramosDe(texto, (letra) => deReserva.includes(letra)).map(({ texto: suyo, codigos }) =>
    codigos === undefined ? `<${suyo}>` : suyo,
  );

describe('las letras que las fuentes comunes no tienen', () => {
  it.each([
    ['Bóveda «niñez» ¿qué? 50 % – 1½'],
    ['Bóveda'.normalize('NFD')],
    ['K’iche’ · “cita” €'],
    ['dos\tcolumnas\nlíneas'],
    ['cero\u200b\ufeff an\u00adcho, guion\u2011fijo'],
  ])('%j se escribe entero con ellas', (texto) => expect(codigosWinAnsi(texto)).toBeDefined());

  it.each([
    ['Ahorro ✈ Kʼicheʼ', ['Ahorro ', '<✈ >', 'K', '<ʼ>', 'iche', '<ʼ>']],
    ['10 → 20', ['10 ', '<→ >', '20']],
    ['włókno ﬁn', ['w', '<ł>', 'ókno fin']],
    ['👍🏽 y 中', ['<□ >', 'y ', '<□>']],
    ['ǩ', ['k']],
  ])('%j va en tramos %j: lo que ninguna tiene, en lo más cercano o en un cuadro vacío', (texto, tramos) =>
    expect(enTramos(texto)).toEqual(tramos),
  );

  it('nada se vuelve «?» ni queda sin escribir, sea lo que sea', () => {
    fc.assert(
      fc.property(cualquierTexto, (texto) => {
        const sinDudas = texto.normalize('NFKD').replaceAll('?', '');
        const tramos = tramosDe(sinDudas, () => false);
        const escrito = tramos.map(({ texto: suyo }) => suyo).join('');
        expect(escrito).not.toMatch(/[?\p{Cc}]/u);
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
