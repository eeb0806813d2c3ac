import { describe, expect, it } from 'vitest';
import { sinEntidades } from './entidades.ts';
import { abrirFilas } from './filas-de-texto.ts';
import { leerTexto, renglonesDe } from './leer-texto.ts';

const TEXTO = 'Compañía «Éxito», 50 €\r\n';

/** Each pair of bytes the other way round. */
function alReves(bytes: Buffer): Buffer {
  return Buffer.from(bytes).swap16();
}

describe('los bytes de un archivo como texto', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXTO), 0],
    ['UTF-8 con marca', Buffer.from(`\ufeff${TEXTO}`), 0],
    ['UTF-16 LE con marca', Buffer.from(`\ufeff${TEXTO}`, 'utf16le'), 0],
    ['UTF-16 BE con marca', alReves(Buffer.from(`\ufeff${TEXTO}`, 'utf16le')), 0],
    ['UTF-16 LE sin marca', Buffer.from(TEXTO, 'utf16le'), 1],
    ['UTF-16 BE sin marca', alReves(Buffer.from(TEXTO, 'utf16le')), 1],
  ])('%s', (_, bytes, advertencias) => {
    const leido = leerTexto(bytes);
    expect(leido.texto).toBe(TEXTO);
    expect(leido.advertencias).toHaveLength(advertencias);
  });

  it('lo que no es UTF-8 es lo que el archivo dice de sí, o Windows-1252 con una advertencia', () => {
    const enLatin1 = (texto: string) => Buffer.from(texto, 'latin1');
    expect(leerTexto(enLatin1('año')).texto).toBe('año');
    expect(leerTexto(enLatin1('año')).advertencias).toEqual([expect.stringContaining('Windows-1252')]);
    expect(leerTexto(enLatin1('<?xml version="1.0" encoding="ISO-8859-2"?><a>\xb3</a>'))).toEqual({
      texto: '<?xml version="1.0" encoding="ISO-8859-2"?><a>ł</a>',
      advertencias: [],
    });
    expect(leerTexto(enLatin1('CHARSET:1252\n\x80')).texto).toBe('CHARSET:1252\n€');
    expect(leerTexto(enLatin1('CHARSET:inventado\n\x80')).texto).toBe('CHARSET:inventado\n€');
  });

  it('sin el relleno con que terminan los programas viejos', () => {
    expect(leerTexto(Buffer.from('a\n\x1a\0\0')).texto).toBe('a\n');
  });

  it('vacío o cortado en media letra se rechaza', () => {
    expect(() => leerTexto(Buffer.alloc(0))).toThrow('vacío');
    expect(() => leerTexto(Buffer.from('\ufeffab', 'utf16le').subarray(0, 5))).toThrow('cortado');
  });

  it('sus renglones, termine como termine cada uno', () => {
    expect([...renglonesDe('a\nb\r\nc\rd')]).toEqual(['a', 'b', 'c', 'd']);
    expect([...renglonesDe('a\n')]).toEqual(['a', '']);
  });

  it('en qué renglón está cada lugar', () => {
    const filaDe = abrirFilas('a\nb\r\nc\rd');
    expect([0, 2, 5, 7].map((lugar) => filaDe(lugar))).toEqual([1, 2, 3, 4]);
  });

  it('lo escrito con ampersand, una sola vez', () => {
    expect(sinEntidades('A &amp; B &lt;c&gt; &#233;&#xE9;&nbsp;&quot;&apos;')).toBe('A & B <c> éé "\'');
    expect(sinEntidades('&amp;lt; &nada; &#0; &#x110000; AT&T')).toBe('&lt; &nada; &#0; &#x110000; AT&T');
  });
});
