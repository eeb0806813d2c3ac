// An institution that moves in counts each caja on what its opening balances say: nothing is posted, and how far both are apart is told.
import { crearCaja } from '@cuadra/contract/contabilidad/cajas/cajas';
import * as contrato from '@cuadra/contract/contabilidad/cajas/conteo-inicial';
import { conteoDe } from '@cuadra/core/cajas/denominaciones';
import { centavos } from '@cuadra/core/dinero';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DE_APERTURA, sinAprobacion } from '#contabilidad/saldos/testing/apertura-de-prueba.ts';
import {
  comoAplicacion,
  comoDueno,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { auxiliarDeCajas } from '../auxiliar.ts';

const VENTANILLA = '1011010102';
const BOVEDA = '1011010101';
const APORTACIONES = '501101';

let app: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  app = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  await sinAprobacion(app.url);
  token = await app.entrar('contador@cuadra.demo');
});
afterAll(() => app.cerrar());

async function crear(codigo: string, idCuenta: string, agencia = '01'): Promise<string> {
  const { status, cuerpo, problema } = await app.llamar(
    crearCaja,
    { body: { codigo, nombre: `Caja ${codigo}`, agencia, clase: 'caja', idCuenta } },
    { token },
  );
  if (status !== 201) throw new Error(problema.detail);
  return cuerpo.id;
}
const abrirLibros = (monto: number, idCuenta = VENTANILLA) =>
  registrar(app, partida('2026-01-01', idCuenta, APORTACIONES, monto, DE_APERTURA));
const contar = (id: string, monto: number) =>
  app.llamar(
    contrato.contarAlEmpezar,
    { params: { id }, body: { conteo: conteoDe(centavos(monto)) } },
    { token },
  );
const ver = async () => (await app.llamar(contrato.verConteosIniciales, {}, { token })).cuerpo;

let una: string;
let otra: string;
it('los saldos iniciales llegan aunque la caja ya exista, y son con lo que empieza', async () => {
  una = await crear('A', VENTANILLA);
  await abrirLibros(10_000_00);
  const { seCuenta, cuentas } = await ver();
  expect(seCuenta).toBe(true);
  expect(cuentas).toMatchObject([
    { idCuenta: VENTANILLA, agencia: '01', mayor: 10_000_00, enCajas: 10_000_00, diferencia: 0 },
  ]);
});

it('dos cajas de una cuenta suman el mayor: 8,000.00 + 2,000.00 = 10,000.00, sin partida', async () => {
  otra = await crear('B', VENTANILLA);
  const primera = await contar(una, 8_000_00);
  expect([primera.status, primera.cuerpo.diferencia]).toEqual([201, -2_000_00]);
  expect(await auxiliarDeCajas.comparar(app.db)).toEqual([
    'Cuenta 1011010102, agencia 01: sus cajas tienen Q 8,000.00 y el mayor dice Q 10,000.00.',
  ]);
  const { cuerpo } = await contar(otra, 2_000_00);
  expect(cuerpo).toMatchObject({ mayor: 10_000_00, enCajas: 10_000_00, diferencia: 0 });
  expect(await auxiliarDeCajas.comparar(app.db)).toEqual([]);
  expect(await app.db.selectFrom('partida').select('id').execute()).toHaveLength(1);
});

it('se cuenta otra vez y queda lo último; lo de antes no se borra', async () => {
  await contar(otra, 1_500_00);
  const { cuerpo } = await contar(otra, 2_000_00);
  expect(cuerpo.cajas.find(({ id }) => id === otra)).toMatchObject({ saldo: 2_000_00, conteo: { veces: 3 } });
  await expect(comoDueno(app.url, 'delete from conteo_inicial')).rejects.toThrow(/no se cambia/);
  await expect(comoAplicacion(app, `update caja set saldo_inicial = 1`)).rejects.toThrow(/permi/);
});

it('la primera caja que se crea después de los saldos iniciales empieza con ellos', async () => {
  await abrirLibros(500_00, BOVEDA);
  const id = await crear('V', BOVEDA);
  const { cuentas } = await ver();
  expect(cuentas.find(({ idCuenta }) => idCuenta === BOVEDA)).toMatchObject({
    ...{ mayor: 500_00, diferencia: 0, cajas: [{ id, saldo: 500_00, conteo: null }] },
  });
});

it('lo que llega después de contar no cambia lo contado: se dice, y deshecho ya no', async () => {
  const [hecha] = await registrar(app, partida('2026-01-01', VENTANILLA, APORTACIONES, 7_00, DE_APERTURA));
  expect(await auxiliarDeCajas.comparar(app.db)).toEqual([
    'Cuenta 1011010102, agencia 01: sus cajas tienen Q 10,000.00 y el mayor dice Q 10,007.00.',
  ]);
  await registrar(
    app,
    partida('2026-01-01', APORTACIONES, VENTANILLA, 7_00, {
      ...{ origen: 'saldos_iniciales', tipo: 'reversion', revierte: hecha?.id ?? null },
    }),
  );
  expect(await auxiliarDeCajas.comparar(app.db)).toEqual([]);
});

it('una partida cualquiera sobre la cuenta de una caja se sigue negando', async () => {
  await expect(registrar(app, partida('2026-01-02', VENTANILLA, APORTACIONES, 1_00))).rejects.toThrow(
    /cajas/,
  );
});

it('con días de trabajo ya no se cuenta, y firmada la puesta en marcha tampoco', async () => {
  await comoDueno(
    app.url,
    `insert into asignacion_de_caja (caja, cajero, desde) select '${una}', id, '2026-11-01' from usuario where correo = 'cajero@cuadra.demo'`,
    'set session_replication_role = replica',
    `insert into jornada (id, caja, cajero, fecha, estado, tolerancia, abierta_en) select gen_random_uuid(), '${una}', id, '2026-11-16', 'abierta', 0, now() from usuario where correo = 'cajero@cuadra.demo'`,
  );
  expect((await contar(una, 1_00)).problema.codigo).toBe('CAJA_EN_USO');
  await comoDueno(app.url, 'update institucion set firmada_en = now()');
  const { status, problema } = await contar(otra, 2_000_00);
  expect([status, problema.codigo]).toEqual([409, 'PUESTA_EN_MARCHA_FIRMADA']);
  expect((await ver()).seCuenta).toBe(false);
});
