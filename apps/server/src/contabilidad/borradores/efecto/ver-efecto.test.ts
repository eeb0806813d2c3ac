// What would happen, told before it happens: it must be what posting then does.

import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { verEfecto } from '@cuadra/contract/contabilidad/borradores/efecto';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  abrirOficina,
  CAJA_CHICA,
  type Cambios,
  DE_CONTROL,
  DE_MAYOR,
  lineas,
  nueva,
  type Oficina,
  SOBRANTES,
  soloAvisan,
} from '#contabilidad/libro/testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

type Preguntada = Cambios & { id?: string; llave?: string };

async function efecto(cambios: Preguntada = {}, token = oficina.contador) {
  const { contabilizar: _, ...body } = { ...nueva(), ...cambios };
  const { status, cuerpo } = await oficina.llamar(verEfecto, { body }, { token });
  expect(status).toBe(200);
  return cuerpo;
}
const advertencias = async (cambios: Preguntada = {}, token?: string) =>
  (await efecto(cambios, token)).advertencias;
const codigos = async (cambios: Preguntada = {}) => (await advertencias(cambios)).map(({ codigo }) => codigo);

describe('los saldos', () => {
  it('antes y después, en el signo de cada cuenta y solo de esa agencia', async () => {
    await oficina.contabilizada(oficina.contador, { agencia: '03', lineas: lineas(100_000) });
    await oficina.contabilizada(oficina.contador, { agencia: '02', lineas: lineas(7_777) });
    const { cuentas, errores, aprobacion } = await efecto({
      agencia: '03',
      lineas: [
        { idCuenta: SOBRANTES, debe: 25_000, haber: 0 },
        { idCuenta: CAJA_CHICA, debe: 0, haber: 15_000 },
        { idCuenta: CAJA_CHICA, debe: 0, haber: 10_000 },
      ],
    });
    expect(cuentas).toEqual([
      // 1,000.00 − 250.00 = 750.00, acreedora
      expect.objectContaining({
        idCuenta: SOBRANTES,
        naturaleza: 'acreedora',
        antes: 100_000,
        debe: 25_000,
        haber: 0,
        despues: 75_000,
        contrarioAntes: false,
        contrarioDespues: false,
      }),
      // 1,000.00 − (150.00 + 100.00) = 750.00, deudora
      expect.objectContaining({
        idCuenta: CAJA_CHICA,
        naturaleza: 'deudora',
        antes: 100_000,
        debe: 0,
        haber: 25_000,
        despues: 75_000,
      }),
    ]);
    expect([errores, aprobacion]).toEqual([[], null]);
  });

  it('son los que quedan al contabilizar de verdad', async () => {
    const propuesta = { agencia: '02', lineas: lineas(4_321) };
    const { cuentas } = await efecto(propuesta);
    await oficina.contabilizada(oficina.contador, propuesta);
    const { cuentas: despues } = await efecto({ ...propuesta, lineas: lineas(1) });
    expect(despues.map(({ antes }) => antes)).toEqual(cuentas.map((cuenta) => cuenta.despues));
  });
});

describe('lo que falta', () => {
  it('un borrador a medias se responde: sin cuenta, de mayor, que no existe, sin líneas', async () => {
    const { cuentas, errores } = await efecto({
      concepto: '',
      lineas: [
        { idCuenta: '', debe: 100, haber: 0 },
        { idCuenta: DE_MAYOR, debe: 0, haber: 50 },
        { idCuenta: '9999', debe: 0, haber: 0 },
        { idCuenta: CAJA_CHICA, debe: 300, haber: 0 },
      ],
    });
    expect(cuentas.map(({ idCuenta }) => idCuenta)).toEqual([CAJA_CHICA]);
    expect(errores.map(({ campo, codigo }) => [campo, codigo])).toEqual([
      ['concepto', 'CONCEPTO_VACIO'],
      ['lineas.2', 'LINEA_INVALIDA'],
      ['lineas.0.idCuenta', 'CUENTA_NO_EXISTE'],
      ['lineas.1.idCuenta', 'CUENTA_NO_DETALLE'],
      ['lineas.2.idCuenta', 'CUENTA_NO_EXISTE'],
    ]);
    expect((await efecto({ lineas: [] })).cuentas).toEqual([]);
  });

  it.each<[string, Cambios]>([
    ['no cuadra', { lineas: [...lineas(500), { idCuenta: CAJA_CHICA, debe: 1_200, haber: 0 }] }],
    ['cuenta de control', { lineas: lineas(500, DE_CONTROL) }],
    ['fecha futura', { fecha: '2026-11-17' }],
    ['periodo cerrado', { fecha: '2020-01-15' }],
    ['sin concepto', { concepto: ' ' }],
  ])('dice lo mismo que contabilizar: %s', async (_, cambios) => {
    const { errores } = await efecto(cambios);
    const { problema } = await oficina.llamar(
      borradores.crearPartida,
      { body: nueva({ ...cambios, contabilizar: true }) },
      { token: oficina.contador },
    );
    expect(errores.length).toBeGreaterThan(0);
    expect(errores).toEqual(problema.errores);
  });

  it('el año que aún no se abre se abriría: no es un periodo cerrado', async () => {
    oficina.reloj.poner('2027-01-04T15:00:00Z');
    const token = await oficina.entrar('contador@cuadra.demo');
    expect((await efecto({ fecha: '2027-01-04' }, token)).errores).toEqual([]);
    const abiertos = await oficina.db.selectFrom('ejercicio').select('anio').execute();
    expect(abiertos.map(({ anio }) => anio)).not.toContain(2027);
    oficina.reloj.poner('2026-11-16T15:00:00Z');
  });

  it('la segunda firma, por los mismos límites', async () => {
    const deMas = await efecto({ lineas: lineas(1_000_001) }, oficina.auxiliar);
    expect(deMas.aprobacion?.motivo).toBe(
      'Pasa de Q 10,000.00, lo que usted hace sin otra persona. Envíela a revisión.',
    );
    expect((await efecto({ lineas: lineas(1_000_000) }, oficina.auxiliar)).aprobacion).toBeNull();
    await oficina.limitar('auxiliar', 'ingresa', 0, 0);
    const siempre = await efecto({}, oficina.auxiliar);
    expect(siempre.aprobacion?.motivo).toBe('Esto siempre lo autoriza otra persona. Envíela a revisión.');
    await oficina.limitar('auxiliar', 'ingresa', 1_000_000, 5_000_000);
  });

  it('en una agencia ajena no se mira nada', async () => {
    const { contabilizar: _, ...body } = nueva();
    const { problema } = await oficina.llamar(verEfecto, { body }, { token: oficina.forastero });
    expect(problema.codigo).toBe('SIN_AGENCIA');
  });
});

describe('posible duplicada', () => {
  const concepto = 'Pago de energía   eléctrica';
  const igual = { fecha: '2026-11-12', concepto, lineas: lineas(33_300) };

  it('misma fecha, monto y concepto, sin fijarse en acentos, mayúsculas ni espacios', async () => {
    const { id, numero } = await oficina.contabilizada(oficina.contador, igual);
    const [advertencia, ...otras] = await advertencias({ ...igual, concepto: 'PAGO DE ENERGIA ELECTRICA' });
    expect(otras).toEqual([]);
    expect(advertencia).toMatchObject({
      codigo: 'POSIBLE_DUPLICADA',
      mensaje: 'Ya hay una partida de esa fecha con el mismo concepto y el mismo monto, Q 333.00.',
      partidas: [{ id, numero, ejercicio: 2026, fecha: '2026-11-12', estado: 'contabilizada' }],
      aceptada: null,
    });
  });

  it.each<[string, Cambios]>([
    ['otra fecha', { fecha: '2026-11-13' }],
    ['otro monto', { lineas: lineas(33_301) }],
    ['otro concepto', { concepto: 'Pago de energía' }],
    ['otra agencia', { agencia: '02' }],
    ['sin monto todavía', { lineas: [] }],
  ])('%s no lo es', async (_, cambios) => {
    expect(await codigos({ ...igual, ...cambios })).toEqual([]);
  });

  it('también de un borrador, pero nunca de sí mismo', async () => {
    const datos = { ...igual, concepto: 'Compra de papel' };
    const { id } = await oficina.crear(oficina.auxiliar, datos);
    expect(await codigos({ ...datos, id })).toEqual([]);
    const [advertencia] = await advertencias(datos);
    expect(advertencia?.partidas).toEqual([
      expect.objectContaining({ id, numero: null, estado: 'borrador', ejercicio: 2026 }),
    ]);
  });

  it('ni de sí misma recién contabilizada: quien no oyó la respuesta pregunta otra vez por su borrador', async () => {
    const datos = { ...igual, concepto: 'Compra de tinta' };
    const { id } = await oficina.crear(oficina.contador, datos);
    await oficina.llamar(
      borradores.contabilizarPartida,
      { params: { id }, query: {} },
      { token: oficina.contador },
    );
    expect(await codigos({ ...datos, id })).toEqual([]);
    expect(await codigos(datos)).toEqual(['POSIBLE_DUPLICADA']);
  });

  it('ni del borrador que nace mientras se pregunta: por la llave con que se crea', async () => {
    const datos = { ...igual, concepto: 'Compra de tóner' };
    const llave = 'la de su nacimiento';
    const token = oficina.contador;
    await oficina.llamar(borradores.crearPartida, { body: nueva(datos) }, { token, llave });
    expect(await codigos({ ...datos, llave })).toEqual([]);
    // Somebody else's key, or another one, is another partida.
    expect(await codigos({ ...datos, llave: 'otra' })).toEqual(['POSIBLE_DUPLICADA']);
    const ajena = await advertencias({ ...datos, llave }, oficina.contador2);
    expect(ajena.map(({ codigo }) => codigo)).toEqual(['POSIBLE_DUPLICADA']);
  });

  it('volver a registrar lo que se revirtió es corregirlo', async () => {
    const datos = { ...igual, concepto: 'Servicio de agua' };
    const { id } = await oficina.contabilizada(oficina.contador, datos);
    expect(await codigos(datos)).toEqual(['POSIBLE_DUPLICADA']);
    await oficina.llamar(
      revertirPartida,
      { params: { id }, body: { fecha: '2026-11-12', motivo: 'Cuenta equivocada' } },
      { token: oficina.contador },
    );
    expect(await codigos(datos)).toEqual([]);
  });

  it('su clave cambia cuando aparece otra', async () => {
    const datos = { ...igual, concepto: 'Combustible' };
    await oficina.contabilizada(oficina.contador, datos);
    const [una] = await advertencias(datos);
    expect((await advertencias(datos))[0]?.clave).toBe(una?.clave);
    await oficina.contabilizada(oficina.contador, datos);
    const [dos] = await advertencias(datos);
    expect([dos?.partidas.length, dos?.clave === una?.clave]).toEqual([2, false]);
  });
});

describe('fecha atrasada', () => {
  it.each([
    // Today is 16 November: 16 − 10 = 6.
    ['2026-11-16', []],
    ['2026-11-06', []],
    ['2026-11-05', ['FECHA_ATRASADA']],
    ['2026-10-31', ['FECHA_ATRASADA']],
    ['2026-11-17', []],
  ])('%s: %j', async (fecha, esperado) => {
    expect(await codigos({ fecha, concepto: `Atraso ${fecha}`, agencia: '02' })).toEqual(esperado);
  });

  it('el primero del mes, lo de ayer ya es del mes anterior', async () => {
    oficina.reloj.poner('2026-12-01T15:00:00Z');
    const token = await oficina.entrar('contador@cuadra.demo');
    const [advertencia] = await advertencias({ fecha: '2026-11-30', concepto: 'De ayer' }, token);
    expect(advertencia?.mensaje).toMatch(/^La fecha es de ayer, de un mes anterior/);
    oficina.reloj.poner('2026-11-16T15:00:00Z');
  });
});

describe('signo contrario', () => {
  beforeAll(() => soloAvisan(oficina));

  it('solo si esta partida lo causa o lo empeora', async () => {
    const agencia = '02';
    const saldo = (await efecto({ agencia })).cuentas[0]?.antes ?? 0;
    const sacar = (monto: number) => ({
      agencia,
      concepto: `Retiro ${monto}`,
      lineas: lineas(monto, SOBRANTES, CAJA_CHICA),
    });
    expect(await codigos(sacar(saldo))).toEqual([]);
    const [advertencia] = await advertencias(sacar(saldo + 500));
    expect(advertencia?.codigo).toBe('SIGNO_CONTRARIO');
    expect(advertencia?.mensaje).toMatch(/contrario a su naturaleza: .*1011010103 .*, con \(Q 5\.00\)/);
    const { cuentas } = await efecto(sacar(saldo + 500));
    expect(cuentas.find(({ idCuenta }) => idCuenta === CAJA_CHICA)).toMatchObject({
      despues: -500,
      contrarioAntes: false,
      contrarioDespues: true,
    });
    await oficina.contabilizada(oficina.contador, sacar(saldo + 500));
    // Already contrary: putting part of it back is no breach, taking more is.
    expect(await codigos({ agencia, concepto: 'Reponer', lineas: lineas(200) })).toEqual([]);
    expect(await codigos(sacar(1))).toEqual(['SIGNO_CONTRARIO']);
  });
});
