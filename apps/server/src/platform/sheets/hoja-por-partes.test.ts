// However a sheet is cut, its parts put together are the sheet: the same CSV to the byte, and an XLSX with the same table to the byte, whole for
// whoever reads it.
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { sumarMedida } from '../files/partes-de-zip.ts';
import { escribirCsv } from './escribir-csv.ts';
import { escribirXlsx } from './escribir-xlsx.ts';
import type { Celda, Hoja } from './hoja.ts';
import { armazonDeCsv, armazonDeXlsx, HUECO, parteDeCsv, parteDeXlsx, sinMedir } from './hoja-por-partes.ts';
import { textoDeEntrada } from './testing/texto-de-entrada.ts';

const fila = fc.tuple(fc.string(), fc.integer({ min: -99_999, max: 99_999 }));
const cortada = fc.array(fc.array(fila, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 5 });

const hojaDe = (filas: readonly (readonly Celda[])[]): Hoja => ({
  nombre: 'Prueba',
  columnas: [
    { titulo: 'Concepto', ancho: 20, tipo: 'texto' },
    { titulo: 'Debe (Q)', ancho: 12, tipo: 'dinero', suma: true },
  ],
  filas,
  acerca: [['Título', 'Prueba']],
});

test('en CSV, los mismos bytes', async () => {
  await fc.assert(
    fc.asyncProperty(cortada, async (partes) => {
      const medidas = partes.map(sinMedir);
      const hechas = await Promise.all(
        partes.map((filas, i) => juntar(parteDeCsv(hojaDe(filas), medidas[i] ?? sinMedir()))),
      );
      const [cabeza, cola] = await separar(armazonDeCsv(hojaDe([])));
      expect(Buffer.concat([cabeza, ...hechas, cola])).toEqual(
        await juntar(escribirCsv(hojaDe(partes.flat()))),
      );
      expect(medidas.map(({ renglones }) => renglones)).toEqual(partes.map(({ length }) => length));
    }),
    { numRuns: 30 },
  );
});

test('en XLSX, la misma tabla, que se lee entera y con sus sumas', async () => {
  await fc.assert(
    fc.asyncProperty(cortada, async (partes) => {
      const medidas = partes.map(sinMedir);
      const hechas: Buffer[] = [];
      let antes = 0;
      for (const [i, filas] of partes.entries()) {
        hechas.push(await juntar(parteDeXlsx(hojaDe(filas), antes, medidas[i] ?? sinMedir())));
        antes += filas.length;
      }
      const [cabeza, cola] = await separar(armazonDeXlsx(hojaDe([]), medidas));
      const unido = Buffer.concat([cabeza, ...hechas, cola]);
      const entero = await juntar(escribirXlsx(hojaDe(partes.flat())));
      const tabla = 'xl/worksheets/sheet1.xml';
      expect(textoDeEntrada(unido, tabla)).toBe(textoDeEntrada(entero, tabla));
      expect((await readXlsx(unido)).sheets.map(({ rows }) => rows)).toEqual(
        (await readXlsx(entero)).sheets.map(({ rows }) => rows),
      );
    }),
    { numRuns: 30 },
  );
});

test('el CRC de lo unido es el de lo entero', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 6 }), (trozos) => {
      const medida = { crc: 0, comprimido: 0, inflado: 0 };
      for (const trozo of trozos)
        sumarMedida(medida, { crc: crc32(trozo), comprimido: 1, inflado: trozo.length });
      expect(medida.crc).toBe(crc32(Buffer.concat(trozos)));
    }),
  );
});

async function juntar(trozos: AsyncIterable<Uint8Array>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(trozos));
}

async function separar(trozos: AsyncIterable<Uint8Array | typeof HUECO>): Promise<[Buffer, Buffer]> {
  const todos = await Array.fromAsync(trozos);
  const lugar = todos.indexOf(HUECO);
  const bytes = todos.map((trozo) => (trozo === HUECO ? Buffer.alloc(0) : trozo));
  return [Buffer.concat(bytes.slice(0, lugar)), Buffer.concat(bytes.slice(lugar))];
}
