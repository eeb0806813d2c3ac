// Entering and staying in, through the real application.
import * as contrato from '@cuadra/contract/acceso/sesion';
import { listarUsuarios } from '@cuadra/contract/administracion/usuarios';
import { SignJWT } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { otorgarComoDueno } from '#testing/otorgar-como-dueno.ts';
import { argon2, cifrarContrasena } from '../credenciales/contrasena.ts';
import { darDeAlta } from '../usuarios/dar-de-alta.ts';

let app: AplicacionDePrueba;

beforeAll(async () => {
  app = await aplicacionDePrueba();
});

afterAll(() => app.cerrar());

const ingresar = (email: string, password = CONTRASENA_DEMO) =>
  app.llamar(contrato.iniciarSesion, { body: { email, password } });

const verUsuario = (token: string) => app.llamar(contrato.verUsuarioActual, {}, { token });

const cambiarUsuario = (correo: string, cambio: { activo?: boolean; contrasena?: string | null }) =>
  escribir(app.db, contextoDelSistema(app.reloj.ahora(), 'prueba'), 'prueba', (tx) =>
    tx.updateTable('usuario').set(cambio).where('correo', '=', correo).execute(),
  );

describe('iniciar sesión', () => {
  test('con el correo y la contraseña correctos entrega la persona y un token', async () => {
    const { status, cuerpo } = await ingresar('contador@cuadra.demo');
    expect(status).toBe(200);
    expect(cuerpo.tokenType).toBe('bearer');
    expect(cuerpo.user).toMatchObject({
      email: 'contador@cuadra.demo',
      status: 'online',
      roles: ['contador'],
      agencias: ['01', '02', '03'],
    });
    expect(cuerpo.user.permisos).toContain('catalogo:editar');
    expect(JSON.stringify(cuerpo.user)).not.toContain('argon2');
    expect((await verUsuario(cuerpo.accessToken)).cuerpo).toEqual(cuerpo.user);
  });

  test('el correo se reconoce con mayúsculas y espacios alrededor', async () => {
    expect((await ingresar('  Contador@CUADRA.demo ')).status).toBe(200);
  });

  test('contraseña mala, correo desconocido, usuario deshabilitado o sin contraseña: la misma respuesta', async () => {
    await cambiarUsuario('ahorros@cuadra.demo', { activo: false });
    await cambiarUsuario('jefe@cuadra.demo', { contrasena: null });
    const respuestas = [
      await ingresar('contador2@cuadra.demo', 'no es esta'),
      await ingresar('nadie@cuadra.demo'),
      await ingresar('ahorros@cuadra.demo'),
      await ingresar('jefe@cuadra.demo'),
    ];
    const iguales = respuestas.map(({ status, problema, cruda }) => ({
      status,
      problema: { ...problema, peticion: '' },
      tipo: cruda.headers['content-type'],
    }));
    expect(iguales[0]).toMatchObject({
      status: 401,
      problema: { codigo: 'CREDENCIALES_INVALIDAS', detail: 'El correo o la contraseña no son correctos.' },
      tipo: 'application/problem+json; charset=utf-8',
    });
    expect(new Set(iguales.map((una) => JSON.stringify(una))).size).toBe(1);
  });

  test('un correo desconocido tarda lo mismo que uno conocido', async () => {
    // The time is what is done in it: one comparison with a digest of the same cost, and the same statements.
    const conocida = 'conocida@cuadra.demo';
    const contrasena = await cifrarContrasena(CONTRASENA_DEMO);
    const contexto = contextoDelSistema(app.reloj.ahora(), 'prueba');
    await escribir(app.db, contexto, 'prueba', (tx) =>
      darDeAlta(tx, contexto, {
        nombre: conocida,
        correo: conocida,
        contrasena,
        roles: ['auditor'],
        agencias: ['01'],
      }),
    );
    const comparar = vi.spyOn(argon2, 'verify');
    const consultar = vi.spyOn(pg.Client.prototype, 'query');
    const textoDe = (consulta: unknown) =>
      typeof consulta === 'object' && consulta !== null && 'text' in consulta ? consulta.text : consulta;
    const trabajar = async (email: string) => {
      comparar.mockClear();
      consultar.mockClear();
      await app.llamar(contrato.iniciarSesion, { body: { email, password: 'no es esta' } });
      return {
        costos: comparar.mock.calls.map(
          ([huella]) => /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/.exec(String(huella))?.[0],
        ),
        consultas: consultar.mock.calls.map(([consulta]: unknown[]) => textoDe(consulta)),
      };
    };
    const conocido = await trabajar(conocida);
    const desconocido = await trabajar('desconocido@cuadra.demo');
    expect(conocido.costos).toEqual(['$argon2id$v=19$m=19456,t=2,p=1$']);
    expect(conocido.consultas.length).toBeGreaterThan(3);
    expect(desconocido).toEqual(conocido);
    comparar.mockRestore();
    consultar.mockRestore();
  });

  test('el ingreso y el rechazo quedan en la bitácora, sin la contraseña', async () => {
    const { cuerpo } = await ingresar('cajero@cuadra.demo');
    await ingresar('cajero@cuadra.demo', 'clave-equivocada-1');
    const filas = await app.db
      .selectFrom('bitacora')
      .select(['accion', 'entidad', 'idEntidad', 'direccion', 'despues'])
      .orderBy('n', 'desc')
      .limit(2)
      .execute();
    expect(filas).toEqual([
      expect.objectContaining({
        accion: 'sesion:rechazar',
        entidad: 'usuario',
        idEntidad: 'cajero@cuadra.demo',
      }),
      expect.objectContaining({
        accion: 'sesion:iniciar',
        entidad: 'sesion',
        direccion: '127.0.0.1',
        despues: expect.objectContaining({ usuario: cuerpo.user.id }),
      }),
    ]);
    expect(JSON.stringify(filas)).not.toContain('clave-equivocada-1');
  });
});

describe('el token', () => {
  test('deja de servir al cerrar la sesión', async () => {
    const token = await app.entrar('contador@cuadra.demo');
    const salida = await app.llamar(contrato.cerrarSesion, {}, { token });
    expect(salida.cuerpo).toBe(true);
    // What the browser kept of the books goes; how the person likes the screen stays.
    expect(salida.cruda.headers['clear-site-data']).toBe('"cache"');
    const { status, problema } = await verUsuario(token);
    expect([status, problema.detail]).toEqual([401, 'Invalid token']);
    const otraVez = await app.llamar(contrato.continuarSesion, { body: { accessToken: token } });
    expect([otraVez.status, otraVez.problema.detail]).toEqual([401, 'Invalid token']);
  });

  test('deja de servir en el acto si el usuario se deshabilita', async () => {
    const token = await app.entrar('auxiliar@cuadra.demo');
    await cambiarUsuario('auxiliar@cuadra.demo', { activo: false });
    expect((await verUsuario(token)).status).toBe(401);
    await cambiarUsuario('auxiliar@cuadra.demo', { activo: true });
  });

  test('un cambio de rol vale desde la siguiente petición', async () => {
    const token = await app.entrar('auditor@cuadra.demo');
    const pedir = () => app.llamar(listarUsuarios, {}, { token });
    expect((await pedir()).problema.codigo).toBe('SIN_PERMISO');
    const cambiar = (rol: 'administrador' | 'auditor') =>
      otorgarComoDueno(app.url, 'auditor@cuadra.demo', [rol]);
    await cambiar('administrador');
    expect((await pedir()).status).toBe(200);
    await cambiar('auditor');
    expect((await pedir()).status).toBe(403);
  });

  test('la fila manda: una sesión vencida en la base no sirve aunque el token diga otra cosa', async () => {
    const { cuerpo } = await ingresar('contador@cuadra.demo');
    await app.db
      .updateTable('sesion')
      .set({ venceEn: app.reloj.ahora().add({ minutes: 5 }).toString() })
      .where('usuario', '=', cuerpo.user.id)
      .execute();
    app.reloj.avanzar({ minutes: 5 });
    expect((await verUsuario(cuerpo.accessToken)).problema.codigo).toBe('SESION_VENCIDA');
  });

  test('alterado, ajeno, de otro usuario, sin firma o que no es un token: Invalid token', async () => {
    const { cuerpo } = await ingresar('contador@cuadra.demo');
    const otro = (await ingresar('cajero@cuadra.demo')).cuerpo;
    const [cabecera = '', contenido = '', firma = ''] = cuerpo.accessToken.split('.');
    const datos = JSON.parse(Buffer.from(contenido, 'base64url').toString());
    const codificar = (valor: object) => Buffer.from(JSON.stringify(valor)).toString('base64url');
    const firmado = (secreto: string, cambio: object) =>
      new SignJWT({ ...datos, ...cambio }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(secreto));
    const malos = [
      `${cabecera}.${codificar({ ...datos, sub: otro.user.id })}.${firma}`,
      `${codificar({ alg: 'none' })}.${contenido}.`,
      await firmado('otro secreto que nadie nos dio, largo', {}),
      await firmado('un secreto de prueba que nadie más conoce', { sub: otro.user.id }),
      await firmado('un secreto de prueba que nadie más conoce', { sid: 'no es un id' }),
      await firmado('un secreto de prueba que nadie más conoce', { iss: 'otra casa' }),
      await firmado('un secreto de prueba que nadie más conoce', { exp: undefined }),
      await firmado('un secreto de prueba que nadie más conoce', { aud: undefined }),
      await firmado('un secreto de prueba que nadie más conoce', { aud: 'cuadra:otra-cosa' }),
      await firmado('un secreto de prueba que nadie más conoce', { gen: undefined }),
      await firmado('un secreto de prueba que nadie más conoce', { gen: 2 }),
      'basura',
    ];
    for (const token of malos) {
      const { status, problema } = await verUsuario(token);
      expect([status, problema.codigo, problema.error, problema.detail]).toEqual([
        401,
        'TOKEN_INVALIDO',
        'Invalid token',
        'Invalid token',
      ]);
    }
    // The one they were made from still serves, and so does the same content with the true signature.
    expect((await verUsuario(cuerpo.accessToken)).status).toBe(200);
    expect((await verUsuario(await firmado('un secreto de prueba que nadie más conoce', {}))).status).toBe(
      200,
    );
  });
});

describe('desbloquear', () => {
  const sesionesDe = async (usuario: string) => {
    const filas = await app.db.selectFrom('sesion').select('id').where('usuario', '=', usuario).execute();
    return filas.length;
  };

  test('con la sesión abierta, sigue la misma', async () => {
    const { cuerpo } = await ingresar('contador2@cuadra.demo');
    const antes = await sesionesDe(cuerpo.user.id);
    const body = { email: 'contador2@cuadra.demo', password: CONTRASENA_DEMO };
    const desbloqueada = await app.llamar(
      contrato.desbloquearSesion,
      { body },
      { token: cuerpo.accessToken },
    );
    expect(desbloqueada.status).toBe(200);
    expect((await verUsuario(desbloqueada.cuerpo.accessToken)).status).toBe(200);
    expect(await sesionesDe(cuerpo.user.id)).toBe(antes);
  });

  test('sin sesión, abre otra; con la contraseña mala, no', async () => {
    const body = { email: 'contador2@cuadra.demo', password: CONTRASENA_DEMO };
    expect((await app.llamar(contrato.desbloquearSesion, { body })).status).toBe(200);
    const mala = await app.llamar(contrato.desbloquearSesion, { body: { ...body, password: 'otra' } });
    expect(mala.problema.codigo).toBe('CREDENCIALES_INVALIDAS');
  });
});

describe('lo que ofrece la página de ingreso', () => {
  test('en la demostración: la institución, la contraseña y los usuarios que pueden entrar', async () => {
    const { cuerpo } = await app.llamar(contrato.opcionesDeAcceso, {});
    expect(cuerpo.institucion).toBe('Cooperativa Integral de Ahorro y Crédito La Ceiba, R.L.');
    expect(cuerpo.demo?.password).toBe('Cuadra-2026');
    const correos = cuerpo.demo?.users.map(({ email }) => email);
    expect(correos?.[0]).toBe('admin@cuadra.demo');
    // Disabled above.
    expect(correos).not.toContain('ahorros@cuadra.demo');
    expect(cuerpo.demo?.users.find(({ email }) => email === 'jefe@cuadra.demo')?.rol).toBe('Jefe de agencia');
  });

  test('fuera de la demostración, nada que ayude a entrar', async () => {
    const real = await aplicacionDePrueba({ demo: false });
    const { cuerpo } = await real.llamar(contrato.opcionesDeAcceso, {});
    expect(cuerpo).toEqual({ institucion: 'Cuadra', hayCorreo: false, sinUsuarios: true, demo: null });
    await real.cerrar();
  });
});
