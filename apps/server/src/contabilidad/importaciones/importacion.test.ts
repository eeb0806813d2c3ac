// A sheet that another program wrote: its columns chosen once, and remembered.

import * as contrato from '@cuadra/contract/contabilidad/importaciones/columnas';
import { importarPartidas } from '@cuadra/contract/contabilidad/importaciones/lote';
import { FILAS_DE_MUESTRA, todosLosCampos } from '@cuadra/contract/hojas/mapeo';
import { CSV, XLSX } from '@cuadra/contract/medios';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirOficina, CAJA_CHICA, type Oficina, SOBRANTES } from '#contabilidad/libro/testing/oficina.ts';
import { lugares, verLibro } from './testing/lotes.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const AJENA = [
  'No. Póliza;Fecha;Código de la cuenta;Nombre;Cargo;Abono;Glosa;Referencia',
  `P-1;2026-11-10;${CAJA_CHICA};Caja;100.00;;Sobrante del día;R-1`,
  `P-1;2026-11-10;${SOBRANTES};Sobrantes;;100.00;Sobrante del día;R-1`,
  `P-2;2026-11-11;${CAJA_CHICA};Caja;25.5;;Otro sobrante;`,
  `P-2;2026-11-11;${SOBRANTES};Sobrantes;;25.50;Otro sobrante;`,
].join('\r\n');

const MAPEO: contrato.MapeoDePartidas = {
  partida: 0,
  fecha: 1,
  tipo: 'diario',
  agencia: '01',
  concepto: 6,
  idCuenta: 2,
  debe: 4,
  haber: 5,
  monto: null,
  conceptoLinea: null,
  documento: 7,
  conceptoSiFalta: null,
  moneda: null,
};

function mirar(contenido: string | Uint8Array, { mediaType = CSV, token = oficina.contador } = {}) {
  return oficina.llamar(
    contrato.verColumnas,
    { query: {}, body: { mediaType, bytes: Buffer.from(contenido) } },
    { token },
  );
}

function importar(
  contenido: string,
  mapeo: contrato.MapeoDePartidas | string,
  { ensayo = false, llave = '', token = oficina.contador } = {},
) {
  return oficina.llamar(
    importarPartidas,
    {
      query: {
        ensayo: ensayo ? 'true' : 'false',
        mapeo: typeof mapeo === 'string' ? mapeo : JSON.stringify(mapeo),
      },
      body: { mediaType: CSV, bytes: Buffer.from(contenido) },
    },
    { token, ...(llave === '' ? {} : { llave }) },
  );
}

describe('las columnas', () => {
  it('se proponen por su encabezado, con las primeras filas a la vista', async () => {
    const { status, cuerpo } = await mirar(AJENA);
    expect(status).toBe(200);
    expect(cuerpo).toMatchObject({ total: 4, recordado: false });
    expect(cuerpo.columnas).toEqual([
      'No. Póliza',
      'Fecha',
      'Código de la cuenta',
      'Nombre',
      'Cargo',
      'Abono',
      'Glosa',
      'Referencia',
    ]);
    expect(cuerpo.filas[3]).toEqual([
      'P-2',
      '2026-11-11',
      SOBRANTES,
      'Sobrantes',
      '',
      '25.50',
      'Otro sobrante',
      '',
    ]);
    // Several agencias: which one, the person says.
    expect(cuerpo.mapeo).toEqual({ ...MAPEO, agencia: null });
  });

  it('quien trabaja en una sola agencia no tiene que decirla', async () => {
    expect((await mirar(AJENA, { token: oficina.forastero })).cuerpo.mapeo.agencia).toBe('02');
  });

  it('las nuestras se reconocen todas, y de un XLSX también', async () => {
    const titulos = todosLosCampos(contrato.camposDePartidas);
    const filas = Array.from({ length: 25 }, (_, n) => titulos.map((titulo) => `${titulo} ${n}`));
    const bytes = await writeXlsx({ sheets: [{ name: 'Partidas', rows: [titulos, ...filas] }] });
    const { cuerpo } = await mirar(bytes, { mediaType: XLSX });
    expect([cuerpo.total, cuerpo.filas.length]).toEqual([25, FILAS_DE_MUESTRA]);
    // Debe and haber are there: the signed amount would say the same again.
    const esperadas = titulos.map((titulo, columna) => (titulo === 'monto' ? null : columna));
    expect(Object.values(cuerpo.mapeo)).toEqual(esperadas);
  });

  it.each([
    ['vacío', '', /vacío/],
    ['solo encabezados', 'partida,fecha', /solo tiene encabezados/],
  ])('un archivo %s se dice', async (_, contenido, detalle) => {
    const { problema } = await mirar(contenido);
    expect(problema).toMatchObject({ codigo: 'ARCHIVO_ILEGIBLE', detail: expect.stringMatching(detalle) });
  });

  it('quien no importa no mira', async () => {
    expect((await mirar(AJENA, { token: oficina.auxiliar })).problema.codigo).toBe('SIN_PERMISO');
  });
});

describe('importar por columnas elegidas', () => {
  it('contabiliza lo que dicen: columnas de la hoja y textos fijos', async () => {
    const antes = await verLibro(oficina);
    const { status, cuerpo } = await importar(AJENA, MAPEO);
    expect([status, cuerpo.partidas, cuerpo.lineas]).toEqual([200, 2, 4]);
    const hechas = await oficina.db
      .selectFrom('partida')
      .select(['fecha', 'tipo', 'agencia', 'concepto', 'total'])
      .where('ejercicio', '=', 2026)
      .where('numero', '>', antes.ultimoNumero)
      .orderBy('numero')
      .execute();
    expect(hechas).toEqual([
      { fecha: '2026-11-10', tipo: 'diario', agencia: '01', concepto: 'Sobrante del día', total: 10_000 },
      { fecha: '2026-11-11', tipo: 'diario', agencia: '01', concepto: 'Otro sobrante', total: 2_550 },
    ]);
  });

  it('sin columna de partida, con un número fijo, todas las filas son una', async () => {
    const fijo = { ...MAPEO, partida: 'única', fecha: '2026-11-12', concepto: 'Todo junto' };
    const { cuerpo } = await importar(AJENA, fijo, { ensayo: true });
    expect(cuerpo).toMatchObject({ partidas: 1, lineas: 4, totalDeErrores: 0 });
  });

  it('los errores dicen la fila de la hoja y el campo', async () => {
    const mala = `${AJENA}\r\nP-3;2026-11-12;999;Nada;10;;Mala;\r\nP-3;2026-11-12;${SOBRANTES};;;diez;Mala;`;
    const { cuerpo } = await importar(mala, MAPEO, { ensayo: true });
    expect(lugares(cuerpo.errores)).toEqual([
      [6, 'idCuenta', 'CUENTA_NO_EXISTE'],
      [7, 'haber', 'LINEA_INVALIDA'],
    ]);
  });

  it('lo que falta por elegir se pide por su nombre', async () => {
    const { problema } = await importar(AJENA, { ...MAPEO, agencia: null, idCuenta: null });
    expect(problema).toMatchObject({
      codigo: 'ARCHIVO_ILEGIBLE',
      detail: 'Diga en qué columnas están: agencia e idCuenta.',
    });
    const sinHaber = await importar(AJENA, { ...MAPEO, haber: null });
    expect(sinHaber.problema.detail).toBe('Diga en qué columna está: haber.');
    const doble = await importar(AJENA, { ...MAPEO, monto: 4 });
    expect(doble.problema.detail).toMatch(/las dos maneras sumarían el doble/);
    const sola = await importar(AJENA, { ...MAPEO, agencia: null });
    expect(sola.problema.detail).toBe('Diga en qué columna está: agencia.');
  });

  it.each(['{', '{"partida": 0}', '[]', JSON.stringify({ ...MAPEO, debe: 'cien' })])(
    'un mapeo mal escrito se niega: %s',
    async (mapeo) => {
      expect((await importar(AJENA, mapeo)).status).toBe(400);
    },
  );

  it('la misma llave con otras columnas es otro envío', async () => {
    const primera = await importar(AJENA, MAPEO, { llave: 'hoja-1' });
    expect(primera.status).toBe(200);
    expect((await importar(AJENA, MAPEO, { llave: 'hoja-1' })).cuerpo).toEqual(primera.cuerpo);
    const otra = await importar(AJENA, { ...MAPEO, agencia: '02' }, { llave: 'hoja-1' });
    expect(otra.problema.codigo).toBe('LLAVE_REUTILIZADA');
  });
});

describe('lo que se eligió se recuerda', () => {
  const hoja = (titulos: string) =>
    `${titulos}\r\nP-1;2026-11-10;${CAJA_CHICA};5;;Uno\r\nP-1;2026-11-10;${SOBRANTES};;5;Uno`;
  const mapeo: contrato.MapeoDePartidas = {
    ...MAPEO,
    agencia: '03',
    idCuenta: 2,
    debe: 3,
    haber: 4,
    concepto: 5,
    documento: null,
  };

  it('a la misma persona, para los mismos encabezados, desde un ensayo que sirvió', async () => {
    const titulos = 'A1;B1;C1;D1;E1;F1';
    expect((await mirar(hoja(titulos))).cuerpo).toMatchObject({ recordado: false });
    expect((await importar(hoja(titulos), mapeo, { ensayo: true })).cuerpo.totalDeErrores).toBe(0);
    const otraVez = await mirar(hoja('a1;b1;C1;D1;E1;F1'));
    expect(otraVez.cuerpo).toMatchObject({ recordado: true, mapeo });
    expect((await mirar(hoja('A1;B1;C1;D1;F1;E1'))).cuerpo.recordado).toBe(false);
    expect((await mirar(hoja(titulos), { token: oficina.contador2 })).cuerpo.recordado).toBe(false);
    await importar(hoja(titulos), { ...mapeo, agencia: '02' });
    expect((await mirar(hoja(titulos))).cuerpo.mapeo.agencia).toBe('02');
  });

  it('lo que no sirvió para ninguna partida, no', async () => {
    const titulos = 'A2;B2;C2;D2;E2;F2';
    const alReves = { ...mapeo, debe: 0, haber: 1 };
    expect((await importar(hoja(titulos), alReves, { ensayo: true })).cuerpo.lineas).toBe(0);
    expect((await mirar(hoja(titulos))).cuerpo.recordado).toBe(false);
  });

  it('de las hojas más recientes, hasta cien por persona', async () => {
    for (let n = 0; n < 101; n++) {
      oficina.reloj.avanzar({ seconds: 1 });
      await importar(hoja(`H${n};B;C;D;E;F`), mapeo, { ensayo: true });
    }
    const recordada = async (n: number) => (await mirar(hoja(`H${n};B;C;D;E;F`))).cuerpo.recordado;
    expect([await recordada(0), await recordada(1), await recordada(100)]).toEqual([false, true, true]);
  });
});

it('la plantilla lleva nuestros encabezados y no se contabiliza como está', async () => {
  const { cruda } = await oficina.llamar(contrato.plantillaDePartidas, {}, { token: oficina.contador });
  expect(cruda.headers['content-disposition']).toContain('plantilla-de-partidas.xlsx');
  const { cuerpo } = await mirar(cruda.rawPayload, { mediaType: XLSX });
  expect(todosLosCampos(contrato.camposDePartidas)).toEqual(expect.arrayContaining(cuerpo.columnas));
  expect(cuerpo.mapeo).toMatchObject({ partida: 0, fecha: 1, debe: 6, haber: 7, documento: 9 });
  const { cuerpo: ensayo } = await oficina.llamar(
    importarPartidas,
    { query: { ensayo: 'true' }, body: { mediaType: XLSX, bytes: cruda.rawPayload } },
    { token: oficina.contador },
  );
  expect(lugares(ensayo.errores)).toEqual([
    [2, 'idCuenta', 'CUENTA_NO_EXISTE'],
    [3, 'idCuenta', 'CUENTA_NO_EXISTE'],
  ]);
});
