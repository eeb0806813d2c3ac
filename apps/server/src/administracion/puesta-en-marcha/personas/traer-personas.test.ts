// People by sheet and one by one: the same cases by both paths, and what only a sheet can get wrong.
import {
  ensayarPersonas,
  imprimirSobres,
  traerPersonas,
  verColumnasDePersonas,
} from '@cuadra/contract/administracion/puesta-en-marcha/personas';
import { crearUsuario, listarUsuarios } from '@cuadra/contract/administracion/usuarios';
import { CSV } from '@cuadra/contract/medios';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CON_CORREO } from '#acceso/testing/con-invitacion.ts';
import { codigoDe, leerSobre } from '#acceso/testing/leer-sobre.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let app: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  app = await aplicacionDePrueba({ config: CON_CORREO });
  token = await app.entrar('admin@cuadra.demo');
});
afterAll(() => app.cerrar());

const ENCABEZADO = 'nombre,correo,roles,agencias';
const hoja = (...lineas: string[]) => ({ mediaType: CSV, bytes: Buffer.from(lineas.join('\n')) });
const ensayar = async (...lineas: string[]) =>
  (await app.llamar(ensayarPersonas, { query: {}, body: hoja(ENCABEZADO, ...lineas) }, { token })).cuerpo;
const traer = (...lineas: string[]) =>
  app.llamar(traerPersonas, { query: {}, body: hoja(ENCABEZADO, ...lineas) }, { token });
const listar = async () => (await app.llamar(listarUsuarios, {}, { token })).cuerpo;

test('el ensayo dice a quiénes crearía y no crea ni escribe a nadie', async () => {
  const [antes, cartas] = [await listar(), app.cartas.length];
  const resultado = await ensayar(
    'Ana Pop,ana@prueba.gt,Cajera,1',
    'Luis Caal,LUIS@prueba.gt,"contador; auxiliar contable",todas',
    'Rosa Xol,rosa@prueba.gt,auditora,01',
  );
  expect(resultado.errores).toEqual([]);
  expect(resultado.personas).toMatchObject([
    {
      linea: 2,
      correo: 'ana@prueba.gt',
      roles: ['cajero'],
      agencias: ['01'],
      cambio: 'nueva',
      enEspera: true,
    },
    { linea: 3, correo: 'luis@prueba.gt', roles: ['contador', 'auxiliar'], cambio: 'nueva', enEspera: true },
    { linea: 4, correo: 'rosa@prueba.gt', roles: ['auditor'], cambio: 'nueva', enEspera: false },
  ]);
  expect(await listar()).toEqual(antes);
  expect(app.cartas).toHaveLength(cartas);
});

test('se crean con sus invitaciones, como una por una; otra vez la misma hoja no cambia a nadie', async () => {
  const cartas = app.cartas.length;
  const filas = ['Eva Tzul,eva@prueba.gt,auditor,01', 'Iris Coc,iris@prueba.gt,contador,01'];
  expect((await traer(...filas)).status).toBe(201);
  const todas = await listar();
  // What moves or approves money waits for a second person, as by hand.
  expect(todas.find(({ correo }) => correo === 'eva@prueba.gt')).toMatchObject({
    roles: ['auditor'],
    enEspera: [],
    tieneContrasena: false,
    invitacion: { via: 'correo' },
  });
  expect(todas.find(({ correo }) => correo === 'iris@prueba.gt')).toMatchObject({
    roles: [],
    enEspera: [{ clase: 'roles' }],
  });
  expect(app.cartas.slice(cartas).map(({ para }) => para)).toEqual(
    expect.arrayContaining(['eva@prueba.gt', 'iris@prueba.gt']),
  );
  const otraVez = await ensayar(...filas);
  expect(otraVez.personas.map(({ cambio }) => cambio)).toEqual(['ya-esta', 'ya-esta']);
});

describe('lo mismo que una por una', () => {
  const casos = [
    ['roles que se excluyen', { roles: ['contador', 'cajero'] }, 'No Va,nova@prueba.gt,contador y cajero,01'],
    ['un correo mal escrito', { correo: 'nova' }, 'No Va,nova,auxiliar,01'],
    ['sin nombre', { nombre: '' }, ',nova@prueba.gt,auxiliar,01'],
    ['sin roles', { roles: [] }, 'No Va,nova@prueba.gt,,01'],
    ['sin agencias', { agencias: [] }, 'No Va,nova@prueba.gt,auxiliar,'],
  ] as const;
  test.each(casos)('%s: se niega con la misma frase y no queda nadie', async (_, distinto, fila) => {
    const buena = {
      nombre: 'No Va',
      correo: 'nova@prueba.gt',
      roles: ['auxiliar'] as const,
      agencias: ['01'],
    };
    const body = { ...buena, ...distinto } as unknown as {
      nombre: string;
      correo: string;
      roles: [];
      agencias: [];
    };
    const unaPorUna = await app.llamar(crearUsuario, { body }, { token });
    expect(unaPorUna.status).toBeGreaterThanOrEqual(400);
    const frase = unaPorUna.problema.errores?.[0]?.mensaje ?? unaPorUna.problema.detail;
    const porHoja = await traer('Va Bien,vabien@prueba.gt,auxiliar,01', fila);
    expect([porHoja.status, porHoja.problema.codigo]).toEqual([422, 'IMPORTACION_CON_ERRORES']);
    expect(porHoja.problema.errores).toMatchObject([{ mensaje: frase }]);
    expect(porHoja.problema.errores?.[0]?.campo).toContain('línea 3');
    const correos = (await listar()).map(({ correo }) => correo);
    expect(correos).not.toContain('vabien@prueba.gt');
    expect(correos).not.toContain('nova@prueba.gt');
  });
});

test('lo que no es rol ni agencia se dice con lo que se puede escribir; y un correo va una sola vez', async () => {
  const { errores, personas } = await ensayar(
    'Uno,uno@prueba.gt,gerente,01',
    'Dos,dos@prueba.gt,auxiliar,Marte',
    'Tres,tres@prueba.gt,auxiliar,01',
    'Tres bis,TRES@prueba.gt,auxiliar,01',
  );
  expect(personas).toHaveLength(1);
  expect(errores.map(({ linea, campo }) => [linea, campo])).toEqual([
    [2, 'roles'],
    [3, 'agencias'],
    [5, 'correo'],
  ]);
  expect(errores[0]?.mensaje).toMatch(/^«gerente» no es un rol: escriba Administrador, .* o Auditor\.$/);
  expect(errores[1]?.mensaje).toMatch(/^No hay agencia «Marte»: escriba su código o su nombre, como 01 /);
  expect(errores[2]?.mensaje).toBe('Ese correo ya está en la línea 4: cada persona tiene el suyo.');
});

test('con otros encabezados, y el mismo rol y agencia para todas', async () => {
  const body = hoja('Nombre completo;E-mail', 'Ada Mez;ada@prueba.gt');
  const { mapeo } = (await app.llamar(verColumnasDePersonas, { query: {}, body }, { token })).cuerpo;
  expect(mapeo).toEqual({ nombre: 0, correo: 1, roles: null, agencias: null });
  const elegido = JSON.stringify({ ...mapeo, roles: 'Auditora', agencias: 'Todas' });
  const { cuerpo } = await app.llamar(ensayarPersonas, { query: { mapeo: elegido }, body }, { token });
  expect(cuerpo).toMatchObject({ errores: [], personas: [{ roles: ['auditor'], cambio: 'nueva' }] });
});

test('sus sobres se imprimen juntos: una hoja y un código por persona, o ninguno', async () => {
  await traer('Zoe Ical,zoe@prueba.gt,auxiliar,01', 'Abel Tiul,abel@prueba.gt,auxiliar,01');
  const nuevos = (await listar()).filter(({ correo }) => /^(zoe|abel)@/.test(correo)).map(({ id }) => id);
  const imprimir = (usuarios: string[]) => app.llamar(imprimirSobres, { body: { usuarios } }, { token });
  const fallido = await imprimir([...nuevos, '00000000-0000-4000-8000-000000000000']);
  expect(fallido.status).toBe(404);
  const { status, cruda } = await imprimir(nuevos);
  expect(status).toBe(200);
  const renglones = await leerSobre(cruda.rawPayload);
  const para = renglones.filter((renglon) => renglon.startsWith('Entregar en persona a'));
  expect(para).toEqual(['Entregar en persona a Abel Tiul', 'Entregar en persona a Zoe Ical']);
  const segundo = renglones.slice(renglones.indexOf('Entregar en persona a Zoe Ical'));
  expect(codigoDe(segundo)).not.toBe(codigoDe(renglones));
  const deZoe = (await listar()).find(({ correo }) => correo === 'zoe@prueba.gt');
  expect(deZoe?.invitacion).toMatchObject({ via: 'sobre', estado: 'por-confirmar' });
});
