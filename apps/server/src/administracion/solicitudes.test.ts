import { iniciarSesion, solicitarCuenta } from '@cuadra/contract/acceso/sesion';
import * as contrato from '@cuadra/contract/administracion/usuarios';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CON_CORREO, CONTRASENA, ponerContrasena } from '#acceso/testing/con-invitacion.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

const ASIGNADO = { roles: ['auditor' as const], agencias: ['02'] };

let app: AplicacionDePrueba;
let admin: string;

beforeAll(async () => {
  app = await aplicacionDePrueba({ config: CON_CORREO });
  admin = await app.entrar('admin@cuadra.demo');
});

afterAll(() => app.cerrar());

const pedir = (email: string, cambios: object = {}) =>
  app.llamar(solicitarCuenta, { body: { name: 'Berta <Cú>', email, ...cambios } });

const pendientes = async () => (await app.llamar(contrato.listarSolicitudes, {}, { token: admin })).cuerpo;

const solicitudDe = async (email: string) => {
  const solicitud = (await pendientes()).find(({ correo }) => correo === email);
  if (solicitud === undefined) throw new Error(`No hay solicitud de ${email}`);
  return solicitud.id;
};

const aprobar = (id: string, body = ASIGNADO) =>
  app.llamar(contrato.aprobarSolicitud, { params: { id }, body }, { token: admin });

const rechazar = (id: string, motivo: string) =>
  app.llamar(contrato.rechazarSolicitud, { params: { id }, body: { motivo } }, { token: admin });

const ingresar = (email: string) => app.llamar(iniciarSesion, { body: { email, password: CONTRASENA } });

test('pedir, aprobar y entrar con la contraseña elegida con la invitación', async () => {
  const email = 'berta@ejemplo.gt';
  expect((await pedir(email, { company: 'La Ceiba' })).cuerpo).toBe(true);
  expect(await pendientes()).toEqual([
    expect.objectContaining({ nombre: 'Berta <Cú>', correo: email, empresa: 'La Ceiba' }),
  ]);
  expect((await ingresar(email)).status).toBe(401);
  const { cuerpo: avisos } = await app.llamar(listarNotificaciones, {}, { token: admin });
  expect(avisos[0]).toMatchObject({
    title: 'Nueva solicitud de cuenta',
    description: 'Berta &lt;Cú&gt; (berta@ejemplo.gt) pide una cuenta.',
    link: '/administracion/usuarios',
  });

  const { status, cuerpo } = await aprobar(await solicitudDe(email));
  expect(status).toBe(201);
  expect(cuerpo).toMatchObject({ correo: email, ...ASIGNADO });
  expect(cuerpo).toMatchObject({ tieneContrasena: false, invitacion: { estado: 'enviada', via: 'correo' } });
  expect(app.cartas.at(-1)).toMatchObject({ para: email, asunto: 'Su cuenta de Cuadra', reservada: true });
  expect((await ingresar(email)).status).toBe(401);
  await ponerContrasena(app, email);
  expect((await ingresar(email)).status).toBe(200);
  expect(await pendientes()).toEqual([]);
});

test('rechazar pide un motivo, lo envía, y quien fue rechazado no entra pero puede pedir otra vez', async () => {
  const email = 'rechazada@ejemplo.gt';
  await pedir(email);
  const id = await solicitudDe(email);
  expect((await rechazar(id, '   ')).problema.errores?.[0]?.campo).toBe('motivo');
  expect((await rechazar(id, 'No trabaja en la institución.')).cuerpo).toBe(true);
  expect(app.cartas.at(-1)).toMatchObject({
    para: email,
    texto: expect.stringContaining('No trabaja en la institución.'),
  });
  expect((await ingresar(email)).status).toBe(401);
  await pedir(email);
  expect((await pendientes()).map(({ correo }) => correo)).toEqual([email]);
});

test('una solicitud se resuelve una sola vez', async () => {
  const email = 'dos-veces@ejemplo.gt';
  await pedir(email);
  const id = await solicitudDe(email);
  await aprobar(id);
  expect((await rechazar(id, 'No.')).problema.codigo).toBe('SOLICITUD_RESUELTA');
  expect((await aprobar(id)).problema.codigo).toBe('SOLICITUD_RESUELTA');
});

test('pedir dos veces no cambia nada: queda la primera y se avisa una vez', async () => {
  const email = 'repetida@ejemplo.gt';
  await pedir(email);
  await pedir(email, { name: 'Otra Persona' });
  const suyas = (await pendientes()).filter(({ correo }) => correo === email);
  expect(suyas.map(({ nombre }) => nombre)).toEqual(['Berta <Cú>']);
});

test('quien ya tiene cuenta recibe la misma respuesta, y solo su buzón se entera', async () => {
  const antes = (await pendientes()).length;
  const { status, cuerpo } = await pedir('contador@cuadra.demo');
  expect([status, cuerpo]).toEqual([200, true]);
  expect(app.cartas.at(-1)).toMatchObject({
    para: 'contador@cuadra.demo',
    asunto: 'Usted ya tiene una cuenta de Cuadra',
  });
  expect(await pendientes()).toHaveLength(antes);
});

test('al aprobar, un correo que entretanto se usó o una agencia que no existe se dicen, y la solicitud sigue', async () => {
  const email = 'tarde@ejemplo.gt';
  await pedir(email);
  const id = await solicitudDe(email);
  expect((await aprobar(id, { ...ASIGNADO, agencias: ['55'] })).problema.codigo).toBe('AGENCIA_NO_EXISTE');
  const body = { nombre: 'Se adelantó', correo: email, ...ASIGNADO };
  await app.llamar(contrato.crearUsuario, { body }, { token: admin });
  expect((await aprobar(id)).problema.codigo).toBe('CORREO_EN_USO');
  expect(await solicitudDe(email)).toBe(id);
});
