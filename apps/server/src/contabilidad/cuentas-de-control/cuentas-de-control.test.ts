// What each account is for is read where each room keeps it, and the steps of the set-up say what is missing.
import { crearCaja, guardarConfiguracionDeCajas } from '@cuadra/contract/contabilidad/cajas/cajas';
import { editarCuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import * as contrato from '@cuadra/contract/contabilidad/cuentas-de-control';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pasoDeAuxiliares } from '#contabilidad/auxiliares-externos/paso.ts';
import { DE_APERTURA, sinAprobacion } from '#contabilidad/saldos/testing/apertura-de-prueba.ts';
import { comoDueno, partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { pasoDeCuentasDeControl } from './paso.ts';

const VENTANILLA = '1011010102';
const hoy = '2026-11-16';

let app: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  app = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  await sinAprobacion(app.url);
  token = await app.entrar('contador@cuadra.demo');
});
afterAll(() => app.cerrar());

const ver = async () => (await app.llamar(contrato.verCuentasDeControl, {}, { token })).cuerpo;
const marcar = (cuentas: string[], quien = token) =>
  app.llamar(contrato.marcarSoloSistema, { body: { cuentas } }, { token: quien });

it('dice lo que falta elegir y qué efectivo no es de nadie', async () => {
  const { faltan, efectivoSuelto, cuentas } = await ver();
  expect(faltan).toEqual(['sobrantes', 'faltantes']);
  expect(efectivoSuelto.map(({ idCuenta }) => idCuenta)).toContain(VENTANILLA);
  expect(cuentas.map(({ uso }) => uso)).toContain('resultado');
  const { estado, falta } = await pasoDeCuentasDeControl.ver(app.db, { hoy });
  expect([estado, falta.length]).toEqual(['en-curso', 2]);
  expect(await pasoDeAuxiliares.ver(app.db, { hoy })).toMatchObject({ estado: 'pendiente' });
});

it('lo elegido en las cajas se ve aquí; la cuenta de una caja se deja solo a su módulo', async () => {
  await comoDueno(app.url, `update cuenta set estado = 'activa' where id_cuenta = '${VENTANILLA}'`);
  await app.llamar(
    guardarConfiguracionDeCajas,
    {
      body: {
        ...{ cuentaSobrante: '30510104', cuentaFaltante: '703102', cuentaEmpleado: null },
        ...{ cuentaTransito: null, tasaDolar: 7_700_000, umbralIve: 1_000_000, identificarDesde: 500_000 },
      },
    },
    { token },
  );
  await app.llamar(
    crearCaja,
    {
      body: {
        codigo: 'A',
        nombre: 'Caja A',
        agencia: '01',
        clase: 'caja',
        idCuenta: VENTANILLA,
      },
    },
    { token },
  );
  const antes = await ver();
  expect(antes.cuentas.find(({ idCuenta }) => idCuenta === VENTANILLA)).toMatchObject({
    ...{ uso: 'caja', de: 'Caja A, agencia 01', estado: 'activa', porMarcar: true },
  });
  expect((await pasoDeCuentasDeControl.ver(app.db, { hoy })).falta).toEqual([
    'Hay 1 cuenta de control que todavía se puede mover a mano.',
  ]);
  const { cuerpo } = await marcar([VENTANILLA]);
  expect(cuerpo.cuentas.find(({ idCuenta }) => idCuenta === VENTANILLA)).toMatchObject({
    ...{ estado: 'solo_sistema', porMarcar: false },
  });
  expect((await pasoDeCuentasDeControl.ver(app.db, { hoy })).estado).toBe('hecho');
});

it('la cuenta de una caja no vuelve a moverse a mano: ni en el catálogo, ni bloqueándola antes, ni con SQL', async () => {
  const editar = async (estado: 'activa' | 'bloqueada' | 'solo_sistema', idCuenta = VENTANILLA) => {
    const { version } = await app.db
      .selectFrom('cuenta')
      .select('version')
      .where('idCuenta', '=', idCuenta)
      .executeTakeFirstOrThrow();
    return app.llamar(editarCuenta, { params: { idCuenta }, body: { estado, version } }, { token });
  };
  const { status, problema } = await editar('activa');
  expect([status, problema.codigo, problema.errores?.[0]?.campo]).toEqual([
    409,
    'CUENTA_DE_CONTROL',
    'estado',
  ]);
  expect(problema.detail).toContain('solo se mueve desde ahí');
  expect((await editar('bloqueada')).status).toBe(200);
  expect((await editar('activa')).problema.codigo).toBe('CUENTA_DE_CONTROL');
  expect((await editar('solo_sistema')).status).toBe(200);
  await expect(
    comoDueno(app.url, `update cuenta set estado = 'activa' where id_cuenta = '${VENTANILLA}'`),
  ).rejects.toThrow('es la de una caja');
  for (const estado of ['solo_sistema', 'activa'] as const)
    expect((await editar(estado, '706105')).cuerpo.estado).toBe(estado);
});

it('una cuenta cualquiera no se marca por aquí, y solo quien edita el catálogo', async () => {
  expect((await marcar(['706105'])).problema.codigo).toBe('CUENTA_NO_EXISTE');
  expect((await marcar([VENTANILLA], await app.entrar('auxiliar@cuadra.demo'))).status).toBe(403);
});

it('el paso de los auxiliares dice qué contar y termina cuando todo cuadra', async () => {
  expect(await pasoDeAuxiliares.ver(app.db, { hoy })).toEqual({
    estado: 'hecho',
    resumen: '1 caja',
    falta: [],
  });
  await registrar(app, partida('2026-01-01', VENTANILLA, '501101', 900_00, DE_APERTURA));
  const { estado, falta } = await pasoDeAuxiliares.ver(app.db, { hoy });
  expect([estado, falta]).toEqual(['en-curso', ['Falta contar «Caja A» de la agencia 01.']]);
});
