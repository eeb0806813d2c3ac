// How far an import has come, told in its own answer; and what becomes of it when nobody waits for the end.
import { once } from 'node:events';
import { request } from 'node:http';
import { CON_AVANCE } from '@cuadra/contract/avance';
import { importarPartidas } from '@cuadra/contract/contabilidad/importaciones/lote';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { CSV } from '@cuadra/contract/medios';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abrirOficina, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { verLibro } from './testing/lotes.ts';

let oficina: Oficina;
let url: string;

beforeAll(async () => {
  oficina = await abrirOficina();
  url = await oficina.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => oficina.cerrar());

let hojas = 0;

/** As many partidas of two lines, none like another; the last ones with an account that does not exist. */
function hoja(partidas: number, { malas = 0 } = {}): string {
  hojas++;
  const filas = Array.from({ length: partidas }, (_, indice) => {
    const cuenta = indice < partidas - malas ? '1011010103' : '999';
    const comun = `${indice + 1},2026-11-10,diario,01,De la hoja ${hojas} ${indice}`;
    return `${comun},${cuenta},1.00,\n${comun},603102,,1.00`;
  });
  return `partida,fecha,tipo,agencia,concepto,idCuenta,debe,haber\n${filas.join('\n')}`;
}

const encabezados = () => ({
  authorization: `Bearer ${oficina.contador}`,
  'content-type': CSV,
  accept: CON_AVANCE,
});

const importar = (body: string, { ensayo = false } = {}) =>
  fetch(`${url}${importarPartidas.path}?ensayo=${ensayo}`, {
    method: 'POST',
    headers: encabezados(),
    body,
  });

const lineasDe = async (respuesta: Response) =>
  (await respuesta.text())
    .trimEnd()
    .split('\n')
    .map((linea) => JSON.parse(linea));

it('dice cuántas filas ha revisado y cuántas partidas ha contabilizado, y al final el resultado', async () => {
  const { ultimoNumero } = await verLibro(oficina);
  const ensayo = await lineasDe(await importar(hoja(5_500), { ensayo: true }));
  // The heading and its 11,000 rows, as they are read.
  const leer = [
    { avance: { etapa: 'leer', hechas: 0, total: 0 } },
    ...[5_000, 10_000, 11_001].map((hechas) => ({ avance: { etapa: 'leer', hechas, total: 11_001 } })),
  ];
  const revisar = { avance: { etapa: 'revisar', hechas: 10_000, total: 11_000 } };
  const resultado = { partidas: 5_500, lineas: 11_000, errores: [], totalDeErrores: 0 };
  expect(ensayo).toMatchObject([...leer, revisar, { resultado: { ensayo: true, series: [], ...resultado } }]);

  const respuesta = await importar(hoja(5_500));
  expect(respuesta.headers.get('content-type')).toBe(CON_AVANCE);
  const contabilizar = [0, 1_000, 2_000, 3_000, 4_000, 5_000].map((hechas) => ({
    avance: { etapa: 'contabilizar', hechas, total: 5_500 },
  }));
  const serie = { ejercicio: 2026, primerNumero: ultimoNumero + 1, ultimoNumero: ultimoNumero + 5_500 };
  expect(await lineasDe(respuesta)).toMatchObject([
    ...leer,
    revisar,
    ...contabilizar,
    { resultado: { ensayo: false, series: [serie], ...resultado } },
  ]);
});

it('de una hoja mala también: las filas que se leen, y por qué no se contabiliza', async () => {
  const antes = await verLibro(oficina);
  const lineas = await lineasDe(await importar(hoja(10_001, { malas: 10_001 })));
  expect(lineas.slice(0, -1).at(-1)).toEqual({
    avance: { etapa: 'revisar', hechas: 20_000, total: 20_002 },
  });
  expect(lineas.at(-1).problema).toMatchObject({ codigo: 'IMPORTACION_CON_ERRORES', status: 422 });
  expect(await verLibro(oficina)).toEqual(antes);
});

const ultimaNotificacion = async () =>
  (await oficina.llamar(listarNotificaciones, {}, { token: oficina.contador })).cuerpo[0];

/** Asks for it and leaves while the order of the books is somebody else's; then lets the work go on. */
async function irseEnMedio(body: string, mientras = async () => {}): Promise<void> {
  const otro = new pg.Client({ connectionString: oficina.url });
  await otro.connect();
  await otro.query('begin');
  await otro.query('select 1 from ejercicio where anio = 2026 for update');
  const conexion = once(oficina.app.server, 'connection');
  const peticion = request(`${url}${importarPartidas.path}?ensayo=false`, {
    method: 'POST',
    headers: encabezados(),
    agent: false,
  }).end(body);
  const [respuesta] = await once(peticion, 'response');
  await once(respuesta, 'data');
  const [socket] = await conexion;
  const cerrado = once(socket, 'close');
  respuesta.destroy();
  await cerrado;
  await mientras();
  await otro.query('rollback');
  await otro.end();
}

it('quien se va en medio no la interrumpe: se contabiliza, y se le avisa', async () => {
  const { ultimoNumero } = await verLibro(oficina);
  await irseEnMedio(hoja(2));
  await expect.poll(ultimaNotificacion).toMatchObject({
    title: 'Se importaron 2 partidas',
    description: `Ya están contabilizadas: ${ultimoNumero + 1}/2026 a ${ultimoNumero + 2}/2026.`,
  });
  expect((await verLibro(oficina)).ultimoNumero).toBe(ultimoNumero + 2);
});

it('de una sola se dice en singular', async () => {
  const { ultimoNumero } = await verLibro(oficina);
  await irseEnMedio(hoja(1));
  await expect.poll(ultimaNotificacion).toMatchObject({
    title: 'Se importó 1 partida',
    description: `Ya está contabilizada: ${ultimoNumero + 1}/2026.`,
  });
});

it('y si no se pudo, también', async () => {
  const { ultimoNumero } = await verLibro(oficina);
  const cerrar = (estado: string) =>
    oficina.comoDueno(
      `update periodo set estado = '${estado}' where (anio, mes, agencia) = (2026, 11, '01')`,
    );
  // The rows were judged; it closes while the import waits for its turn.
  await irseEnMedio(hoja(2), () => cerrar('cerrado'));
  await expect.poll(ultimaNotificacion).toMatchObject({ title: 'No se importó ninguna partida' });
  await cerrar('abierto');
  expect((await verLibro(oficina)).ultimoNumero).toBe(ultimoNumero);
});
