// Passkeys through the real application, with an authenticator made of software: what serves, and each thing that does not.
import * as contrato from '@cuadra/contract/acceso/segundo-factor';
import { desbloquearSesion, verUsuarioActual } from '@cuadra/contract/acceso/sesion';
import type { FirmaDePasskey } from '@cuadra/contract/acceso/webauthn';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';
import { type Autenticador, type Capricho, crearAutenticador } from './testing/autenticador.ts';
import { conPasskey, empezarIngreso, ORIGEN, oficinaConNombre, terminar } from './testing/personas.ts';

let app: AplicacionDePrueba;
let suya: Autenticador;
let token: string;
const CORREO = 'contador@cuadra.demo';

beforeAll(async () => {
  app = await oficinaConNombre();
  token = await app.entrar(CORREO);
  ({ autenticador: suya } = await conPasskey(app, token));
});
afterAll(() => app.cerrar());

const pedir = async () => (await app.llamar(contrato.pedirFirma, {})).cuerpo;
const ingresar = (firma: FirmaDePasskey) => app.llamar(contrato.ingresarConPasskey, { body: { firma } });
const intentar = async (capricho: Capricho = {}, con = suya) =>
  (await ingresar(con.firmar(await pedir(), capricho))).problema.codigo;
const motivos = async () => {
  const filas = await app.db
    .selectFrom('bitacora')
    .select('despues')
    .where('accion', '=', 'passkey:rechazar')
    .orderBy('n', 'desc')
    .limit(1)
    .execute();
  return JSON.stringify(filas[0]?.despues);
};

describe('registrar una llave de acceso', () => {
  const intentarAlta = async (capricho: Capricho, quien = token) => {
    const { cuerpo } = await app.llamar(contrato.prepararPasskey, {}, { token: quien });
    const body = { nombre: 'Otra', credencial: crearAutenticador(ORIGEN).crear(cuerpo, capricho) };
    return (await app.llamar(contrato.registrarPasskey, { body }, { token: quien })).problema.codigo;
  };

  test('queda su mitad pública, y la sesión cuenta con segundo factor', async () => {
    const fila = await app.db
      .selectFrom('passkey')
      .innerJoin('sesion', 'sesion.usuario', 'passkey.usuario')
      .select(['passkey.credencial', 'passkey.nombre', 'passkey.contador', 'sesion.segundoFactor'])
      .where('sesion.cerradaEn', 'is', null)
      .executeTakeFirstOrThrow();
    expect(fila).toEqual({
      credencial: suya.credencial,
      nombre: 'Mi teléfono',
      contador: 1,
      segundoFactor: true,
    });
  });

  test('pide reconocer a la persona, que se nombre sola y que nadie responda por ella', async () => {
    const { cuerpo } = await app.llamar(contrato.prepararPasskey, {}, { token });
    expect(cuerpo).toMatchObject({
      rp: { id: 'cuadra.ejemplo.gt', name: 'Cuadra' },
      user: { name: CORREO },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: suya.credencial, type: 'public-key', transports: ['internal'] }],
    });
  });

  test.each([
    ['de otro sitio', { origen: 'https://cuadra.ejemplo.gt.malo.example' }],
    ['para otro nombre', { rpId: 'malo.example' }],
    ['sin reconocer a la persona', { sinReconocer: true }],
    ['con un desafío inventado', { desafio: Buffer.alloc(32).toString('base64url') }],
  ])('%s no se registra', async (_, capricho) => {
    expect(await intentarAlta(capricho)).toBe('PASSKEY_NO_REGISTRADA');
  });

  test('lo que se pidió en otra sesión no sirve en esta, ni dos veces, ni tarde', async () => {
    const ajena = await app.entrar('auxiliar@cuadra.demo');
    const { cuerpo } = await app.llamar(contrato.prepararPasskey, {}, { token: ajena });
    const credencial = crearAutenticador(ORIGEN).crear(cuerpo);
    const registrar = (quien: string) =>
      app.llamar(contrato.registrarPasskey, { body: { nombre: 'Otra', credencial } }, { token: quien });
    expect((await registrar(token)).problema.codigo).toBe('PASSKEY_NO_REGISTRADA');
    // Whoever tried it spent it.
    expect((await registrar(ajena)).problema.codigo).toBe('PASSKEY_NO_REGISTRADA');

    const tarde = (await app.llamar(contrato.prepararPasskey, {}, { token: ajena })).cuerpo;
    app.reloj.avanzar({ minutes: 3 });
    const body = { nombre: 'Tarde', credencial: crearAutenticador(ORIGEN).crear(tarde) };
    const { problema } = await app.llamar(contrato.registrarPasskey, { body }, { token: ajena });
    expect(problema.codigo).toBe('PASSKEY_NO_REGISTRADA');
  });

  test('la de otra persona no se registra como propia', async () => {
    const auxiliar = await app.entrar('auxiliar@cuadra.demo');
    const { cuerpo } = await app.llamar(contrato.prepararPasskey, {}, { token: auxiliar });
    const body = { nombre: 'Ajena', credencial: suya.crear(cuerpo) };
    const { problema } = await app.llamar(contrato.registrarPasskey, { body }, { token: auxiliar });
    expect(problema.codigo).toBe('PASSKEY_NO_REGISTRADA');
    // It forgot who its owner was: it is told again.
    const propia = await app.llamar(contrato.prepararPasskey, {}, { token });
    suya.crear(propia.cuerpo);
  });
});

describe('ingresar con ella sola', () => {
  test('abre una sesión que vale por los dos factores', async () => {
    const { status, cuerpo } = await ingresar(suya.firmar(await pedir()));
    expect([status, cuerpo.user.email, cuerpo.tokenType]).toEqual([200, CORREO, 'bearer']);
    const yo = await app.llamar(verUsuarioActual, {}, { token: cuerpo.accessToken });
    expect(yo.cuerpo).toEqual(cuerpo.user);
    const { segundoFactor } = await app.db
      .selectFrom('sesion')
      .select('segundoFactor')
      .where('usuario', '=', cuerpo.user.id)
      .where('cerradaEn', 'is', null)
      .orderBy('abiertaEn', 'desc')
      .executeTakeFirstOrThrow();
    expect(segundoFactor).toBe(true);
  });

  test('lo ya firmado no sirve otra vez', async () => {
    const firma = suya.firmar(await pedir());
    expect((await ingresar(firma)).status).toBe(200);
    expect((await ingresar(firma)).problema.codigo).toBe('PASSKEY_INVALIDA');
    expect(await motivos()).toContain('desafío vencido, usado o de otro');
  });

  test.each<[string, Capricho, string]>([
    ['firmada para otro sitio', { origen: 'https://malo.example' }, 'origin'],
    ['firmada para otro nombre', { rpId: 'malo.example' }, 'RP ID'],
    ['con un desafío que nadie pidió', { desafio: Buffer.alloc(32, 7).toString('base64url') }, 'desafío'],
    ['sin reconocer a la persona', { sinReconocer: true }, 'verification'],
    ['que dice ser de otro', { dueno: Buffer.from('otro').toString('base64url') }, 'otra persona'],
    ['con una cuenta que ya pasó: alguien la copió', { contador: 1 }, 'counter'],
  ])('%s, no', async (_, capricho, motivo) => {
    expect(await intentar(capricho)).toBe('PASSKEY_INVALIDA');
    expect(await motivos()).toContain(motivo);
    // The true one goes on from where it was.
    expect((await ingresar(suya.firmar(await pedir(), { contador: 1_000 + contadas++ }))).status).toBe(200);
  });
  let contadas = 0;

  test('una que nadie registró, no', async () => {
    expect(await intentar({}, crearAutenticador(ORIGEN))).toBe('PASSKEY_INVALIDA');
  });

  test('pasados tres minutos, lo pedido venció', async () => {
    const opciones = await pedir();
    app.reloj.avanzar({ minutes: 3 });
    expect((await ingresar(suya.firmar(opciones))).problema.codigo).toBe('PASSKEY_INVALIDA');
  });

  test('lo pedido para completar un ingreso no sirve para ingresar, ni al revés', async () => {
    const { intento } = await empezarIngreso(app, CORREO);
    const deSegundo = (await app.llamar(contrato.pedirFirmaDeIngreso, { body: { intento } })).cuerpo;
    expect((await ingresar(suya.firmar(deSegundo))).problema.codigo).toBe('PASSKEY_INVALIDA');
    const prueba = { metodo: 'passkey' as const, firma: suya.firmar(await pedir()) };
    expect((await terminar(app, intento, prueba)).problema.codigo).toBe('PASSKEY_INVALIDA');
  });

  test('la de otra persona no completa mi ingreso', async () => {
    const auxiliar = await conPasskey(app, await app.entrar('auxiliar@cuadra.demo'));
    const { intento } = await empezarIngreso(app, CORREO);
    const { cuerpo } = await app.llamar(contrato.pedirFirmaDeIngreso, { body: { intento } });
    expect(cuerpo.allowCredentials.map(({ id }) => id)).toEqual([suya.credencial]);
    const prueba = { metodo: 'passkey' as const, firma: auxiliar.autenticador.firmar(cuerpo) };
    expect((await terminar(app, intento, prueba)).problema.codigo).toBe('PASSKEY_INVALIDA');
    const otra = (await app.llamar(contrato.pedirFirmaDeIngreso, { body: { intento } })).cuerpo;
    const propia = await terminar(app, intento, { metodo: 'passkey', firma: suya.firmar(otra) });
    expect([propia.status, propia.cuerpo.user.email]).toEqual([200, CORREO]);
  });

  test('un usuario deshabilitado no entra con la suya', async () => {
    const activar = (activo: boolean) =>
      escribir(app.db, contextoDelSistema(app.reloj.ahora(), 'prueba'), 'prueba', (tx) =>
        tx.updateTable('usuario').set({ activo }).where('correo', '=', CORREO).execute(),
      );
    await activar(false);
    expect(await intentar()).toBe('PASSKEY_INVALIDA');
    await activar(true);
    expect(await intentar()).toBeUndefined();
  });
});

describe('desbloquear', () => {
  const desbloquear = (email: string, firma: FirmaDePasskey, conToken?: string) =>
    app.llamar(
      contrato.desbloquearConPasskey,
      { body: { email, firma } },
      conToken === undefined ? {} : { token: conToken },
    );

  test('con la sesión abierta sigue la misma; sin ella, abre otra', async () => {
    const { accessToken } = (await ingresar(suya.firmar(await pedir()))).cuerpo;
    const sesiones = async () => (await app.db.selectFrom('sesion').select('id').execute()).length;
    const antes = await sesiones();
    const misma = await desbloquear(CORREO, suya.firmar(await pedir()), accessToken);
    expect([misma.status, await sesiones()]).toEqual([200, antes]);
    const otra = await desbloquear(CORREO, suya.firmar(await pedir()));
    expect([otra.status, await sesiones()]).toEqual([200, antes + 1]);
  });

  test('la sesión de uno no se desbloquea con la llave de otro', async () => {
    const { problema } = await desbloquear('auxiliar@cuadra.demo', suya.firmar(await pedir()));
    expect(problema.codigo).toBe('PASSKEY_INVALIDA');
  });

  test('con la contraseña sola, quien tiene segundo factor debe mostrarlo también', async () => {
    const body = { email: CORREO, password: CONTRASENA_DEMO };
    expect((await app.llamar(desbloquearSesion, { body })).problema.codigo).toBe('SEGUNDO_FACTOR_REQUERIDO');
    const { accessToken } = (await ingresar(suya.firmar(await pedir()))).cuerpo;
    const { problema } = await app.llamar(desbloquearSesion, { body }, { token: accessToken });
    expect(problema.codigo).toBe('SEGUNDO_FACTOR_REQUERIDO');
  });
});

test('por una dirección IP no hay llaves de acceso, y se dice por qué', async () => {
  const porIp = await oficinaConNombre();
  const { config } = porIp.plataforma;
  Object.assign(config, { direccionPublica: 'http://192.168.1.20:3000' });
  const { status, problema } = await porIp.llamar(contrato.pedirFirma, {});
  expect([status, problema.codigo]).toEqual([409, 'PASSKEY_SIN_NOMBRE_DE_SITIO']);
  expect(problema.detail).toContain('dirección IP');
  Object.assign(config, { direccionPublica: 'http://[::1]:3000' });
  expect((await porIp.llamar(contrato.pedirFirma, {})).problema.codigo).toBe('PASSKEY_SIN_NOMBRE_DE_SITIO');
  await porIp.cerrar();
});
