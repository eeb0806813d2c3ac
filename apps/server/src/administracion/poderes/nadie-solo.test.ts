// One administrador alone, in an institution whose set-up is signed off: every path by which one person could once make
// themselves, or somebody they hold, able to approve.

import type { Rol } from '@cuadra/contract/acceso/permisos';
import { editarUsuarioActual, solicitarCuenta } from '@cuadra/contract/acceso/sesion';
import { listarCambios } from '@cuadra/contract/administracion/poderes';
import { traerPersonas } from '@cuadra/contract/administracion/puesta-en-marcha/personas';
import { editarRolesObligados, verRolesObligados } from '@cuadra/contract/administracion/segundo-factor';
import * as usuarios from '@cuadra/contract/administracion/usuarios';
import { pedirPolitica, verPolitica } from '@cuadra/contract/control/politica';
import { centavos } from '@cuadra/core/dinero';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let app: AplicacionDePrueba;
let admin: string;

beforeAll(async () => {
  app = await aplicacionDePrueba();
  admin = await app.entrar('admin@cuadra.demo');
});
afterAll(() => app.cerrar());

const buscar = async (correo: string) => {
  const { cuerpo } = await app.llamar(usuarios.listarUsuarios, {}, { token: admin });
  const usuario = cuerpo.find((uno) => uno.correo === correo);
  if (usuario === undefined) throw new Error(`No está ${correo}`);
  return usuario;
};

type Cambios = Omit<Parameters<typeof editar>[1], never>;
async function editar(
  correo: string,
  cambios: {
    nombre?: string;
    correo?: string;
    roles?: usuarios.Usuario['roles'];
    agencias?: string[];
    activo?: boolean;
  },
) {
  const { id, version } = await buscar(correo);
  return app.llamar(
    usuarios.editarUsuario,
    { params: { id }, body: { version, ...cambios } },
    { token: admin },
  );
}

describe('nadie cambia sus propios poderes', () => {
  test.each<[string, Cambios]>([
    ['darse un rol', { roles: ['administrador', 'contador'] }],
    ['cambiarse de rol', { roles: ['contador'] }],
    ['cambiarse de agencias', { agencias: ['01'] }],
  ])('%s: se rechaza por su nombre', async (_, cambios) => {
    const antes = await buscar('admin@cuadra.demo');
    const { status, problema } = await editar('admin@cuadra.demo', cambios);
    expect([status, problema.codigo]).toEqual([403, 'PODERES_PROPIOS']);
    expect(await buscar('admin@cuadra.demo')).toEqual(antes);
  });
});

describe('un rol que aprueba no lo da una sola persona', () => {
  test('al editar a alguien', async () => {
    const { status } = await editar('auxiliar@cuadra.demo', { roles: ['auxiliar', 'contador'] });
    expect(status).toBe(200);
    expect((await buscar('auxiliar@cuadra.demo')).roles).toEqual(['auxiliar']);
  });

  test('al crear un usuario', async () => {
    const body = {
      nombre: 'Elena Caal',
      correo: 'elena@ejemplo.gt',
      roles: ['contador' as const],
      agencias: ['01'],
    };
    expect((await app.llamar(usuarios.crearUsuario, { body }, { token: admin })).status).toBe(201);
    expect((await buscar('elena@ejemplo.gt')).roles).toEqual([]);
  });

  test('al aprobar una solicitud de cuenta', async () => {
    await app.llamar(solicitarCuenta, {
      body: { name: 'Óscar Tut', email: 'oscar@ejemplo.gt' },
    });
    const [solicitud] = (await app.llamar(usuarios.listarSolicitudes, {}, { token: admin })).cuerpo;
    const { status } = await app.llamar(
      usuarios.aprobarSolicitud,
      { params: { id: solicitud?.id ?? '' }, body: { roles: ['contador'], agencias: ['01'] } },
      { token: admin },
    );
    expect(status).toBe(201);
    expect((await buscar('oscar@ejemplo.gt')).roles).toEqual([]);
  });

  test('ni se vuelve a habilitar a quien lo tenía, ni se le cambia el correo', async () => {
    expect((await editar('contador2@cuadra.demo', { activo: false })).cuerpo.activo).toBe(false);
    await editar('contador2@cuadra.demo', { activo: true });
    expect((await buscar('contador2@cuadra.demo')).activo).toBe(false);
    await editar('contador@cuadra.demo', { correo: 'otro-buzon@ejemplo.gt' });
    expect((await buscar('contador@cuadra.demo')).correo).toBe('contador@cuadra.demo');
  });
});

describe('tampoco uno que mueve el dinero de los asociados', () => {
  test.each<[string, Rol[]]>([
    ['jefe', ['jefe_agencia']],
    ['ahorros', ['ahorros']],
    ['cajero', ['cajero']],
    ['auxiliar', ['auxiliar']],
  ])('%s: al crear, al editar, al aprobar una solicitud y con una hoja', async (clave, roles) => {
    const agencias = ['01'];
    const alta = { nombre: 'Nadia Coc', correo: `${clave}.nuevo@ejemplo.gt`, roles, agencias };
    const creado = await app.llamar(usuarios.crearUsuario, { body: alta }, { token: admin });
    expect(creado.cuerpo).toMatchObject({ roles: [], enEspera: [{ clase: 'roles' }] });

    await app.llamar(
      usuarios.crearUsuario,
      { body: { ...alta, correo: `${clave}.otro@ejemplo.gt`, roles: ['auditor'] } },
      { token: admin },
    );
    await editar(`${clave}.otro@ejemplo.gt`, { roles });
    expect(await buscar(`${clave}.otro@ejemplo.gt`)).toMatchObject({ roles: ['auditor'] });

    const email = `${clave}.pide@ejemplo.gt`;
    await app.llamar(solicitarCuenta, { body: { name: 'Óscar Tut', email } });
    const solicitudes = (await app.llamar(usuarios.listarSolicitudes, {}, { token: admin })).cuerpo;
    const params = { id: solicitudes.find(({ correo }) => correo === email)?.id ?? '' };
    await app.llamar(usuarios.aprobarSolicitud, { params, body: { roles, agencias } }, { token: admin });
    expect((await buscar(email)).roles).toEqual([]);

    const hoja = `nombre,correo,roles,agencias\nDe Hoja,${clave}.hoja@ejemplo.gt,${roles.join()},01\n`;
    const { cuerpo } = await app.llamar(
      traerPersonas,
      { query: {}, body: { mediaType: 'text/csv', bytes: new TextEncoder().encode(hoja) } },
      { token: admin },
    );
    expect(cuerpo.personas).toMatchObject([{ enEspera: true }]);
    expect((await buscar(`${clave}.hoja@ejemplo.gt`)).roles).toEqual([]);
    const { cuerpo: esperan } = await app.llamar(listarCambios, { query: {} }, { token: admin });
    expect(esperan.filter(({ sujeto }) => sujeto !== null).length).toBeGreaterThanOrEqual(4);
  });

  test.each<[Rol, Rol]>([
    ['ahorros', 'cajero'],
    ['ahorros', 'jefe_agencia'],
    ['ahorros', 'auxiliar'],
    ['auxiliar', 'jefe_agencia'],
  ])('ni %s y %s a la vez', async (uno, otro) => {
    const correo = `${uno}-${otro.replace('_', '')}@ejemplo.gt`;
    const body = { nombre: 'Eva Tzib', correo, roles: [otro, uno], agencias: ['01'] };
    const { status, problema } = await app.llamar(usuarios.crearUsuario, { body }, { token: admin });
    expect([status, problema.codigo]).toEqual([422, 'ROLES_INCOMPATIBLES']);
  });
});

test('el segundo factor no se le deja de exigir a un rol por una sola persona', async () => {
  const motivo = 'Hoy nadie trae su teléfono';
  const leer = async () => (await app.llamar(verRolesObligados, {}, { token: admin })).cuerpo.roles;
  const antes = await leer();
  expect(antes).toEqual(['administrador', 'contador', 'jefe_agencia', 'ahorros']);
  const poner = (body: { roles: Rol[]; motivo?: string }) =>
    app.llamar(editarRolesObligados, { body }, { token: admin });
  expect((await poner({ roles: [] })).problema.codigo).toBe('SEGUNDO_FACTOR_SIN_MOTIVO');
  expect((await poner({ roles: [], motivo })).cuerpo.roles).toEqual(antes);
  expect(await leer()).toEqual(antes);
  // What asks for more of people is done at once.
  expect((await poner({ roles: [...antes, 'cajero'], motivo })).cuerpo.roles).toContain('cajero');
});

test('los límites no los cambia una sola persona', async () => {
  const leer = async () => (await app.llamar(verPolitica, {}, { token: admin })).cuerpo;
  const antes = await leer();
  const monto = centavos(900_000_000);
  const subida = (una: { rol: string }) => (una.rol === 'auxiliar' ? { cada: monto, alDia: monto } : {});
  const politica = { ...antes, hacen: antes.hacen.map((una) => ({ ...una, ...subida(una) })) };
  const { status } = await app.llamar(
    pedirPolitica,
    { body: { politica, motivo: 'Hay más trabajo' } },
    { token: admin },
  );
  expect(status).toBe(200);
  expect(await leer()).toEqual(antes);
});

describe('roles que se excluyen', () => {
  test.each<[string, Cambios, string]>([
    ['cajero@cuadra.demo', { roles: ['cajero', 'jefe_agencia'] }, 'Cajero y Jefe de agencia'],
    ['auditor@cuadra.demo', { roles: ['auditor', 'ahorros'] }, 'Ahorros y Auditor'],
    ['cajero@cuadra.demo', { roles: ['cajero', 'contador'] }, 'Cajero y Contador'],
  ])('%s: se dice el par y su razón', async (correo, cambios, par) => {
    const { status, problema } = await editar(correo, cambios);
    expect([status, problema.codigo]).toEqual([422, 'ROLES_INCOMPATIBLES']);
    expect(problema.detail).toMatch(new RegExp(`^Una misma persona no puede ser ${par}\\. Quien .+\\.$`));
    expect(problema.errores?.[0]?.campo).toBe('roles');
  });
});

test('el nombre lo cambia la administración: uno mismo no', async () => {
  const token = await app.entrar('auxiliar@cuadra.demo');
  const { nombre } = await buscar('auxiliar@cuadra.demo');
  const { status, problema } = await app.llamar(
    editarUsuarioActual,
    { body: { user: { name: 'Otra Persona' } } },
    { token },
  );
  expect([status, problema.codigo]).toEqual([403, 'NOMBRE_AJENO']);
  expect((await buscar('auxiliar@cuadra.demo')).nombre).toBe(nombre);
  // The call of the specification sends the whole person: the same name is no change.
  expect(
    (await app.llamar(editarUsuarioActual, { body: { user: { name: nombre } } }, { token })).status,
  ).toBe(200);
  expect((await editar('auxiliar@cuadra.demo', { nombre: 'José Tiul' })).cuerpo.nombre).toBe('José Tiul');
});
