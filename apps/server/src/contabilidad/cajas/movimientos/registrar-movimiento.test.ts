import * as contrato from '@cuadra/contract/contabilidad/cajas/movimientos';
import type { ClaseDeVentanilla } from '@cuadra/core/cajas/movimiento';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { autorizar } from '#control/testing/con-otra-persona.ts';
import { limitar } from '../testing/limitar.ts';
import {
  BANCO,
  CAJA_GENERAL,
  EN_TRANSITO,
  FALTANTES,
  GASTOS,
  HOY,
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
  OTROS_PRODUCTOS,
  SOBRANTES,
} from '../testing/mundo-de-cajas.ts';
import { egreso, ingreso, lineasDe, registrar } from './testing/ventanilla.ts';

let mundo: MundoDeCajas;
let jornada: Awaited<ReturnType<MundoDeCajas['abrir']>>;
beforeAll(async () => {
  mundo = await mundoDeCajas();
  jornada = await mundo.abrir(mundo.cajero);
});
afterAll(() => mundo.cerrar());

describe('cada clase contabiliza sus cuentas y sus lados', () => {
  const entra = (cuenta: string) => [CAJA_GENERAL, cuenta];
  const sale = (cuenta: string) => [cuenta, CAJA_GENERAL];
  test.each<[ClaseDeVentanilla, string, string[], string]>([
    ['ingreso', OTROS_PRODUCTOS, entra(OTROS_PRODUCTOS), 'Ingreso en caja C1: Lo que sea'],
    ['egreso', GASTOS, sale(GASTOS), 'Egreso de caja C1: Lo que sea'],
    ['pago-menor', GASTOS, sale(GASTOS), 'Pago menor de caja C1: Lo que sea'],
    ['remesa', BANCO, sale(BANCO), 'Remesa al banco de caja C1: Lo que sea'],
  ])('%s', async (clase, idCuenta, [debe, haber], concepto) => {
    const antes = await mundo.saldoDe(mundo.cajas.c1);
    const body = { clase, idCuenta, monto: 12_34, concepto: 'Lo que sea', documento: 'F-1' };
    const movimiento = hecha(await registrar(mundo, mundo.cajero, jornada, body));
    expect(await lineasDe(mundo, movimiento.partida.id)).toEqual([
      { idCuenta: debe, debe: 12_34, haber: 0 },
      { idCuenta: haber, debe: 0, haber: 12_34 },
    ]);
    const partida = await mundo.db
      .selectFrom('partida')
      .select(['origen', 'tipo', 'fecha', 'agencia', 'concepto', 'autor'])
      .where('id', '=', movimiento.id)
      .executeTakeFirstOrThrow();
    expect(partida).toEqual({
      ...{ origen: 'caja', tipo: 'caja', fecha: HOY, agencia: '01', concepto, autor: mundo.cajero.id },
    });
    expect(await mundo.saldoDe(mundo.cajas.c1)).toBe(antes + (debe === CAJA_GENERAL ? 12_34 : -12_34));
    await mundo.exigirIgualdad();
  });
});

test('lo que se contesta al registrar es lo mismo que después se lee', async () => {
  const body = ingreso({
    medio: 'cheque',
    documento: '',
    persona: { documento: '1234-5', nombre: 'Ana Paz' },
  });
  const movimiento = hecha(await registrar(mundo, mundo.cajero, jornada, body));
  expect(movimiento).toMatchObject({ documento: null, persona: { documento: '12345', nombre: 'Ana Paz' } });
  const { cuerpo } = await mundo.llamar(
    contrato.verMovimiento,
    { params: { id: movimiento.id } },
    { token: mundo.cajero.token },
  );
  expect(cuerpo).toEqual(movimiento);
});

describe('la contracuenta', () => {
  test.each([
    ['que no existe', { idCuenta: '99999999' }, 'CUENTA_NO_EXISTE', 'idCuenta'],
    ['de mayor', { idCuenta: '6031' }, 'CUENTA_NO_DETALLE', 'idCuenta'],
    ['que solo mueve el sistema', { idCuenta: '3011020101' }, 'CUENTA_SOLO_SISTEMA', 'idCuenta'],
    ['de las mismas cajas', { idCuenta: CAJA_GENERAL }, 'CUENTA_DE_CAJA', 'idCuenta'],
    ['del efectivo en tránsito', { idCuenta: EN_TRANSITO }, 'CUENTA_DE_CAJA', 'idCuenta'],
    ['donde la revisión pone lo que sobra', { idCuenta: SOBRANTES }, 'MOVIMIENTO_INVALIDO', 'idCuenta'],
    [
      'donde la revisión pone lo que falta',
      { clase: 'egreso' as const, idCuenta: FALTANTES },
      'MOVIMIENTO_INVALIDO',
      'idCuenta',
    ],
    ['de una remesa que no es de banco', { clase: 'remesa' as const }, 'MOVIMIENTO_INVALIDO', 'idCuenta'],
    [
      'con un medio que la clase no admite',
      { clase: 'pago-menor' as const, idCuenta: GASTOS, medio: 'cheque' as const },
      'MOVIMIENTO_INVALIDO',
      'medio',
    ],
  ])('%s se rechaza con su campo, sin contabilizar nada', async (_, cambios, codigo, campo) => {
    const antes = await mundo.saldoDe(mundo.cajas.c1);
    const { problema } = await registrar(mundo, mundo.cajero, jornada, ingreso(cambios));
    expect(problema).toMatchObject({ codigo, errores: [{ campo, codigo }] });
    expect(await mundo.saldoDe(mundo.cajas.c1)).toBe(antes);
  });

  test('lo que se devuelve de un sobrante, o se recupera de un faltante, es un movimiento más', async () => {
    hecha(await registrar(mundo, mundo.cajero, jornada, egreso({ idCuenta: SOBRANTES })));
    hecha(await registrar(mundo, mundo.cajero, jornada, ingreso({ idCuenta: FALTANTES })));
  });

  test('bloqueada se rechaza', async () => {
    await comoDueno(mundo.url, `update cuenta set estado = 'bloqueada' where id_cuenta = '${GASTOS}'`);
    const { problema } = await registrar(mundo, mundo.cajero, jornada, egreso());
    await comoDueno(mundo.url, `update cuenta set estado = 'activa' where id_cuenta = '${GASTOS}'`);
    expect(problema).toMatchObject({ codigo: 'CUENTA_BLOQUEADA', errores: [{ campo: 'idCuenta' }] });
  });
});

describe('el límite de quien atiende', () => {
  beforeAll(() => limitar(mundo, 'egreso', 100_00));
  afterAll(() => limitar(mundo, 'egreso', null));
  const con = (autorizacion: string, monto = 250_00) =>
    registrar(mundo, mundo.cajero, jornada, egreso({ monto }), undefined, autorizacion);

  test('en el límite pasa; un centavo más pide autorización', async () => {
    expect((await registrar(mundo, mundo.cajero, jornada, egreso({ monto: 100_00 }))).status).toBe(201);
    const { problema } = await registrar(mundo, mundo.cajero, jornada, egreso({ monto: 100_01 }));
    expect(problema.codigo).toBe('AUTORIZACION_REQUERIDA');
  });

  test('autorizado se hace, dice quién lo autorizó y no vuelve a servir', async () => {
    const autorizacion = await autorizar(mundo, mundo.jefe, con);
    const movimiento = hecha(await con(autorizacion));
    expect(movimiento.autorizadoPor?.id).toBe(mundo.jefe.id);
    expect((await con(autorizacion)).problema.codigo).toBe('AUTORIZACION_NO_CORRESPONDE');
    await mundo.exigirIgualdad();
  });
});

describe('solo su cajero, en su jornada abierta de hoy', () => {
  test('la de otro cajero de la agencia es ajena', async () => {
    const { problema } = await registrar(mundo, mundo.cajero2, jornada, ingreso());
    expect(problema.codigo).toBe('CAJA_AJENA');
  });

  test('la de otra agencia no existe', async () => {
    const { problema } = await registrar(mundo, mundo.cajeroDeOtra, jornada, ingreso());
    expect(problema.codigo).toBe('NO_ENCONTRADO');
  });

  test('quien revisa no mueve efectivo', async () => {
    for (const quien of [mundo.jefe, mundo.contador, mundo.auditor]) {
      const { problema } = await registrar(mundo, quien, jornada, ingreso());
      expect(problema.codigo).toBe('SIN_PERMISO');
    }
  });

  test('la congelada espera a que termine el arqueo', async () => {
    const congelada = await mundo.abrir(mundo.custodio);
    await comoDueno(
      mundo.url,
      `update jornada set congelada_por = '${mundo.jefe.id}', congelada_en = now() where id = '${congelada.id}'`,
    );
    const { problema } = await registrar(mundo, mundo.custodio, congelada, ingreso());
    expect(problema.codigo).toBe('CAJA_CONGELADA');
  });

  test('contada no admite más; la de ayer, tampoco', async () => {
    const suya = await mundo.abrir(mundo.cajero3);
    await mundo.contar(mundo.cajero3, suya, 0);
    expect((await registrar(mundo, mundo.cajero3, suya, ingreso())).problema.codigo).toBe('JORNADA_CERRADA');
    const deOtra = await mundo.abrir(mundo.cajeroDeOtra);
    mundo.reloj.avanzar({ hours: 24 });
    const { problema } = await registrar(
      ...([mundo, { token: await mundo.entrar(mundo.cajeroDeOtra.correo) }, deOtra, ingreso()] as const),
    );
    mundo.reloj.avanzar({ hours: -24 });
    expect(problema.codigo).toBe('JORNADA_DE_OTRO_DIA');
  });
});
