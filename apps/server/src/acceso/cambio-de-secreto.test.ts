// The secret of the server changed for another while people work: nobody is thrown out, the one before serves no longer than it
// must, and what it encrypted is not lost.
import { continuarSesion, verUsuarioActual } from '@cuadra/contract/acceso/sesion';
import { decodeJwt } from 'jose';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { avisarCodigosDeAntes } from '#escritorio/avisar-codigos-de-antes.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { recordarSecreto, type SecretoAnterior } from '#platform/secreto-anterior.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { consultar } from '#testing/databases.ts';
import { recifrarSegundoFactor } from './segundo-factor/recifrar.ts';
import { conTotp, empezarIngreso, ORIGEN, terminar } from './segundo-factor/testing/personas.ts';
import { firmarToken } from './sesiones/token.ts';

const VIEJO = 'el secreto de antes, que ya no es';
const NUEVO = 'otro secreto, que nadie más conoce';
const CORREO = 'contador@cuadra.demo';

const app: AplicacionDePrueba = await aplicacionDePrueba({
  config: { direccionPublica: ORIGEN },
  secretos: { secreto: VIEJO },
});
afterAll(() => app.cerrar());

const usar = (secreto: string, secretoAnterior?: SecretoAnterior) =>
  Object.assign(app.plataforma satisfies Plataforma, { secreto, secretoAnterior });

const anterior = (minutos = 60): SecretoAnterior => ({
  secreto: VIEJO,
  cambiadoEn: app.reloj.ahora(),
  tokensHasta: app.reloj.ahora().add({ minutes: minutos }),
});

const ver = async (token: string) => (await app.llamar(verUsuarioActual, {}, { token })).status;

beforeEach(() => void usar(VIEJO));

test('quien ya estaba adentro sigue, y su siguiente token es del secreto nuevo', async () => {
  const token = await app.entrar('cajero@cuadra.demo');
  usar(NUEVO, anterior());
  expect(await ver(token)).toBe(200);
  const { cuerpo } = await app.llamar(continuarSesion, { body: { accessToken: token } });
  usar(NUEVO);
  expect(await ver(cuerpo.accessToken)).toBe(200);
});

test('sin el de antes, lo que firmó no vale', async () => {
  const token = await app.entrar('cajero@cuadra.demo');
  usar(NUEVO);
  expect(await ver(token)).toBe(401);
});

test('lo que firmó deja de valer a su hora, aunque ya se hubiera visto y diga que dura más', async () => {
  const token = await app.entrar('cajero@cuadra.demo');
  const nuevo = await app.entrar('auxiliar@cuadra.demo');
  usar(NUEVO, anterior(5));
  expect(await ver(token)).toBe(200);
  app.reloj.avanzar({ minutes: 4 });
  expect(await ver(token)).toBe(200);
  app.reloj.avanzar({ minutes: 2 });
  expect([await ver(token), await ver(nuevo)]).toEqual([401, 401]);
  // Whoever has the old one signs nothing with it either.
  const { sid = '', sub: usuario = '' } = decodeJwt<{ sid: string }>(token);
  const venceEn = app.reloj.ahora().add({ hours: 1 });
  const hecho = await firmarToken(VIEJO, { sesion: sid, usuario, generacion: 0, venceEn }, app.reloj.ahora());
  expect(await ver(hecho)).toBe(401);
});

test('desde cuándo firma el nuevo lo dice la base, la primera vez que se vio, y queda en la bitácora', async () => {
  const limites = { inactividadSegundos: 600, avisoSegundos: 30, vidaHoras: 12 };
  const recordar = (previo?: string) =>
    recordarSecreto(app.db, { secreto: NUEVO, anterior: previo, limites }, app.reloj.ahora());
  const visto = app.reloj.ahora();
  expect(await recordar()).toBeUndefined();
  app.reloj.avanzar({ hours: 3 });
  const recordado = await recordar(VIEJO);
  expect(recordado?.tokensHasta.toString()).toBe(visto.add({ hours: 12 }).toString());
  expect(await recordar(NUEVO)).toBeUndefined();
  const filas = await consultar(
    app.url,
    `select accion, despues::text as despues from bitacora where entidad = 'secreto_de_sesion'`,
  );
  expect(filas).toEqual([{ accion: 'llaves:cambiar', despues: expect.not.stringContaining(NUEVO) }]);
});

test('las aplicaciones de códigos siguen sirviendo; los códigos de recuperación, mientras se guarde el de antes', async () => {
  const { telefono, codigos } = await conTotp(app, await app.entrar(CORREO));
  const entrar = async (prueba: Parameters<typeof terminar>[2]) => {
    app.reloj.avanzar({ minutes: 31 });
    const { intento } = await empezarIngreso(app, CORREO);
    return (
      await terminar(app, intento, prueba.metodo === 'totp' ? { ...prueba, codigo: telefono() } : prueba)
    ).status;
  };
  const totp = { metodo: 'totp', codigo: '' } as const;
  const [uno = '', dos = ''] = codigos ?? [];

  usar(NUEVO);
  expect(await entrar(totp)).toBe(422);
  usar(NUEVO, anterior());
  expect(await entrar(totp)).toBe(200);
  expect(await entrar({ metodo: 'recuperacion', codigo: uno })).toBe(200);

  await recifrarSegundoFactor(app.plataforma, avisarCodigosDeAntes);
  await recifrarSegundoFactor(app.plataforma, avisarCodigosDeAntes);
  const avisos = await app.db
    .selectFrom('aviso')
    .select('titulo')
    .where('titulo', '=', 'Haga códigos de recuperación nuevos')
    .execute();
  expect(avisos).toHaveLength(1);

  usar(NUEVO);
  expect(await entrar(totp)).toBe(200);
  expect(await entrar({ metodo: 'recuperacion', codigo: dos })).toBe(422);
});
