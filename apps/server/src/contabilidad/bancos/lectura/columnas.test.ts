// A sheet that the program does not recognise: its columns are shown, somebody chooses, and by what they chose it is read.
import { verColumnasDeEstado } from '@cuadra/contract/contabilidad/bancos/columnas';
import { leerArchivo } from '@cuadra/contract/contabilidad/bancos/leer';
import { OCTETOS } from '@cuadra/contract/medios';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abrirOficina, type Oficina } from '#contabilidad/libro/testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const HOJA =
  'Reporte X\nCuándo;Qué;Papel;Sale;Entra\n13/10/2025;Uno;P1;;1.000,00\n14/10/2025;Dos;P2;250,00;\n';
const body = (texto: string) => ({ mediaType: OCTETOS, bytes: Buffer.from(texto) });
const ver = (texto: string) =>
  oficina.llamar(
    verColumnasDeEstado,
    { query: { nombre: 'hoja.csv' }, body: body(texto) },
    { token: oficina.contador },
  );
const leer = (texto: string, mapeo?: string) =>
  oficina.llamar(
    leerArchivo,
    { query: { nombre: 'hoja.csv', ...(mapeo === undefined ? {} : { mapeo }) }, body: body(texto) },
    { token: oficina.contador },
  );

it('lo que no se reconoce se ve, se elige y se lee', async () => {
  const sinElegir = await leer(HOJA);
  expect(sinElegir.problema).toMatchObject({ status: 422, codigo: 'ESTADO_ILEGIBLE' });
  const { cuerpo } = await ver(HOJA);
  expect(cuerpo).toMatchObject({
    formato: 'csv',
    encabezado: 2,
    columnas: ['Cuándo', 'Qué', 'Papel', 'Sale', 'Entra'],
    total: 4,
    mapeo: { filaDeEncabezado: 2, columnas: { fecha: 0, texto: 1, debito: 3, credito: 4 } },
  });
  const elegido = {
    filaDeEncabezado: 2,
    columnas: { fecha: 0, texto: 1, referencia: 2, debito: 3, credito: 4 },
  };
  const leido = await leer(HOJA, JSON.stringify(elegido));
  expect(leido.cuerpo).toMatchObject({
    formato: 'csv',
    estados: [
      {
        cuenta: null,
        lineas: [
          { fecha: '2025-10-13', monto: 100_000, texto: 'Uno', referencia: 'P1' },
          { fecha: '2025-10-14', monto: -25_000, texto: 'Dos', referencia: 'P2' },
        ],
      },
    ],
  });
});

it.each([
  ['que no es JSON', '{'],
  ['sin monto', JSON.stringify({ filaDeEncabezado: 1, columnas: { fecha: 0, texto: 1 } })],
  [
    'con lo que no es suyo',
    JSON.stringify({ filaDeEncabezado: 1, columnas: { fecha: 0, texto: 1, monto: 2 }, x: 1 }),
  ],
  [
    'de una columna que no puede haber',
    JSON.stringify({ filaDeEncabezado: 1, columnas: { fecha: 0, texto: 1, monto: 100 } }),
  ],
])('un mapeo %s se rechaza antes de leer', async (_, mapeo) => {
  expect((await leer(HOJA, mapeo)).problema).toMatchObject({ status: 400, codigo: 'PETICION_INVALIDA' });
});

it('lo que no es una hoja, o está vacío, lo dice', async () => {
  for (const [texto, detail] of [
    ['\n\n', 'El archivo está vacío.'],
    [
      'OFXHEADER:100\n<OFX></OFX>',
      'El archivo no es una hoja: el programa lo lee sin que se elijan columnas.',
    ],
    ['a,b\n"c', 'Fila 2: la línea 2 abre comillas que no se cierran. Ciérrelas.'],
  ] as const)
    expect((await ver(texto)).problema).toMatchObject({ status: 422, codigo: 'ESTADO_ILEGIBLE', detail });
});
