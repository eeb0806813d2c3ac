import * as contrato from '@cuadra/contract/escritorio/atajos';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos } from '#testing/live-events.ts';

let app: AplicacionDePrueba;
let ana: string;
let karla: string;

beforeAll(async () => {
  app = await aplicacionDePrueba();
  ana = await app.entrar('admin@cuadra.demo');
  karla = await app.entrar('cajero@cuadra.demo');
});
afterAll(() => app.cerrar());
beforeEach(async () => {
  await app.db.deleteFrom('atajo').execute();
});

const CAJA = {
  label: 'Cajas',
  description: 'Las de hoy',
  icon: 'heroicons_outline:inbox-stack',
  link: '/contabilidad/caja',
  useRouter: true,
};

const crear = (shortcut: object = {}, token = ana) =>
  app.llamar(contrato.crearAtajo, { body: { shortcut: { ...CAJA, ...shortcut } } }, { token });
const editar = (id: string, shortcut: contrato.CambiosDeAtajo, token = ana) =>
  app.llamar(contrato.editarAtajo, { body: { id, shortcut } }, { token });
const quitar = (id: string, token = ana) => app.llamar(contrato.quitarAtajo, { query: { id } }, { token });
const lista = async (token = ana) => (await app.llamar(contrato.listarAtajos, {}, { token })).cuerpo;

test('el nuevo queda de primero, y cada quien tiene los suyos', async () => {
  await crear({ label: 'Uno' });
  const { status, cuerpo } = await crear({ label: 'Dos' });
  expect(status).toBe(201);
  expect(cuerpo).toEqual({ ...CAJA, id: expect.any(String), label: 'Dos' });
  expect((await lista()).map(({ label }) => label)).toEqual(['Dos', 'Uno']);
  expect(await lista(karla)).toEqual([]);
});

test('la descripción y el enrutador pueden faltar', async () => {
  const { cuerpo } = await crear({ description: undefined, useRouter: undefined });
  expect(cuerpo).toMatchObject({ description: '', useRouter: false });
});

test('editar combina y no cambia el orden; quitar responde lo quitado', async () => {
  const { cuerpo: uno } = await crear({ label: 'Uno' });
  await crear({ label: 'Dos' });
  const { cuerpo } = await editar(uno.id, { label: 'Primero' });
  expect(cuerpo).toEqual({ ...uno, label: 'Primero' });
  expect((await lista()).map(({ label }) => label)).toEqual(['Dos', 'Primero']);
  expect((await quitar(uno.id)).cuerpo).toEqual(cuerpo);
  expect((await lista()).map(({ label }) => label)).toEqual(['Dos']);
  expect((await quitar(uno.id)).status).toBe(404);
});

test('lo ajeno no existe', async () => {
  const { cuerpo } = await crear();
  expect((await editar(cuerpo.id, { label: 'Mío' }, karla)).status).toBe(404);
  expect((await quitar(cuerpo.id, karla)).status).toBe(404);
  expect(await lista()).toEqual([cuerpo]);
});

test.each([
  ['/contabilidad/caja?dia=hoy', true, 201],
  ['/contabilidad/caja', false, 201],
  ['https://ejemplo.gt/tasas', false, 201],
  ['https://ejemplo.gt/tasas', true, 400],
  ['contabilidad/caja', true, 400],
  ['//ejemplo.gt', true, 400],
  ['/\\ejemplo.gt', false, 400],
  ['/\t/ejemplo.gt', false, 400],
  ['javascript:alert(1)', false, 400],
  [' JavaScript:alert(1)', true, 400],
  ['data:text/html,x', false, 400],
  ['https://', false, 400],
])('el enlace %j, con enrutador %j: %i', async (link, useRouter, status) => {
  const respuesta = await crear({ link, useRouter });
  expect(respuesta.status).toBe(status);
  if (status === 400) expect(respuesta.problema.errores?.[0]?.campo).toBe('shortcut.link');
});

test('al combinar, el enlace se juzga como queda', async () => {
  const { cuerpo } = await crear({ link: 'https://ejemplo.gt', useRouter: false });
  const { status, problema } = await editar(cuerpo.id, { useRouter: true });
  expect([status, problema.errores?.[0]?.campo]).toEqual([400, 'shortcut.link']);
  expect((await editar(cuerpo.id, { useRouter: true, link: '/welcome' })).status).toBe(200);
});

test.each(['label', 'icon', 'link'])('sin %s no se guarda', async (campo) => {
  for (const valor of ['', '   ', undefined]) {
    const { status, problema } = await crear({ [campo]: valor });
    expect([status, problema.errores?.[0]?.campo]).toEqual([400, `shortcut.${campo}`]);
  }
});

test('las demás pestañas de la persona se enteran, y nadie más', async () => {
  const [deAna, deKarla] = [await escucharEventos(app, ana), await escucharEventos(app, karla)];
  const { cuerpo } = await crear();
  await editar(cuerpo.id, { label: 'Otro' });
  await quitar(cuerpo.id);
  await hastaQue(() =>
    expect(deAna.recibidos.map(({ tipo }) => tipo)).toEqual(Array(3).fill('atajos-cambio')),
  );
  // Notices arrive in the order of their commits.
  await crear({}, karla);
  await hastaQue(() => expect(deKarla.recibidos).toHaveLength(1));
  await Promise.all([deAna.cerrar(), deKarla.cerrar()]);
});
