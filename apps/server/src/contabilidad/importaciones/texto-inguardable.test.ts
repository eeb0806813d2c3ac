// What cannot be kept is an error of its row, told with the others, wherever partidas come from.
import { importarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { importarPartidas } from '@cuadra/contract/contabilidad/importaciones/lote';
import { CSV } from '@cuadra/contract/medios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirOficina, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { enviar, lugares, ndjson, partida, verLibro } from './testing/lotes.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const csv = (...lineas: string[]) => ({ mediaType: CSV, bytes: Buffer.from(lineas.join('\n')) });

describe('una hoja de partidas', () => {
  const ENCABEZADO = 'partida,fecha,tipo,agencia,concepto,idCuenta,debe,haber,conceptoLinea,documento';

  it('con el carácter nulo en sus celdas: cada una en su fila, y nada se contabiliza', async () => {
    const antes = await verLibro(oficina);
    const body = csv(
      ENCABEZADO,
      '1,2026-11-10,diario,01,Sobrante\0,1011010103,5.00,,,',
      '1,,,,,603102,,5.00,Del\0turno,',
      '2,2026-11-10,diario,01,Otro,1011010103,5.00,,,R\0',
      '2,,,,,603\u0000102,,5.00,,',
    );
    const { status, problema } = await oficina.llamar(
      importarPartidas,
      { query: { ensayo: 'false' }, body },
      { token: oficina.contador },
    );
    expect([status, problema.codigo]).toEqual([422, 'IMPORTACION_CON_ERRORES']);
    expect(lugares(problema.errores)).toEqual([
      [2, 'concepto', 'PETICION_INVALIDA'],
      [3, 'conceptoLinea', 'PETICION_INVALIDA'],
      [4, 'documento', 'PETICION_INVALIDA'],
      [5, 'idCuenta', 'CUENTA_NO_EXISTE'],
    ]);
    expect(await verLibro(oficina)).toEqual(antes);
  });
});

describe('un lote de un programa', () => {
  it('con medio carácter o el nulo, y con llaves que no se conocen', async () => {
    const texto = ndjson(
      JSON.stringify(partida({ concepto: 'mitad \ud800' })),
      JSON.stringify(partida({ concepto: 'nulo \0' })),
      { ...partida(), origen: 'apertura' },
      { ...partida(), lineas: [{ idCuenta: '603102', debito: 5 }] },
    );
    const { status, problema } = await enviar(oficina, texto, { token: oficina.contador });
    expect([status, problema.codigo]).toEqual([422, 'IMPORTACION_CON_ERRORES']);
    expect(lugares(problema.errores)).toEqual([
      [1, 'concepto', 'PETICION_INVALIDA'],
      [2, 'concepto', 'PETICION_INVALIDA'],
      [3, 'origen', 'PETICION_INVALIDA'],
      [4, 'lineas.0.debito', 'PETICION_INVALIDA'],
    ]);
    expect(problema.errores?.[2]?.mensaje).toBe('No se conoce el campo «origen».');
  });

  it('en una lista, lo que la acompaña también se nombra', async () => {
    const texto = JSON.stringify({ partidas: [partida()], ensayo: true });
    const { status, problema } = await enviar(oficina, texto, {
      token: oficina.contador,
      mediaType: 'application/json',
    });
    expect([status, problema.codigo]).toEqual([400, 'PETICION_INVALIDA']);
    expect(problema.errores?.map(({ mensaje }) => mensaje)).toEqual(['No se conoce el campo «ensayo».']);
  });
});

describe('una hoja del catálogo', () => {
  it('con el carácter nulo o marcas que voltean el texto en nombres y etiquetas', async () => {
    const body = csv(
      'idCuenta,nombreCuenta,tipoCuenta,naturaleza,etiquetas',
      '1018,Otras\0disponibilidades,M,deudora,',
      '1019,Otras \u202edisponibilidades,M,deudora,',
      '1017,Otras,M,deudora,caja\0chica',
    );
    const { status, cuerpo } = await oficina.llamar(
      importarCatalogo,
      { query: { ensayo: 'true' }, body },
      { token: oficina.contador },
    );
    expect(status).toBe(200);
    expect(lugares(cuerpo.errores)).toEqual([
      [2, 'nombreCuenta', 'NOMBRE_INVALIDO'],
      [3, 'nombreCuenta', 'NOMBRE_INVALIDO'],
      [4, 'etiquetas', 'ETIQUETA_INVALIDA'],
    ]);
  });
});
