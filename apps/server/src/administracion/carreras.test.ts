// Two administrators at the same instant. Somebody else holds the row until both are waiting for it, so that the race is
// run every time and not only on a bad day.
import { solicitarCuenta } from '@cuadra/contract/acceso/sesion';
import * as contrato from '@cuadra/contract/administracion/usuarios';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';

let app: AplicacionDePrueba;
let admin: string;
let tercero: pg.Client;

beforeAll(async () => {
  app = await aplicacionDePrueba();
  admin = await app.entrar('admin@cuadra.demo');
  tercero = new pg.Client({ connectionString: app.url });
  await tercero.connect();
});

afterAll(async () => {
  await tercero.end();
  await app.cerrar();
});

async function alMismoTiempo<T>(fila: string, trabajos: readonly (() => Promise<T>)[]): Promise<T[]> {
  await tercero.query('begin');
  await tercero.query(`select from ${fila} for update`);
  const corriendo = Promise.all(trabajos.map((trabajo) => trabajo()));
  await hastaQueAlguienEspere(app.url, trabajos.length);
  await tercero.query('commit');
  return corriendo;
}

test('dos que editan la misma versión: una se guarda y la otra es avisada', async () => {
  const { cuerpo } = await app.llamar(contrato.listarUsuarios, {}, { token: admin });
  const jefe = cuerpo.find(({ correo }) => correo === 'jefe@cuadra.demo');
  if (jefe === undefined) throw new Error('Falta el jefe');
  const { id, version } = jefe;
  const editar = (nombre: string) => () =>
    app.llamar(contrato.editarUsuario, { params: { id }, body: { version, nombre } }, { token: admin });
  const respuestas = await alMismoTiempo(`usuario where id = '${id}'`, [
    editar('Mynor Uno'),
    editar('Mynor Dos'),
  ]);
  expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
  const rechazada = respuestas.find(({ status }) => status === 409);
  expect(rechazada?.problema.codigo).toBe('CONFLICTO_DE_EDICION');
});

test('dos que responden la misma solicitud: vale una sola respuesta', async () => {
  const body = { name: 'Berta Cú', email: 'berta@ejemplo.gt' };
  await app.llamar(solicitarCuenta, { body });
  const [solicitud] = (await app.llamar(contrato.listarSolicitudes, {}, { token: admin })).cuerpo;
  const params = { id: solicitud?.id ?? '' };
  const rechazar = (motivo: string) => () =>
    app.llamar(contrato.rechazarSolicitud, { params, body: { motivo } }, { token: admin });
  const respuestas = await alMismoTiempo(`solicitud_cuenta where id = '${params.id}'`, [
    rechazar('Porque no.'),
    rechazar('Porque tampoco.'),
  ]);
  expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(app.cartas.filter(({ para }) => para === body.email)).toHaveLength(1);
});
