// How a change of powers waits and is resolved: by a second administrador, by a day, or by whoever says no.

import { verReglasDePoder } from '@cuadra/contract/administracion/poderes';
import { crearUsuario } from '@cuadra/contract/administracion/usuarios';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clasesDeCambio } from '#composicion.ts';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { recuadrosDe } from '#inicio/testing/recuadros-de.ts';
import { otorgarComoDueno } from '#testing/otorgar-como-dueno.ts';
import { atenderCambios } from './atender-cambios.ts';
import { abrirCasaDePoderes, type CasaDePoderes } from './testing/casa-de-poderes.ts';

const AUXILIAR = 'auxiliar@cuadra.demo';
const SEGUNDA = 'segunda@cuadra.demo';

let casa: CasaDePoderes;
let admin: string;
beforeEach(async () => {
  casa = await abrirCasaDePoderes();
  admin = await casa.entrar('admin@cuadra.demo');
});
afterEach(() => casa.cerrar());

const pedirContador = (token = admin) => casa.editar(token, AUXILIAR, { roles: ['auxiliar', 'contador'] });
const rolesDe = async (correo: string) => (await casa.buscar(correo)).roles;
const estadoDe = async (id: string) => {
  const filas = [...(await casa.listar(await casa.entrar('auditor@cuadra.demo'), 'resueltos'))];
  return filas.find((fila) => fila.id === id)?.estado;
};

describe('con dos administradores', () => {
  let segunda: string;
  beforeEach(async () => {
    segunda = await casa.contratar(SEGUNDA, ['administrador']);
  });

  test('lo aprueba el otro, y vale en el acto; ni quien pide ni a quien favorece', async () => {
    expect((await pedirContador()).cuerpo.enEspera).toMatchObject([{ clase: 'roles' }]);
    const { id, descripcion, efectivoEn, puede } = await casa.pendiente(segunda);
    expect([efectivoEn, puede]).toEqual([null, ['aprobar', 'rechazar']]);
    expect(descripcion).toBe('Dar a José Alfredo Tiul Choc (auxiliar@cuadra.demo) el rol de Contador.');
    expect((await casa.pendiente(admin)).puede).toEqual(['retirar']);
    expect((await casa.aprobar(admin, id)).problema.codigo).toBe('CAMBIO_PROPIO');
    expect((await casa.aprobar(segunda, id)).cuerpo).toMatchObject({ estado: 'aplicado', puede: [] });
    expect(await rolesDe(AUXILIAR)).toEqual(['auxiliar', 'contador']);
    expect((await casa.aprobar(segunda, id)).problema.codigo).toBe('CAMBIO_RESUELTO');
    // And a day does not do it for them.
    await casa.editar(admin, 'jefe@cuadra.demo', { roles: ['jefe_agencia', 'contador'] });
    await casa.pasar({ hours: 48 });
    expect(await rolesDe('jefe@cuadra.demo')).toEqual(['jefe_agencia']);
  });

  test('el otro lo rechaza con un motivo, o quien pidió lo retira', async () => {
    await pedirContador();
    const primero = await casa.pendiente(segunda);
    expect((await casa.rechazar(admin, primero.id)).problema.codigo).toBe('CAMBIO_PROPIO');
    expect((await casa.retirar(segunda, primero.id)).problema.codigo).toBe('SIN_PERMISO');
    expect((await casa.rechazar(segunda, primero.id)).cuerpo).toMatchObject({
      estado: 'rechazado',
      motivo: 'No lo conozco',
      resueltoPor: { nombre: SEGUNDA },
    });
    await pedirContador();
    expect((await casa.retirar(admin, (await casa.pendiente(admin)).id)).cuerpo.estado).toBe('retirado');
    expect(await rolesDe(AUXILIAR)).toEqual(['auxiliar']);
  });

  test('se juzga otra vez al aprobarlo: roles que ya no caben, o quien pidió sin acceso', async () => {
    await pedirContador();
    const { id } = await casa.pendiente(segunda);
    await otorgarComoDueno(casa.url, AUXILIAR, ['cajero']);
    expect((await casa.aprobar(segunda, id)).problema.codigo).toBe('ROLES_INCOMPATIBLES');
    await otorgarComoDueno(casa.url, AUXILIAR, ['auxiliar']);
    await casa.contratar('tercera@cuadra.demo', ['administrador']);
    await otorgarComoDueno(casa.url, 'admin@cuadra.demo', ['auxiliar']);
    expect((await casa.aprobar(segunda, id)).problema.codigo).toBe('CAMBIO_SIN_SUSTENTO');
    expect(
      await casa.db.selectFrom('usuarioRol').select('rol').where('rol', '=', 'contador').execute(),
    ).toHaveLength(2);
  });

  test('quitar al segundo no abre un atajo: el día cuenta desde que quedó uno solo, y se avisa', async () => {
    await pedirContador();
    await casa.pasar({ hours: 30 });
    admin = await casa.entrar('admin@cuadra.demo');
    expect((await casa.editar(admin, SEGUNDA, { activo: false })).status).toBe(200);
    expect(casa.cartas.map(({ para, asunto }) => `${para} ${asunto}`)).toEqual(
      expect.arrayContaining([
        `${SEGUNDA} Se quitaron poderes en Cuadra`,
        'contador@cuadra.demo Se quitaron poderes en Cuadra',
      ]),
    );
    await casa.pasar({ minutes: 1 });
    const { efectivoEn } = await casa.pendiente(admin);
    expect(efectivoEn).toBe(casa.reloj.ahora().add({ hours: 24 }).toString({ fractionalSecondDigits: 3 }));
    await casa.pasar({ hours: 23, minutes: 59 });
    expect(await rolesDe(AUXILIAR)).toEqual(['auxiliar']);
    await casa.pasar({ minutes: 1 });
    expect(await rolesDe(AUXILIAR)).toEqual(['auxiliar', 'contador']);
  });

  test('dos que lo resuelven a la vez: vale una sola respuesta', async () => {
    const tercera = await casa.contratar('tercera@cuadra.demo', ['administrador']);
    await pedirContador();
    const { id } = await casa.pendiente(segunda);
    const respuestas = await Promise.all([casa.aprobar(segunda, id), casa.rechazar(tercera, id)]);
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
    const aprobado = respuestas[0]?.status === 200;
    expect(await rolesDe(AUXILIAR)).toEqual(aprobado ? ['auxiliar', 'contador'] : ['auxiliar']);
  });
});

describe('con un solo administrador', () => {
  test('espera un día, avisado a todos los contadores y a quien favorece; luego vale, una vez', async () => {
    await pedirContador();
    const { id, efectivoEn } = await casa.pendiente(admin);
    expect(efectivoEn).toBe('2026-11-17T15:00:00.000Z');
    expect(casa.cartas.map(({ para }) => para)).toEqual([
      AUXILIAR,
      'contador2@cuadra.demo',
      'contador@cuadra.demo',
    ]);
    expect(casa.cartas[1]?.texto).toContain('valdrá desde el 17/11/2026 a las 09:00 si nadie lo detiene');
    const contador = await casa.entrar('contador@cuadra.demo');
    const avisos = await casa.db
      .selectFrom('aviso')
      .innerJoin('usuario', 'usuario.id', 'aviso.usuario')
      .select(['usuario.correo', 'aviso.titulo'])
      .orderBy('usuario.correo')
      .execute();
    expect(avisos.map(({ correo, titulo }) => `${correo} ${titulo}`)).toEqual([
      `${AUXILIAR} Cambio de poderes en espera`,
      'contador2@cuadra.demo Cambio de poderes en espera',
      'contador@cuadra.demo Cambio de poderes en espera',
    ]);
    const { pendientes } = await recuadrosDe(casa, contador);
    expect(pendientes?.contenido).toContainEqual(
      expect.objectContaining({ id: 'cambios-en-espera', cuenta: 1, link: '/administracion/poderes' }),
    );
    await casa.pasar({ hours: 23, minutes: 59, seconds: 59 });
    expect(await rolesDe(AUXILIAR)).toEqual(['auxiliar']);
    casa.reloj.avanzar({ seconds: 1 });
    // Two processes at the same instant.
    await Promise.all([1, 2].map(() => atenderCambios(casa.plataforma, clasesDeCambio)));
    expect(await rolesDe(AUXILIAR)).toEqual(['auxiliar', 'contador']);
    expect(await estadoDe(id)).toBe('aplicado');
    const hechos = await casa.db
      .selectFrom('bitacora')
      .select(['accion', 'actor'])
      .where('entidad', '=', 'usuario_rol')
      .where('accion', '=', 'poderes:vencer')
      .execute();
    expect(hechos).toEqual([{ accion: 'poderes:vencer', actor: null }]);
  });

  test('un contador lo detiene; un auditor lo ve y no puede; quien pide no lo rechaza', async () => {
    await pedirContador();
    const contador = await casa.entrar('contador2@cuadra.demo');
    const auditor = await casa.entrar('auditor@cuadra.demo');
    const { id } = await casa.pendiente(auditor);
    expect([(await casa.pendiente(auditor)).puede, (await casa.pendiente(contador)).puede]).toEqual([
      [],
      ['detener'],
    ]);
    expect((await casa.detener(auditor, id)).status).toBe(403);
    expect((await casa.aprobar(contador, id)).status).toBe(403);
    expect((await casa.detener(contador, id)).cuerpo).toMatchObject({
      estado: 'detenido',
      motivo: 'No lo conozco',
    });
    await casa.pasar({ hours: 48 });
    expect(await rolesDe(AUXILIAR)).toEqual(['auxiliar']);
    expect(casa.cartas.at(-1)?.texto).toContain('No lo conozco');
  });

  test('si entretanto hay otro administrador, puede aprobarlo antes', async () => {
    await pedirContador();
    const segunda = await casa.contratar(SEGUNDA, ['administrador']);
    const { id, puede } = await casa.pendiente(segunda);
    expect(puede).toEqual(['aprobar', 'rechazar']);
    expect((await casa.aprobar(segunda, id)).status).toBe(200);
    expect(await rolesDe(AUXILIAR)).toEqual(['auxiliar', 'contador']);
  });

  test('un administrador deshabilitado no cuenta como segundo', async () => {
    const segunda = await casa.contratar(SEGUNDA, ['administrador']);
    await casa.editar(admin, SEGUNDA, { activo: false });
    await pedirContador();
    const { id, efectivoEn } = await casa.pendiente(admin);
    expect(efectivoEn).not.toBeNull();
    expect((await casa.aprobar(segunda, id)).status).toBe(401);
  });

  test('lo que ya no puede ser cuando llega su hora queda sin efecto, con su motivo, y no detiene a los demás', async () => {
    await pedirContador();
    await casa.editar(admin, 'jefe@cuadra.demo', { roles: ['jefe_agencia', 'contador'] });
    await casa.editar(admin, 'ahorros@cuadra.demo', { roles: ['contador'] });
    await casa.editar(admin, AUXILIAR, { activo: false });
    await casa.editar(admin, 'jefe@cuadra.demo', { roles: ['auditor'] });
    await casa.pasar({ hours: 24 });
    const resueltos = await casa.listar(await casa.entrar('auditor@cuadra.demo'), 'resueltos');
    expect(
      resueltos.map(({ sujeto, estado, motivo }) => [sujeto?.nombre, estado, motivo?.split('.')[0]]),
    ).toEqual(
      expect.arrayContaining([
        ['José Alfredo Tiul Choc', 'caduco', 'Quien pidió el cambio, o a quien favorece, ya no tiene acceso'],
        ['Mynor Estuardo Ac Ical', 'caduco', 'Una misma persona no puede ser Auditor y Contador'],
        ['Silvia Beatriz Macz Ponce', 'aplicado', undefined],
      ]),
    );
    // The swap left nobody without a role while it waited, and took the old one with it.
    expect(await rolesDe('ahorros@cuadra.demo')).toEqual(['contador']);
  });

  test('pedir lo mismo dos veces no cambia nada; pedir otro de la misma clase espera al primero', async () => {
    await pedirContador();
    expect((await pedirContador()).status).toBe(200);
    expect(await casa.listar(admin)).toHaveLength(1);
    const otro = await casa.editar(admin, AUXILIAR, { roles: ['administrador'] });
    expect(otro.problema.codigo).toBe('CAMBIO_YA_PEDIDO');
  });

  test('quitar poderes es en el acto', async () => {
    await casa.editar(admin, 'contador2@cuadra.demo', { roles: ['auditor'] });
    expect(await rolesDe('contador2@cuadra.demo')).toEqual(['auditor']);
    expect(await casa.listar(admin)).toEqual([]);
  });

  test('volver a habilitar a quien aprueba, y cambiarle el correo, valen tras el día', async () => {
    await casa.editar(admin, 'contador2@cuadra.demo', { activo: false });
    await casa.editar(admin, 'contador2@cuadra.demo', { activo: true });
    await casa.editar(admin, 'contador@cuadra.demo', { correo: 'carlos@ejemplo.gt' });
    // Who only waits for such a role counts as having it: their address is not changed in between.
    await pedirContador();
    await casa.editar(admin, AUXILIAR, { correo: 'jose@ejemplo.gt' });
    expect((await casa.buscar(AUXILIAR)).enEspera.map(({ clase }) => clase)).toEqual(['correo', 'roles']);
    await casa.pasar({ hours: 24 });
    expect(await casa.buscar('contador2@cuadra.demo')).toMatchObject({ activo: true, enEspera: [] });
    expect((await casa.buscar('carlos@ejemplo.gt')).roles).toEqual(['contador']);
    expect((await casa.buscar('jose@ejemplo.gt')).roles).toEqual(['auxiliar', 'contador']);
    // The one without such a role changes at once.
    expect(
      (
        await casa.editar(await casa.entrar('admin@cuadra.demo'), 'auditor@cuadra.demo', {
          correo: 'k@ejemplo.gt',
        })
      ).cuerpo.correo,
    ).toBe('k@ejemplo.gt');
  });

  test('el correo propio de quien administra solo tras el día', async () => {
    expect((await casa.editar(admin, 'admin@cuadra.demo', { correo: 'ana@ejemplo.gt' })).cuerpo.correo).toBe(
      'admin@cuadra.demo',
    );
    expect((await casa.pendiente(admin)).puede).toEqual(['retirar']);
  });
});

describe('antes de firmar la puesta en marcha', () => {
  test('lo dado vale en el acto y queda en su lista; los pares y lo propio se rechazan igual', async () => {
    await casa.cerrar();
    casa = await abrirCasaDePoderes({ enPuestaEnMarcha: true });
    admin = await casa.entrar('admin@cuadra.demo');
    await pedirContador();
    expect(await rolesDe(AUXILIAR)).toEqual(['auxiliar', 'contador']);
    const body = {
      nombre: 'Eva Pop',
      correo: 'eva@ejemplo.gt',
      roles: ['contador' as const],
      agencias: ['01'],
    };
    expect((await casa.llamar(crearUsuario, { body }, { token: admin })).cuerpo.roles).toEqual(['contador']);
    const dados = await casa.listar(admin, 'puesta-en-marcha');
    expect(dados.map(({ estado, sujeto }) => [estado, sujeto?.nombre]).sort()).toEqual([
      ['inmediato', 'Eva Pop'],
      ['inmediato', 'José Alfredo Tiul Choc'],
    ]);
    expect(await casa.listar(admin)).toEqual([]);
    expect(
      (await casa.editar(admin, 'cajero@cuadra.demo', { roles: ['cajero', 'contador'] })).problema.codigo,
    ).toBe('ROLES_INCOMPATIBLES');
    expect((await casa.editar(admin, 'admin@cuadra.demo', { agencias: ['01'] })).problema.codigo).toBe(
      'PODERES_PROPIOS',
    );
  });
});

test('las reglas se leen de la base: los pares con su razón, y quien los incumplía desde antes', async () => {
  // As it could have been before: the guard off, by the owner, for one row.
  await comoDueno(
    casa.url,
    `alter table usuario_rol disable trigger compatible`,
    `insert into usuario_rol select id, 'contador' from usuario where correo = 'cajero@cuadra.demo'`,
    `alter table usuario_rol enable trigger compatible`,
  );
  const { cuerpo } = await casa.llamar(verReglasDePoder, {}, { token: admin });
  expect(cuerpo.firmadaEn).toBe('2026-11-16T15:00:00.000Z');
  expect(cuerpo.aprueban.map(({ rol }) => rol)).toEqual([
    'administrador',
    'ahorros',
    'auxiliar',
    'cajero',
    'contador',
    'jefe_agencia',
  ]);
  expect(cuerpo.incompatibles).toHaveLength(19);
  expect(cuerpo.incumplen).toMatchObject([
    { usuario: { nombre: 'Karla Judith Sierra Bol' }, rolA: 'cajero', rolB: 'contador' },
  ]);
  // The pair stays, and what has nothing to do with it can still change; another one is not made.
  expect(
    (await casa.editar(admin, 'cajero@cuadra.demo', { roles: ['cajero', 'contador', 'ahorros'] })).problema
      .codigo,
  ).toBe('ROLES_INCOMPATIBLES');
  expect((await casa.editar(admin, 'cajero@cuadra.demo', { agencias: ['02'] })).status).toBe(200);
  expect((await casa.editar(admin, 'cajero@cuadra.demo', { roles: ['cajero'] })).cuerpo.roles).toEqual([
    'cajero',
  ]);
});
