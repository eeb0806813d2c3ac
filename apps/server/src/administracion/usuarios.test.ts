import { iniciarSesion, restablecerContrasena, verUsuarioActual } from '@cuadra/contract/acceso/sesion';
import * as contrato from '@cuadra/contract/administracion/usuarios';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CON_CORREO, CONTRASENA, enlaceRecibido, ponerContrasena } from '#acceso/testing/con-invitacion.ts';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import type { CambiosDeUsuario } from './editar-usuario.ts';

let app: AplicacionDePrueba;
let admin: string;

beforeAll(async () => {
  // Before the sign-off, when one person grants: what waits afterwards has its own tests in poderes/.
  app = await aplicacionDePrueba({ enPuestaEnMarcha: true, config: CON_CORREO });
  admin = await app.entrar('admin@cuadra.demo');
});

afterAll(() => app.cerrar());

const nuevo = (correo: string, cambios: object = {}) => ({
  nombre: 'Lucrecia Pop Tzoy',
  correo,
  roles: ['auditor' as const],
  agencias: ['01'],
  ...cambios,
});

const crear = (body: ReturnType<typeof nuevo>, token = admin) =>
  app.llamar(contrato.crearUsuario, { body }, { token });

const editar = (id: string, cambios: CambiosDeUsuario, token = admin) => {
  const { roles, agencias, ...datos } = cambios;
  const listas = { ...(roles && { roles: [...roles] }), ...(agencias && { agencias: [...agencias] }) };
  return app.llamar(contrato.editarUsuario, { params: { id }, body: { ...datos, ...listas } }, { token });
};

const buscar = async (correo: string) => {
  const { cuerpo } = await app.llamar(contrato.listarUsuarios, {}, { token: admin });
  const usuario = cuerpo.find((uno) => uno.correo === correo);
  if (usuario === undefined) throw new Error(`No está ${correo}`);
  return usuario;
};

const ingresar = (email: string, password: string) =>
  app.llamar(iniciarSesion, { body: { email, password } });

describe('crear', () => {
  test('entra con la contraseña que eligió, con los roles y agencias dados', async () => {
    const body = nuevo('lucrecia@ejemplo.gt', { roles: ['auditor'], agencias: ['02'] });
    const { status, cuerpo } = await crear(body);
    expect(status).toBe(201);
    expect(cuerpo).toMatchObject({
      correo: 'lucrecia@ejemplo.gt',
      roles: ['auditor'],
      agencias: ['02'],
      activo: true,
      ultimoIngreso: null,
      sesionesAbiertas: 0,
      version: 1,
      tieneContrasena: false,
      invitacion: { estado: 'enviada', via: 'correo', exenta: false },
    });
    await ponerContrasena(app, 'lucrecia@ejemplo.gt');
    expect((await ingresar('lucrecia@ejemplo.gt', CONTRASENA)).status).toBe(200);
    expect(await buscar('lucrecia@ejemplo.gt')).toMatchObject({
      sesionesAbiertas: 1,
      ultimoIngreso: expect.stringContaining('2026-11-16T15:00:00'),
      tieneContrasena: true,
      invitacion: { estado: 'usada' },
    });
  });

  test('no entra hasta elegirla con el enlace que recibe, que dura dos días', async () => {
    const { cuerpo } = await crear(nuevo('invitada@ejemplo.gt'));
    expect(app.cartas.at(-1)).toMatchObject({
      para: 'invitada@ejemplo.gt',
      texto: expect.stringContaining('La Ceiba'),
      reservada: true,
    });
    const { venceEn = '' } = cuerpo.invitacion ?? {};
    expect(Temporal.Instant.from(venceEn)).toEqual(app.reloj.ahora().add({ hours: 48 }));
    expect((await ingresar('invitada@ejemplo.gt', CONTRASENA)).status).toBe(401);
  });

  test.each([
    [
      'un correo ya usado, aunque cambien las mayúsculas',
      nuevo('ADMIN@cuadra.demo'),
      409,
      'CORREO_EN_USO',
      'correo',
    ],
    [
      'una agencia que no existe',
      nuevo('a@ejemplo.gt', { agencias: ['01', '77'] }),
      422,
      'AGENCIA_NO_EXISTE',
      'agencias',
    ],
    ['ningún rol', nuevo('c@ejemplo.gt', { roles: [] }), 400, 'PETICION_INVALIDA', 'roles'],
  ])('se rechaza %s, señalando su campo', async (_, body, status, codigo, campo) => {
    const { problema } = await crear(body);
    expect([problema.status, problema.codigo, problema.errores?.[0]?.campo]).toEqual([status, codigo, campo]);
  });
});

describe('editar', () => {
  test('cambia lo dado, sube la versión y deja lo demás', async () => {
    const antes = await buscar('cajero@cuadra.demo');
    const { cuerpo } = await editar(antes.id, {
      version: antes.version,
      roles: ['auditor'],
      agencias: ['03'],
    });
    expect(cuerpo).toEqual({
      ...antes,
      roles: ['auditor'],
      agencias: ['03'],
      version: antes.version + 1,
    });
    expect(await buscar('cajero@cuadra.demo')).toEqual(cuerpo);
  });

  test('guardar sin cambios no cambia ni la versión ni la bitácora', async () => {
    const { id, version, nombre, correo, roles, agencias } = await buscar('contador@cuadra.demo');
    const contar = async () => (await app.db.selectFrom('bitacora').select('n').execute()).length;
    const antes = await contar();
    const { cuerpo } = await editar(id, { version, nombre, correo, roles, agencias, activo: true });
    expect(cuerpo.version).toBe(version);
    expect(await contar()).toBe(antes);
  });

  test('quien edita una versión vieja es avisado y no pisa nada', async () => {
    const { id, version } = await buscar('jefe@cuadra.demo');
    await editar(id, { version, nombre: 'Mynor Uno' });
    const { problema } = await editar(id, { version, nombre: 'Mynor Dos' });
    expect(problema.codigo).toBe('CONFLICTO_DE_EDICION');
    expect(await buscar('jefe@cuadra.demo')).toMatchObject({ nombre: 'Mynor Uno', version: version + 1 });
  });

  test.each([
    ['un correo ya usado', { correo: 'admin@cuadra.demo' }, 'CORREO_EN_USO', 'correo'],
    ['una agencia que no existe', { agencias: ['88'] }, 'AGENCIA_NO_EXISTE', 'agencias'],
  ])('se rechaza %s sin guardar nada del cambio', async (_, cambios, codigo, campo) => {
    const antes = await buscar('auditor@cuadra.demo');
    const { problema } = await editar(antes.id, {
      version: antes.version,
      nombre: 'No se guarda',
      ...cambios,
    });
    expect([problema.codigo, problema.errores?.[0]?.campo]).toEqual([codigo, campo]);
    expect(await buscar('auditor@cuadra.demo')).toEqual(antes);
  });

  test('quien no existe: NO_ENCONTRADO', async () => {
    const { problema } = await editar('00000000-0000-4000-8000-000000000000', { version: 1, nombre: 'X' });
    expect(problema.codigo).toBe('NO_ENCONTRADO');
  });

  test('deshabilitar saca en el acto; habilitar deja entrar otra vez, con sesión nueva', async () => {
    const token = await app.entrar('ahorros@cuadra.demo');
    const { id, version } = await buscar('ahorros@cuadra.demo');
    expect((await editar(id, { version, activo: false })).cuerpo).toMatchObject({
      activo: false,
      sesionesAbiertas: 0,
    });
    expect((await app.llamar(verUsuarioActual, {}, { token })).status).toBe(401);
    expect((await ingresar('ahorros@cuadra.demo', CONTRASENA_DEMO)).status).toBe(401);
    await editar(id, { version: version + 1, activo: true });
    expect((await app.llamar(verUsuarioActual, {}, { token })).status).toBe(401);
    expect((await ingresar('ahorros@cuadra.demo', CONTRASENA_DEMO)).status).toBe(200);
  });
});

describe('siempre queda un administrador', () => {
  test.each([
    ['deshabilitarse', { activo: false }, 'ULTIMO_ADMINISTRADOR'],
    ['quitarse el rol', { roles: ['contador' as const] }, 'PODERES_PROPIOS'],
  ])('el único no puede %s', async (_, cambios, codigo) => {
    const { id, version } = await buscar('admin@cuadra.demo');
    expect((await editar(id, { version, ...cambios })).problema.codigo).toBe(codigo);
  });

  test('habiendo otro, tampoco puede hacérselo a sí mismo; el otro sí puede', async () => {
    const { cuerpo: otro } = await crear(nuevo('otro@ejemplo.gt', { roles: ['administrador'] }));
    const yo = await buscar('admin@cuadra.demo');
    const aMiMismo = await editar(yo.id, { version: yo.version, activo: false });
    expect(aMiMismo.problema.codigo).toBe('NO_A_SI_MISMO');
    const quitarme = await editar(yo.id, { version: yo.version, roles: ['auditor'] });
    expect(quitarme.problema.codigo).toBe('PODERES_PROPIOS');
    expect((await editar(otro.id, { version: otro.version, activo: false })).status).toBe(200);
    // The other one, disabled, does not count.
    expect((await editar(yo.id, { version: yo.version, activo: false })).problema.codigo).toBe(
      'ULTIMO_ADMINISTRADOR',
    );
  });

  test('dos que se quitan el rol a la vez, uno al otro: gana exactamente uno', async () => {
    for (let vuelta = 0; vuelta < 5; vuelta++) {
      const correo = `segundo${vuelta}@ejemplo.gt`;
      await crear(nuevo(correo, { roles: ['administrador'] }));
      await ponerContrasena(app, correo);
      const segundo = (await ingresar(correo, CONTRASENA)).cuerpo;
      const [primero, otro] = [await buscar('admin@cuadra.demo'), await buscar(correo)];
      const [aOtro, aPrimero] = await Promise.all([
        editar(otro.id, { version: otro.version, roles: ['auditor'] }, admin),
        editar(primero.id, { version: primero.version, roles: ['auditor'] }, segundo.accessToken),
      ]);
      const gano = aOtro.status === 200 ? aPrimero : aOtro;
      expect([aOtro.status, aPrimero.status].filter((status) => status === 200)).toHaveLength(1);
      // Whoever loses finds themselves out of the role before, or the other one the last, during.
      expect(['ULTIMO_ADMINISTRADOR', 'SIN_PERMISO']).toContain(gano.problema.codigo);
      await devolverElRol();
    }
  });

  async function devolverElRol() {
    const quien = (await app.llamar(contrato.listarUsuarios, {}, { token: admin })).status === 200;
    if (quien) return;
    const ganador = await app.db
      .selectFrom('usuarioRol')
      .innerJoin('usuario', 'usuario.id', 'usuarioRol.usuario')
      .select('usuario.correo')
      .where('rol', '=', 'administrador')
      .where('usuario.activo', '=', true)
      .executeTakeFirstOrThrow();
    const { accessToken } = (await ingresar(ganador.correo, CONTRASENA)).cuerpo;
    const { cuerpo } = await app.llamar(contrato.listarUsuarios, {}, { token: accessToken });
    const primero = cuerpo.find(({ correo }) => correo === 'admin@cuadra.demo');
    const yo = cuerpo.find(({ correo }) => correo === ganador.correo);
    await editar(
      primero?.id ?? '',
      { version: primero?.version ?? 0, roles: ['administrador'] },
      accessToken,
    );
    await editar(yo?.id ?? '', { version: yo?.version ?? 0, activo: false }, admin);
  }
});

describe('reponer la contraseña', () => {
  test('envía un enlace que sirve media hora, cierra las sesiones, y dice en qué va la invitación', async () => {
    const token = await app.entrar('contador2@cuadra.demo');
    const { id, nombre } = await buscar('contador2@cuadra.demo');
    const { cuerpo } = await app.llamar(contrato.reponerContrasena, { params: { id } }, { token: admin });
    const { estado, venceEn = '' } = cuerpo.invitacion ?? {};
    expect(estado).toBe('enviada');
    expect(Temporal.Instant.from(venceEn)).toEqual(app.reloj.ahora().add({ minutes: 30 }));
    expect(app.cartas.at(-1)).toMatchObject({
      para: 'contador2@cuadra.demo',
      texto: expect.stringContaining(nombre),
    });
    expect((await app.llamar(verUsuarioActual, {}, { token })).status).toBe(401);
    await ponerContrasena(app, 'contador2@cuadra.demo');
    expect((await ingresar('contador2@cuadra.demo', CONTRASENA)).status).toBe(200);
  });

  test('quien nunca puso una recibe otra invitación, de dos días, y la primera deja de servir', async () => {
    const { cuerpo } = await crear(nuevo('lenta@ejemplo.gt'));
    const primera = enlaceRecibido(app, 'lenta@ejemplo.gt');
    await app.llamar(contrato.reponerContrasena, { params: { id: cuerpo.id } }, { token: admin });
    const body = { token: primera, password: CONTRASENA };
    expect((await app.llamar(restablecerContrasena, { body })).problema.codigo).toBe('ENLACE_VENCIDO');
    app.reloj.avanzar({ hours: 47 });
    await ponerContrasena(app, 'lenta@ejemplo.gt');
    app.reloj.avanzar({ hours: -47 });
  });

  test('a quien está deshabilitado no se le da', async () => {
    const { cuerpo } = await crear(nuevo('fuera@ejemplo.gt'));
    await editar(cuerpo.id, { version: cuerpo.version, activo: false });
    const { problema } = await app.llamar(
      contrato.reponerContrasena,
      { params: { id: cuerpo.id } },
      { token: admin },
    );
    expect([problema.status, problema.detail]).toEqual([
      404,
      'El usuario está deshabilitado. Habilítelo antes de reponer su contraseña.',
    ]);
  });
});
