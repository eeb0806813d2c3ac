// Money that passes between accounts, corrections and what undoes them: the books and the accounts always say the same.
import { randomUUID } from 'node:crypto';
import * as contrato from '@cuadra/contract/ahorros/movimientos';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  HOY,
  type MundoDeAhorros,
  mundoDeAhorros,
  type Persona,
  PUENTE,
} from '#ahorros/testing/mundo-de-ahorros.ts';
import { hecha } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';

let mundo: MundoDeAhorros;
beforeEach(async () => {
  mundo = await mundoDeAhorros();
});
afterEach(async () => {
  await mundo.exigirIgualdad();
  await mundo.cerrar();
});

interface Cambios {
  readonly desde?: number;
  readonly hacia?: number;
  readonly monto?: number;
  readonly puente?: string;
}
const transferir = (cambios: Cambios = {}, quien: Persona = mundo.ahorros, llave: string = randomUUID()) =>
  mundo.llamar(
    contrato.transferir,
    {
      body: {
        desde: mundo.una.id,
        hacia: mundo.otra.id,
        monto: 300_00,
        concepto: 'Pago de renta',
        ...cambios,
      },
    },
    { token: quien.token, llave },
  );
const movimientosDe = async (id: number, query: Record<string, string> = {}) =>
  (
    await mundo.llamar(
      contrato.listarMovimientosDeAhorro,
      { params: { id }, query },
      { token: mundo.contador.token },
    )
  ).cuerpo;
const deshacer = (id: number, n: number, quien = mundo.ahorros, llave: string = randomUUID()) =>
  mundo.llamar(
    contrato.deshacerMovimiento,
    { params: { id, n }, body: { motivo: 'Se equivocó de cuenta' } },
    { token: quien.token, llave },
  );
const corregir = (id: number, n: number) =>
  mundo.llamar(
    contrato.corregirMovimiento,
    { params: { id, n }, body: { motivo: 'Se equivocó de cuenta' } },
    { token: mundo.contador.token, llave: randomUUID() },
  );
const ajustar = (cambios: object = {}, id = mundo.una.id) =>
  mundo.llamar(
    contrato.ajustarCuenta,
    {
      params: { id },
      body: {
        sentido: 'abono',
        monto: 25_00,
        idCuenta: '603102',
        concepto: 'Depósito no registrado',
        ...cambios,
      } as never,
    },
    { token: mundo.contador.token, llave: randomUUID() },
  );

describe('una transferencia', () => {
  test('son dos movimientos y una partida, y cada lado dice cuál es el otro', async () => {
    const { movimientos, partidas } = hecha(await transferir());
    expect(movimientos).toMatchObject([
      { cuenta: mundo.una.id, n: 2, saldo: 700_00 },
      { cuenta: mundo.otra.id, n: 2, saldo: 550_50 },
    ]);
    expect(partidas).toHaveLength(1);
    const [salio] = (await movimientosDe(mundo.una.id)).movimientos;
    expect(salio).toMatchObject({
      ...{
        clase: 'transferencia-enviada',
        monto: -300_00,
        fecha: HOY,
        concepto: 'Pago de renta',
        deshacible: true,
      },
      contraparte: { numero: mundo.otra.numero, titular: 'Óscar Iván Reyes Tut' },
      partida: { id: partidas[0]?.id },
    });
    const { origen, autor } = await mundo.db
      .selectFrom('partida')
      .select(['origen', 'autor'])
      .where('id', '=', partidas[0]?.id ?? '')
      .executeTakeFirstOrThrow();
    expect([origen, autor]).toEqual(['ahorro', mundo.ahorros.id]);
  });

  test('repetida con su llave no mueve dos veces; con otro contenido se rechaza', async () => {
    const llave = randomUUID();
    const primera = hecha(await transferir({}, mundo.ahorros, llave));
    expect((await transferir({}, mundo.ahorros, llave)).cuerpo).toEqual(primera);
    expect((await transferir({ monto: 1_00 }, mundo.ahorros, llave)).problema.codigo).toBe(
      'LLAVE_REUTILIZADA',
    );
    expect(await mundo.saldoDe(mundo.una.id)).toBe(700_00);
  });

  test('no pasa de lo que hay, ni a la misma cuenta, ni a una que no existe', async () => {
    const sin = await transferir({ monto: 1_000_01 });
    expect(sin.problema).toMatchObject({
      codigo: 'SALDO_INSUFICIENTE',
      detail: `La cuenta ${mundo.una.numero} tiene Q 1,000.00.`,
    });
    expect((await transferir({ hacia: mundo.una.id })).problema.codigo).toBe('MOVIMIENTO_INVALIDO');
    expect((await transferir({ hacia: 999_999 })).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await transferir({ desde: mundo.aPlazo.id })).problema.codigo).toBe('CUENTA_A_PLAZO');
    expect((await transferir({ hacia: mundo.aPlazo.id })).problema.codigo).toBe('CUENTA_A_PLAZO');
    expect((await movimientosDe(mundo.una.id)).movimientos).toHaveLength(1);
  });

  test('entre agencias pasa por la cuenta puente que se elige, con una partida en cada una', async () => {
    expect((await transferir({ hacia: mundo.deOtraAgencia.id })).problema.codigo).toBe('NO_ENCONTRADO');
    const sinPuente = await transferir({ hacia: mundo.deOtraAgencia.id }, mundo.ahorrosDeTodas);
    expect(sinPuente.problema).toMatchObject({
      codigo: 'CUENTA_DE_OTRA_AGENCIA',
      errores: [{ campo: 'puente' }],
    });
    const { puentes } = (await mundo.llamar(contrato.listarPuentes, {}, { token: mundo.ahorros.token }))
      .cuerpo;
    expect(puentes.map(({ idCuenta }) => idCuenta)).toContain(PUENTE);
    const { movimientos, partidas } = hecha(
      await transferir({ hacia: mundo.deOtraAgencia.id, puente: PUENTE }, mundo.ahorrosDeTodas),
    );
    expect(movimientos.map(({ saldo }) => saldo)).toEqual([700_00, 800_00]);
    const { rows } = await sql<{ agencia: string; saldo: number }>`
      select l.agencia, sum(l.debe - l.haber)::bigint as saldo from linea l where l.id_cuenta = ${PUENTE} group by 1 order by 1`.execute(
      mundo.db,
    );
    expect(rows).toEqual([
      { agencia: '01', saldo: -300_00 },
      { agencia: '02', saldo: 300_00 },
    ]);
    expect(partidas).toHaveLength(2);
    const vuelta = hecha(await deshacer(mundo.una.id, 2, mundo.ahorrosDeTodas));
    expect(vuelta.partidas).toHaveLength(2);
    expect([await mundo.saldoDe(mundo.una.id), await mundo.saldoDe(mundo.deOtraAgencia.id)]).toEqual([
      1_000_00, 500_00,
    ]);
  });
});

describe('deshacer', () => {
  test('devuelve los dos lados una sola vez, desde cualquiera de los dos', async () => {
    hecha(await transferir());
    const llave = randomUUID();
    const vuelta = hecha(await deshacer(mundo.otra.id, 2, mundo.ahorros, llave));
    expect((await deshacer(mundo.otra.id, 2, mundo.ahorros, llave)).cuerpo).toEqual(vuelta);
    expect([await mundo.saldoDe(mundo.una.id), await mundo.saldoDe(mundo.otra.id)]).toEqual([
      1_000_00, 250_50,
    ]);
    expect((await deshacer(mundo.una.id, 2)).problema.codigo).toBe('MOVIMIENTO_YA_DESHECHO');
    const { movimientos } = await movimientosDe(mundo.una.id);
    expect(
      movimientos.map(({ n, revierte, revertidoPor, deshacible }) => [n, revierte, revertidoPor, deshacible]),
    ).toEqual([
      [3, 2, null, false],
      [2, null, 3, false],
      [1, null, null, false],
    ]);
  });

  test('si quien recibió ya gastó el dinero, se dice', async () => {
    hecha(await transferir());
    hecha(await transferir({ desde: mundo.otra.id, hacia: mundo.una.id, monto: 500_00 }));
    expect((await deshacer(mundo.una.id, 2)).problema.codigo).toBe('SALDO_INSUFICIENTE');
  });

  test('un depósito no se deshace aquí, ni un ajuste sin permiso de corregir', async () => {
    expect((await deshacer(mundo.una.id, 1)).problema.codigo).toBe('MOVIMIENTO_INVALIDO');
    hecha(await ajustar());
    expect((await deshacer(mundo.una.id, 2)).problema.codigo).toBe('MOVIMIENTO_INVALIDO');
    hecha(await corregir(mundo.una.id, 2));
    expect(await mundo.saldoDe(mundo.una.id)).toBe(1_000_00);
  });
});

describe('un ajuste', () => {
  test('lleva su fecha valor; en días ya pagados deja la cuenta por corregir', async () => {
    hecha(await ajustar({ fechaValor: '2026-10-05' }));
    const { porCorregir } = await leer();
    expect([await mundo.saldoDe(mundo.una.id), porCorregir]).toEqual([1_025_00, null]);
    await pagarHasta('2026-11-01');
    hecha(await ajustar({ sentido: 'cargo', monto: 5_00, fechaValor: '2026-10-20' }));
    expect((await leer()).porCorregir).toBe('2026-10-20');
    expect((await movimientosDe(mundo.una.id)).movimientos[0]).toMatchObject({
      fecha: HOY,
      fechaValor: '2026-10-20',
    });
  });

  test('una transferencia de días ya pagados solo la deshace quien corrige', async () => {
    hecha(await transferir());
    await pagarHasta('2026-11-17');
    expect((await deshacer(mundo.una.id, 2)).problema.codigo).toBe('PERIODO_DE_INTERES_APLICADO');
    hecha(await corregir(mundo.una.id, 2));
    expect((await leer()).porCorregir).toBe(HOY);
  });

  test.each([
    [{ idCuenta: '999' }, 'CUENTA_NO_EXISTE'],
    [{ idCuenta: '3011020101' }, 'CUENTA_SOLO_SISTEMA'],
    [{ idCuenta: '30110301' }, 'CUENTA_SOLO_SISTEMA'],
    [{ fechaValor: '2026-11-17' }, 'FECHA_FUTURA'],
    [{ fechaValor: '2026-09-30' }, 'MOVIMIENTO_INVALIDO'],
    [{ sentido: 'cargo', monto: 1_000_01 }, 'SALDO_INSUFICIENTE'],
  ])('no se hace con %j', async (cambios, codigo) => {
    expect((await ajustar(cambios)).problema.codigo).toBe(codigo);
  });

  const leer = () =>
    mundo.db
      .selectFrom('cuentaAhorro')
      .select('porCorregir')
      .where('id', '=', mundo.una.id)
      .executeTakeFirstOrThrow();
});

test('la lista va por páginas y por fechas', async () => {
  for (let n = 0; n < 4; n++) hecha(await transferir({ monto: 1_00 + n }));
  const vistos: number[] = [];
  let cursor: string | undefined;
  do {
    const pagina = await movimientosDe(mundo.una.id, {
      porPagina: '2',
      ...(cursor === undefined ? {} : { cursor }),
    });
    vistos.push(...pagina.movimientos.map(({ n }) => n));
    cursor = pagina.siguiente ?? undefined;
  } while (cursor !== undefined);
  expect(vistos).toEqual([5, 4, 3, 2, 1]);
  expect(
    (await movimientosDe(mundo.una.id, { hasta: '2026-10-31' })).movimientos.map(({ clase }) => clase),
  ).toEqual(['deposito']);
  expect((await movimientosDe(mundo.una.id, { clase: 'interes' })).movimientos).toEqual([]);
  const deOtra = await mundo.llamar(
    contrato.listarMovimientosDeAhorro,
    { params: { id: mundo.una.id }, query: {} },
    { token: mundo.ahorrosDeOtra.token },
  );
  expect(deOtra.problema.codigo).toBe('NO_ENCONTRADO');
});

/** As a run that paid nothing would leave it. */
async function pagarHasta(dia: string): Promise<void> {
  const { comoDueno } = await import('#contabilidad/saldos/testing/libro-de-prueba.ts');
  await comoDueno(
    mundo.url,
    `select set_config('cuadra.accion', 'prueba', false)`,
    `update cuenta_ahorro set interes_hasta = '${dia}'`,
  );
}
