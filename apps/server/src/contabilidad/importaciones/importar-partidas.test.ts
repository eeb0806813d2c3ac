// Partidas from a sheet: what an accountant writes in Excel, in quetzales.
import { buffer } from 'node:stream/consumers';
import { importarPartidas } from '@cuadra/contract/contabilidad/importaciones/lote';
import { CSV, XLSX } from '@cuadra/contract/medios';
import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirOficina, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { escribirCsv } from '#platform/sheets/escribir-csv.ts';
import { lugares, verLibro } from './testing/lotes.ts';

let oficina: Oficina;

beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const ENCABEZADO = 'partida,fecha,tipo,agencia,concepto,idCuenta,debe,haber,conceptoLinea,documento';

function subir(contenido: string | Uint8Array, { ensayo = false, mediaType = CSV, llave = '' } = {}) {
  return oficina.llamar(
    importarPartidas,
    { query: { ensayo: ensayo ? 'true' : 'false' }, body: { mediaType, bytes: Buffer.from(contenido) } },
    { token: oficina.contador, ...(llave === '' ? {} : { llave }) },
  );
}

async function leerDesde(numero: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select p.numero - ${numero} as partida, p.fecha, p.tipo, p.agencia, p.concepto, l.id_cuenta, l.debe, l.haber,
      l.concepto as concepto_linea, l.documento
    from partida p join linea l using (ejercicio, numero)
    where p.ejercicio = 2026 and p.numero > ${numero} order by p.numero, l.n`.execute(oficina.db);
  return rows.map((fila) => Object.values(fila));
}

describe('una hoja buena', () => {
  const filas = [
    [1, '2026-11-10', 'diario', '01', 'Sobrante de caja', '1011010103', 123_456, 0, null, null],
    [
      1,
      '2026-11-10',
      'diario',
      '01',
      'Sobrante de caja',
      '603102',
      0,
      123_456,
      'Del turno de la mañana',
      'R-15',
    ],
    [2, '2026-11-11', 'ingreso', '02', 'Papel, «bond» y "carta"', '1011010103', 5, 0, null, 'F-1'],
    [2, '2026-11-11', 'ingreso', '02', 'Papel, «bond» y "carta"', '603102', 0, 5, '=SUM(A1)', null],
  ];

  it('en CSV vuelve a leerse igual, centavo a centavo', async () => {
    const { ultimoNumero } = await verLibro(oficina);
    const columnas = ENCABEZADO.split(',').map((titulo) => ({
      titulo,
      ancho: 10,
      tipo: titulo === 'debe' || titulo === 'haber' ? ('dinero' as const) : ('texto' as const),
    }));
    const csv = await buffer(escribirCsv({ nombre: 'Partidas', columnas, filas }));
    const { status, cuerpo } = await subir(csv);
    expect([status, cuerpo.partidas, cuerpo.lineas]).toEqual([200, 2, 4]);
    expect(await leerDesde(ultimoNumero)).toEqual(filas);
  });

  it('con las filas de una partida separadas, columnas en otro orden y encabezado escrito una vez', async () => {
    const { ultimoNumero } = await verLibro(oficina);
    const { cuerpo } = await subir(
      [
        'Agencia;PARTIDA;Id Cuenta;Debe;Haber;Fecha;Concepto;Tipo;Notas',
        '1;A;1011010103;Q 1,000.50;;20261110;Traslado;Diario;x',
        '02;B;1011010103;7;;2026/11/10;Otra;DIARIO;',
        ';A;603102;;1000.50;;;;',
        ';B;603102;;7.00;;;;',
      ].join('\r\n'),
    );
    expect(cuerpo).toMatchObject({ partidas: 2, lineas: 4, totalDeErrores: 0 });
    expect((await leerDesde(ultimoNumero)).map((fila) => fila.slice(0, 8))).toEqual([
      [1, '2026-11-10', 'diario', '01', 'Traslado', '1011010103', 100_050, 0],
      [1, '2026-11-10', 'diario', '01', 'Traslado', '603102', 0, 100_050],
      [2, '2026-11-10', 'diario', '02', 'Otra', '1011010103', 700, 0],
      [2, '2026-11-10', 'diario', '02', 'Otra', '603102', 0, 700],
    ]);
  });

  it('en XLSX, con fechas que son fechas, montos que son números y códigos que Excel volvió números', async () => {
    const { ultimoNumero } = await verLibro(oficina);
    const dia = new Date(Date.UTC(2026, 10, 10));
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Hoja1',
          rows: [
            ENCABEZADO.split(','),
            [1, dia, 'diario', 1, 'Sobrante', 1_011_010_103, 1234.56, null, null, null],
            [1, dia, 'diario', 1, 'Sobrante', 603_102, null, 1234.56, null, 15],
          ],
        },
      ],
    });
    const { cuerpo, problema } = await subir(bytes, { mediaType: XLSX });
    expect([problema.errores, cuerpo.partidas]).toEqual([[], 1]);
    expect(await leerDesde(ultimoNumero)).toEqual([
      [1, '2026-11-10', 'diario', '01', 'Sobrante', '1011010103', 123_456, 0, null, null],
      [1, '2026-11-10', 'diario', '01', 'Sobrante', '603102', 0, 123_456, null, '15'],
    ]);
  });
});

describe('cada error con la línea y la columna de la hoja', () => {
  const hoja = [
    ENCABEZADO,
    '1,2026-11-10,diario,01,Buena,1011010103,10,,,',
    '1,,,,,603102,,10,,',
    '',
    '2,2026-11-10,diario,01,Descuadrada,1011010103,10,,,',
    '3,2026-11-10,diario,01,"Cuenta',
    'que no está",9999,10,,,',
    '2,,,,,603102,,9,,',
    '3,,,,,603102,,10,,',
    '4,2026-13-10,diario,01,Sin fecha,1011010103,10,,,',
    '4,,,,,603102,,diez,,',
    '5,2026-11-10,diario,01,Encabezados,1011010103,10,,,',
    '5,2026-11-11,,,,603102,,10,,',
    ',,,,,603102,,10,,',
    `6,2026-11-10,cierre,01,Tipo,1011010103,10,,,${'x'.repeat(61)}`,
    '6,,,,,603102,,10,,',
  ].join('\n');
  const esperados = [
    [5, 'lineas', 'PARTIDA_DESCUADRADA'],
    [6, 'idCuenta', 'CUENTA_NO_EXISTE'],
    [10, 'fecha', 'FECHA_ILEGIBLE'],
    [11, 'haber', 'LINEA_INVALIDA'],
    [13, 'fecha', 'ENCABEZADO_DISTINTO'],
    [14, 'partida', 'PARTIDA_SIN_NUMERO'],
    [15, 'tipo', 'PETICION_INVALIDA'],
    [15, 'documento', 'PETICION_INVALIDA'],
  ];

  it('sin ensayo se niega y no queda nada', async () => {
    const antes = await verLibro(oficina);
    const { status, problema } = await subir(hoja);
    expect([status, problema.codigo]).toEqual([422, 'IMPORTACION_CON_ERRORES']);
    expect(lugares(problema.errores)).toEqual(esperados);
    expect(await verLibro(oficina)).toEqual(antes);
  });

  it('el ensayo los dice con 200', async () => {
    const { status, cuerpo } = await subir(hoja, { ensayo: true });
    expect([status, cuerpo.partidas, cuerpo.totalDeErrores]).toEqual([200, 7, esperados.length]);
    expect(lugares(cuerpo.errores)).toEqual(esperados);
  });

  it.each([
    ['sin una columna necesaria', 'partida,fecha\n1,2026-11-10', 'falta: tipo, agencia, concepto, idCuenta.'],
    ['con una columna repetida', `${ENCABEZADO},DEBE\n`, 'dos veces'],
    ['vacío', '', 'vacío'],
  ])('un archivo %s no se lee', async (_, texto, frase) => {
    const { problema } = await subir(texto);
    expect([problema.codigo, problema.detail]).toEqual(['ARCHIVO_ILEGIBLE', expect.stringContaining(frase)]);
  });
});

it('la misma llave con el mismo archivo no importa dos veces', async () => {
  const hoja = `${ENCABEZADO}\n1,2026-11-10,diario,01,Con llave,1011010103,10,,,\n1,,,,,603102,,10,,`;
  const primera = await subir(hoja, { llave: 'hoja-1' });
  const despues = await verLibro(oficina);
  expect((await subir(hoja, { llave: 'hoja-1' })).cuerpo).toEqual(primera.cuerpo);
  expect((await subir(`${hoja}\n`, { llave: 'hoja-1' })).problema.codigo).toBe('LLAVE_REUTILIZADA');
  expect(await verLibro(oficina)).toEqual(despues);
});
