// Whoever is there is seen by the others, and stops being seen soon after their browser closes.
import { listarContactos } from '@cuadra/contract/escritorio/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idDeUsuarioDemo } from '#demo-institucion/usuarios.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos } from '#testing/live-events.ts';

let app: AplicacionDePrueba;
let carlos: string;
let jose: string;
const JOSE = idDeUsuarioDemo('auxiliar@cuadra.demo');

beforeAll(async () => {
  app = await aplicacionDePrueba();
  carlos = await app.entrar('contador@cuadra.demo');
  jose = await app.entrar('auxiliar@cuadra.demo');
});
afterAll(() => app.cerrar());

const estadoDeJose = async () => {
  const { cuerpo } = await app.llamar(listarContactos, {}, { token: carlos });
  return cuerpo.find(({ id }) => id === JOSE)?.status;
};
const pasar = (segundos: number) => app.reloj.avanzar({ seconds: segundos });

test('con la sesión abierta pero sin navegador, no está', async () => {
  expect(await estadoDeJose()).toBe('not-visible');
});

test('al abrir el navegador está; al cerrarlo, deja de estar en segundos, y una recarga no se nota', async () => {
  const navegador = await escucharEventos(app, jose);
  await hastaQue(async () => expect(await estadoDeJose()).toBe('online'));
  await navegador.cerrar();
  // A reload: gone and back within the grace.
  await hastaQue(async () => expect(await hasta()).toBe(20));
  await hastaQue(async () => expect(await estadoDeJose()).toBe('online'));
  const recargado = await escucharEventos(app, jose);
  await hastaQue(async () => expect(await hasta()).toBe(45));
  await recargado.cerrar();
  await hastaQue(async () => expect(await hasta()).toBe(20));
  pasar(21);
  expect(await estadoDeJose()).toBe('not-visible');
});

test('un servidor que muere sin despedirse tampoco lo deja en línea', async () => {
  const navegador = await escucharEventos(app, jose);
  await hastaQue(async () => expect(await estadoDeJose()).toBe('online'));
  pasar(46);
  expect(await estadoDeJose()).toBe('not-visible');
  await navegador.cerrar();
});

test('el estado elegido viaja con la línea: al recargar, otra vez en línea', async () => {
  const ocupado = await escucharEventos(app, jose, 'busy');
  await hastaQue(async () => expect(await estadoDeJose()).toBe('busy'));
  await ocupado.cerrar();
  const recargado = await escucharEventos(app, jose);
  await hastaQue(async () => expect(await estadoDeJose()).toBe('online'));
  await recargado.cerrar();
  const invisible = await escucharEventos(app, jose, 'not-visible');
  await hastaQue(async () => expect(await estadoDeJose()).toBe('not-visible'));
  await invisible.cerrar();
  const raro = await escucharEventos(app, jose, 'de-viaje');
  await hastaQue(async () => expect(await estadoDeJose()).toBe('online'));
  await raro.cerrar();
});

/** Until when the server holds José to be there, in seconds from now. */
async function hasta(): Promise<number> {
  const { presenteHasta } = await app.db
    .selectFrom('sesion')
    .select('presenteHasta')
    .where('usuario', '=', JOSE)
    .orderBy('ultimoUso', 'desc')
    .executeTakeFirstOrThrow();
  return Temporal.Instant.from(presenteHasta ?? '')
    .since(app.reloj.ahora())
    .total('seconds');
}
