// Whoever held, before they were forbidden, roles that exclude each other: they go on working, and it waits for the
// administradores until one of the roles goes away or two of them accept it until a day.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import { aceptarPares } from '@cuadra/contract/administracion/pares-de-roles';
import { verReglasDePoder } from '@cuadra/contract/administracion/poderes';
import { listarUsuarios } from '@cuadra/contract/administracion/usuarios';
import { listarAsociados } from '@cuadra/contract/ahorros/asociados';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { recuadrosDe } from '#inicio/testing/recuadros-de.ts';
import { hoyEn } from '#platform/reloj.ts';
import { abrirCasaDePoderes, type CasaDePoderes } from './testing/casa-de-poderes.ts';

const CAJERO = 'cajero@cuadra.demo';
const MOTIVO = 'En la agencia trabajan tres personas';

let casa: CasaDePoderes;
let admin: string;
let segunda: string;
let cajero: string;
beforeEach(async () => {
  casa = await abrirCasaDePoderes();
  admin = await casa.entrar('admin@cuadra.demo');
  segunda = await casa.contratar('segunda@cuadra.demo', ['administrador']);
  await darDesdeAntes(CAJERO, 'ahorros');
  cajero = (await casa.buscar(CAJERO)).id;
});
afterEach(() => casa.cerrar());

/** As it could have been before: the guard off, by the owner, for one row. */
const darDesdeAntes = (correo: string, rol: Rol) =>
  comoDueno(
    casa.url,
    `alter table usuario_rol disable trigger compatible`,
    `insert into usuario_rol select id, '${rol}' from usuario where correo = '${correo}'`,
    `alter table usuario_rol enable trigger compatible`,
  );

const dentroDe = (duracion: Temporal.DurationLike) => hoyEn(casa.reloj).add(duracion).toString();
const pedir = (token: string, hasta = dentroDe({ months: 3 }), id = cajero, motivo = MOTIVO) =>
  casa.llamar(aceptarPares, { params: { id }, body: { motivo, hasta } }, { token });
const incumplen = async () => (await casa.llamar(verReglasDePoder, {}, { token: admin })).cuerpo.incumplen;
const porResolver = async (token: string) => {
  const { pendientes } = await recuadrosDe(casa, token);
  return pendientes?.contenido?.find(({ id }) => id === 'pares-por-resolver');
};

test('quien lo tenía sigue trabajando, y es un pendiente de los administradores hasta quitarle un rol', async () => {
  const suya = await casa.entrar(CAJERO);
  expect((await casa.llamar(listarAsociados, { query: {} }, { token: suya })).status).toBe(200);
  for (const token of [admin, segunda])
    expect(await porResolver(token)).toMatchObject({
      cuenta: 1,
      link: '/administracion/poderes?vista=reglas',
    });
  expect(await porResolver(await casa.entrar('contador@cuadra.demo'))).toBeUndefined();
  expect(await incumplen()).toMatchObject([
    { usuario: { id: cajero }, rolA: 'ahorros', rolB: 'cajero', aceptado: null, enEspera: false },
  ]);
  // Another role of the same person changes nothing of it; one of the pair taken away resolves it.
  await casa.editar(admin, CAJERO, { roles: ['cajero'] });
  expect([await incumplen(), await porResolver(admin)]).toEqual([[], undefined]);
});

test('dos administradores lo aceptan con un motivo y hasta un día; después vuelve a esperarlos', async () => {
  expect((await pedir(admin)).cuerpo).toEqual({ resultado: 'en-espera' });
  expect(await incumplen()).toMatchObject([{ aceptado: null, enEspera: true }]);
  const { id, descripcion } = await casa.pendiente(segunda);
  expect(descripcion).toBe(
    `Aceptar hasta el 16/02/2027 que Karla Judith Sierra Bol tenga a la vez: Ahorros y Cajero. Motivo: ${MOTIVO}`,
  );
  // Still to be resolved while nobody else said yes.
  expect(await porResolver(admin)).toMatchObject({ cuenta: 1 });
  expect((await casa.aprobar(admin, id)).problema.codigo).toBe('CAMBIO_PROPIO');
  expect((await casa.aprobar(segunda, id)).cuerpo.estado).toBe('aplicado');
  const aceptado = { hasta: '2027-02-16', motivo: MOTIVO };
  expect(await incumplen()).toMatchObject([{ aceptado, enEspera: false }]);
  expect(await porResolver(admin)).toBeUndefined();
  // It makes no new pair: only those it names.
  expect(
    (await casa.editar(admin, CAJERO, { roles: ['ahorros', 'cajero', 'jefe_agencia'] })).problema.codigo,
  ).toBe('ROLES_INCOMPATIBLES');
  const anotado = await casa.db
    .selectFrom('bitacora')
    .select('accion')
    .where('entidad', '=', 'cambio_de_poder')
    .where('idEntidad', '=', id)
    .orderBy('accion')
    .execute();
  expect(anotado.map(({ accion }) => accion)).toEqual(['poderes:aceptar-pares', 'poderes:aprobar']);

  await casa.pasar({ hours: 24 * 92 });
  admin = await casa.entrar('admin@cuadra.demo');
  expect(await porResolver(admin)).toBeUndefined();
  await casa.pasar({ hours: 24 });
  admin = await casa.entrar('admin@cuadra.demo');
  expect(await porResolver(admin)).toMatchObject({ cuenta: 1 });
  expect(await incumplen()).toMatchObject([{ aceptado: null }]);
});

test('un par más no queda aceptado con los de antes', async () => {
  await pedir(admin);
  await casa.aprobar(segunda, (await casa.pendiente(segunda)).id);
  await darDesdeAntes(CAJERO, 'auxiliar');
  expect((await incumplen()).map(({ rolA, rolB, aceptado }) => [rolA, rolB, aceptado !== null])).toEqual([
    ['ahorros', 'auxiliar', false],
    ['ahorros', 'cajero', true],
    ['auxiliar', 'cajero', false],
  ]);
  expect(await porResolver(admin)).toMatchObject({ cuenta: 1 });
});

test('no se acepta lo propio, lo que no hay, lo que no tiene plazo, ni lo que ya se resolvió al aprobarlo', async () => {
  const { cuerpo } = await casa.llamar(listarUsuarios, {}, { token: admin });
  const idDe = (correo: string) => cuerpo.find((uno) => uno.correo === correo)?.id ?? '';
  const hasta = dentroDe({ months: 3 });
  expect((await pedir(admin, hasta, idDe('admin@cuadra.demo'))).problema.codigo).toBe('PODERES_PROPIOS');
  expect((await pedir(admin, hasta, idDe('auditor@cuadra.demo'))).problema.codigo).toBe(
    'ACEPTACION_SIN_PARES',
  );
  for (const fuera of [dentroDe({ days: -1 }), dentroDe({ years: 1, days: 1 })]) {
    const { status, problema } = await pedir(admin, fuera);
    expect([status, problema.errores?.[0]?.campo]).toEqual([422, 'hasta']);
  }
  expect((await pedir(admin, hasta, cajero, '')).status).toBe(400);
  await pedir(admin, hasta);
  const { id } = await casa.pendiente(segunda);
  await casa.editar(admin, CAJERO, { roles: ['cajero'] });
  expect((await casa.aprobar(segunda, id)).problema.codigo).toBe('ACEPTACION_SIN_PARES');
});

test('dos administradores que lo piden a la vez: espera uno solo, y cada quien aprueba solo lo del otro', async () => {
  const respuestas = await Promise.all([
    pedir(admin, dentroDe({ months: 3 })),
    pedir(segunda, dentroDe({ months: 6 })),
  ]);
  expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { id, puede } = await casa.pendiente(admin);
  const [suyo, ajeno] = puede.includes('aprobar') ? [segunda, admin] : [admin, segunda];
  const [propia, otra] = await Promise.all([casa.aprobar(suyo, id), casa.aprobar(ajeno, id)]);
  // Too late, or never theirs to approve: whichever came first.
  expect(['CAMBIO_PROPIO', 'CAMBIO_RESUELTO']).toContain(propia.problema.codigo);
  expect(otra.status).toBe(200);
  expect(await incumplen()).toMatchObject([{ aceptado: { motivo: MOTIVO } }]);
});

test('dos administradores que dan a la vez los dos roles de un par: queda pedido uno', async () => {
  await comoDueno(
    casa.url,
    `delete from usuario_rol r using usuario u where u.id = r.usuario and u.correo = 'jefe@cuadra.demo'`,
  );
  const respuestas = await Promise.all([
    casa.editar(admin, 'jefe@cuadra.demo', { roles: ['ahorros'] }),
    casa.editar(segunda, 'jefe@cuadra.demo', { roles: ['cajero'] }),
  ]);
  expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await casa.buscar('jefe@cuadra.demo')).roles).toEqual([]);
  const { id, puede } = await casa.pendiente(admin);
  const otro = puede.includes('aprobar') ? admin : segunda;
  expect((await casa.aprobar(otro, id)).status).toBe(200);
  expect((await casa.buscar('jefe@cuadra.demo')).roles).toHaveLength(1);
});
