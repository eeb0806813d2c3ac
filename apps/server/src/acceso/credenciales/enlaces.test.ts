import * as contrato from '@cuadra/contract/acceso/sesion';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { CON_CORREO, enlaceRecibido } from '../testing/con-invitacion.ts';
import { TIEMPO_MS } from './tardar-lo-mismo.ts';

const NUEVA = 'volcán-de-fuego-77';

let app: AplicacionDePrueba;

beforeAll(async () => {
  app = await aplicacionDePrueba({ config: CON_CORREO });
});

afterAll(() => app.cerrar());

const olvidar = (email: string) => app.llamar(contrato.olvideContrasena, { body: { email } });

const restablecer = (token: string, password = NUEVA) =>
  app.llamar(contrato.restablecerContrasena, { body: { token, password } });

const ingresar = (email: string, password: string) =>
  app.llamar(contrato.iniciarSesion, { body: { email, password } });

async function pedirEnlace(email: string): Promise<string> {
  await olvidar(email);
  expect(app.cartas.at(-1)).toMatchObject({ para: email, reservada: true });
  return enlaceRecibido(app, email);
}

test('el enlace cambia la contraseña una sola vez y cierra las sesiones abiertas', async () => {
  const email = 'contador@cuadra.demo';
  const abierta = await app.entrar(email);
  const token = await pedirEnlace(email);
  expect((await restablecer(token)).cuerpo).toBe(true);
  expect((await app.llamar(contrato.verUsuarioActual, {}, { token: abierta })).status).toBe(401);
  expect((await ingresar(email, CONTRASENA_DEMO)).status).toBe(401);
  expect((await ingresar(email, NUEVA)).status).toBe(200);
  expect((await restablecer(token, 'otra-distinta-88')).problema.codigo).toBe('ENLACE_VENCIDO');
});

test('de su uso se entera la persona, en su escritorio y su buzón, y todos los administradores', async () => {
  const email = 'contador@cuadra.demo';
  await restablecer(await pedirEnlace(email));
  expect(app.cartas.at(-1)).toMatchObject({ para: email, asunto: 'Su contraseña de Cuadra cambió' });
  expect(app.cartas.at(-1)?.texto).not.toContain('token');
  const avisosDe = async (token: string) =>
    (await app.llamar(listarNotificaciones, {}, { token })).cuerpo.map(({ title }) => title);
  const { accessToken } = (await ingresar(email, NUEVA)).cuerpo;
  expect(await avisosDe(accessToken)).toContain('Su contraseña cambió');
  expect(await avisosDe(await app.entrar('admin@cuadra.demo'))).toContain('Se usó una invitación');
});

test('dos usos del mismo enlace a la vez: vale exactamente uno', async () => {
  const token = await pedirEnlace('contador2@cuadra.demo');
  const usos = await Promise.all([restablecer(token), restablecer(token, 'lago-de-atitlán-5')]);
  expect(usos.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('un enlace a la vez: pedir otro anula el anterior', async () => {
  const primero = await pedirEnlace('auxiliar@cuadra.demo');
  const segundo = await pedirEnlace('auxiliar@cuadra.demo');
  expect((await restablecer(primero)).problema.codigo).toBe('ENLACE_VENCIDO');
  expect((await restablecer(segundo)).status).toBe(200);
});

test('dos pedidos a la vez dejan un solo enlace que sirve', async () => {
  await Promise.all([olvidar('contador@cuadra.demo'), olvidar('contador@cuadra.demo')]);
  const vivas = await app.db
    .selectFrom('invitacion')
    .innerJoin('usuario', 'usuario.id', 'invitacion.usuario')
    .select('invitacion.id')
    .where('correo', '=', 'contador@cuadra.demo')
    .where('usadaEn', 'is', null)
    .where('anulada', '=', false)
    .execute();
  expect(vivas).toHaveLength(1);
});

test('cambiar la propia contraseña anula el enlace que hubiera', async () => {
  const email = 'jefe@cuadra.demo';
  const enlace = await pedirEnlace(email);
  const token = await app.entrar(email);
  const password = { current: CONTRASENA_DEMO, next: 'quetzal-en-la-niebla-4' };
  await app.llamar(contrato.editarUsuarioActual, { body: { user: { password } } }, { token });
  expect((await restablecer(enlace)).problema.codigo).toBe('ENLACE_VENCIDO');
});

test('el enlace vence a los 30 minutos', async () => {
  const token = await pedirEnlace('cajero@cuadra.demo');
  app.reloj.avanzar({ minutes: 30 });
  expect((await restablecer(token)).problema.codigo).toBe('ENLACE_VENCIDO');
  const otro = await pedirEnlace('cajero@cuadra.demo');
  app.reloj.avanzar({ minutes: 29, seconds: 59 });
  expect((await restablecer(otro)).status).toBe(200);
});

test('un enlace inventado no sirve', async () => {
  expect((await restablecer('A'.repeat(43))).problema.codigo).toBe('ENLACE_VENCIDO');
});

test('una contraseña débil se rechaza sin gastar el enlace', async () => {
  const token = await pedirEnlace('jefe@cuadra.demo');
  const { status, problema } = await restablecer(token, 'Guatemala-2026');
  expect([status, problema.codigo]).toEqual([422, 'CONTRASENA_DEBIL']);
  expect(problema.errores?.[0]?.campo).toBe('password');
  expect((await restablecer(token)).status).toBe(200);
});

test('pedir el enlace de quien no existe responde igual, tarda igual y no escribe a nadie', async () => {
  const esperar = vi.spyOn(app.reloj, 'esperar');
  const pedir = async (email: string) => {
    esperar.mockClear();
    const { status, cuerpo } = await olvidar(email);
    return { status, cuerpo, esperas: esperar.mock.calls };
  };
  const antes = app.cartas.length;
  const existe = await pedir('ahorros@cuadra.demo');
  expect(app.cartas).toHaveLength(antes + 1);
  const noExiste = await pedir('nadie@cuadra.demo');
  expect(app.cartas).toHaveLength(antes + 1);
  // Both wait for the same moment, well after the work is done.
  expect(existe).toEqual({ status: 200, cuerpo: true, esperas: [[TIEMPO_MS]] });
  expect(noExiste).toEqual(existe);
  esperar.mockRestore();
});

test('a quien está deshabilitado no se le escribe, y un enlace que ya tenía no le sirve', async () => {
  const token = await pedirEnlace('ahorros@cuadra.demo');
  await escribir(app.db, contextoDelSistema(app.reloj.ahora(), 'prueba'), 'prueba', (tx) =>
    tx.updateTable('usuario').set({ activo: false }).where('correo', '=', 'ahorros@cuadra.demo').execute(),
  );
  const antes = app.cartas.length;
  await olvidar('ahorros@cuadra.demo');
  expect(app.cartas).toHaveLength(antes);
  expect((await restablecer(token)).problema.codigo).toBe('ENLACE_VENCIDO');
});

test('a un buzón no se le escribe más de tres veces en media hora', async () => {
  const antes = app.cartas.length;
  for (let n = 0; n < 5; n++) await olvidar('auditor@cuadra.demo');
  expect(app.cartas).toHaveLength(antes + 3);
  app.reloj.avanzar({ minutes: 31 });
  await olvidar('auditor@cuadra.demo');
  expect(app.cartas).toHaveLength(antes + 4);
});

test('de un enlace solo se guarda la huella, y a la bitácora no llega ni ella', async () => {
  const token = await pedirEnlace('admin@cuadra.demo');
  const enlaces = await app.db.selectFrom('invitacion').selectAll().execute();
  const bitacora = await app.db.selectFrom('bitacora').select(['antes', 'despues']).execute();
  expect(JSON.stringify(enlaces)).not.toContain(token);
  for (const { huella } of enlaces) expect(JSON.stringify(bitacora)).not.toContain(huella);
  expect(JSON.stringify(bitacora)).not.toContain(token);
});

test('con PUBLIC_URL, el enlace no obedece al navegador de quien lo pide', async () => {
  const otra = await aplicacionDePrueba({
    config: { ...CON_CORREO, direccionPublica: 'https://cuadra.ejemplo.gt' },
  });
  await otra.app.inject({
    method: 'POST',
    url: contrato.olvideContrasena.path,
    headers: { host: 'malo.ejemplo.com' },
    payload: { email: 'admin@cuadra.demo' },
  });
  expect(otra.cartas[0]?.texto).toContain('\nhttps://cuadra.ejemplo.gt/reset-password#token=');
  await otra.cerrar();
});
