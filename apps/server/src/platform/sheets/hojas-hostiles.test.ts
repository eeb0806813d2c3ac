// Sheets made to hurt whoever reads them. Each is refused by what it is (bytes, cells, malformed), with a sentence for the
// person, before it costs more than reading it once.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormatoDeHoja, leerHoja } from './leer-hoja.ts';
import { celda, empaquetar, HOJA, hojaDe, libroCon, libroSuelto, TEXTOS, textos } from './testing/paquete.ts';

const leer = (bytes: Uint8Array, formato: FormatoDeHoja) => leerHoja(bytes, formato, { filasMax: 1_000 });
const MEGA = 1024 * 1024;
const NO_ES_XLSX = 'no es un XLSX que se pueda leer';
const GRANDE = 'demasiado grande por dentro';
const fila = '<row r="1"><c r="A1"><v>1</v></c></row>';

describe('un XLSX hostil se rechaza y dice qué hacer', () => {
  it.each<[string, () => Buffer, string]>([
    ['una hoja de solo «<»', () => libroSuelto('<'.repeat(6 * MEGA)), NO_ES_XLSX],
    ['una etiqueta que no termina', () => libroSuelto(`<worksheet ${'a'.repeat(6 * MEGA)}`), NO_ES_XLSX],
    ['un comentario que no termina', () => libroSuelto(`<worksheet><!--${'-'.repeat(6 * MEGA)}`), NO_ES_XLSX],
    [
      'una sección CDATA que no termina',
      () => libroSuelto(`<worksheet><![CDATA[${']'.repeat(MEGA)}`),
      NO_ES_XLSX,
    ],
    ['una instrucción que no termina', () => libroSuelto(`<?xml ${'?'.repeat(MEGA)}`), NO_ES_XLSX],
    ['un atributo enorme', () => libroSuelto(hojaDe(`<row r="${'1'.repeat(MEGA)}"/>`)), NO_ES_XLSX],
    ['comillas que no cierran', () => libroSuelto(hojaDe(`<row r="1${'>'.repeat(MEGA)}`)), NO_ES_XLSX],
    [
      'elementos unos dentro de otros',
      () => libroSuelto('<a>'.repeat(100_000) + '</a>'.repeat(100_000)),
      NO_ES_XLSX,
    ],
    ['elementos que nadie cierra', () => libroSuelto(`<worksheet><sheetData>${fila}`), NO_ES_XLSX],
    ['entidades declaradas', () => libroSuelto(`<!DOCTYPE x [<!ENTITY a "b">]>${hojaDe(fila)}`), NO_ES_XLSX],
    ['una suma que no es la suya', () => empaquetarCon({ suma: 7 }), NO_ES_XLSX],
    ['un tamaño menor que el suyo', () => empaquetarCon({ declarado: 20 }), NO_ES_XLSX],
    ['un tamaño mayor que el suyo', () => empaquetarCon({ declarado: 2_000 }), NO_ES_XLSX],
    ['una hoja de solo «<», comprimida', () => libroCon('<'.repeat(20 * MEGA)), GRANDE],
    ['90 MB de espacios', () => libroCon(Buffer.alloc(90 * MEGA, ' ')), GRANDE],
    ['200 MB repartidos en partes', () => enPartes(200), GRANDE],
    [
      'una celda de 10 MB',
      () => libroSuelto(hojaDe(`<row r="1">${celda('A1', 'x'.repeat(10 * MEGA))}</row>`)),
      'celda',
    ],
    ['columnas hasta XFD en cada fila', () => libroCon(hojaDe(filasConXfd(3_000))), GRANDE],
    [
      'una fila después de la última de Excel',
      () => libroSuelto(hojaDe(`<row r="1048577">${celda('A1048577', 'x')}</row>`)),
      NO_ES_XLSX,
    ],
    [
      'millones de textos',
      () => libroCon(hojaDe(fila), { nombre: TEXTOS, contenido: textosDistintos(1_050_000) }),
      GRANDE,
    ],
    ['más partes de las que una hoja tiene', () => empaquetar(partesVacias(5_000)), GRANDE],
  ])('%s', async (_, hacer, frase) => {
    await expect(leer(hacer(), 'xlsx')).rejects.toMatchObject({
      codigo: 'ARCHIVO_ILEGIBLE',
      message: expect.stringContaining(frase),
    });
  });

  it('cortado en cualquier lugar', async () => {
    const entero = libroCon(hojaDe(fila));
    for (let hasta = 0; hasta < entero.length; hasta += 7)
      await expect(leer(entero.subarray(0, hasta), 'xlsx')).rejects.toMatchObject({
        codigo: 'ARCHIVO_ILEGIBLE',
      });
  });

  it('con un byte cambiado en cualquier lugar se lee o se rechaza, y nunca de otra manera', async () => {
    const entero = libroCon(hojaDe(fila + fila), { nombre: TEXTOS, contenido: textos('<si><t>x</t></si>') });
    await fc.assert(
      fc.asyncProperty(fc.nat(entero.length - 1), fc.nat(255), async (lugar, valor) => {
        const cambiado = Buffer.from(entero);
        cambiado[lugar] = valor;
        const fin = await leer(cambiado, 'xlsx').catch((error: unknown) => error);
        expect(Array.isArray(fin) || fin).toSatisfy(
          (visto: unknown) => visto === true || Object(visto).codigo === 'ARCHIVO_ILEGIBLE',
        );
      }),
      { numRuns: 300, seed: 20261116 },
    );
  });
});

describe('lo raro que no es hostil se lee', () => {
  it('un millón de filas vacías no son filas', async () => {
    const vacias = Array.from({ length: 1_000_000 }, (_, i) => `<row r="${i + 2}"/>`).join('');
    const [unica, ...otras] = await leer(libroCon(hojaDe(fila + vacias)), 'xlsx');
    expect([unica, otras]).toEqual([{ linea: 1, celdas: ['1'], numericas: [0] }, []]);
  });

  it('celdas vacías con formato hasta XFD no son columnas', async () => {
    const [leida] = await leer(
      libroCon(hojaDe('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row>')),
      'xlsx',
    );
    expect(leida).toEqual({ linea: 1, celdas: ['1'], numericas: [0] });
  });

  it('comentarios, CDATA, instrucciones, prefijos y comillas simples', async () => {
    const xml = `<?xml version='1.0'?><!-- > --><x:worksheet a='>'><x:sheetData><x:row r='2'><x:c r='B2' t='str'><x:v><![CDATA[<uno>]]></x:v></x:c></x:row></x:sheetData></x:worksheet>\n`;
    expect(await leer(libroCon(xml), 'xlsx')).toEqual([{ linea: 2, celdas: ['', '<uno>'] }]);
  });
});

describe('un CSV hostil se rechaza y dice qué hacer', () => {
  it.each<[string, () => string, string]>([
    ['una sola línea de 50 MB', () => 'a'.repeat(50 * MEGA), 'La línea 1 tiene una celda de más de'],
    ['comillas que no cierran', () => 'a,b\n1,"dos\ntres\n', 'La línea 2 abre comillas que no se cierran'],
    [
      'comillas que no cierran en 20 MB',
      () => `a,b\n1,"${'x\n'.repeat(10 * MEGA)}`,
      'La línea 2 tiene una celda de más de',
    ],
    ['una línea de un millón de comas', () => `a,b\n${','.repeat(MEGA)}`, 'La línea 2 tiene más de'],
  ])('%s', async (_, hacer, frase) => {
    await expect(leer(Buffer.from(hacer()), 'csv')).rejects.toMatchObject({
      codigo: 'ARCHIVO_ILEGIBLE',
      message: expect.stringContaining(frase),
    });
  });

  it('un millón de líneas vacías no son filas', async () => {
    expect(await leer(Buffer.from(`a,b${'\n'.repeat(MEGA)}1,2`), 'csv')).toHaveLength(2);
  });
});

const empaquetarCon = (mentira: { suma?: number; declarado?: number }) =>
  libroCon('', { nombre: HOJA, contenido: hojaDe(fila.repeat(3)), ...mentira });

const filasConXfd = (cuantas: number) =>
  Array.from(
    { length: cuantas },
    (_, i) => `<row r="${i + 1}"><c r="A${i + 1}"><v>${i * 7919}</v></c><c r="XFD${i + 1}" s="1"/></row>`,
  ).join('');

const textosDistintos = (cuantos: number) =>
  textos(Array.from({ length: cuantos }, (_, i) => `<si><t>${(i * 7919) % 1_000_003}</t></si>`).join(''));

const partesVacias = (cuantas: number) =>
  Array.from({ length: cuantas }, (_, i) => ({ nombre: `xl/parte${i}.xml`, contenido: '<a/>' }));

const enPartes = (megas: number) =>
  empaquetar(
    Array.from({ length: megas / 20 }, (_, i) => ({
      nombre: `xl/media/foto${i}.png`,
      contenido: Buffer.alloc(20 * MEGA, i),
    })),
  );
