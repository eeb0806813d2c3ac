// Which roles must have a second factor: one more is asked of people at once; one less takes two.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import { editarRolesObligados, verRolesObligados } from '@cuadra/contract/administracion/segundo-factor';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { abrirCasaDePoderes, type CasaDePoderes } from '../poderes/testing/casa-de-poderes.ts';

const DE_FABRICA: Rol[] = ['administrador', 'contador', 'jefe_agencia', 'ahorros'];
const motivo = 'Los teléfonos se cambian esta semana';

let casa: CasaDePoderes;
let admin: string;
beforeEach(async () => {
  casa = await abrirCasaDePoderes();
  admin = await casa.entrar('admin@cuadra.demo');
});
afterEach(() => casa.cerrar());

const leer = async () =>
  (await casa.llamar(verRolesObligados, {}, { token: await casa.entrar('admin@cuadra.demo') })).cuerpo.roles;
const poner = (token: string, roles: Rol[], porQue: string | undefined = motivo) =>
  casa.llamar(editarRolesObligados, { body: { roles, motivo: porQue } }, { token });
const avisosDe = async (titulo: string) => {
  const filas = await casa.db
    .selectFrom('aviso')
    .innerJoin('usuario', 'usuario.id', 'aviso.usuario')
    .select('usuario.correo')
    .where('aviso.titulo', '=', titulo)
    .orderBy('usuario.correo')
    .execute();
  return filas.map(({ correo }) => correo);
};
const CAMBIO = 'Cambió quiénes deben usar segundo factor';

describe('con dos administradores', () => {
  let segunda: string;
  beforeEach(async () => {
    segunda = await casa.contratar('segunda@cuadra.demo', ['administrador']);
  });

  test('quitar uno espera al otro, con su motivo; entonces vale, y se avisa a todos', async () => {
    expect(await leer()).toEqual(DE_FABRICA);
    expect((await poner(admin, ['administrador', 'contador'])).cuerpo.roles).toEqual(DE_FABRICA);
    const { id, sujeto, descripcion } = await casa.pendiente(segunda);
    expect([sujeto, descripcion]).toEqual([
      null,
      `Dejar de exigir el segundo factor a: Jefe de agencia, Ahorros. Motivo: ${motivo}`,
    ]);
    expect(await avisosDe('Cambio de poderes por aprobar')).toEqual(['segunda@cuadra.demo']);
    expect(await avisosDe(CAMBIO)).toEqual([]);
    expect((await casa.aprobar(admin, id)).problema.codigo).toBe('CAMBIO_PROPIO');
    expect((await casa.aprobar(segunda, id)).status).toBe(200);
    expect(await leer()).toEqual(['administrador', 'contador']);
    expect(await avisosDe(CAMBIO)).toEqual([
      'admin@cuadra.demo',
      'contador2@cuadra.demo',
      'contador@cuadra.demo',
    ]);
    const salidas = await casa.db
      .selectFrom('bitacora')
      .select(['accion', 'idEntidad'])
      .where('entidad', '=', 'rol_con_segundo_factor')
      .where('actor', 'is not', null)
      .orderBy('idEntidad')
      .execute();
    expect(salidas).toEqual(
      ['ahorros', 'jefe_agencia'].map((idEntidad) => ({ accion: 'poderes:aprobar', idEntidad })),
    );
  });

  test('el otro lo rechaza y la lista queda como estaba; un día no lo hace por él', async () => {
    await poner(admin, ['administrador', 'contador', 'jefe_agencia']);
    await casa.pasar({ hours: 48 });
    segunda = await casa.entrar('segunda@cuadra.demo');
    expect((await casa.rechazar(segunda, (await casa.pendiente(segunda)).id)).status).toBe(200);
    expect(await leer()).toEqual(DE_FABRICA);
  });

  test('a la vez: uno exige a más y el otro quita; lo primero vale ya y lo segundo espera', async () => {
    const respuestas = await Promise.all([
      poner(admin, [...DE_FABRICA, 'cajero']),
      poner(segunda, ['administrador', 'contador', 'jefe_agencia', 'cajero']),
    ]);
    expect(respuestas.map(({ status }) => status)).toEqual([200, 200]);
    expect(await leer()).toEqual(['administrador', 'contador', 'cajero', 'jefe_agencia', 'ahorros']);
    const { id, descripcion } = await casa.pendiente(admin);
    expect(descripcion).toContain('a: Ahorros.');
    // Whoever asked and whoever did not, at the same instant.
    const [propia, ajena] = await Promise.all([casa.aprobar(segunda, id), casa.aprobar(admin, id)]);
    expect(['CAMBIO_PROPIO', 'CAMBIO_RESUELTO']).toContain(propia.problema.codigo);
    expect(ajena.status).toBe(200);
    expect(await leer()).toEqual(['administrador', 'contador', 'cajero', 'jefe_agencia']);
  });

  test('dos que piden quitar roles distintos a la vez: espera uno', async () => {
    const respuestas = await Promise.all([
      poner(admin, ['administrador']),
      poner(segunda, ['administrador', 'contador']),
    ]);
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await leer()).toEqual(DE_FABRICA);
  });
});

test('con un solo administrador espera un día, avisado a los contadores, que pueden detenerlo', async () => {
  await poner(admin, []);
  expect(await avisosDe('Cambio de poderes en espera')).toEqual([
    'contador2@cuadra.demo',
    'contador@cuadra.demo',
  ]);
  const { id } = await casa.pendiente(admin);
  await casa.pasar({ hours: 23 });
  expect(await leer()).toEqual(DE_FABRICA);
  expect((await casa.detener(await casa.entrar('contador@cuadra.demo'), id)).status).toBe(200);
  await casa.pasar({ hours: 48 });
  expect(await leer()).toEqual(DE_FABRICA);
  await poner(await casa.entrar('admin@cuadra.demo'), ['administrador', 'contador', 'jefe_agencia']);
  await casa.pasar({ hours: 24 });
  expect(await leer()).toEqual(['administrador', 'contador', 'jefe_agencia']);
});

test('sin motivo no se pide quitar ninguno; exigirlo a más no lo necesita y vale en el acto', async () => {
  const { status, problema } = await casa.llamar(
    editarRolesObligados,
    { body: { roles: [] } },
    { token: admin },
  );
  expect([status, problema.codigo, problema.errores?.[0]?.campo]).toEqual([
    422,
    'SEGUNDO_FACTOR_SIN_MOTIVO',
    'motivo',
  ]);
  const mas: Rol[] = [...DE_FABRICA, 'auditor'];
  expect(
    (await casa.llamar(editarRolesObligados, { body: { roles: mas } }, { token: admin })).cuerpo.roles,
  ).toEqual(mas);
  expect(await casa.listar(admin)).toEqual([]);
});

test('antes de firmar la puesta en marcha vale en el acto, y queda en su lista', async () => {
  await casa.cerrar();
  casa = await abrirCasaDePoderes({ enPuestaEnMarcha: true });
  admin = await casa.entrar('admin@cuadra.demo');
  expect((await poner(admin, ['administrador'])).cuerpo.roles).toEqual(['administrador']);
  expect(await casa.listar(admin, 'puesta-en-marcha')).toMatchObject([{ clase: 'segundo-factor-roles' }]);
});
