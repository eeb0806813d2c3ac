// Proving again who one is, with a second factor; and that changing it asks for that.
import { pedirFirmaDeReautenticacion, reautenticar } from '@cuadra/contract/acceso/reautenticacion';
import * as contrato from '@cuadra/contract/acceso/segundo-factor';
import type { CallOf, Endpoint } from '@cuadra/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';
import { direccionDe } from '../testing/permisos/peticiones.ts';
import type { Autenticador } from './testing/autenticador.ts';
import { conPasskey, conTotp, oficinaConNombre, type Telefono } from './testing/personas.ts';

let app: AplicacionDePrueba;
let token: string;
let telefono: Telefono;
let suya: Autenticador;
let codigos: string[];

beforeAll(async () => {
  app = await oficinaConNombre();
  token = await app.entrar('contador@cuadra.demo');
  const activado = await conTotp(app, token);
  telefono = activado.telefono;
  codigos = activado.codigos ?? [];
  ({ autenticador: suya } = await conPasskey(app, token));
});
afterAll(() => app.cerrar());

/** From a proof on, another token serves. */
const probar = async (body: CallOf<typeof reautenticar>['body']) => {
  const respuesta = await app.llamar(reautenticar, { body }, { token });
  if (respuesta.status === 200) token = respuesta.cuerpo.accessToken;
  return respuesta;
};
const pedir = async () => (await app.llamar(pedirFirmaDeReautenticacion, {}, { token })).cuerpo;
const seRenueva = async () => {
  app.reloj.avanzar({ minutes: 9 });
  return (await app.llamar(contrato.renovarCodigos, {}, { token })).status === 200;
};

const contrasena = { metodo: 'contrasena', password: CONTRASENA_DEMO } as const;

describe('cambiar el segundo factor pide comprobar quién es', () => {
  const LLAMADAS: Endpoint[] = [
    contrato.prepararPasskey,
    contrato.registrarPasskey,
    contrato.quitarPasskey,
    contrato.prepararTotp,
    contrato.confirmarTotp,
    contrato.quitarTotp,
    contrato.renovarCodigos,
  ];
  test.each(LLAMADAS.map(({ summary, method, path }) => [summary, method, path] as const))(
    '%s',
    async (_, method, path) => {
      app.reloj.avanzar({ minutes: 10, seconds: 5 });
      const headers = { authorization: `Bearer ${token}` };
      const respuesta = await app.app.inject({ method, url: direccionDe(path), headers });
      expect(respuesta.json().codigo).toBe('REAUTENTICACION_REQUERIDA');
      // So that the session does not end for lack of activity meanwhile.
      expect((await probar({ metodo: 'passkey', firma: suya.firmar(await pedir()) })).status).toBe(200);
    },
  );
});

test('la contraseña sola no basta a quien tiene segundo factor, y se dice qué falta', async () => {
  const { status, problema } = await probar(contrasena);
  expect([status, problema.codigo]).toEqual([401, 'SEGUNDO_FACTOR_REQUERIDO']);
  expect(problema.segundoFactor?.metodos).toEqual(['passkey', 'totp', 'recuperacion']);
});

test('con la contraseña y un código, sí; con la contraseña mala o el código malo, no', async () => {
  const con = (codigo: string, password = CONTRASENA_DEMO) =>
    probar({ metodo: 'contrasena', password, codigo: { metodo: 'totp', codigo } });
  expect((await con(telefono(), 'no es esta')).problema.codigo).toBe('CONTRASENA_ACTUAL_INCORRECTA');
  expect((await con('000000')).problema.codigo).toBe('CODIGO_INCORRECTO');
  const codigo = telefono();
  expect((await con(codigo)).status).toBe(200);
  expect((await con(codigo)).problema.codigo).toBe('CODIGO_INCORRECTO');
});

test('un código de recuperación también vale, una vez', async () => {
  const [uno = ''] = codigos;
  const con = () => probar({ ...contrasena, codigo: { metodo: 'recuperacion', codigo: uno } });
  expect([(await con()).status, (await con()).status]).toEqual([200, 422]);
});

test('con la llave de acceso basta; lo que firmó para otra cosa, o de otra sesión, no', async () => {
  const opciones = await pedir();
  expect(opciones.allowCredentials.map(({ id }) => id)).toEqual([suya.credencial]);
  expect((await probar({ metodo: 'passkey', firma: suya.firmar(opciones) })).status).toBe(200);
  expect(await seRenueva()).toBe(true);

  const deIngreso = (await app.llamar(contrato.pedirFirma, {})).cuerpo;
  const ajena = await probar({ metodo: 'passkey', firma: suya.firmar(deIngreso) });
  expect(ajena.problema.codigo).toBe('PASSKEY_INVALIDA');
  const mia = await app.llamar(contrato.ingresarConPasskey, {
    body: { firma: suya.firmar((await app.llamar(contrato.pedirFirma, {})).cuerpo) },
  });
  const deOtraSesion = await app.llamar(pedirFirmaDeReautenticacion, {}, { token: mia.cuerpo.accessToken });
  const cruzada = await probar({ metodo: 'passkey', firma: suya.firmar(deOtraSesion.cuerpo) });
  expect(cruzada.problema.codigo).toBe('PASSKEY_INVALIDA');
});
