// A session that nobody is using ends by itself; one that is used ends too, at the end of its day.
import * as contrato from '@cuadra/contract/acceso/sesion';
import { listarMisSesiones, mantenerSesion } from '@cuadra/contract/acceso/sesiones';
import { listarSesiones } from '@cuadra/contract/administracion/usuarios';
import { buscar } from '@cuadra/contract/escritorio/busqueda';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

const email = 'contador@cuadra.demo';
/** 600 of inactivity + 30 of warning + 15 between one pulse and the next. */
const LIMITE_S = 645;

let app: AplicacionDePrueba;

beforeAll(async () => {
  app = await aplicacionDePrueba();
});

afterAll(() => app.cerrar());

const leer = (token: string) => app.llamar(contrato.verUsuarioActual, {}, { token });
const latir = (token: string) => app.llamar(mantenerSesion, {}, { token });
const continuar = (accessToken: string) => app.llamar(contrato.continuarSesion, { body: { accessToken } });
const juicio = ({ status, problema }: { status: number; problema: { codigo: string } }) =>
  status === 200 ? 'sirve' : `${status} ${problema.codigo}`;
const pasar = (seconds: number) => app.reloj.avanzar({ seconds });

describe('sin nadie', () => {
  test('dura 645 s desde que se abrió, para toda llamada', async () => {
    const token = await app.entrar(email);
    pasar(LIMITE_S - 1);
    expect([juicio(await leer(token)), juicio(await continuar(token))]).toEqual(['sirve', 'sirve']);
    pasar(1);
    for (const llamar of [leer, latir, continuar])
      expect(juicio(await llamar(token))).toBe('401 SESION_VENCIDA');
  });

  test('lo que el navegador lee por sí solo no la alarga', async () => {
    const token = await app.entrar(email);
    for (let n = 0; n < 6; n++) {
      pasar(100);
      expect(juicio(await leer(token))).toBe('sirve');
    }
    pasar(45);
    expect(juicio(await leer(token))).toBe('401 SESION_VENCIDA');
  });

  test('deja de contarse entre las abiertas', async () => {
    const vieja = await app.entrar(email);
    pasar(LIMITE_S);
    const token = await app.entrar(email);
    const propias = await app.llamar(listarMisSesiones, {}, { token });
    const usuario = (await leer(token)).cuerpo.id;
    const deAdministrador = await app.llamar(
      listarSesiones,
      { params: { id: usuario } },
      { token: await app.entrar('admin@cuadra.demo') },
    );
    for (const { cuerpo } of [propias, deAdministrador]) {
      const ids = cuerpo.map(({ id }) => id);
      expect(ids).toContain(decodeJwt(token).sid);
      expect(ids).not.toContain(decodeJwt(vieja).sid);
    }
  });

  test('con la contraseña se desbloquea; con la vieja sesión vencida se abre otra', async () => {
    const vieja = await app.entrar(email);
    pasar(LIMITE_S);
    const body = { email, password: CONTRASENA_DEMO };
    const { status, cuerpo } = await app.llamar(contrato.desbloquearSesion, { body }, { token: vieja });
    expect(status).toBe(200);
    expect(decodeJwt(cuerpo.accessToken).sid).not.toBe(decodeJwt(vieja).sid);
    expect(juicio(await leer(cuerpo.accessToken))).toBe('sirve');
    expect(juicio(await leer(vieja))).toBe('401 SESION_VENCIDA');
  });
});

describe('con la persona trabajando', () => {
  test('el pulso la alarga y dice los límites', async () => {
    const token = await app.entrar(email);
    const venceEn = app.reloj.ahora().add({ hours: 12 });
    pasar(LIMITE_S - 1);
    const { cuerpo } = await latir(token);
    expect(cuerpo).toMatchObject({ inactividadSegundos: 600, avisoSegundos: 30 });
    expect(Temporal.Instant.from(cuerpo.venceEn).toString()).toBe(venceEn.toString());
    pasar(LIMITE_S - 1);
    expect(juicio(await leer(token))).toBe('sirve');
    pasar(1);
    expect(juicio(await leer(token))).toBe('401 SESION_VENCIDA');
  });

  test('lo que la persona hace la alarga también', async () => {
    const token = await app.entrar(email);
    pasar(LIMITE_S - 1);
    expect(juicio(await app.llamar(buscar, { body: { query: 'caja' } }, { token }))).toBe('sirve');
    pasar(LIMITE_S - 1);
    expect(juicio(await leer(token))).toBe('sirve');
  });

  test('se escribe a lo sumo una vez cada 10 s', async () => {
    const token = await app.entrar(email);
    const ultimoUso = async () => {
      const { ultimoUso: instante } = await app.db
        .selectFrom('sesion')
        .select('ultimoUso')
        .where('id', '=', String(decodeJwt(token).sid))
        .executeTakeFirstOrThrow();
      return Temporal.Instant.from(instante).toString();
    };
    const apertura = app.reloj.ahora().toString();
    pasar(9);
    await latir(token);
    expect(await ultimoUso()).toBe(apertura);
    pasar(1);
    await leer(token);
    expect(await ultimoUso()).toBe(apertura);
    await latir(token);
    expect(await ultimoUso()).toBe(app.reloj.ahora().toString());
  });

  test('dura 12 horas, aunque se renueve y se use sin parar', async () => {
    const token = await app.entrar(email);
    const antes = (await leer(token)).cuerpo;
    // 71 × 10 min + 9 min 59 s = 11 h 59 min 59 s
    for (let n = 0; n < 71; n++) {
      pasar(600);
      expect(juicio(await latir(token))).toBe('sirve');
    }
    pasar(599);
    const renovado = (await continuar(token)).cuerpo;
    expect(renovado.user).toEqual(antes);
    expect(juicio(await latir(renovado.accessToken))).toBe('sirve');
    pasar(1);
    for (const uno of [token, renovado.accessToken])
      for (const llamar of [leer, latir, continuar])
        expect(juicio(await llamar(uno))).toBe('401 SESION_VENCIDA');
  });

  test('los límites son de la configuración', async () => {
    const sesion = { inactividadSegundos: 60, avisoSegundos: 5, vidaHoras: 1 };
    const otra = await aplicacionDePrueba({ config: { sesion } });
    const token = await otra.entrar(email);
    const { cuerpo } = await otra.llamar(mantenerSesion, {}, { token });
    expect(cuerpo).toMatchObject({ inactividadSegundos: 60, avisoSegundos: 5 });
    otra.reloj.avanzar({ seconds: 80 });
    expect(juicio(await otra.llamar(contrato.verUsuarioActual, {}, { token }))).toBe('401 SESION_VENCIDA');
    await otra.cerrar();
  });
});

describe('la línea de eventos', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('termina con su sesión y lo dice; mientras viva, late', async () => {
    const token = await app.entrar(email);
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const direccion = app.app.server.address();
    const puerto = typeof direccion === 'object' ? direccion?.port : 0;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const flujo = await fetch(`http://127.0.0.1:${puerto}/api/eventos`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const lector = flujo.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await lector?.read())?.value).toBe(': hola\n\n');
    vi.advanceTimersByTime(15_000);
    expect((await lector?.read())?.value).toBe(': \n\n');
    pasar(LIMITE_S);
    vi.advanceTimersByTime(15_000);
    const aviso = { tipo: 'sesion-cerrada', sesion: decodeJwt(token).sid };
    expect((await lector?.read())?.value).toBe(`data: ${JSON.stringify(aviso)}\n\n`);
    expect((await lector?.read())?.done).toBe(true);
  });

  test('con una sesión vencida no se abre', async () => {
    const token = await app.entrar(email);
    pasar(LIMITE_S);
    const { statusCode, json } = await app.app.inject({
      url: '/api/eventos',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([statusCode, json().codigo]).toEqual([401, 'SESION_VENCIDA']);
  });
});
