// Verifications asked for from the screen: one at a time, with progress, going on whoever looks.
import * as contrato from '@cuadra/contract/contabilidad/verificacion';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  aEscondidas,
  CAJA_CHICA,
  comoDueno,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos } from '#testing/live-events.ts';

let prueba: AplicacionDePrueba;
let auditor: string;
beforeEach(async () => {
  prueba = await aplicacionDePrueba();
  auditor = await prueba.entrar('auditor@cuadra.demo');
  await registrar(
    prueba,
    partida('2025-12-15', CAJA_CHICA, PRODUCTOS, 1),
    partida('2026-01-15', CAJA_CHICA, PRODUCTOS, 2),
    partida('2026-01-16', CAJA_CHICA, PRODUCTOS, 3),
  );
});
afterEach(() => prueba.cerrar());

const iniciar = (desde?: number, token = auditor) => {
  prueba.reloj.avanzar({ seconds: 1 });
  return prueba.llamar(
    contrato.iniciarVerificacion,
    { body: desde === undefined ? {} : { desde } },
    { token },
  );
};
const listar = async () =>
  (await prueba.llamar(contrato.listarVerificaciones, {}, { token: auditor })).cuerpo;
const ultima = () =>
  hastaQue(async () => {
    const [una] = await listar();
    expect(una?.estado).not.toBe('haciendo');
    return una;
  });

it('la pide el auditor, sigue sola, y al terminar dice los sellos y se le avisa', async () => {
  const oyente = await escucharEventos(prueba, auditor);
  const { status, cuerpo } = await iniciar();
  expect([status, cuerpo.estado, cuerpo.pedidoPor.nombre]).toEqual([
    201,
    'haciendo',
    'Rodolfo Antonio Chén Rey',
  ]);
  const lista = await ultima();
  expect(lista).toMatchObject({ id: cuerpo.id, estado: 'listo', hechas: 3, total: 3 });
  expect(lista?.informe).toMatchObject({ limpio: true, partidas: 3, lineas: 6, hallazgos: [] });
  const [{ sello } = { sello: null }] = await comoDueno(
    prueba.url,
    `select encode(ultima_huella, 'hex') as sello from ejercicio where anio = 2026`,
  );
  expect(lista?.informe?.ejercicios.at(-1)).toEqual({ anio: 2026, partidas: 2, sello });
  const { cuerpo: avisos } = await prueba.llamar(listarNotificaciones, {}, { token: auditor });
  expect(avisos[0]?.title).toBe('Verificación: todo cuadra');
  expect(oyente.recibidos).toContainEqual({ tipo: 'verificacion-avance' });
  await oyente.cerrar();
});

it('dice la primera que se rompe y cuál es; desde un año, solo desde ahí', async () => {
  await aEscondidas(prueba.url, `update partida set concepto = 'Otra cosa' where ejercicio = 2025`);
  const [fila] = await comoDueno(prueba.url, `select id from partida where ejercicio = 2025`);
  await iniciar();
  expect((await ultima())?.informe).toMatchObject({
    limpio: false,
    primero: { regla: 'huella', ejercicio: 2025, numero: 1, idPartida: fila?.id },
  });
  await iniciar(2026);
  expect(await ultima()).toMatchObject({ desde: 2026, total: 2, informe: { limpio: true } });
});

it('de una en una; la que quedó sin nadie que la haga cede su lugar', async () => {
  const abandonada = `insert into trabajo_pesado (clase, titulo, pedido_por, pedido_en, latido)
    select 'verificacion', 'la verificación de los libros', id, '2026-11-16T14:00:00Z', '2026-11-16T14:59:30Z'
    from usuario where correo = 'contador@cuadra.demo'`;
  await comoDueno(prueba.url, abandonada);
  expect((await iniciar()).problema).toMatchObject({
    codigo: 'TRABAJO_EN_CURSO',
    detail: expect.stringMatching(
      /^Está en curso la verificación de los libros, que pidió .+ a las 08:00. Siga su avance, o espere a que termine.$/,
    ),
  });
  prueba.reloj.avanzar({ seconds: 31 });
  expect((await listar())[0]?.estado).toBe('interrumpido');
  expect((await iniciar()).status).toBe(201);
  await ultima();
  expect((await listar()).map(({ estado }) => estado)).toEqual(['listo', 'interrumpido']);
});

it('si falla, se dice y se puede pedir otra', async () => {
  await comoDueno(prueba.url, `revoke select on saldo_anual from ${prueba.papel}`);
  await iniciar();
  expect(await ultima()).toMatchObject({ estado: 'fallido', informe: null });
  await comoDueno(prueba.url, `grant select on saldo_anual to ${prueba.papel}`);
  await iniciar();
  expect(await ultima()).toMatchObject({ estado: 'listo' });
});

it('si el servidor se detiene a medias, queda dicho', async () => {
  const candado = new pg.Client({ connectionString: prueba.url });
  await candado.connect();
  await candado.query('begin; lock table partida in access exclusive mode');
  const { cuerpo } = await iniciar();
  const interrumpir = vi.spyOn(AbortController.prototype, 'abort');
  const cierre = prueba.app.close();
  await hastaQue(() => expect(interrumpir).toHaveBeenCalled());
  interrumpir.mockRestore();
  await candado.query('commit');
  await candado.end();
  await cierre;
  const [fila] = await comoDueno(prueba.url, `select estado from trabajo_pesado where id = '${cuerpo.id}'`);
  expect(fila?.estado).toBe('interrumpido');
});

it('quien no ve los periodos no la pide', async () => {
  const { problema } = await iniciar(undefined, await prueba.entrar('cajero@cuadra.demo'));
  expect(problema.codigo).toBe('SIN_PERMISO');
});

it('leer la última no vuelve a calcular nada: dice quién la pidió, cuándo, y lo contabilizado después', async () => {
  const leer = async (correo: string) =>
    prueba.llamar(contrato.verVerificacion, {}, { token: await prueba.entrar(correo) });
  expect((await leer('jefe@cuadra.demo')).cuerpo).toEqual({
    ultima: null,
    enCurso: null,
    desdeEntonces: null,
  });
  await iniciar();
  await ultima();
  const { cuerpo } = await leer('jefe@cuadra.demo');
  expect(cuerpo.ultima).toMatchObject({ pedidoPor: { nombre: 'Rodolfo Antonio Chén Rey' }, estado: 'listo' });
  expect(cuerpo.desdeEntonces).toEqual({ cambiaron: false, partidas: 0 });

  // Nobody who only reads goes through the book: with its lines out of reach, the answer is the same.
  const candado = new pg.Client({ connectionString: prueba.url });
  await candado.connect();
  await candado.query('begin; lock table linea in access exclusive mode');
  expect((await leer('jefe@cuadra.demo')).cuerpo.ultima).toEqual(cuerpo.ultima);
  await candado.query('rollback');
  await candado.end();

  await registrar(prueba, partida('2026-01-17', CAJA_CHICA, PRODUCTOS, 4));
  expect((await leer('jefe@cuadra.demo')).cuerpo).toMatchObject({
    ultima: { id: cuerpo.ultima?.id },
    desdeEntonces: { cambiaron: true, partidas: 1 },
  });
  expect((await leer('cajero@cuadra.demo')).problema.codigo).toBe('SIN_PERMISO');
});
