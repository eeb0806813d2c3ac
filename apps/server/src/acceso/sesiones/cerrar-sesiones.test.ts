// However a session ends, its browser is told.
import * as contrato from '@cuadra/contract/acceso/sesion';
import * as sesiones from '@cuadra/contract/acceso/sesiones';
import * as administracion from '@cuadra/contract/administracion/usuarios';
import type { Evento } from '@cuadra/contract/eventos';
import { decodeJwt } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { CANAL_DE_EVENTOS } from '#platform/events/canal-de-eventos.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { CON_CORREO } from '../testing/con-invitacion.ts';

interface Aviso {
  readonly para: object;
  readonly evento: Evento;
}

let app: AplicacionDePrueba;
let oyente: pg.Client;
let admin: string;
let avisos: Aviso[] = [];

beforeAll(async () => {
  app = await aplicacionDePrueba({ config: CON_CORREO });
  admin = await app.entrar('admin@cuadra.demo');
  oyente = new pg.Client({ connectionString: app.url });
  oyente.on('notification', ({ payload }) => {
    const aviso: Aviso = JSON.parse(payload ?? '{}');
    if (aviso.evento.tipo === 'sesion-cerrada') avisos.push(aviso);
  });
  await oyente.connect();
  await oyente.query(`listen ${CANAL_DE_EVENTOS}`);
});

beforeEach(() => {
  avisos = [];
});

afterAll(async () => {
  await oyente.end();
  await app.cerrar();
});

const sesionDe = (token: string) => String(decodeJwt(token).sid);

const idDe = async (token: string) => (await app.llamar(contrato.verUsuarioActual, {}, { token })).cuerpo.id;

async function esperarCierre(...tokens: string[]): Promise<void> {
  const cierres = tokens
    .map(sesionDe)
    .map((sesion) => ({ para: { sesion }, evento: { tipo: 'sesion-cerrada', sesion } }));
  await hastaQue(() => expect(avisos).toHaveLength(tokens.length));
  expect(avisos).toEqual(expect.arrayContaining(cierres));
  for (const token of tokens)
    expect((await app.llamar(contrato.verUsuarioActual, {}, { token })).status).toBe(401);
}

test('al salir', async () => {
  const token = await app.entrar('cajero@cuadra.demo');
  await app.llamar(contrato.cerrarSesion, {}, { token });
  await esperarCierre(token);
});

test('al terminarla un administrador, que antes la ve en la lista', async () => {
  const token = await app.entrar('cajero@cuadra.demo');
  const usuario = await idDe(token);
  const lista = await app.llamar(
    administracion.listarSesiones,
    { params: { id: usuario } },
    { token: admin },
  );
  expect(lista.cuerpo.map(({ id, esActual }) => [id, esActual])).toEqual([[sesionDe(token), false]]);
  const params = { id: sesionDe(token) };
  expect((await app.llamar(administracion.terminarSesion, { params }, { token: admin })).status).toBe(200);
  await esperarCierre(token);
  expect((await app.llamar(administracion.terminarSesion, { params }, { token: admin })).status).toBe(404);
});

test('al deshabilitar al usuario, todas las suyas', async () => {
  const tokens = [await app.entrar('auxiliar@cuadra.demo'), await app.entrar('auxiliar@cuadra.demo')];
  const id = await idDe(String(tokens[0]));
  await app.llamar(
    administracion.editarUsuario,
    { params: { id }, body: { version: 1, activo: false } },
    { token: admin },
  );
  await esperarCierre(...tokens);
});

test('al reponer su contraseña un administrador', async () => {
  const token = await app.entrar('contador@cuadra.demo');
  const id = await idDe(token);
  await app.llamar(administracion.reponerContrasena, { params: { id } }, { token: admin });
  await esperarCierre(token);
});

test('al terminar una propia, o todas las otras de una vez; nunca las de otra persona', async () => {
  const [esta, otra, tercera] = [
    await app.entrar('contador2@cuadra.demo'),
    await app.entrar('contador2@cuadra.demo'),
    await app.entrar('contador2@cuadra.demo'),
  ];
  const ajena = await app.entrar('cajero@cuadra.demo');
  const terminar = (token: string) =>
    app.llamar(sesiones.terminarMiSesion, { params: { id: sesionDe(token) } }, { token: esta });
  const lista = await app.llamar(sesiones.listarMisSesiones, {}, { token: esta });
  expect(lista.cuerpo.map(({ id }) => id).toSorted()).toEqual([esta, otra, tercera].map(sesionDe).toSorted());
  expect(lista.cuerpo.filter(({ esActual }) => esActual).map(({ id }) => id)).toEqual([sesionDe(esta)]);

  expect((await terminar(ajena)).problema.codigo).toBe('NO_ENCONTRADO');
  expect((await app.llamar(contrato.verUsuarioActual, {}, { token: ajena })).status).toBe(200);
  expect((await terminar(otra)).status).toBe(200);
  await esperarCierre(otra);
  avisos = [];
  const { cuerpo } = await app.llamar(sesiones.terminarMisOtrasSesiones, {}, { token: esta });
  expect(cuerpo).toBe(1);
  await esperarCierre(tercera);
  expect((await app.llamar(contrato.verUsuarioActual, {}, { token: esta })).status).toBe(200);
});

test('al cambiar la contraseña, las otras', async () => {
  const [esta, otra] = [await app.entrar('jefe@cuadra.demo'), await app.entrar('jefe@cuadra.demo')];
  const password = { current: CONTRASENA_DEMO, next: 'barranco-y-niebla-3' };
  const { cuerpo } = await app.llamar(
    contrato.editarUsuarioActual,
    { body: { user: { password } } },
    { token: esta },
  );
  await esperarCierre(otra);
  const token = cuerpo.accessToken ?? '';
  expect((await app.llamar(contrato.verUsuarioActual, {}, { token })).status).toBe(200);
});

test('el motivo queda en la fila y en la bitácora, con quien la cerró', async () => {
  const token = await app.entrar('auditor@cuadra.demo');
  await app.llamar(administracion.terminarSesion, { params: { id: sesionDe(token) } }, { token: admin });
  const fila = await app.db
    .selectFrom('bitacora')
    .select(['accion', 'actor', 'antes', 'despues'])
    .where('entidad', '=', 'sesion')
    .where('idEntidad', '=', sesionDe(token))
    .orderBy('n', 'desc')
    .executeTakeFirstOrThrow();
  expect(fila).toMatchObject({
    accion: 'sesion:terminar',
    actor: await idDe(admin),
    antes: { motivoCierre: null },
    despues: { motivoCierre: 'terminada por un administrador' },
  });
});
