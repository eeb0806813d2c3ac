// What a stranger and a single administrator would try, to enter as somebody else.
import {
  iniciarSesion,
  olvideContrasena,
  restablecerContrasena,
  solicitarCuenta,
} from '@cuadra/contract/acceso/sesion';
import * as contrato from '@cuadra/contract/administracion/usuarios';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Tables } from '#platform/database/tables.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { CON_CORREO, CONTRASENA, enlaceRecibido } from '../testing/con-invitacion.ts';
import { darDeAlta } from '../usuarios/dar-de-alta.ts';

const ASIGNADO = { roles: ['auditor' as const], agencias: ['02'] };

let app: AplicacionDePrueba;
let admin: string;

beforeAll(async () => {
  app = await aplicacionDePrueba({ config: CON_CORREO });
  admin = await app.entrar('admin@cuadra.demo');
});

afterAll(() => app.cerrar());

const buscar = async (correo: string) => {
  const { cuerpo } = await app.llamar(contrato.listarUsuarios, {}, { token: admin });
  const usuario = cuerpo.find((uno) => uno.correo === correo);
  if (usuario === undefined) throw new Error(`No está ${correo}`);
  return usuario;
};

test('quien pide una cuenta no elige contraseña: se rechaza por su nombre', async () => {
  const payload = { name: 'Ana Sic', email: 'ana@ejemplo.gt', password: CONTRASENA };
  const respuesta = await app.app.inject({ method: 'POST', url: solicitarCuenta.path, payload });
  expect(respuesta.json()).toMatchObject({
    status: 400,
    codigo: 'PETICION_INVALIDA',
    errores: [{ campo: 'password' }],
  });
});

test('quien se adelanta a pedir la cuenta de otro no gana nada: la invitación va al correo de su dueño', async () => {
  const email = 'victima@ejemplo.gt';
  await app.llamar(solicitarCuenta, { body: { name: 'Un extraño', email } });
  const { cuerpo } = await app.llamar(contrato.listarSolicitudes, {}, { token: admin });
  const id = cuerpo.find(({ correo }) => correo === email)?.id ?? '';
  await app.llamar(contrato.aprobarSolicitud, { params: { id }, body: ASIGNADO }, { token: admin });
  expect((await app.llamar(iniciarSesion, { body: { email, password: CONTRASENA } })).status).toBe(401);
  expect(app.cartas.at(-1)).toMatchObject({
    para: email,
    texto: expect.stringMatching(/#token=[\w-]{43}$/m),
  });
});

test('el administrador no pone la contraseña de nadie: se rechaza por su nombre', async () => {
  const payload = { nombre: 'Rosa Cucul', correo: 'rosa@ejemplo.gt', ...ASIGNADO, contrasena: CONTRASENA };
  const respuesta = await app.app.inject({
    method: 'POST',
    url: contrato.crearUsuario.path,
    headers: { authorization: `Bearer ${admin}` },
    payload,
  });
  expect(respuesta.json()).toMatchObject({ status: 400, errores: [{ campo: 'contrasena' }] });
});

test('reponer la contraseña de otro no le da al administrador el enlace, ni entero ni en parte', async () => {
  const { id } = await buscar('contador@cuadra.demo');
  const { status, cruda } = await app.llamar(
    contrato.reponerContrasena,
    { params: { id } },
    { token: admin },
  );
  expect(status).toBe(200);
  const token = enlaceRecibido(app, 'contador@cuadra.demo');
  expect(cruda.body).not.toContain(token);
  expect(cruda.body).not.toContain('reset-password');
  const bitacora = await app.db.selectFrom('bitacora').selectAll().execute();
  expect(JSON.stringify(bitacora)).not.toContain(token);
});

describe('cambiarle el correo a alguien no basta para entrar por él', () => {
  const correo = 'del-administrador@ejemplo.gt';
  let id: string;

  beforeAll(async () => {
    const auditor = await buscar('auditor@cuadra.demo');
    id = auditor.id;
    await app.llamar(contrato.reponerContrasena, { params: { id } }, { token: admin });
    const body = { version: auditor.version, correo };
    await app.llamar(contrato.editarUsuario, { params: { id }, body }, { token: admin });
  });

  test('ni con «olvidé mi contraseña»: no se escribe, y los administradores saben que pide un sobre', async () => {
    await app.llamar(olvideContrasena, { body: { email: correo } });
    expect(app.cartas.filter(({ para }) => para === correo)).toEqual([]);
    const { cuerpo } = await app.llamar(listarNotificaciones, {}, { token: admin });
    expect(cuerpo[0]).toMatchObject({ title: 'Alguien olvidó su contraseña' });
  });

  test('ni reponiéndosela: hace falta un sobre, que confirma otra persona', async () => {
    const { problema } = await app.llamar(contrato.reponerContrasena, { params: { id } }, { token: admin });
    expect(problema.codigo).toBe('CORREO_SIN_PROBAR');
  });

  test('y el enlace que iba al correo de antes ya no sirve', async () => {
    const token = enlaceRecibido(app, 'auditor@cuadra.demo');
    const { problema } = await app.llamar(restablecerContrasena, { body: { token, password: CONTRASENA } });
    expect(problema.codigo).toBe('ENLACE_VENCIDO');
  });
});

describe('la base de datos tampoco lo permite', () => {
  const comoAdministrador = (accion: (tx: Tx) => Promise<unknown>) =>
    escribir(
      app.db,
      { ...contextoDelSistema(app.reloj.ahora(), 'prueba'), actor: actorDe(yo) },
      'prueba',
      accion,
    );
  let yo: string;
  let contador: string;

  beforeAll(async () => {
    yo = (await buscar('admin@cuadra.demo')).id;
    contador = (await buscar('contador@cuadra.demo')).id;
  });

  test.each([
    [
      'cambiar la contraseña de otro',
      (tx: Tx) =>
        tx.updateTable('usuario').set({ contrasena: '$argon2id$otra' }).where('id', '=', contador).execute(),
    ],
    [
      'crear a alguien con contraseña',
      (tx: Tx) =>
        darDeAlta(tx, contextoDelSistema(app.reloj.ahora(), 'prueba'), {
          nombre: 'Un títere',
          correo: 'titere@ejemplo.gt',
          contrasena: '$argon2id$otra',
          ...ASIGNADO,
        }),
    ],
    ['eximir un sobre habiendo quien lo confirme', (tx: Tx) => guardarSobre(tx, { exenta: true })],
    ['confirmar el sobre propio', (tx: Tx) => guardarSobre(tx, { ...confirmacionDe(yo) })],
    ['que lo confirme quien lo recibe', (tx: Tx) => guardarSobre(tx, { ...confirmacionDe(contador) })],
    [
      'que lo confirme quien no es contador ni administrador',
      async (tx: Tx) => guardarSobre(tx, { ...confirmacionDe((await buscar('cajero@cuadra.demo')).id) }),
    ],
    ['usar un sobre sin confirmar', (tx: Tx) => guardarSobre(tx, { usadaEn: app.reloj.ahora().toString() })],
  ])('%s', async (_, accion) => {
    await expect(comoAdministrador(accion)).rejects.toMatchObject({
      code: expect.stringMatching(/^(CU003|23514)$/),
    });
  });

  const confirmacionDe = (confirmadaPor: string) => ({
    confirmadaEn: app.reloj.ahora().toString(),
    confirmadaPor,
    identificacion: 'La conozco',
    huellaDeEntrega: 'b'.repeat(64),
  });

  const guardarSobre = async (tx: Tx, cambios: Partial<Insertable<Tables['invitacion']>>) => {
    await tx
      .updateTable('invitacion')
      .set({ anulada: true })
      .where('usadaEn', 'is', null)
      .where('anulada', '=', false)
      .execute();
    return tx
      .insertInto('invitacion')
      .values({
        usuario: contador,
        via: 'sobre',
        huella: 'a'.repeat(64),
        creadaEn: app.reloj.ahora().toString(),
        creadaPor: yo,
        venceEn: app.reloj.ahora().add({ hours: 1 }).toString(),
        ...cambios,
      })
      .execute();
  };
});

const actorDe = (id: string): Actor => ({
  id,
  nombre: '',
  correo: '',
  sesion: id,
  roles: [],
  permisos: new Set(),
  agencias: [],
});
