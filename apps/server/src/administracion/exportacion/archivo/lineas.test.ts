// What is written is read back: any text, empty or absent, in a CSV; any bytes in a ZIP.
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leerCsv } from '../importacion/leer-csv.ts';
import { escribirZip } from '../zip/escribir-zip.ts';
import { abrirZip } from '../zip/leer-zip.ts';
import { escribirLeame } from './leame.ts';
import { lineaDeCsv, lineaDeJson } from './lineas.ts';

async function* enTrozos(bytes: Buffer, largo: number): AsyncGenerator<Buffer> {
  for (let i = 0; i < bytes.length; i += largo) yield bytes.subarray(i, i + largo);
}

it('una hoja vuelve igual, llegue en los trozos que llegue', async () => {
  const campo = fc.option(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('', '"', '""', ',', '\n', '\r\n', '\\.', '\\N', ' a ', 'ñ'),
    ),
  );
  const filas = fc
    .integer({ min: 1, max: 4 })
    .chain((ancho) => fc.array(fc.array(campo, { minLength: ancho, maxLength: ancho }), { maxLength: 8 }));
  await fc.assert(
    fc.asyncProperty(filas, fc.integer({ min: 1, max: 20 }), async (hoja, largo) => {
      const leidas: (string | null)[][] = [];
      for await (const fila of leerCsv(enTrozos(Buffer.from(hoja.map(lineaDeCsv).join('')), largo)))
        leidas.push(fila);
      expect(leidas).toEqual(hoja);
    }),
  );
});

it('una celda que parece fórmula sale exacta, y lo primero que se lee dice por qué y cómo abrirla', () => {
  expect(lineaDeCsv(['=1+1', '-5', '@x'])).toBe('=1+1,-5,@x\n');
  const leame = escribirLeame('Cooperativa de prueba', '2026-11-16', []);
  expect(leame).toContain('Las celdas de csv/ son exactas');
  expect(leame).toContain('importándolas como texto');
});

it('una fila de JSON lo es, con sus números sin comillas', () => {
  const columna = (nombre: string, tipo: string) => ({ nombre, tipo, esNula: true, enArchivo: false });
  const columnas = [
    columna('n', 'bigint'),
    columna('t', 'text'),
    columna('j', 'jsonb'),
    columna('b', 'boolean'),
    columna('x', 'date'),
  ];
  expect(lineaDeJson(columnas, ['12', 'a"b', '{"c": 1}', 'true', null])).toBe(
    '{"n":12,"t":"a\\"b","j":{"c": 1},"b":true,"x":null}\n',
  );
});

it('un ZIP vuelve igual, entrada por entrada, vacías también', async () => {
  const entradas = fc.uniqueArray(
    fc.tuple(fc.stringMatching(/^[a-z/]{1,20}$/), fc.uint8Array({ maxLength: 5_000 })),
    {
      selector: ([nombre]) => nombre,
      maxLength: 6,
    },
  );
  await fc.assert(
    fc.asyncProperty(entradas, async (todas) => {
      const ruta = join(tmpdir(), `cuadra-zip-${randomUUID()}`);
      const dadas = async function* () {
        for (const [nombre, bytes] of todas) yield { nombre, partes: [Buffer.from(bytes)] };
      };
      const trozos: Buffer[] = [];
      for await (const trozo of escribirZip(dadas(), () => undefined)) trozos.push(trozo);
      await writeFile(ruta, Buffer.concat(trozos));
      const zip = await abrirZip(ruta);
      try {
        expect([...zip.entradas.keys()]).toEqual(todas.map(([nombre]) => nombre));
        for (const [nombre, bytes] of todas) {
          const partes: Buffer[] = [];
          for await (const parte of (await zip.entradas.get(nombre)?.abrir()) ?? []) partes.push(parte);
          expect(Buffer.concat(partes).equals(bytes)).toBe(true);
        }
      } finally {
        await zip.cerrar();
        await rm(ruta);
      }
    }),
    { numRuns: 40 },
  );
});
