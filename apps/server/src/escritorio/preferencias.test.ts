import { verUsuarioActual } from '@cuadra/contract/acceso/sesion';
import * as contrato from '@cuadra/contract/escritorio/preferencias';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANAL_DE_EVENTOS } from '#platform/events/canal-de-eventos.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';

const SIN_ELEGIR = { theme: null, scheme: null, layout: null, navigation: null, language: null };

let app: AplicacionDePrueba;
let contador: string;
let cajero: string;

beforeAll(async () => {
  app = await aplicacionDePrueba();
  contador = await app.entrar('contador@cuadra.demo');
  cajero = await app.entrar('cajero@cuadra.demo');
});

afterAll(() => app.cerrar());

const ver = async (token: string) => (await app.llamar(contrato.verPreferencias, {}, { token })).cuerpo;
const editar = (token: string, body: object) => app.llamar(contrato.editarPreferencias, { body }, { token });

test('quien no ha elegido nada tiene lo configurado', async () => {
  expect(await ver(contador)).toEqual(SIN_ELEGIR);
});

test('se guarda lo dado y se queda lo demás; null vuelve a lo configurado', async () => {
  expect((await editar(contador, { theme: 'theme-teal', language: 'es' })).cuerpo).toEqual({
    ...SIN_ELEGIR,
    theme: 'theme-teal',
    language: 'es',
  });
  await editar(contador, { scheme: 'auto', layout: 'futuristic', navigation: 'right' });
  await editar(contador, {});
  const { cuerpo } = await editar(contador, { language: null });
  expect(cuerpo).toEqual({
    theme: 'theme-teal',
    scheme: 'auto',
    layout: 'futuristic',
    navigation: 'right',
    language: null,
  });
  expect(await ver(contador)).toEqual(cuerpo);
});

test('cada persona tiene las suyas, en todas sus sesiones', async () => {
  await editar(contador, { theme: 'theme-rose' });
  await editar(cajero, { theme: 'theme-amber' });
  const otraSesion = await app.entrar('contador@cuadra.demo');
  expect((await ver(otraSesion)).theme).toBe('theme-rose');
  expect((await ver(cajero)).theme).toBe('theme-amber');
});

test.each([
  ['theme', 'theme-black'],
  ['theme', ''],
  ['scheme', 'sepia'],
  ['layout', 'classy '],
  ['navigation', 'top'],
  ['language', 'fr'],
  ['language', 7],
])('no se guarda %s = %j, y nada cambia', async (campo, valor) => {
  const antes = await ver(cajero);
  const { status, problema } = await editar(cajero, { scheme: 'dark', [campo]: valor });
  expect([status, problema.errores?.map((error) => error.campo)]).toEqual([400, [campo]]);
  expect(await ver(cajero)).toEqual(antes);
});

test('todo lo que el contrato ofrece cabe en la base', async () => {
  for (const theme of contrato.temas) expect((await editar(cajero, { theme })).cuerpo.theme).toBe(theme);
  for (const scheme of contrato.esquemas)
    expect((await editar(cajero, { scheme })).cuerpo.scheme).toBe(scheme);
  for (const layout of contrato.disposiciones)
    expect((await editar(cajero, { layout })).cuerpo.layout).toBe(layout);
  for (const language of contrato.idiomas)
    expect((await editar(cajero, { language })).cuerpo.language).toBe(language);
});

test('se avisa en vivo a la persona, y solo a ella', async () => {
  const oyente = new pg.Client({ connectionString: app.url });
  const avisos: unknown[] = [];
  oyente.on('notification', ({ payload }) => avisos.push(JSON.parse(payload ?? '{}')));
  await oyente.connect();
  await oyente.query(`listen ${CANAL_DE_EVENTOS}`);
  const { cuerpo: persona } = await app.llamar(verUsuarioActual, {}, { token: contador });
  await editar(contador, { scheme: 'light' });
  await hastaQue(() =>
    expect(avisos).toEqual([{ para: { usuarios: [persona.id] }, evento: { tipo: 'preferencias-cambio' } }]),
  );
  await oyente.end();
});
