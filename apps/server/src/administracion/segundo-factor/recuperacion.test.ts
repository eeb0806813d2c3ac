// Recovering somebody's second factor: one administrador asks, another allows it, and nobody does it alone.
import { pedirFirma } from '@cuadra/contract/acceso/segundo-factor';
import { iniciarSesion, verUsuarioActual } from '@cuadra/contract/acceso/sesion';
import { aprobarCambio, listarCambios } from '@cuadra/contract/administracion/poderes';
import {
  recuperarSegundoFactor,
  verSegundoFactorDeUsuario,
} from '@cuadra/contract/administracion/segundo-factor';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cifrarContrasena } from '#acceso/credenciales/contrasena.ts';
import {
  conPasskey,
  conTotp,
  empezarIngreso,
  oficinaConNombre,
  terminar,
} from '#acceso/segundo-factor/testing/personas.ts';
import { darDeAlta } from '#acceso/usuarios/dar-de-alta.ts';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';

let app: AplicacionDePrueba;
let admin: string;
let persona: { readonly id: string; readonly token: string };
const CORREO = 'contador@cuadra.demo';

beforeAll(async () => {
  app = await oficinaConNombre();
  admin = await app.entrar('admin@cuadra.demo');
  const token = await app.entrar(CORREO);
  await conPasskey(app, token);
  const { telefono } = await conTotp(app, token);
  const { intento } = await empezarIngreso(app, CORREO);
  await terminar(app, intento, { metodo: 'totp', codigo: telefono() }, true);
  persona = { id: (await app.llamar(verUsuarioActual, {}, { token })).cuerpo.id, token };
});
afterAll(() => app.cerrar());

const pedir = (id: string, token = admin) =>
  app.llamar(recuperarSegundoFactor, { params: { id } }, { token });
const ver = async () =>
  (await app.llamar(verSegundoFactorDeUsuario, { params: { id: persona.id } }, { token: admin })).cuerpo;
const firmada = async () =>
  (await app.db.selectFrom('institucion').select('firmadaEn').executeTakeFirst())?.firmadaEn;

test('a quien no lo tiene no hay qué quitarle; a uno mismo, nadie', async () => {
  const yo = (await app.llamar(verUsuarioActual, {}, { token: admin })).cuerpo.id;
  expect((await pedir(yo)).problema.codigo).toBe('NO_A_SI_MISMO');
  const { id } = await app.db
    .selectFrom('usuario')
    .select('id')
    .where('correo', '=', 'auxiliar@cuadra.demo')
    .executeTakeFirstOrThrow();
  expect((await pedir(id)).problema.codigo).toBe('CAMBIO_SIN_SUSTENTO');
});

test('ni la base deja que otro quite o ponga un factor', async () => {
  const yo = (await app.llamar(verUsuarioActual, {}, { token: admin })).cuerpo.id;
  const comoAdmin = (orden: ReturnType<typeof sql>) =>
    escribir(app.db, contextoDelSistema(app.reloj.ahora(), 'prueba'), 'prueba', async (tx) => {
      await sql`select set_config('cuadra.actor', ${yo}, true)`.execute(tx);
      await orden.execute(tx);
    });
  for (const tabla of ['passkey', 'totp', 'recuperacion'])
    await expect(
      comoAdmin(sql`delete from ${sql.table(tabla)} where usuario = ${persona.id}`),
      tabla,
    ).rejects.toThrow('El segundo factor de otra persona no lo cambia una sola');
  await expect(
    comoAdmin(sql`insert into passkey (usuario, credencial, clave_publica, nombre, creada_en)
      values (${persona.id}, 'AAAAAAAAAAAAAAAAAAAAAA', '\\x00', 'Mía', now())`),
  ).rejects.toThrow('El segundo factor de otra persona no lo cambia una sola');
});

test('con la puesta en marcha firmada espera a otro administrador, que lo aprueba', async () => {
  expect(await firmada()).not.toBeNull();
  const contrasena = await cifrarContrasena(CONTRASENA_DEMO);
  const contexto = contextoDelSistema(app.reloj.ahora(), 'prueba');
  const datos = { nombre: 'Otra Administradora', correo: 'admin2@cuadra.demo', contrasena };
  // As the owner: a second administrador takes two people, and that is not what is tried here.
  const { Client } = (await import('pg')).default;
  const dueno = new Client({ connectionString: app.url });
  await dueno.connect();
  const segundo = await escribir(app.db, contexto, 'prueba', (tx) =>
    darDeAlta(tx, contexto, { ...datos, roles: ['auditor'], agencias: ['01'] }),
  );
  await dueno.query(`begin; set local cuadra.accion = 'prueba';
    update usuario_rol set rol = 'administrador' where usuario = '${segundo}'; commit`);
  await dueno.end();

  expect((await pedir(persona.id)).cuerpo).toEqual({ resultado: 'en-espera' });
  expect(await ver()).toMatchObject({ passkeys: 1, tieneTotp: true, dispositivos: 1 });
  const [cambio] = (await app.llamar(listarCambios, { query: {} }, { token: admin })).cuerpo;
  expect(cambio?.descripcion).toContain('1 llave de acceso y la aplicación de códigos');
  const aprobar = (token: string) =>
    app.llamar(aprobarCambio, { params: { id: cambio?.id ?? '' } }, { token });
  expect((await aprobar(admin)).problema.codigo).toBe('CAMBIO_PROPIO');

  const cartas = app.cartas.length;
  expect((await aprobar(await app.entrar('admin2@cuadra.demo'))).status).toBe(200);
  expect(await ver()).toMatchObject({ passkeys: 0, tieneTotp: false, codigosRestantes: 0, dispositivos: 0 });
  expect((await app.llamar(verUsuarioActual, {}, { token: persona.token })).problema.codigo).toBe(
    'TOKEN_INVALIDO',
  );
  expect(app.cartas.slice(cartas).map(({ para }) => para)).toContain(CORREO);
  const avisos = JSON.stringify((await app.llamar(listarNotificaciones, {}, { token: admin })).cuerpo);
  expect(avisos).toContain('Se quitó un segundo factor');
  // One step again, with the password alone: what is left to do is to choose another.
  const body = { email: CORREO, password: CONTRASENA_DEMO };
  expect((await app.llamar(iniciarSesion, { body })).status).toBe(200);
  expect((await app.llamar(pedirFirma, {})).status).toBe(200);
});
