// What other programs write: months first, commas for decimals, signed amounts, several pages, journals of text. What could be read in
// two ways is asked before anything is judged.
import * as contrato from '@cuadra/contract/contabilidad/importaciones/columnas';
import { importarPartidas } from '@cuadra/contract/contabilidad/importaciones/lote';
import type { Lectura } from '@cuadra/contract/hojas/lectura';
import { CSV, DIARIO, XLSX } from '@cuadra/contract/medios';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  abrirOficina,
  CAJA_CHICA,
  type Oficina,
  SOBRANTES,
  soloAvisan,
} from '#contabilidad/libro/testing/oficina.ts';
import { verLibro } from './testing/lotes.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
  await soloAvisan(oficina);
});
afterAll(() => oficina.cerrar());

interface Manera {
  readonly mapeo?: contrato.MapeoDePartidas;
  readonly lectura?: Lectura;
  readonly mediaType?: string;
  readonly ensayo?: boolean;
}

const enConsulta = ({ lectura }: Manera) =>
  lectura === undefined ? {} : { lectura: JSON.stringify(lectura) };

async function mirar(contenido: string | Uint8Array, manera: Manera = {}) {
  const body = { mediaType: manera.mediaType ?? CSV, bytes: Buffer.from(contenido) };
  const query = enConsulta(manera);
  return (await oficina.llamar(contrato.verColumnas, { query, body }, { token: oficina.contador })).cuerpo;
}

function importar(
  contenido: string | Uint8Array,
  { mapeo, mediaType = CSV, ensayo = true, ...resto }: Manera,
) {
  const query = {
    ensayo: ensayo ? ('true' as const) : ('false' as const),
    ...(mapeo === undefined ? {} : { mapeo: JSON.stringify(mapeo) }),
    ...enConsulta(resto),
  };
  const body = { mediaType, bytes: Buffer.from(contenido) };
  return oficina.llamar(importarPartidas, { query, body }, { token: oficina.contador });
}

/** The proposed columns, with the agencia that the sheet does not say. */
async function mapeoDe(contenido: string | Uint8Array, manera: Manera = {}) {
  const { mapeo } = await mirar(contenido, manera);
  return { ...mapeo, agencia: '01' };
}

describe('el orden de las fechas', () => {
  const hoja = (uno: string, otro: string) =>
    [
      'partida;fecha;concepto;cuenta;debe;haber',
      `1;${uno};Sobrante;${CAJA_CHICA};5;`,
      `1;${uno};Sobrante;${SOBRANTES};;5`,
      `2;${otro};Sobrante;${CAJA_CHICA};6;`,
      `2;${otro};Sobrante;${SOBRANTES};;6`,
    ].join('\n');

  it('si todas se leen de dos maneras, se pregunta con una de ellas y sin respuesta no se lee nada', async () => {
    const dudosa = hoja('02/03/2026', '04/03/2026');
    const visto = await mirar(dudosa);
    expect(visto.lectura).toEqual({ decimales: 'punto' });
    expect(visto.dudas).toEqual([
      {
        que: 'fechas',
        columna: 1,
        ejemplo: '02/03/2026',
        opciones: [
          { valor: 'dia-mes', fecha: '2026-03-02' },
          { valor: 'mes-dia', fecha: '2026-02-03' },
        ],
      },
    ]);
    const mapeo = await mapeoDe(dudosa);
    for (const ensayo of [true, false]) {
      const { status, problema } = await importar(dudosa, { mapeo, ensayo });
      expect([status, problema.codigo]).toEqual([422, 'LECTURA_DUDOSA']);
      expect(problema.detail).toBe(
        '«02/03/2026» puede ser 2 de marzo de 2026 o 3 de febrero de 2026: diga si las fechas llevan primero el día o el mes.',
      );
    }
    for (const [fechas, dias] of [
      ['dia-mes', ['2026-03-02', '2026-03-04']],
      ['mes-dia', ['2026-02-03', '2026-04-03']],
    ] as const) {
      const { cuerpo } = await importar(dudosa, { mapeo, lectura: { fechas } });
      expect(cuerpo.muestra.map(({ fecha }) => fecha)).toEqual(dias);
    }
    // What was answered is offered the next time, for the same headings.
    expect((await mirar(hoja('05/06/2026', '06/07/2026'))).lectura).toEqual({
      decimales: 'punto',
      fechas: 'mes-dia',
    });
  });

  it('si una lo dice, así se leen todas', async () => {
    const clara = hoja('02/03/2026', '02/13/2026');
    const visto = await mirar(clara);
    expect([visto.lectura.fechas, visto.dudas]).toEqual(['mes-dia', []]);
    const { cuerpo } = await importar(clara, { mapeo: await mapeoDe(clara) });
    expect(cuerpo.muestra.map(({ fecha }) => fecha)).toEqual(['2026-02-03', '2026-02-13']);
  });

  it('la que no se lee en el orden elegido se dice en su fila', async () => {
    const mezclada = hoja('13/03/2026', '03/14/2026');
    const { cuerpo } = await importar(mezclada, {
      mapeo: await mapeoDe(mezclada),
      lectura: { fechas: 'dia-mes' },
    });
    expect(cuerpo.errores.map(({ linea, campo, codigo }) => [linea, campo, codigo])).toEqual([
      [4, 'fecha', 'FECHA_ILEGIBLE'],
      [5, 'fecha', 'FECHA_ILEGIBLE'],
    ]);
  });

  it('una columna que nadie tomó por fecha también trae su duda, por si alguien la toma', async () => {
    const ajena = `partida;dia raro;concepto;cuenta;debe;haber\n1;02/03/2026;X;${CAJA_CHICA};1.234;\n1;02/03/2026;X;${SOBRANTES};;1.234`;
    const { mapeo, dudas } = await mirar(ajena);
    expect(mapeo.fecha).toBeNull();
    expect(dudas.map(({ que, columna }) => [que, columna])).toEqual([
      ['decimales', 4],
      ['fechas', 1],
    ]);
  });
});

describe('los montos', () => {
  it('con signo y coma decimal, de un CSV de hledger en Latin-1, se reconocen y se contabilizan al centavo', async () => {
    const { ultimoNumero } = await verLibro(oficina);
    const hledger = [
      '"txnidx";"date";"description";"account";"amount";"commodity"',
      `"1";"03/13/2026";"Depósito";"${CAJA_CHICA}";"1.234,56";"Q"`,
      `"1";"03/13/2026";"Depósito";"${SOBRANTES}";"-1.234,56";"Q"`,
      `"1";"03/13/2026";"Depósito";"${SOBRANTES}";"0";""`,
      `"2";"03/02/2026";"";"${CAJA_CHICA}";"(5,00)";"Q"`,
      `"2";"03/02/2026";"";"${SOBRANTES}";"5,00";"Q"`,
    ].join('\r\n');
    const bytes = Buffer.from(hledger, 'latin1');
    const mapeo = await mapeoDe(bytes);
    expect(mapeo).toMatchObject({
      partida: 0,
      fecha: 1,
      concepto: 2,
      idCuenta: 3,
      monto: 4,
      debe: null,
      moneda: 5,
    });
    const { cuerpo, problema } = await importar(bytes, {
      mapeo: { ...mapeo, conceptoSiFalta: 'Traída de antes' },
      ensayo: false,
    });
    expect(problema.errores).toEqual([]);
    expect(cuerpo).toMatchObject({ partidas: 2, lineas: 4, lineasEnCero: 1 });
    const hechas = await oficina.db
      .selectFrom('partida')
      .select(['fecha', 'concepto', 'total'])
      .where('ejercicio', '=', 2026)
      .where('numero', '>', ultimoNumero)
      .orderBy('numero')
      .execute();
    expect(hechas).toEqual([
      { fecha: '2026-03-13', concepto: 'Depósito', total: 123_456 },
      { fecha: '2026-03-02', concepto: 'Traída de antes', total: 500 },
    ]);
  });

  it('si no se sabe si la marca es de miles o de decimales, se pregunta', async () => {
    const dudosa = `partida;fecha;concepto;cuenta;debe;haber\n1;2026-03-13;X;${CAJA_CHICA};1.230;\n1;2026-03-13;X;${SOBRANTES};;1.230`;
    const visto = await mirar(dudosa);
    expect(visto.dudas).toMatchObject([
      {
        que: 'decimales',
        ejemplo: '1.230',
        opciones: [
          { valor: 'punto', monto: 123 },
          { valor: 'coma', monto: 123_000 },
        ],
      },
    ]);
    const mapeo = await mapeoDe(dudosa);
    expect((await importar(dudosa, { mapeo })).problema).toMatchObject({
      codigo: 'LECTURA_DUDOSA',
      detail:
        '«1.230» puede ser 1.23 o 1,230.00: diga si los decimales van después de un punto o de una coma.',
    });
    const { cuerpo } = await importar(dudosa, { mapeo, lectura: { decimales: 'coma' } });
    expect(cuerpo.muestra.map(({ total }) => total)).toEqual([123_000]);
  });

  it('una segunda moneda se niega por su fila', async () => {
    const hoja = `partida;fecha;concepto;cuenta;monto;moneda\n1;2026-03-13;X;${CAJA_CHICA};5;Q\n1;2026-03-13;X;${SOBRANTES};-5;USD`;
    const { cuerpo } = await importar(hoja, { mapeo: await mapeoDe(hoja) });
    expect(cuerpo.errores).toMatchObject([{ linea: 3, campo: 'moneda', codigo: 'MONEDA_DISTINTA' }]);
  });
});

it('de un libro de varias hojas se elige la hoja, y un número es un número aunque los textos lleven coma', async () => {
  const filas = [
    ['partida', 'fecha', 'concepto', 'cuenta', 'debe', 'haber'],
    ['1', '2026-03-13', 'X', CAJA_CHICA, 1.23, null],
    ['1', '2026-03-13', 'X', CAJA_CHICA, '1,00', null],
    ['1', '2026-03-13', 'X', SOBRANTES, null, '2,23'],
  ];
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Portada', rows: [['Libros de antes'], ['x']] },
      { name: 'Diario', rows: filas },
    ],
  });
  const mediaType = XLSX;
  expect(await mirar(bytes, { mediaType })).toMatchObject({
    hojas: ['Portada', 'Diario'],
    lectura: { hoja: 0 },
  });
  const lectura = { hoja: 1 };
  const visto = await mirar(bytes, { mediaType, lectura });
  expect(visto.lectura).toEqual({ hoja: 1, fechas: 'anio-mes', decimales: 'coma' });
  const mapeo = await mapeoDe(bytes, { mediaType, lectura });
  const { cuerpo } = await importar(bytes, { mediaType, mapeo, lectura });
  expect([cuerpo.totalDeErrores, cuerpo.muestra[0]?.total]).toEqual([0, 223]);
});

describe('un diario de texto', () => {
  it('se lee como las filas de una hoja, y lo que se niega se dice con su línea', async () => {
    const diario = `2026-03-02 * Sobrante\n    ${CAJA_CHICA}    Q 1,234.50\n    ${SOBRANTES}\n\n2026-03-13\n    ${CAJA_CHICA}    Q 0\n    ${SOBRANTES}    Q 0\n`;
    const mediaType = DIARIO;
    const visto = await mirar(diario, { mediaType });
    expect(visto.columnas.slice(0, 5)).toEqual(['partida', 'fecha', 'concepto', 'cuenta', 'monto']);
    const mapeo = await mapeoDe(diario, { mediaType });
    const { cuerpo } = await importar(diario, { mediaType, mapeo });
    expect(cuerpo).toMatchObject({ partidas: 1, lineas: 2, lineasEnCero: 2, totalDeErrores: 0 });
    expect(cuerpo.muestra).toMatchObject([{ linea: 2, fecha: '2026-03-02', total: 123_450 }]);
    const mala = await importar(`${diario}\n2026-03-14 x\n  a  $5\n  b`, { mediaType, mapeo });
    expect(mala.problema).toMatchObject({
      codigo: 'ARCHIVO_ILEGIBLE',
      detail: expect.stringMatching(/^La línea 10 está en «\$» y las anteriores en «Q»/),
    });
  });
});
