import * as contrato from '@cuadra/contract/acceso/sesion';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import type { CambiosPropios } from './editar-usuario-actual.ts';

const PNG = `data:image/png;base64,${Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]).toString('base64')}`;

const JPEG = `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64')}`;
const DIRECCION = /^\/api\/common\/avatars\/[0-9a-f-]{36}$/;

let app: AplicacionDePrueba;

beforeAll(async () => {
  app = await aplicacionDePrueba();
});

afterAll(() => app.cerrar());

const editar = (token: string, user: CambiosPropios) =>
  app.llamar(contrato.editarUsuarioActual, { body: { user } }, { token });

test('el avatar se guarda y se quita; con el nombre que ya se tiene nada cambia', async () => {
  const token = await app.entrar('contador@cuadra.demo');
  const { cuerpo } = await editar(token, { name: '  Carlos Enrique Xol Pop  ', avatar: PNG });
  expect(cuerpo).toMatchObject({ name: 'Carlos Enrique Xol Pop', avatar: expect.stringMatching(DIRECCION) });
  expect((await editar(token, { avatar: null })).cuerpo).toMatchObject({
    name: 'Carlos Enrique Xol Pop',
    avatar: null,
  });
  expect((await app.app.inject({ url: String(cuerpo.avatar) })).statusCode).toBe(404);
});

test('el avatar se sirve como la imagen que es y sin token; cada uno en su dirección, y el anterior deja de existir', async () => {
  const token = await app.entrar('auditor@cuadra.demo');
  const ver = async (avatar: string | null) => app.app.inject({ url: String(avatar) });
  const primero = (await editar(token, { avatar: PNG })).cuerpo.avatar;
  const servido = await ver(primero);
  expect(servido.rawPayload).toEqual(Buffer.from(PNG.split(',')[1] ?? '', 'base64'));
  expect(servido.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const segundo = (await editar(token, { avatar: JPEG })).cuerpo.avatar;
  expect(segundo).not.toBe(primero);
  expect([(await ver(primero)).statusCode, (await ver(segundo)).statusCode]).toEqual([404, 200]);
});

test('un avatar de un megabyte cabe en el envío; uno mayor se rechaza', async () => {
  const token = await app.entrar('auditor@cuadra.demo');
  const pesado = (bytes: number) => {
    const contenido = Buffer.alloc(bytes);
    contenido.set(Buffer.from(JPEG.split(',')[1] ?? '', 'base64'));
    return `data:image/jpeg;base64,${contenido.toString('base64')}`;
  };
  expect((await editar(token, { avatar: pesado(contrato.AVATAR_BYTES_MAX) })).status).toBe(200);
  const mayor = await editar(token, { avatar: pesado(contrato.AVATAR_BYTES_MAX + 1) });
  expect([mayor.status, mayor.problema.errores?.[0]?.campo]).toEqual([400, 'user.avatar']);
  expect((await editar(token, { avatar: pesado(2 * contrato.AVATAR_BYTES_MAX) })).status).toBe(413);
});

test('un avatar que no es la imagen que dice ser se rechaza en su campo', async () => {
  const token = await app.entrar('contador@cuadra.demo');
  const { status, problema } = await editar(token, { avatar: `data:image/png;base64,${btoa('<svg/>')}` });
  expect([status, problema.errores?.[0]?.campo]).toEqual([400, 'user.avatar']);
});

test('el estado vive en la sesión: otra sesión de la misma persona empieza en línea', async () => {
  const token = await app.entrar('cajero@cuadra.demo');
  expect((await editar(token, { status: 'busy' })).cuerpo.status).toBe('busy');
  expect((await app.llamar(contrato.verUsuarioActual, {}, { token })).cuerpo.status).toBe('busy');
  const otra = await app.entrar('cajero@cuadra.demo');
  expect((await app.llamar(contrato.verUsuarioActual, {}, { token: otra })).cuerpo.status).toBe('online');
});

test('cambiar la contraseña pide la actual, y cierra las otras sesiones y da otro token a esta', async () => {
  const email = 'auxiliar@cuadra.demo';
  const esta = await app.entrar(email);
  const otra = await app.entrar(email);
  const next = 'montaña-lluvia-88';
  const equivocada = await editar(esta, { password: { current: 'no es esta', next } });
  expect(equivocada.problema.codigo).toBe('CONTRASENA_ACTUAL_INCORRECTA');
  expect(equivocada.problema.errores?.[0]?.campo).toBe('user.password.current');
  const debil = await editar(esta, { password: { current: CONTRASENA_DEMO, next: 'auxiliar-auxiliar' } });
  expect(debil.problema.errores?.[0]?.campo).toBe('user.password.next');

  const cambiada = await editar(esta, { password: { current: CONTRASENA_DEMO, next } });
  expect(cambiada.status).toBe(200);
  const ver = async (token: string) =>
    (await app.llamar(contrato.verUsuarioActual, {}, { token })).problema.codigo ?? 'sirve';
  // The session is the same one, with another token: whoever had copied the one it had is out.
  const nuevo = cambiada.cuerpo.accessToken ?? '';
  expect([await ver(nuevo), await ver(esta), await ver(otra)]).toEqual([
    'sirve',
    'TOKEN_INVALIDO',
    'TOKEN_INVALIDO',
  ]);
  const canje = (token: string) => app.llamar(contrato.continuarSesion, { body: { accessToken: token } });
  expect([(await canje(nuevo)).status, (await canje(esta)).status]).toEqual([200, 401]);
  expect(decodeJwt(nuevo).sid).toBe(decodeJwt(esta).sid);
  expect(decodeJwt(nuevo).exp).toBe(decodeJwt(esta).exp);
  const conLaNueva = await app.llamar(contrato.iniciarSesion, { body: { email, password: next } });
  expect(conLaNueva.status).toBe(200);
});

test('adivinar la contraseña actual con un token robado se bloquea como en la entrada', async () => {
  const token = await app.entrar('jefe@cuadra.demo');
  const adivinar = () => editar(token, { password: { current: 'no es esta', next: 'montaña-lluvia-88' } });
  for (let n = 0; n < 6; n++) expect((await adivinar()).status).toBe(422);
  expect((await adivinar()).problema.codigo).toBe('DEMASIADOS_INTENTOS');
});
