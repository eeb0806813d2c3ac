// The accounts: found, seen whole, opened by what their product offers, and changed as they were last read.
import { randomUUID } from 'node:crypto';
import * as apertura from '@cuadra/contract/ahorros/apertura-de-cuenta';
import * as cambios from '@cuadra/contract/ahorros/cambios-de-cuenta';
import * as contrato from '@cuadra/contract/ahorros/cuentas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AHORRO,
  HOY,
  type MundoDeAhorros,
  mundoDeAhorros,
  type Persona,
} from '#ahorros/testing/mundo-de-ahorros.ts';
import { publicarProducto } from '#ahorros/testing/productos-de-prueba.ts';
import { hecha } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { aplicacionDePrueba } from '#testing/application.ts';
import { digitoVerificador, numeroCon } from './numero-de-cuenta.ts';

let mundo: MundoDeAhorros;
beforeAll(async () => {
  mundo = await mundoDeAhorros();
});
afterAll(async () => {
  await mundo?.exigirIgualdad();
  await mundo?.cerrar();
});

const listar = (query: Record<string, string> = {}, quien: Persona = mundo.ahorros) =>
  mundo.llamar(contrato.listarCuentasDeAhorro, { query }, { token: quien.token });
const ver = (id: number, quien: Persona = mundo.ahorros) =>
  mundo.llamar(contrato.verCuentaDeAhorro, { params: { id } }, { token: quien.token });
const abrir = (body: object, quien: Persona = mundo.ahorros, llave: string = randomUUID()) =>
  mundo.llamar(
    apertura.abrirCuenta,
    { body: { producto: mundo.vista, agencia: '01', titulares: [mundo.asociados[0]], ...body } as never },
    { token: quien.token, llave },
  );
const numeros = async (query: Record<string, string>, quien?: Persona) =>
  (await listar(query, quien)).cuerpo.cuentas.map(({ numero }) => numero);

describe('la lista', () => {
  test('busca por número, por DPI o número del titular y por su nombre, con los totales de lo hallado', async () => {
    expect(await numeros({ texto: '01-APF' })).toEqual(['01-APF-000001']);
    expect(await numeros({ texto: '2345678901601' })).toEqual(['01-AHC-000002']);
    expect(await numeros({ texto: 'reyes' })).toEqual(['01-AHC-000002']);
    const { totales } = (await listar({ texto: 'julia caal', producto: String(mundo.vista) })).cuerpo;
    expect(totales).toEqual({ cuentas: 2, saldo: 1_250_50 });
    expect((await listar({ texto: 'nadie' })).cuerpo).toEqual({
      cuentas: [],
      siguiente: null,
      totales: { cuentas: 0, saldo: 0 },
    });
  });

  test('solo las de las agencias de quien pregunta', async () => {
    expect(await numeros({}, mundo.ahorrosDeOtra)).toEqual(['02-AHC-000001']);
    expect(await numeros({ agencia: '01' }, mundo.ahorrosDeOtra)).toEqual([]);
    expect(await numeros({ asociado: mundo.asociados[1] })).toEqual(['01-AHC-000002']);
    expect(await numeros({ estado: 'cerrada' })).toEqual([]);
  });

  test('va por páginas, y los totales se dicen en la primera', async () => {
    const primera = (await listar({ porPagina: '2' }, mundo.contador)).cuerpo;
    expect(primera.totales?.cuentas).toBeGreaterThanOrEqual(4);
    const segunda = (await listar({ porPagina: '200', cursor: primera.siguiente ?? '' }, mundo.contador))
      .cuerpo;
    expect(segunda.totales).toBeNull();
    const vistas = [...primera.cuentas, ...segunda.cuentas].map(({ numero }) => numero);
    expect(vistas).toEqual([...new Set(vistas)].toSorted());
    expect(vistas).toHaveLength(primera.totales?.cuentas ?? 0);
  });

  test('una institución sin productos ni cuentas tiene la lista vacía', async () => {
    const vacia = await aplicacionDePrueba();
    const token = await vacia.entrar('ahorros@cuadra.demo');
    const { cuerpo } = await vacia.llamar(contrato.listarCuentasDeAhorro, { query: {} }, { token });
    expect(cuerpo).toEqual({ cuentas: [], siguiente: null, totales: { cuentas: 0, saldo: 0 } });
    const nueva = await vacia.llamar(
      apertura.ofrecerCuenta,
      { query: { producto: '1', agencia: '01' } },
      { token },
    );
    expect(nueva.problema.codigo).toBe('NO_ENCONTRADO');
    await vacia.cerrar();
  });
});

describe('una cuenta', () => {
  test('se ve entera: reglas, titulares, control y lo ganado hasta hoy', async () => {
    const { cuerpo } = await ver(mundo.otra.id);
    expect(cuerpo).toMatchObject({
      ...{
        numero: '01-AHC-000002',
        saldo: 250_50,
        estado: 'activa',
        otrosTitulares: 1,
        tasaPpm: 35_000,
        plazo: null,
      },
      titulares: [{ nombre: 'Óscar Iván Reyes Tut' }, { nombre: 'Julia Estela Caal Pop' }],
      reglas: { metodo: 'diario', base: 'ACT/365F', aperturaMinima: 100_00 },
      control: { idCuenta: AHORRO, enLibros: 1_250_50 },
      acciones: ['transferir', 'recibir', 'cambiar', 'estado', 'ajustar', 'cerrar'],
    });
    // 250.50 for 46 days at 3.5 %: 1.10494…; of which 10 % is withheld.
    expect(cuerpo.interes).toMatchObject({
      desde: '2026-10-01',
      hasta: HOY,
      dias: 46,
      interes: 1_10,
      isr: 11,
      neto: 99,
      motivo: null,
    });
    expect(cuerpo.interes?.exacto).toBe('110.494520547945');
    expect((await ver(mundo.otra.id, mundo.ahorrosDeOtra)).problema.codigo).toBe('NO_ENCONTRADO');
  });

  test('la de plazo tiene su tasa pactada y no se mueve antes de vencer', async () => {
    const { cuerpo } = await ver(mundo.aPlazo.id);
    expect(cuerpo.plazo).toEqual({ dias: 90, vence: '2026-12-30', tasaPpm: 60_000, alVencer: 'renovar' });
    expect(cuerpo.acciones).toEqual(['cambiar', 'estado', 'ajustar', 'cerrar']);
  });

  test('lo ganado se explica tramo por tramo, nunca de días que no han llegado', async () => {
    const interes = (query: Record<string, string>) =>
      mundo.llamar(
        contrato.verInteresDeCuenta,
        { params: { id: mundo.una.id }, query },
        { token: mundo.auditor.token },
      );
    const { cuerpo } = await interes({ hasta: '2026-11-01' });
    expect(cuerpo).toMatchObject({
      dias: 31,
      interes: 2_97,
      segmentos: [{ dias: 31, saldo: 1_000_00, tramos: [{ ppm: 35_000 }] }],
    });
    expect((await interes({ hasta: '2026-11-17' })).problema.codigo).toBe('FECHA_FUTURA');
  });
});

describe('abrir', () => {
  test('el programa propone el número que sigue, con su dígito', async () => {
    const ofrecer = (producto: number) =>
      mundo.llamar(
        apertura.ofrecerCuenta,
        { query: { producto: String(producto), agencia: '01' } },
        { token: mundo.ahorros.token },
      );
    const { cuerpo } = await ofrecer(mundo.plazo);
    expect(cuerpo).toMatchObject({ numero: numeroCon('01', 'APF', 1), aperturaMinima: 1_000_00 });
    expect(cuerpo.tasas).toEqual([
      { plazo: 90, ppm: 60_000, vence: '2027-02-14' },
      { plazo: 180, ppm: 70_000, vence: '2027-05-15' },
    ]);
    const abierta = hecha(await abrir({}));
    expect(abierta).toMatchObject({
      numero: numeroCon('01', 'AHC', 1),
      apertura: HOY,
      saldo: 0,
      interesHasta: HOY,
      movimientos: 0,
    });
    expect((await ofrecer(mundo.vista)).cuerpo.numero).toBe(numeroCon('01', 'AHC', 2));
    expect(digitoVerificador('01-AHC-000001')).not.toBe(digitoVerificador('01-AHC-000010'));
  });

  test('con dinero de otra cuenta, todo a la vez y una sola vez', async () => {
    const llave = randomUUID();
    const deposito = { desde: mundo.una.id, monto: 150_00 };
    const abierta = hecha(await abrir({ deposito }, mundo.ahorros, llave));
    expect([abierta.saldo, await mundo.saldoDe(mundo.una.id)]).toEqual([150_00, 850_00]);
    expect((await abrir({ deposito }, mundo.ahorros, llave)).cuerpo.id).toBe(abierta.id);
    expect(await mundo.saldoDe(mundo.una.id)).toBe(850_00);
    const { bitacora } = {
      bitacora: await mundo.db
        .selectFrom('bitacora')
        .select('actor')
        .where('entidad', '=', 'cuenta_ahorro')
        .where('idEntidad', '=', String(abierta.id))
        .execute(),
    };
    expect(bitacora).toEqual([{ actor: mundo.ahorros.id }]);
  });

  test('sin dinero, repetida con su llave es la misma cuenta', async () => {
    const llave = randomUUID();
    const primera = hecha(await abrir({}, mundo.ahorros, llave));
    expect((await abrir({}, mundo.ahorros, llave)).cuerpo.id).toBe(primera.id);
    expect(
      (await abrir({ isr: { tratamiento: 'afecto' }, numero: 'OTRA-1' }, mundo.ahorros, llave)).problema
        .codigo,
    ).toBe('LLAVE_REUTILIZADA');
  });

  test('a plazo, la tasa y el vencimiento son los del día en que llega el dinero', async () => {
    const body = { producto: mundo.plazo, plazo: 180, alVencer: 'renovar' };
    const { id } = hecha(await abrir(body));
    await mundo.depositar(id, 2_000_00, HOY);
    expect((await ver(id)).cuerpo.plazo).toEqual({
      dias: 180,
      vence: '2027-05-15',
      tasaPpm: 70_000,
      alVencer: 'renovar',
    });
  });

  test('lo que no puede ser', async () => {
    const enPreparacion = await publicarProducto(
      mundo,
      { escribe: mundo.ahorros.id, publica: mundo.contador.id },
      {
        ...{
          codigo: 'INF',
          nombre: 'Infantil',
          clase: 'vista',
          idCuenta: '3011020102',
          cuentaGasto: '7011010101',
        },
        ...{ abono: 'mensual', tramos: [{ ppm: 1 }] },
      },
    );
    const [primero, segundo] = mundo.asociados;
    const casos: [object, string][] = [
      [{ producto: 999 }, 'NO_ENCONTRADO'],
      [{ producto: enPreparacion }, 'PRODUCTO_EN_PREPARACION'],
      [{ agencia: '02' }, 'SIN_AGENCIA'],
      [{ titulares: [] }, 'TITULAR_REQUERIDO'],
      [{ titulares: [randomUUID()] }, 'NO_ENCONTRADO'],
      [{ titulares: [primero, primero] }, 'PETICION_INVALIDA'],
      [{ numero: '01-AHC-000001' }, 'CUENTA_AHORRO_REPETIDA'],
      [{ numero: 'con espacios' }, 'PETICION_INVALIDA'],
      [{ plazo: 90 }, 'PLAZO_NO_OFRECIDO'],
      [{ producto: mundo.plazo }, 'PLAZO_NO_OFRECIDO'],
      [{ producto: mundo.plazo, plazo: 91, alVencer: 'renovar' }, 'PLAZO_NO_OFRECIDO'],
      [{ producto: mundo.plazo, plazo: 90, alVencer: 'trasladar' }, 'MOVIMIENTO_INVALIDO'],
      [{ isr: { tratamiento: 'exento' } }, 'PETICION_INVALIDA'],
      [{ deposito: { desde: mundo.una.id, monto: 99_99 } }, 'APERTURA_INSUFICIENTE'],
      [{ deposito: { desde: mundo.una.id, monto: 900_000_00 } }, 'SALDO_INSUFICIENTE'],
      [{ deposito: { desde: mundo.deOtraAgencia.id, monto: 100_00 } }, 'NO_ENCONTRADO'],
    ];
    const antes = (await listar()).cuerpo.totales;
    for (const [body, codigo] of casos)
      expect([body, (await abrir(body)).problema.codigo]).toEqual([body, codigo]);
    await comoDueno(
      mundo.url,
      `select set_config('cuadra.accion', 'p', false)`,
      `update asociado set estado = 'retirado' where id = '${segundo}'`,
    );
    expect((await abrir({ titulares: [primero, segundo] })).problema.codigo).toBe('ASOCIADO_NO_ACTIVO');
    await comoDueno(
      mundo.url,
      `select set_config('cuadra.accion', 'p', false)`,
      `update asociado set estado = 'activo' where id = '${segundo}'`,
    );
    await comoDueno(
      mundo.url,
      `select set_config('cuadra.accion', 'p', false)`,
      `update producto_ahorro set estado = 'inactivo' where codigo = 'AHC'`,
    );
    expect((await abrir({})).problema.codigo).toBe('PRODUCTO_INACTIVO');
    await comoDueno(
      mundo.url,
      `select set_config('cuadra.accion', 'p', false)`,
      `update producto_ahorro set estado = 'activo' where codigo = 'AHC'`,
    );
    expect((await listar()).cuerpo.totales).toEqual(antes);
  });
});

describe('cambiar', () => {
  const token = () => ({ token: mundo.ahorros.token });
  const nueva = async () => hecha(await abrir({}));

  test('titulares: al menos uno, activos, con la versión que se leyó', async () => {
    const { id, version } = await nueva();
    const [primero, segundo] = mundo.asociados;
    const poner = (titulares: string[], v = version) =>
      mundo.llamar(cambios.cambiarTitulares, { params: { id }, body: { titulares, version: v } }, token());
    expect((await poner([])).problema.codigo).toBe('TITULAR_REQUERIDO');
    expect((await poner([segundo, primero])).cuerpo.titulares.map((uno) => uno.id)).toEqual([
      segundo,
      primero,
    ]);
    expect((await poner([primero])).problema.codigo).toBe('CONFLICTO_DE_EDICION');
  });

  test('ISR: exenta con su documento, hasta el día en que vence', async () => {
    const { id, version } = await nueva();
    const body = { tratamiento: 'exento', documento: 'Resolución 45-2026', vence: HOY, version } as const;
    const { cuerpo } = await mundo.llamar(cambios.cambiarIsr, { params: { id }, body }, token());
    expect(cuerpo.isr).toEqual({
      tratamiento: 'exento',
      documento: 'Resolución 45-2026',
      vence: HOY,
      exentaHoy: true,
    });
    const sin = { tratamiento: 'afecto', documento: 'sobra', version: version + 1 } as const;
    expect(
      (await mundo.llamar(cambios.cambiarIsr, { params: { id }, body: sin }, token())).cuerpo.isr,
    ).toMatchObject({ documento: null, exentaHoy: false });
  });

  test('destino: de la misma agencia, a la vista y abierta', async () => {
    const poner = (
      destino: number | null,
      alVencer: 'renovar' | 'trasladar' | null = 'trasladar',
      version = 0,
    ) =>
      mundo.llamar(
        cambios.cambiarAlVencer,
        { params: { id: mundo.aPlazo.id }, body: { alVencer, destino, version } },
        { token: mundo.ahorrosDeTodas.token },
      );
    expect((await poner(mundo.deOtraAgencia.id)).problema.codigo).toBe('CUENTA_DE_OTRA_AGENCIA');
    expect((await poner(null)).problema.codigo).toBe('MOVIMIENTO_INVALIDO');
    expect((await poner(mundo.aPlazo.id)).problema.codigo).toBe('MOVIMIENTO_INVALIDO');
    expect((await poner(mundo.una.id, null)).problema.codigo).toBe('MOVIMIENTO_INVALIDO');
    expect((await poner(mundo.una.id)).cuerpo.destino).toMatchObject({ numero: mundo.una.numero });
    expect((await poner(null, 'renovar', 1)).cuerpo.plazo?.alVencer).toBe('renovar');
  });

  test('estado: desde un día, con motivo; nunca en días ya pagados ni por venir', async () => {
    const { id } = mundo.deOtraAgencia;
    const poner = (estado: 'activa' | 'inactiva' | 'bloqueada', desde: string, version: number) =>
      mundo.llamar(
        cambios.cambiarEstadoDeCuenta,
        { params: { id }, body: { estado, desde, motivo: 'Orden de juez', version } },
        { token: mundo.ahorrosDeOtra.token },
      );
    expect((await poner('bloqueada', '2026-11-17', 0)).problema.codigo).toBe('FECHA_FUTURA');
    expect((await poner('bloqueada', '2026-09-30', 0)).problema.codigo).toBe('MOVIMIENTO_INVALIDO');
    const bloqueada = hecha(await poner('bloqueada', '2026-11-06', 0));
    expect(bloqueada).toMatchObject({
      estado: 'bloqueada',
      estados: [
        {
          desde: '2026-11-06',
          estado: 'bloqueada',
          motivo: 'Orden de juez',
          por: { id: mundo.ahorrosDeOtra.id },
        },
      ],
    });
    // Q 500 for 36 days of 46: those it was blocked earn nothing.
    expect(bloqueada.interes).toMatchObject({ dias: 36, motivo: null, interes: 1_73 });
    expect((await poner('activa', '2026-11-01', 1)).problema.codigo).toBe('MOVIMIENTO_INVALIDO');
    await comoDueno(mundo.url, `update cuenta_ahorro set interes_hasta = '2026-11-10' where id = ${id}`);
    expect((await poner('activa', '2026-11-08', 1)).problema.codigo).toBe('PERIODO_DE_INTERES_APLICADO');
    expect((await poner('activa', '2026-11-12', 1)).cuerpo.estado).toBe('activa');
    expect((await poner('activa', HOY, 1)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
  });
});
