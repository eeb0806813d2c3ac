// What somebody with the application's own door to PostgreSQL cannot do with savings, and the other doors of the program that do not lead there.
import { randomUUID } from 'node:crypto';
import { transferir } from '@cuadra/contract/ahorros/movimientos';
import { crearPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { importarPartidas } from '@cuadra/contract/contabilidad/importaciones/lote';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hecha } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { aEscondidas, comoAplicacion, comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { auxiliarDeAhorros } from './auxiliar.ts';
import { comoPersona } from './testing/como-persona.ts';
import { AHORRO, BANCO, HOY, type MundoDeAhorros, mundoDeAhorros } from './testing/mundo-de-ahorros.ts';

let mundo: MundoDeAhorros;
let partida: string;
beforeAll(async () => {
  mundo = await mundoDeAhorros();
  const body = { desde: mundo.una.id, hacia: mundo.otra.id, monto: 10_00, concepto: 'De verdad' };
  const { partidas } = hecha(
    await mundo.llamar(transferir, { body }, { token: mundo.ahorros.token, llave: randomUUID() }),
  );
  partida = partidas[0]?.id ?? '';
});
afterAll(async () => {
  await mundo?.exigirIgualdad();
  await mundo?.cerrar();
});

const enSuNombre = () =>
  `select set_config('cuadra.accion', 'ataque', false), set_config('cuadra.actor', '${mundo.ahorros.id}', false)`;
const atacar = (...ordenes: string[]) => comoAplicacion(mundo, enSuNombre(), ...ordenes);

test('la cuenta de un producto en uso no deja de ser solo del sistema', async () => {
  const intento = atacar(`update cuenta set estado = 'activa' where id_cuenta = '${AHORRO}'`);
  await expect(intento).rejects.toThrow('es la de un producto de ahorro y solo se mueve desde ahí');
});

describe('con el papel de la aplicación', () => {
  test.each([
    `insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde) values (1, 9, 'deposito', 1, 1, now(), now(), now())`,
    `update movimiento_ahorro set monto = monto + 1`,
    `delete from movimiento_ahorro`,
    `update cuenta_ahorro set saldo = saldo + 100`,
    `update cuenta_ahorro set interes_hasta = '2020-01-01'`,
    `update cuenta_ahorro set tasa_pactada = 900000`,
    `update cuenta_ahorro set vence = '2026-11-01'`,
    `update cuenta_ahorro set estado = 'por-retirar'`,
    `update cuenta_ahorro set cierre = null`,
    `delete from cuenta_ahorro`,
    `insert into estado_de_cuenta_ahorro (cuenta, desde, estado) values (1, '2026-01-01', 'activa')`,
    `insert into transferencia_ahorro select * from transferencia_ahorro`,
    `delete from control_de_ahorro`,
    `update linea_de_ahorro set debe = 0`,
    `update partida_de_ahorro set huella = ''`,
    `select partida_de_ahorro_huella(gen_random_uuid(), null, 1, 1)`,
    `select ahorro_anotar_estado(1, '2026-11-16', 'activa', 'Porque sí')`,
    `select ahorro_primer_deposito(c, 1, '2026-11-16') from cuenta_ahorro c`,
  ])('no puede: %s', async (orden) => {
    await expect(atacar(orden)).rejects.toMatchObject({ code: '42501' });
  });

  test('mover una cuenta pide una partida que exista, de ese día y de ahorros', async () => {
    const mover = (cual: string, dia = HOY) =>
      atacar(`select ahorro_mover(${mundo.una.id}, 'ajuste', 100, '${dia}', '${dia}', '${cual}')`);
    await expect(mover(randomUUID())).rejects.toMatchObject({ constraint: 'MOVIMIENTO_INVALIDO' });
    await expect(mover(partida, '2026-11-15')).rejects.toMatchObject({ constraint: 'MOVIMIENTO_INVALIDO' });
    // One that exists explains what it moved, and not a centavo more.
    await expect(mover(partida)).rejects.toMatchObject({ constraint: 'CUENTA_DE_AHORROS' });
  });

  test.each([
    ['sistema', undefined],
    ['ahorro', 'ajuste-de-ahorro'],
    ['interes', undefined],
    ['caja', 'caja-diferencia'],
    ['manual', undefined],
  ] as const)(
    'una partida de origen %s que toca la cuenta de control sin mover cuentas no llega a los libros',
    async (origen, operacion) => {
      const sola = porContabilizar({
        ...{
          origen,
          operacion,
          tipo: 'diario',
          fecha: HOY,
          agencia: '01',
          concepto: 'De más',
          autor: mundo.contador.id,
        },
        lineas: [alDebe('706105', 5_00), alHaber(AHORRO, 5_00)],
      });
      await expect(
        comoPersona(mundo, mundo.contador.id, (tx) => contabilizar(tx, mundo.reloj.ahora(), [sola])),
      ).rejects.toMatchObject({
        constraint: origen === 'manual' ? 'CUENTA_SOLO_SISTEMA' : 'CUENTA_DE_AHORROS',
      });
    },
  );

  test('una cuenta no nace con el número interno que se quiera', async () => {
    await expect(
      atacar(
        `insert into cuenta_ahorro (id, numero, producto, agencia, apertura, interes_hasta)
         values (1000000, 'ATAQUE-0', ${mundo.vista}, '01', '${HOY}', '${HOY}')`,
      ),
    ).rejects.toMatchObject({ constraint: 'MOVIMIENTO_INVALIDO' });
  });

  test('una cuenta a plazo no nace con la tasa que se quiera', async () => {
    await atacar(
      `insert into cuenta_ahorro (numero, producto, agencia, apertura, plazo, vence, tasa_pactada, al_vencer, interes_hasta)
       values ('ATAQUE-1', ${mundo.plazo}, '01', '${HOY}', 90, '2026-11-17', 900000, 'renovar', '2020-01-01')`,
    );
    const [nacida] = await comoDueno(
      mundo.url,
      `select tasa_pactada, vence::text, interes_hasta::text from cuenta_ahorro where numero = 'ATAQUE-1'`,
    );
    expect(nacida).toEqual({ tasa_pactada: 60_000, vence: '2027-02-14', interes_hasta: HOY });
  });

  test('liquidar no paga lo que ninguna tasa da, ni días ya pagados, ni sin retener', async () => {
    const linea = (cambios: object) =>
      JSON.stringify({
        ...{
          desde: '2026-10-01',
          dias: 46,
          saldoDias: '1',
          exacto: '441.09',
          interes: 441,
          isr: 44,
          pagado: 0,
          isrPagado: 0,
        },
        ...{ movimientos: 2, motivo: null, anticipado: false, ...cambios },
      });
    for (const cambios of [
      { interes: 9_000, isr: 900 },
      { isr: 0 },
      { desde: '2026-09-01' },
      { movimientos: 1 },
      { interes: -1, isr: 0 },
      { pagado: 5 },
    ])
      await expect(
        atacar(
          `select corrida_de_cierre(${mundo.una.id}, '${HOY}', now(), '${partida}', '${linea(cambios)}')`,
        ),
      ).rejects.toMatchObject({ constraint: 'LIQUIDACION_CAMBIADA' });
    // With the right figures but another's partida, the books do not agree.
    await expect(
      atacar(`select corrida_de_cierre(${mundo.una.id}, '${HOY}', now(), '${partida}', '${linea({})}')`),
    ).rejects.toMatchObject({ constraint: 'CUENTA_DE_AHORROS' });
    await expect(
      atacar(`select ahorro_cerrar(${mundo.una.id}, '${HOY}', 'Sin liquidar')`),
    ).rejects.toMatchObject({ constraint: 'LIQUIDACION_CAMBIADA' });
    await expect(atacar(`select ahorro_renovar(${mundo.aPlazo.id}, '${HOY}')`)).rejects.toMatchObject({
      constraint: 'MOVIMIENTO_INVALIDO',
    });
  });
});

describe('por las otras puertas del programa', () => {
  const lineas = [alDebe(BANCO, 5_00), alHaber(AHORRO, 5_00)];

  test('a mano y por importación, la cuenta de control no se toca', async () => {
    const body = {
      fecha: HOY,
      tipo: 'diario',
      agencia: '01',
      concepto: 'A mano',
      lineas,
      contabilizar: true,
    } as const;
    expect(
      (await mundo.llamar(crearPartida, { body }, { token: mundo.contador.token })).problema.codigo,
    ).toBe('CUENTA_SOLO_SISTEMA');
    // Also when somebody opens it behind what holds its label.
    await aEscondidas(mundo.url, `update cuenta set estado = 'activa' where id_cuenta = '${AHORRO}'`);
    const abierta = await mundo.llamar(crearPartida, { body }, { token: mundo.contador.token });
    expect([abierta.status, abierta.problema.codigo]).toEqual([422, 'CUENTA_DE_AHORROS']);
    const csv = `partida,fecha,tipo,agencia,concepto,idCuenta,debe,haber\n1,${HOY},diario,01,Hoja,${BANCO},5.00,\n1,${HOY},diario,01,Hoja,${AHORRO},,5.00\n`;
    const hoja = await mundo.llamar(
      importarPartidas,
      {
        query: { ensayo: 'false', nombre: 'hoja.csv' },
        body: { mediaType: 'text/csv', bytes: Buffer.from(csv) },
      },
      { token: mundo.contador.token },
    );
    expect(hoja.cruda.body).toContain('CUENTA_DE_AHORROS');
    await comoDueno(
      mundo.url,
      `select set_config('cuadra.accion', 'p', false)`,
      `update cuenta set estado = 'solo_sistema' where id_cuenta = '${AHORRO}'`,
    );
  });

  test('la partida de una transferencia no se revierte desde la lista', async () => {
    const { status, problema } = await mundo.llamar(
      revertirPartida,
      { params: { id: partida }, body: { fecha: HOY, motivo: 'Porque sí' } },
      { token: mundo.contador.token },
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(problema.detail).toContain('Es de una cuenta de ahorro');
  });
});

test('la verificación encuentra lo que alguien cambió a escondidas', async () => {
  expect(await auxiliarDeAhorros.comparar(mundo.db)).toEqual([]);
  await comoDueno(
    mundo.url,
    'set session_replication_role = replica',
    `update cuenta_ahorro set saldo = saldo + 7 where id = ${mundo.una.id}`,
  );
  expect(await auxiliarDeAhorros.comparar(mundo.db)).toEqual([
    expect.stringMatching(/^Producto AHC, agencia 01: sus cuentas de ahorro tienen .* y el mayor dice/),
    expect.stringMatching(
      /^Cuenta de ahorro 01-AHC-000001: tiene Q 990\.07 y sus movimientos suman Q 990\.00/,
    ),
  ]);
  await comoDueno(
    mundo.url,
    'set session_replication_role = replica',
    `update cuenta_ahorro set saldo = saldo - 7 where id = ${mundo.una.id}`,
  );
});
