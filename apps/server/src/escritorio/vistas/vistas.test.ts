import * as contrato from '@cuadra/contract/escritorio/vistas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos } from '#testing/live-events.ts';

let app: AplicacionDePrueba;
let ana: string;
let karla: string;

beforeAll(async () => {
  app = await aplicacionDePrueba();
  ana = await app.entrar('contador@cuadra.demo');
  karla = await app.entrar('auxiliar@cuadra.demo');
});
afterAll(() => app.cerrar());
beforeEach(async () => {
  await app.db.deleteFrom('vista').execute();
});

const VISTA = { pantalla: 'ver-partidas', nombre: 'Por aprobar', consulta: 'estado=en_revision' };

const crear = (cambios: Partial<contrato.VistaNueva> = {}, token = ana) =>
  app.llamar(contrato.crearVista, { body: { ...VISTA, ...cambios } }, { token });
const editar = (id: string, body: contrato.CambiosDeVista, token = ana) =>
  app.llamar(contrato.editarVista, { params: { id }, body }, { token });
const quitar = (id: string, token = ana) => app.llamar(contrato.quitarVista, { params: { id } }, { token });
const lista = async (pantalla = VISTA.pantalla, token = ana) =>
  (await app.llamar(contrato.listarVistas, { query: { pantalla } }, { token })).cuerpo;
const nombres = async (pantalla?: string, token?: string) =>
  (await lista(pantalla, token)).map(({ nombre }) => nombre);

test('cada pantalla y cada persona tiene las suyas, en su orden', async () => {
  const { status, cuerpo } = await crear();
  expect(status).toBe(201);
  expect(cuerpo).toEqual({ id: expect.any(String), ...VISTA, orden: 0 });
  await crear({ nombre: 'Del mes', consulta: '?desde=2026-11-01' });
  await crear({ pantalla: 'catalogo' });
  await crear({}, karla);
  expect((await lista()).map(({ nombre, consulta, orden }) => [nombre, consulta, orden])).toEqual([
    ['Por aprobar', 'estado=en_revision', 0],
    ['Del mes', 'desde=2026-11-01', 1],
  ]);
  expect(await nombres('catalogo')).toEqual(['Por aprobar']);
  expect(await nombres(VISTA.pantalla, karla)).toEqual(['Por aprobar']);
});

test('un nombre por pantalla, sin fijarse en mayúsculas ni acentos', async () => {
  await crear({ nombre: 'Revisión' });
  const { status, problema } = await crear({ nombre: 'REVISION' });
  expect([status, problema.codigo, problema.errores?.[0]?.campo]).toEqual([409, 'VISTA_YA_EXISTE', 'nombre']);
  const { cuerpo } = await crear({ nombre: 'Otra' });
  expect((await editar(cuerpo.id, { nombre: 'revisión' })).problema.codigo).toBe('VISTA_YA_EXISTE');
  expect((await editar(cuerpo.id, { nombre: 'OTRA' })).cuerpo.nombre).toBe('OTRA');
});

test('editar cambia lo que se envía; mover renumera las demás', async () => {
  const ids: string[] = [];
  for (const nombre of ['A', 'B', 'C', 'D']) ids.push((await crear({ nombre })).cuerpo.id);
  const [primera = '', , , ultima = ''] = ids;
  expect((await editar(primera, { consulta: 'tipo=ajuste' })).cuerpo).toMatchObject({
    nombre: 'A',
    consulta: 'tipo=ajuste',
    orden: 0,
  });
  expect((await editar(ultima, { orden: 1 })).cuerpo.orden).toBe(1);
  expect(await nombres()).toEqual(['A', 'D', 'B', 'C']);
  expect((await editar(primera, { orden: 40 })).cuerpo.orden).toBe(3);
  expect((await lista()).map(({ nombre, orden }) => `${nombre}${orden}`)).toEqual(['D0', 'B1', 'C2', 'A3']);
  expect((await quitar(ultima)).cuerpo).toBe(true);
  expect((await crear({ nombre: 'E' })).cuerpo.orden).toBe(4);
  expect(await nombres()).toEqual(['B', 'C', 'A', 'E']);
});

test('lo ajeno no existe', async () => {
  const { cuerpo } = await crear();
  expect((await editar(cuerpo.id, { nombre: 'Mía' }, karla)).status).toBe(404);
  expect((await quitar(cuerpo.id, karla)).status).toBe(404);
  expect(await lista()).toEqual([cuerpo]);
});

test('hasta 50 por pantalla, también con dos pestañas a la vez', async () => {
  for (let n = 0; n < contrato.VISTAS_MAX - 1; n++) await crear({ nombre: `Vista ${n}` });
  const dos = await Promise.all([crear({ nombre: 'Una' }), crear({ nombre: 'Otra' })]);
  expect(dos.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await crear({ nombre: 'Más' })).problema.codigo).toBe('DEMASIADAS_VISTAS');
  expect((await crear({ pantalla: 'catalogo' })).status).toBe(201);
});

test.each([
  { nombre: '  ' },
  { nombre: 'x'.repeat(61) },
  { pantalla: 'Ver Partidas' },
  { pantalla: 'i-7_' },
  { consulta: 'x'.repeat(2_001) },
])('no guarda %j', async (cambios) => {
  expect((await crear(cambios)).status).toBe(400);
});

test('las demás pestañas de la persona se enteran, y nadie más', async () => {
  const [deAna, deKarla] = [await escucharEventos(app, ana), await escucharEventos(app, karla)];
  const { cuerpo } = await crear();
  await editar(cuerpo.id, { nombre: 'Otro' });
  await quitar(cuerpo.id);
  await hastaQue(() =>
    expect(deAna.recibidos.map(({ tipo }) => tipo)).toEqual(Array(3).fill('vistas-cambio')),
  );
  // Notices arrive in the order of their commits.
  await crear({}, karla);
  await hastaQue(() => expect(deKarla.recibidos).toHaveLength(1));
  await Promise.all([deAna.cerrar(), deKarla.cerrar()]);
});
