// The two steps of a sign-in with codes: temporary ones, of recovery, and remembered browsers.
import * as contrato from '@cuadra/contract/acceso/segundo-factor';
import { editarUsuarioActual, iniciarSesion, verUsuarioActual } from '@cuadra/contract/acceso/sesion';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';
import { cifrar, descifrar } from './cifrado.ts';
import {
  conTotp,
  empezarIngreso,
  oficinaConNombre,
  type Telefono,
  telefonoCon,
  terminar,
} from './testing/personas.ts';

const CORREO = 'contador@cuadra.demo';
let app: AplicacionDePrueba;
let telefono: Telefono;
let codigos: string[];
let token: string;

beforeAll(async () => {
  app = await oficinaConNombre();
  token = await app.entrar(CORREO);
  const activado = await conTotp(app, token);
  telefono = activado.telefono;
  codigos = activado.codigos ?? [];
});
afterAll(() => app.cerrar());

const totp = (codigo: string) => ({ metodo: 'totp' as const, codigo });
const recuperacion = (codigo: string) => ({ metodo: 'recuperacion' as const, codigo });
const pasarUnRato = () => app.reloj.avanzar({ minutes: 31 });

describe('códigos temporales', () => {
  test('la contraseña correcta no abre nada por sí sola; con el código, sí', async () => {
    const { intento, metodos } = await empezarIngreso(app, CORREO);
    expect(metodos).toEqual(['totp', 'recuperacion']);
    const { status, cuerpo } = await terminar(app, intento, totp(telefono()));
    expect([status, cuerpo.user.email, cuerpo.dispositivo, cuerpo.codigosRestantes]).toEqual([
      200,
      CORREO,
      null,
      null,
    ]);
    expect((await app.llamar(verUsuarioActual, {}, { token: cuerpo.accessToken })).status).toBe(200);
  });

  test('un código sirve una vez, y lo que el navegador tenía también', async () => {
    app.reloj.avanzar({ seconds: 60 });
    const { intento } = await empezarIngreso(app, CORREO);
    const codigo = telefono();
    expect((await terminar(app, intento, totp(codigo))).status).toBe(200);
    expect((await terminar(app, intento, totp(telefono(1)))).problema.codigo).toBe('INGRESO_VENCIDO');
    const otro = await empezarIngreso(app, CORREO);
    expect((await terminar(app, otro.intento, totp(codigo))).problema.codigo).toBe('CODIGO_INCORRECTO');
    // Nor one of before, though it never was used.
    const anterior = await terminar(app, otro.intento, totp(telefono(-1)));
    expect(anterior.problema.codigo).toBe('CODIGO_INCORRECTO');
  });

  test('del mismo código a la vez, entra uno', async () => {
    app.reloj.avanzar({ seconds: 60 });
    const [uno, dos] = [await empezarIngreso(app, CORREO), await empezarIngreso(app, CORREO)];
    const codigo = telefono();
    const respuestas = await Promise.all(
      [uno, dos].map(({ intento }) => terminar(app, intento, totp(codigo))),
    );
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test.each([
    [-2, 422],
    [-1, 200],
    [1, 200],
    [2, 422],
  ])('con el reloj %i pasos aparte: %i', async (pasos, esperado) => {
    pasarUnRato();
    const { intento } = await empezarIngreso(app, CORREO);
    expect((await terminar(app, intento, totp(telefono(pasos)))).status).toBe(esperado);
  });

  test('pasados cinco minutos hay que empezar de nuevo', async () => {
    pasarUnRato();
    const { intento } = await empezarIngreso(app, CORREO);
    app.reloj.avanzar({ minutes: 5 });
    expect((await terminar(app, intento, totp(telefono()))).problema.codigo).toBe('INGRESO_VENCIDO');
  });

  test('pedido varias veces a la vez, vale el último secreto y ninguna falla', async () => {
    const token = await app.entrar('cajero@cuadra.demo');
    const pedidos = Array.from({ length: 8 }, () => app.llamar(contrato.prepararTotp, {}, { token }));
    expect(new Set((await Promise.all(pedidos)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('adivinar se detiene, aunque la contraseña sea la correcta cada vez', async () => {
    pasarUnRato();
    // Having entered, earlier failures are forgiven.
    await terminar(app, (await empezarIngreso(app, CORREO)).intento, totp(telefono()));
    pasarUnRato();
    const vistos: string[] = [];
    for (let vez = 0; vez < 8; vez++) {
      const { intento } = await empezarIngreso(app, CORREO);
      vistos.push((await terminar(app, intento, totp('000000'))).problema.codigo);
    }
    expect(vistos.slice(0, 6)).toEqual(Array(6).fill('CODIGO_INCORRECTO'));
    expect(vistos.slice(6)).toEqual(['DEMASIADOS_INTENTOS', 'DEMASIADOS_INTENTOS']);
    const { intento } = await empezarIngreso(app, CORREO);
    expect((await terminar(app, intento, totp(telefono()))).problema.codigo).toBe('DEMASIADOS_INTENTOS');
    pasarUnRato();
  });

  test('el secreto se guarda cifrado, y no abre con otra clave ni para otra persona', async () => {
    const { secreto, usuario } = await app.db
      .selectFrom('totp')
      .select(['secreto', 'usuario'])
      .executeTakeFirstOrThrow();
    const claro = descifrar(app.plataforma.secreto, usuario, secreto);
    expect(claro).toHaveLength(20);
    expect(secreto.includes(claro ?? '')).toBe(false);
    expect(descifrar('otra clave del servidor, igual de larga', usuario, secreto)).toBeUndefined();
    expect(descifrar(app.plataforma.secreto, 'otra persona', secreto)).toBeUndefined();
    const dosVeces = [1, 2].map(() => cifrar('clave', 'yo', Buffer.from('igual')).toString('hex'));
    expect(new Set(dosVeces).size).toBe(2);
  });

  test('una aplicación nueva reemplaza a la anterior cuando se confirma, no antes', async () => {
    pasarUnRato();
    const primera = await empezarIngreso(app, CORREO);
    const sesion = (await terminar(app, primera.intento, totp(telefono()))).cuerpo.accessToken;
    const { cuerpo } = await app.llamar(contrato.prepararTotp, {}, { token: sesion });
    const nuevo = telefonoCon(app, cuerpo.secreto);
    expect(cuerpo.uri).toContain('otpauth://totp/Cuadra:contador%40cuadra.demo');
    app.reloj.avanzar({ seconds: 60 });
    const segunda = await empezarIngreso(app, CORREO);
    expect((await terminar(app, segunda.intento, totp(telefono()))).status).toBe(200);
    const malo = await app.llamar(contrato.confirmarTotp, { body: { codigo: '123456' } }, { token: sesion });
    expect(malo.problema.codigo).toBe('CODIGO_INCORRECTO');
    const bueno = await app.llamar(contrato.confirmarTotp, { body: { codigo: nuevo() } }, { token: sesion });
    // The recovery codes are those of the first factor.
    expect([bueno.status, bueno.cuerpo.codigos]).toEqual([200, null]);
    app.reloj.avanzar({ seconds: 60 });
    const tercera = await empezarIngreso(app, CORREO);
    expect((await terminar(app, tercera.intento, totp(telefono()))).status).toBe(422);
    expect((await terminar(app, tercera.intento, totp(nuevo()))).status).toBe(200);
    telefono = nuevo;
  });
});

describe('códigos de recuperación', () => {
  test('son diez, distintos, y de ninguno queda más que su huella', async () => {
    expect(new Set(codigos).size).toBe(10);
    for (const codigo of codigos) expect(codigo).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    const { huellas } = await app.db.selectFrom('recuperacion').select('huellas').executeTakeFirstOrThrow();
    expect(huellas).toHaveLength(10);
    for (const huella of huellas) expect(huella).toMatch(/^[0-9a-f]{64}$/);
  });

  test('cada uno sirve una vez, escrito de cualquier modo; se dice cuántos quedan y se avisa', async () => {
    pasarUnRato();
    const [primero = ''] = codigos;
    const { intento } = await empezarIngreso(app, CORREO);
    const escrito = ` ${primero.toLowerCase().replace('-', ' ')} `;
    const cartas = app.cartas.length;
    const { status, cuerpo } = await terminar(app, intento, recuperacion(escrito));
    expect([status, cuerpo.codigosRestantes]).toEqual([200, 9]);
    expect(app.cartas.slice(cartas)).toEqual([
      expect.objectContaining({ para: CORREO, texto: expect.stringContaining('Le quedan 9.') }),
    ]);
    const otro = await empezarIngreso(app, CORREO);
    expect((await terminar(app, otro.intento, recuperacion(primero))).problema.codigo).toBe(
      'CODIGO_INCORRECTO',
    );
  });

  test('al renovarlos, los anteriores dejan de servir', async () => {
    pasarUnRato();
    const { intento } = await empezarIngreso(app, CORREO);
    const sesion = (await terminar(app, intento, totp(telefono()))).cuerpo.accessToken;
    const { cuerpo } = await app.llamar(contrato.renovarCodigos, {}, { token: sesion });
    expect(cuerpo.segundoFactor.codigosRestantes).toBe(10);
    const otro = await empezarIngreso(app, CORREO);
    const [, segundo = ''] = codigos;
    expect((await terminar(app, otro.intento, recuperacion(segundo))).status).toBe(422);
    codigos = cuerpo.codigos ?? [];
    expect((await terminar(app, otro.intento, recuperacion(codigos[0] ?? ''))).status).toBe(200);
  });

  test('quien no tiene segundo factor no puede pedirlos', async () => {
    const auxiliar = await app.entrar('auxiliar@cuadra.demo');
    const { problema } = await app.llamar(contrato.renovarCodigos, {}, { token: auxiliar });
    expect(problema.codigo).toBe('NO_ENCONTRADO');
  });
});

describe('dispositivos recordados', () => {
  const recordado = async () => {
    pasarUnRato();
    const { intento } = await empezarIngreso(app, CORREO);
    const { cuerpo } = await terminar(app, intento, totp(telefono()), true);
    return { dispositivo: cuerpo.dispositivo ?? '', sesion: cuerpo.accessToken };
  };
  const conContrasena = (email: string, dispositivo: string, password = CONTRASENA_DEMO) =>
    app.llamar(iniciarSesion, { body: { email, password, dispositivo } });

  test('durante treinta días basta la contraseña, y no más', async () => {
    const { dispositivo } = await recordado();
    expect((await conContrasena(CORREO, dispositivo)).status).toBe(200);
    app.reloj.avanzar({ hours: 24 * 30 - 1 });
    expect((await conContrasena(CORREO, dispositivo)).status).toBe(200);
    app.reloj.avanzar({ hours: 1 });
    expect((await conContrasena(CORREO, dispositivo)).problema.codigo).toBe('SEGUNDO_FACTOR_REQUERIDO');
  });

  test('el de otra persona no vale', async () => {
    const { dispositivo } = await recordado();
    await conTotp(app, await app.entrar('contador2@cuadra.demo'));
    await empezarIngreso(app, 'contador2@cuadra.demo', dispositivo);
    expect((await conContrasena(CORREO, dispositivo, 'no es esta')).problema.codigo).toBe(
      'CREDENCIALES_INVALIDAS',
    );
  });

  test('se ven y se olvidan, los propios', async () => {
    const { dispositivo, sesion } = await recordado();
    const ver = async () => (await app.llamar(contrato.verMiSegundoFactor, {}, { token: sesion })).cuerpo;
    const [uno] = (await ver()).dispositivos;
    expect(uno).toMatchObject({ direccion: '127.0.0.1', navegador: 'lightMyRequest' });
    const params = { id: uno?.id ?? '' };
    const ajeno = await app.entrar('auxiliar@cuadra.demo');
    const negado = await app.llamar(contrato.olvidarDispositivo, { params }, { token: ajeno });
    expect(negado.problema.codigo).toBe('NO_ENCONTRADO');
    expect((await app.llamar(contrato.olvidarDispositivo, { params }, { token: sesion })).status).toBe(200);
    await empezarIngreso(app, CORREO, dispositivo);
  });

  test('al cambiar la contraseña se olvidan todos, y lo que estaba a medias también', async () => {
    const { dispositivo, sesion } = await recordado();
    app.reloj.avanzar({ seconds: 60 });
    const { intento } = await empezarIngreso(app, CORREO);
    const password = { current: CONTRASENA_DEMO, next: 'Pepitoria-de-Salama-93' };
    const cambio = await app.llamar(editarUsuarioActual, { body: { user: { password } } }, { token: sesion });
    expect(cambio.status).toBe(200);
    expect((await terminar(app, intento, totp(telefono()))).problema.codigo).toBe('INGRESO_VENCIDO');
    const { problema } = await conContrasena(CORREO, dispositivo, password.next);
    expect(problema.codigo).toBe('SEGUNDO_FACTOR_REQUERIDO');
  });
});

test('ningún secreto llega a la bitácora: ni secretos, ni códigos, ni huellas, ni lo que guarda el navegador', async () => {
  const filas = await app.db
    .selectFrom('bitacora')
    .select(['accion', 'entidad', 'antes', 'despues'])
    .execute();
  const entidades = new Set(filas.map(({ entidad }) => entidad));
  expect([...entidades]).toEqual(
    expect.arrayContaining(['totp', 'recuperacion', 'dispositivo_recordado', 'sesion']),
  );
  const columnas = filas
    .filter(({ entidad }) => ['totp', 'recuperacion', 'dispositivo_recordado', 'passkey'].includes(entidad))
    .flatMap(({ antes, despues }) => [...Object.entries(antes ?? {}), ...Object.entries(despues ?? {})]);
  // That it is the same one, and nothing else.
  const secretas = ['secreto', 'huella', 'huellas', 'clave_publica', 'credencial'];
  const dichas = columnas.filter(([columna]) => secretas.includes(columna)).map(([, valor]) => valor);
  expect(dichas).not.toEqual([]);
  for (const valor of dichas) expect(valor).toMatch(/^sha256:[\da-f]{64}$/);
  expect(columnas.filter(([columna]) => columna === 'ultimo_paso')).toEqual([]);
  const todo = JSON.stringify(filas);
  expect(codigos.filter((codigo) => todo.includes(codigo))).toEqual([]);
});
