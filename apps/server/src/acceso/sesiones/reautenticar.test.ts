import { reautenticar } from '@cuadra/contract/acceso/reautenticacion';
import { cerrarSesion, desbloquearSesion } from '@cuadra/contract/acceso/sesion';
import { mantenerSesion } from '@cuadra/contract/acceso/sesiones';
import { cerrarPeriodo } from '@cuadra/contract/contabilidad/periodos/periodos';
import { pedirPolitica } from '@cuadra/contract/control/politica';
import type { Endpoint } from '@cuadra/contract/endpoint';
import { allEndpoints } from '@cuadra/contract/testing/all-endpoints';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

const ADMIN = 'admin@cuadra.demo';

let app: AplicacionDePrueba;

beforeAll(async () => {
  app = await aplicacionDePrueba();
});

afterAll(() => app.cerrar());

const probar = (token: string, password: string, direccion = '127.0.0.1') =>
  app.llamar(reautenticar, { body: { metodo: 'contrasena', password } }, { token, direccion });

/** What becomes of a change of the limits whose body says nothing: whoever is let through is told of the body. */
async function cambiarLimites(token: string): Promise<string> {
  const { method, path: url } = pedirPolitica;
  const headers = { authorization: `Bearer ${token}` };
  const respuesta = await app.app.inject({ method, url, headers, payload: {} });
  return respuesta.json().codigo;
}

/** Somebody signed in who goes on working: the session lives, and the proof grows old. */
async function entrarHace(minutos: number): Promise<string> {
  const token = await app.entrar(ADMIN);
  for (let n = 0; n < minutos; n++) {
    app.reloj.avanzar({ minutes: 1 });
    await app.llamar(mantenerSesion, {}, { token });
  }
  return token;
}

test('lo piden estos endpoints, y ningún otro', async () => {
  const lista = (await allEndpoints())
    .filter((endpoint: Endpoint) => endpoint.reautenticacion)
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted();
  expect(lista).toEqual(
    [
      'POST /api/contabilidad/cajas/jornadas/:id/revisar',
      'POST /api/contabilidad/cajas/jornadas/:id/propuesta',
      'POST /api/contabilidad/bancos/conciliaciones/:id/aprobar',
      'POST /api/contabilidad/bancos/conciliaciones/:id/reapertura',
      'POST /api/contabilidad/bancos/conciliaciones/:id/reabrir',
      'POST /api/ahorros/corridas/:id/aprobacion',
      'POST /api/ahorros/corridas/:id/reversion',
      'POST /api/contabilidad/periodos/:anio/:mes/cerrar',
      'POST /api/contabilidad/periodos/:anio/:mes/reabrir',
      'POST /api/contabilidad/periodos/reaperturas/:id/aprobar',
      'POST /api/contabilidad/ejercicios/:anio/cerrar',
      'POST /api/contabilidad/saldos-iniciales/:id/aprobar',
      'POST /api/contabilidad/saldos-iniciales/:id/reversion/aprobar',
      'PUT /api/contabilidad/folios/:libro/usados-antes',
      'POST /api/administracion/puesta-en-marcha/comprobacion/firma',
      'POST /api/administracion/usuarios/hoja',
      'POST /api/administracion/usuarios/sobres',
      'POST /api/administracion/usuarios',
      'PATCH /api/administracion/usuarios/:id',
      'POST /api/administracion/usuarios/:id/reponer-contrasena',
      'POST /api/administracion/usuarios/:id/sobre',
      'POST /api/administracion/sobres/:id/confirmar',
      'POST /api/administracion/poderes/cambios/:id/aprobar',
      'POST /api/administracion/poderes/usuarios/:id/pares',
      'POST /api/administracion/respaldos',
      'POST /api/administracion/exportacion',
      'GET /api/administracion/exportacion/:id/archivo',
      'POST /api/administracion/practica',
      'POST /api/administracion/practica/traer',
      'DELETE /api/administracion/practica',
      'POST /api/administracion/solicitudes/:id/aprobar',
      'PUT /api/control/politica',
      'POST /api/control/autorizaciones/:id/respuesta',
      'POST /api/contabilidad/folios/:libro/autorizaciones',
      'DELETE /api/contabilidad/folios/:libro/autorizaciones/:id',
      'POST /api/contabilidad/folios/:libro/anulaciones',
      'POST /api/contabilidad/folios/impresiones',
      'POST /api/administracion/usuarios/:id/segundo-factor/recuperar',
      'PUT /api/administracion/segundo-factor/roles',
      'DELETE /api/common/sessions',
      'DELETE /api/common/sessions/:id',
      'POST /api/common/second-factor/passkeys/options',
      'POST /api/common/second-factor/passkeys',
      'DELETE /api/common/second-factor/passkeys/:id',
      'POST /api/common/second-factor/totp',
      'POST /api/common/second-factor/totp/confirm',
      'DELETE /api/common/second-factor/totp',
      'POST /api/common/second-factor/recovery-codes',
    ].toSorted(),
  );
});

test('quien acaba de entrar no la necesita, hasta diez minutos después', async () => {
  const token = await entrarHace(10);
  expect(await cambiarLimites(token)).toBe('PETICION_INVALIDA');
  app.reloj.avanzar({ seconds: 1 });
  expect(await cambiarLimites(token)).toBe('REAUTENTICACION_REQUERIDA');
});

test('con su contraseña sigue en la misma sesión, otros diez minutos, y queda en la bitácora', async () => {
  const probada = await probar(await entrarHace(11), CONTRASENA_DEMO);
  expect(probada.status).toBe(200);
  const token = probada.cuerpo.accessToken;
  expect(await cambiarLimites(token)).toBe('PETICION_INVALIDA');
  const notas = await app.db
    .selectFrom('bitacora')
    .select(['entidad', 'despues'])
    .where('accion', '=', 'sesion:reautenticar')
    .execute();
  expect(notas).toEqual([{ entidad: 'sesion', despues: { metodo: 'contrasena' } }]);
  for (let n = 0; n < 11; n++) {
    app.reloj.avanzar({ minutes: 1 });
    await app.llamar(mantenerSesion, {}, { token });
  }
  expect(await cambiarLimites(token)).toBe('REAUTENTICACION_REQUERIDA');
});

test('quien había copiado el token no gana nada con la prueba: desde entonces sirve otro', async () => {
  const copiado = await entrarHace(11);
  const { cuerpo } = await probar(copiado, CONTRASENA_DEMO);
  expect(decodeJwt(cuerpo.accessToken).sid).toBe(decodeJwt(copiado).sid);
  expect(await cambiarLimites(copiado)).toBe('TOKEN_INVALIDO');
  expect(await cambiarLimites(cuerpo.accessToken)).toBe('PETICION_INVALIDA');
});

test('una contraseña equivocada no vale, se señala en su campo y cuenta para el bloqueo', async () => {
  const token = await entrarHace(11);
  const mala = await probar(token, 'no es esta', '10.8.0.1');
  expect([mala.status, mala.problema.codigo, mala.problema.errores?.[0]?.campo]).toEqual([
    422,
    'CONTRASENA_ACTUAL_INCORRECTA',
    'password',
  ]);
  expect(await cambiarLimites(token)).toBe('REAUTENTICACION_REQUERIDA');
  for (let n = 0; n < 5; n++) await probar(token, 'no es esta', '10.8.0.1');
  expect((await probar(token, CONTRASENA_DEMO, '10.8.0.1')).problema.codigo).toBe('DEMASIADOS_INTENTOS');
  app.reloj.avanzar({ hours: 1 });
});

test('desbloquear la sesión con la contraseña también cuenta', async () => {
  const token = await entrarHace(11);
  const body = { email: ADMIN, password: CONTRASENA_DEMO };
  const { cuerpo } = await app.llamar(desbloquearSesion, { body }, { token });
  expect(await cambiarLimites(cuerpo.accessToken)).toBe('PETICION_INVALIDA');
  expect(await cambiarLimites(token)).toBe('TOKEN_INVALIDO');
});

test('se juzga después del permiso y antes de leer el cuerpo', async () => {
  const [contador, cajero] = [
    await app.entrar('contador@cuadra.demo'),
    await app.entrar('cajero@cuadra.demo'),
  ];
  for (let n = 0; n < 11; n++) {
    app.reloj.avanzar({ minutes: 1 });
    for (const token of [contador, cajero]) await app.llamar(mantenerSesion, {}, { token });
  }
  const pedir = async (token: string) => {
    const { method, path } = cerrarPeriodo;
    const respuesta = await app.app.inject({
      method,
      url: path.replace(':anio', '2026').replace(':mes', '10'),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: '{"sin terminar',
    });
    return respuesta.json().codigo;
  };
  expect(await pedir(cajero)).toBe('SIN_PERMISO');
  expect(await pedir(contador)).toBe('REAUTENTICACION_REQUERIDA');
});

test('una sesión cerrada no se recupera así', async () => {
  const token = await app.entrar(ADMIN);
  await app.llamar(cerrarSesion, {}, { token });
  expect((await probar(token, CONTRASENA_DEMO)).status).toBe(401);
});

test('OpenAPI lo dice, con su rechazo', async () => {
  const authorization = `Bearer ${await app.entrar(ADMIN)}`;
  const { paths } = (await app.app.inject({ url: '/api/openapi.json', headers: { authorization } })).json();
  const { description, responses } = paths['/api/control/politica'].put;
  expect(description).toContain('últimos 10 minutos');
  expect(JSON.stringify(responses['403'])).toContain('REAUTENTICACION_REQUERIDA');
});
