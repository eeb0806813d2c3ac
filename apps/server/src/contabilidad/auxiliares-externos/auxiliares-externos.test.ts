// What is kept elsewhere is brought each month, compared, and asked for before a close.
import * as contrato from '@cuadra/contract/contabilidad/auxiliares-externos/auxiliares-externos';
import { cerrarPeriodo } from '@cuadra/contract/contabilidad/periodos/periodos';
import type { CallOf } from '@cuadra/contract/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abrirOficina, CAJA_CHICA, lineas, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { comoAplicacion, comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { recuadrosDe } from '#inicio/testing/recuadros-de.ts';
import { auxiliarDeLoExterno } from './auxiliar.ts';
import { auxiliaresExternosCuadran } from './compuertas.ts';

const CARTERA = '1031';
const CONSUMO = '1031010101';
const VIVIENDA = '1031010103';
const APORTACIONES = '501101';
const OCTUBRE = { anio: 2026, mes: 10 };

let oficina: Oficina;
let contador: { id: string };
let auxiliar: { id: string };
beforeAll(async () => {
  oficina = await abrirOficina();
  contador = await persona('contador@cuadra.demo');
  auxiliar = await persona('auxiliar@cuadra.demo');
  // As an institution without a program of loans here: its accounts are moved by hand.
  await comoDueno(oficina.url, `update cuenta set estado = 'activa' where id_cuenta ~ '^(1031|501101)'`);
  // Q 300.00 and Q 200.00 of loans in October, Q 40.00 more in November; all against contributions.
  await registrar('2026-10-05', 300_00, CONSUMO, APORTACIONES);
  await registrar('2026-10-31', 200_00, VIVIENDA, APORTACIONES);
  await registrar('2026-11-03', 40_00, CONSUMO, APORTACIONES);
});
afterAll(() => oficina.cerrar());

const registrar = (fecha: string, monto: number, debe: string, haber: string) =>
  oficina.contabilizada(oficina.contador, { fecha, lineas: lineas(monto, debe, haber) });
const persona = (correo: string) =>
  oficina.db.selectFrom('usuario').select('id').where('correo', '=', correo).executeTakeFirstOrThrow();
const marcar = (
  cambios: Partial<CallOf<typeof contrato.marcarAuxiliarExterno>['body']> = {},
  token = oficina.contador,
) =>
  oficina.llamar(
    contrato.marcarAuxiliarExterno,
    {
      body: {
        ...{ idCuenta: CARTERA, lugar: 'Sistema de cartera', desde: '2026-10-01' },
        ...{ responsable: auxiliar.id },
        ...cambios,
      },
    },
    { token },
  );
const traer = (
  cifras: CallOf<typeof contrato.traerCifras>['body']['cifras'],
  mes = OCTUBRE,
  token = oficina.auxiliar,
) =>
  oficina.llamar(
    contrato.traerCifras,
    { body: { ...mes, evidencia: 'Reporte de cartera al 31/10/2026', cifras } },
    { token },
  );
const enOctubre = { ...OCTUBRE, desde: '2026-10-01', hasta: '2026-10-31', hoy: '2026-11-16' };
const compuerta = (agencia = '01') =>
  auxiliaresExternosCuadran.revisar(oficina.db, { ...enOctubre, agencia });
const pendientes = async (token: string) =>
  ((await recuadrosDe(oficina, token)).pendientes?.contenido ?? [])
    .filter(({ id }) => id === 'auxiliares-por-traer')
    .map(({ cuenta, link }) => [cuenta, link]);

it('sin cuentas marcadas no se pide nada', async () => {
  expect((await compuerta()).pasa).toBe(true);
  expect(await pendientes(oficina.auxiliar)).toEqual([]);
});

it('la marca un contador, con quien puede traerla; una cuenta que no existe o que ya se trae se niega', async () => {
  expect((await marcar({}, oficina.auxiliar)).status).toBe(403);
  expect((await marcar({ idCuenta: '199' })).problema.codigo).toBe('CUENTA_NO_EXISTE');
  const { id } = await persona('cajero@cuadra.demo');
  expect((await marcar({ responsable: id })).problema.codigo).toBe('PERSONA_NO_ADMITIDA');
  const { status, cuerpo } = await marcar();
  expect([status, cuerpo.idCuenta, cuerpo.responsable.id]).toEqual([201, CARTERA, auxiliar.id]);
  for (const idCuenta of [CARTERA, CONSUMO, '103'])
    expect((await marcar({ idCuenta })).problema.codigo).toBe('AUXILIAR_REPETIDO');
});

it('lo que se lleva aquí no es externo, ni la cuenta que lo contiene', async () => {
  await comoDueno(oficina.url, `insert into cuenta_de_caja values ('${CAJA_CHICA}', '01')`);
  for (const idCuenta of [CAJA_CHICA, '101']) {
    const { status, problema } = await marcar({ idCuenta });
    expect([status, problema.codigo, problema.detail]).toEqual([
      422,
      'AUXILIAR_PROPIO',
      expect.stringContaining('se lleva aquí'),
    ]);
  }
});

it('el mes que terminó espera a quien responde, y detiene el cierre de la agencia que tiene saldo', async () => {
  expect(await pendientes(oficina.auxiliar)).toEqual([
    [1, '/contabilidad/auxiliares-externos?anio=2026&mes=10'],
  ]);
  expect(await pendientes(oficina.contador2)).toEqual([]);
  const { pasa, motivo, detalle } = await compuerta();
  expect([pasa, motivo, detalle[0]?.texto]).toEqual([
    false,
    'Falta traer 1 auxiliar externo de 10/2026.',
    expect.stringContaining('«Sistema de cartera»; el mayor dice Q 500.00'),
  ]);
  expect((await compuerta('02')).pasa).toBe(true);
});

it('lo traído se compara con el mayor del último día del mes: 490.00 − 500.00 = −10.00', async () => {
  const { status, cuerpo } = await traer([{ idCuenta: CARTERA, agencia: '01', monto: 490_00 }]);
  expect(status).toBe(201);
  expect(cuerpo.renglones.find(({ agencia }) => agencia === '01')).toMatchObject({
    ...{ mayor: 500_00, diferencia: -10_00 },
    cifra: { monto: 490_00, enLibros: 500_00, traidaPor: { id: auxiliar.id }, veces: 1 },
  });
  const { pasa, motivo } = await compuerta();
  expect([pasa, motivo]).toEqual([false, 'No cuadra 1 auxiliar externo de 10/2026.']);
  expect(await auxiliarDeLoExterno.comparar(oficina.db)).toEqual([
    'Cuenta 1031, agencia 01, 10/2026: su auxiliar externo dice Q 490.00 y el mayor dice Q 500.00.',
  ]);
});

it('se corrige con otra y la primera queda; cuadra y ya nadie espera', async () => {
  const { cuerpo } = await traer([{ idCuenta: CARTERA, agencia: '01', monto: 500_00 }]);
  expect(cuerpo.renglones[0]).toMatchObject({ diferencia: 0, cifra: { veces: 2 } });
  expect((await compuerta()).pasa).toBe(true);
  expect(await auxiliarDeLoExterno.comparar(oficina.db)).toEqual([]);
  expect(await pendientes(oficina.auxiliar)).toEqual([]);
  expect(await oficina.db.selectFrom('cifraDeAuxiliar').select('n').execute()).toHaveLength(2);
});

it('una partida posterior en ese mes vuelve a abrir la diferencia', async () => {
  await registrar('2026-10-20', 1_00, CONSUMO, APORTACIONES);
  expect((await compuerta()).pasa).toBe(false);
  expect(await pendientes(oficina.auxiliar)).toHaveLength(1);
  await traer([{ idCuenta: CARTERA, agencia: '01', monto: 501_00 }]);
  expect((await compuerta()).pasa).toBe(true);
});

it('una cuenta acreedora se trae en su naturaleza', async () => {
  await marcar({ idCuenta: APORTACIONES, lugar: 'Libro de aportaciones', responsable: contador.id });
  const { cuerpo } = await traer([{ idCuenta: APORTACIONES, agencia: '01', monto: 501_00 }]);
  expect(cuerpo.renglones.find(({ idCuenta }) => idCuenta === APORTACIONES)).toMatchObject({
    ...{ mayor: 501_00, diferencia: 0 },
  });
});

it('ni de una agencia ajena, ni de una cuenta sin marcar, ni de un mes sin terminar o anterior', async () => {
  const cifra = { idCuenta: CARTERA, agencia: '01', monto: 1 };
  expect((await traer([cifra], OCTUBRE, oficina.forastero)).problema.codigo).toBe('SIN_AGENCIA');
  const sinMarcar = await traer([{ ...cifra, idCuenta: '105' }]);
  expect(sinMarcar.problema.codigo).toBe('AUXILIAR_NO_SE_TRAE');
  expect((await traer([cifra], { anio: 2026, mes: 11 })).problema.codigo).toBe('MES_SIN_TERMINAR');
  expect((await traer([cifra], { anio: 2026, mes: 9 })).problema.codigo).toBe('AUXILIAR_NO_SE_TRAE');
  expect((await traer([cifra, cifra])).status).toBe(400);
});

it('quien no trabaja en la agencia no ve su cifra', async () => {
  const { cuerpo } = await oficina.llamar(
    contrato.verMesDeAuxiliares,
    { query: OCTUBRE },
    { token: oficina.forastero },
  );
  expect([...new Set(cuerpo.renglones.map(({ agencia }) => agencia))]).toEqual(['02']);
});

it('lo traído no se cambia ni se borra, tampoco con SQL', async () => {
  for (const orden of ['update cifra_de_auxiliar set monto = 0', 'delete from cifra_de_auxiliar'])
    await expect(comoAplicacion(oficina, orden)).rejects.toThrow(/permission denied|permiso/);
  await expect(comoDueno(oficina.url, 'delete from cifra_de_auxiliar')).rejects.toThrow(/no se cambia/);
});

it('en un mes cerrado ya no se trae', async () => {
  await comoDueno(oficina.url, `update periodo set estado = 'cerrado' where (anio, mes) <= (2026, 10)`);
  const { problema } = await traer([{ idCuenta: CARTERA, agencia: '01', monto: 1 }]);
  expect(problema.codigo).toBe('PERIODO_CERRADO');
  await comoDueno(oficina.url, `update periodo set estado = 'abierto' where (anio, mes) = (2026, 10)`);
});

it('el cierre del mes la pide: sin ella se niega y dice dónde se trae', async () => {
  await registrar('2026-10-21', 2_00, CONSUMO, APORTACIONES);
  const { status, problema } = await oficina.llamar(
    cerrarPeriodo,
    { params: OCTUBRE, body: { agencias: ['01'] } },
    { token: oficina.contador },
  );
  expect([status, JSON.stringify(problema)]).toEqual([409, expect.stringContaining('auxiliar')]);
});

it('la que ya no se trae no detiene nada; con una versión vieja no se cambia', async () => {
  const { cuerpo: marcadas } = await oficina.llamar(
    contrato.listarAuxiliaresExternos,
    {},
    { token: oficina.contador },
  );
  for (const { id, lugar, desde, responsable, version } of marcadas) {
    const editar = () =>
      oficina.llamar(
        contrato.editarAuxiliarExterno,
        { params: { id }, body: { version, lugar, desde, responsable: responsable.id, activo: false } },
        { token: oficina.contador },
      );
    expect((await editar()).cuerpo.activo).toBe(false);
    expect((await editar()).problema.codigo).toBe('CONFLICTO_DE_EDICION');
  }
  expect((await compuerta()).pasa).toBe(true);
  expect(await auxiliarDeLoExterno.comparar(oficina.db)).toEqual([]);
});
