// Who must have a second factor, and what a session can do until its owner has one.
import * as contrato from '@cuadra/contract/acceso/segundo-factor';
import {
  cerrarSesion,
  continuarSesion,
  iniciarSesion,
  verUsuarioActual,
} from '@cuadra/contract/acceso/sesion';
import { listarMisSesiones } from '@cuadra/contract/acceso/sesiones';
import {
  editarRolesObligados,
  verSegundoFactorDeUsuario,
} from '@cuadra/contract/administracion/segundo-factor';
import { listarUsuarios } from '@cuadra/contract/administracion/usuarios';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { allEndpoints } from '@cuadra/contract/testing/all-endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRASENA_DEMO, usuariosDemo } from '#demo-institucion/usuarios.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';
import { direccionDe } from '../testing/permisos/peticiones.ts';
import { conPasskey, conTotp, oficinaConNombre } from './testing/personas.ts';

let app: AplicacionDePrueba;

beforeAll(async () => {
  app = await oficinaConNombre();
  // The people of the demo, in an institution that is not one.
  Object.assign(app.plataforma.config, { esDemo: false });
});
afterAll(() => app.cerrar());

const entrar = async (email: string) => {
  const { status, cuerpo } = await app.llamar(iniciarSesion, { body: { email, password: CONTRASENA_DEMO } });
  expect(status).toBe(200);
  return cuerpo;
};

test('administrador, contador, jefe de agencia y ahorros deben tenerlo; los demás, no', async () => {
  const pendientes = await Promise.all(
    usuariosDemo.map(async ({ correo, rol }) => [rol, (await entrar(correo)).user.segundoFactorPendiente]),
  );
  expect(Object.fromEntries(pendientes)).toEqual({
    administrador: true,
    contador: true,
    auxiliar: false,
    cajero: false,
    jefe_agencia: true,
    ahorros: true,
    auditor: false,
  });
});

describe('mientras falta', () => {
  test('no se llega a nada más que a elegirlo, a verse y a salir', async () => {
    const { accessToken } = await entrar('contador@cuadra.demo');
    const abiertos: string[] = [];
    const protegidos = (await allEndpoints()).filter(({ permission }) => permission !== 'publico');
    expect(protegidos.length).toBeGreaterThan(150);
    for (const { method, path } of [...protegidos, { method: 'GET' as const, path: '/api/eventos' }]) {
      if (path === cerrarSesion.path) continue;
      const respuesta = await app.app.inject({
        method,
        url: direccionDe(path),
        headers: { authorization: `Bearer ${accessToken}` },
      });
      const { codigo } = respuesta.headers['content-type']?.toString().includes('problem')
        ? respuesta.json<{ codigo: string }>()
        : { codigo: '' };
      if (respuesta.statusCode !== 403 || codigo !== 'SEGUNDO_FACTOR_PENDIENTE')
        abiertos.push(`${method} ${path}`);
    }
    expect(abiertos.sort()).toEqual([
      'GET /api/common/second-factor',
      'GET /api/common/user',
      'POST /api/auth/reauthenticate',
      'POST /api/auth/reauthenticate/options',
      'POST /api/common/second-factor/passkeys',
      'POST /api/common/second-factor/passkeys/options',
      'POST /api/common/second-factor/totp',
      'POST /api/common/second-factor/totp/confirm',
    ]);
    expect((await app.llamar(cerrarSesion, {}, { token: accessToken })).status).toBe(200);
  });

  test('renovar el token no la completa', async () => {
    const { accessToken } = await entrar('contador@cuadra.demo');
    const { cuerpo } = await app.llamar(continuarSesion, { body: { accessToken } });
    expect(cuerpo.user.segundoFactorPendiente).toBe(true);
    const { problema } = await app.llamar(listarMisSesiones, {}, { token: cuerpo.accessToken });
    expect(problema.codigo).toBe('SEGUNDO_FACTOR_PENDIENTE');
  });
});

test('al elegirlo la sesión queda completa, se dan los códigos, las demás salen y se le avisa', async () => {
  const otra = (await entrar('contador2@cuadra.demo')).accessToken;
  const { accessToken: token, user } = await entrar('contador2@cuadra.demo');
  const cartas = app.cartas.length;
  const { codigos } = await conPasskey(app, token, 'Llave azul');
  expect(codigos).toHaveLength(10);
  const yo = await app.llamar(verUsuarioActual, {}, { token });
  expect(yo.cuerpo.segundoFactorPendiente).toBe(false);
  expect((await app.llamar(listarMisSesiones, {}, { token })).cuerpo).toHaveLength(1);
  expect((await app.llamar(verUsuarioActual, {}, { token: otra })).problema.codigo).toBe('TOKEN_INVALIDO');
  expect(app.cartas.slice(cartas)).toEqual([
    expect.objectContaining({
      para: user.email,
      texto: expect.stringContaining('Se agregó a su cuenta la llave de acceso «Llave azul».'),
    }),
  ]);
  const avisos = await app.llamar(listarNotificaciones, {}, { token });
  expect(JSON.stringify(avisos.cuerpo)).toContain('Su segundo factor cambió');
  const { accion, actor } = await app.db
    .selectFrom('bitacora')
    .select(['accion', 'actor'])
    .where('entidad', '=', 'passkey')
    .executeTakeFirstOrThrow();
  expect([accion, actor]).toEqual(['passkey:agregar', user.id]);
});

describe('quitar', () => {
  test('nadie quita el último mientras su rol lo exige; con otro, sí', async () => {
    const { accessToken: token } = await entrar('jefe@cuadra.demo');
    await conPasskey(app, token);
    const [passkey] = (await app.llamar(contrato.verMiSegundoFactor, {}, { token })).cuerpo.passkeys;
    const params = { id: passkey?.id ?? '' };
    const negado = await app.llamar(contrato.quitarPasskey, { params }, { token });
    expect([negado.status, negado.problema.codigo]).toEqual([409, 'ULTIMO_SEGUNDO_FACTOR']);
    await conTotp(app, token);
    const quitada = await app.llamar(contrato.quitarPasskey, { params }, { token });
    expect([quitada.status, quitada.cuerpo.passkeys]).toEqual([200, []]);
    expect((await app.llamar(contrato.quitarTotp, {}, { token })).problema.codigo).toBe(
      'ULTIMO_SEGUNDO_FACTOR',
    );
  });

  test('quien no está obligado se queda sin ninguno, y sin nada de lo que dependía de él', async () => {
    const { accessToken: token } = await entrar('auditor@cuadra.demo');
    await conTotp(app, token);
    const { cuerpo } = await app.llamar(contrato.quitarTotp, {}, { token });
    expect(cuerpo).toEqual({
      esObligatorio: false,
      passkeys: [],
      totpDesde: null,
      codigosRestantes: 0,
      dispositivos: [],
    });
    // One step again; and the session does not say any more to have shown one.
    const { user } = await entrar('auditor@cuadra.demo');
    const sesiones = await app.db
      .selectFrom('sesion')
      .select('segundoFactor')
      .where('usuario', '=', user.id)
      .execute();
    expect(sesiones.some(({ segundoFactor }) => segundoFactor)).toBe(false);
  });

  test('lo de otra persona no se renombra ni se quita', async () => {
    const { id } = await app.db.selectFrom('passkey').select('id').executeTakeFirstOrThrow();
    const { accessToken: token } = await entrar('auxiliar@cuadra.demo');
    const params = { id };
    const respuestas = [
      await app.llamar(contrato.renombrarPasskey, { params, body: { nombre: 'Mía' } }, { token }),
      await app.llamar(contrato.quitarPasskey, { params }, { token }),
    ];
    expect(respuestas.map(({ problema }) => problema.codigo)).toEqual(['NO_ENCONTRADO', 'NO_ENCONTRADO']);
  });
});

describe('la administración decide quiénes', () => {
  let admin: string;
  test('exigirlo a otro rol vale en el acto, también para quien ya estaba dentro, y se avisa', async () => {
    const { accessToken, user } = await entrar('admin@cuadra.demo');
    admin = accessToken;
    await conTotp(app, admin);
    const { accessToken: cajero } = await entrar('cajero@cuadra.demo');
    const roles = ['administrador', 'contador', 'cajero', 'jefe_agencia', 'ahorros'] as const;
    const { cuerpo } = await app.llamar(
      editarRolesObligados,
      { body: { roles: [...roles].reverse() } },
      { token: admin },
    );
    expect(cuerpo).toEqual({ roles, esDemo: false });
    const { problema } = await app.llamar(listarMisSesiones, {}, { token: cajero });
    expect(problema.codigo).toBe('SEGUNDO_FACTOR_PENDIENTE');
    const avisados = await app.db
      .selectFrom('aviso')
      .innerJoin('usuario', 'usuario.id', 'aviso.usuario')
      .select(['usuario.correo', 'aviso.descripcion'])
      .where('aviso.titulo', '=', 'Cambió quiénes deben usar segundo factor')
      .orderBy('usuario.correo')
      .execute();
    expect(avisados.map(({ correo }) => correo)).toEqual(['contador2@cuadra.demo', 'contador@cuadra.demo']);
    expect(avisados[0]?.descripcion).toContain(
      'obligatorio para: Administrador, Contador, Cajero, Jefe de agencia, Ahorros.',
    );
    const anotado = await app.db
      .selectFrom('bitacora')
      .select(['actor', 'idEntidad'])
      .where('accion', '=', 'segundo-factor:obligar')
      .execute();
    expect(anotado).toEqual([{ actor: user.id, idEntidad: 'cajero' }]);
  });

  test('ve qué tiene cada quien, sin sus secretos', async () => {
    const { id } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('correo', '=', 'contador2@cuadra.demo')
      .executeTakeFirstOrThrow();
    const { accessToken: token } = await entrar('auxiliar@cuadra.demo');
    const pedir = (quien: string) =>
      app.llamar(verSegundoFactorDeUsuario, { params: { id } }, { token: quien });
    expect((await pedir(token)).status).toBe(403);
    expect((await pedir(admin)).cuerpo).toEqual({
      esObligatorio: true,
      passkeys: 1,
      tieneTotp: false,
      codigosRestantes: 10,
      dispositivos: 0,
    });
  });
});

test('en la demostración se ofrece y no se exige: se entra en un paso', async () => {
  const demo = await oficinaConNombre();
  for (const { correo } of usuariosDemo) {
    const { cuerpo } = await demo.llamar(iniciarSesion, {
      body: { email: correo, password: CONTRASENA_DEMO },
    });
    expect(cuerpo.user.segundoFactorPendiente).toBe(false);
  }
  const token = await demo.entrar('admin@cuadra.demo');
  expect((await demo.llamar(listarUsuarios, {}, { token })).status).toBe(200);
  const { cuerpo } = await demo.llamar(contrato.verMiSegundoFactor, {}, { token });
  expect(cuerpo.esObligatorio).toBe(false);
  await demo.cerrar();
});
