// How accounts end: what a run would have paid is paid, once, and the money goes where it was said.
import { randomUUID } from 'node:crypto';
import * as contrato from '@cuadra/contract/ahorros/cierre-de-cuenta';
import * as movimientos from '@cuadra/contract/ahorros/movimientos';
import { centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  GASTO_PLAZO,
  GASTO_VISTA,
  HOY,
  ISR,
  type MundoDeAhorros,
  mundoDeAhorros,
} from '#ahorros/testing/mundo-de-ahorros.ts';
import { hecha } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { abrirCola } from '#contabilidad/libro/cola.ts';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { atenderVencimientos } from './vencimientos.ts';

let mundo: MundoDeAhorros;
beforeEach(async () => {
  mundo = await mundoDeAhorros();
});
afterEach(async () => {
  await mundo.exigirIgualdad();
  await mundo.cerrar();
});

const liquidacion = async (id: number) =>
  (await mundo.llamar(contrato.verLiquidacion, { params: { id } }, { token: mundo.ahorros.token })).cuerpo;
const cerrar = (id: number, body: object, llave: string = randomUUID()) =>
  mundo.llamar(
    contrato.cerrarCuenta,
    { params: { id }, body: { motivo: 'Lo pidió el asociado', destino: null, version: 0, ...body } as never },
    { token: mundo.ahorros.token, llave },
  );
const lineasDe = async (id: number) =>
  (
    await sql<{
      clase: string;
      estado: string;
      desde: string;
      hasta: string;
      interes: number;
      isr: number;
      interesPagado: number;
    }>`
    select r.clase, r.estado, l.desde, l.hasta, l.interes, l.isr, l.interes_pagado from corrida_linea l join corrida r on r.id = l.corrida
    where l.cuenta = ${id} order by r.id`.execute(mundo.db)
  ).rows;
const saldoEnLibros = async (cuenta: string) => {
  const { rows } = await sql<{ saldo: number }>`
    select coalesce(sum(debe - haber), 0)::bigint as saldo from linea where id_cuenta = ${cuenta}`.execute(
    mundo.db,
  );
  return rows[0]?.saldo;
};
const clasesDe = async (id: number) => {
  const { cuerpo } = await mundo.llamar(
    movimientos.listarMovimientosDeAhorro,
    { params: { id }, query: {} },
    { token: mundo.ahorros.token },
  );
  return cuerpo.movimientos.map(({ clase, monto }) => [clase, monto]);
};

describe('a la vista', () => {
  test('liquida hasta hoy y pasa todo a otra cuenta', async () => {
    // Q 1,000 for 46 days at 3.5 %: 4.4109…
    const total = 1_000_00 + 4_41 - 44;
    expect(await liquidacion(mundo.una.id)).toMatchObject({
      saldo: 1_000_00,
      penalizacion: 0,
      anticipado: false,
      total,
      interes: { dias: 46, interes: 4_41, isr: 44 },
    });
    const cerrada = hecha(await cerrar(mundo.una.id, { destino: mundo.otra.id, total }));
    expect(cerrada).toMatchObject({
      estado: 'cerrada',
      cierre: HOY,
      saldo: 0,
      interesHasta: HOY,
      acciones: [],
      interes: null,
    });
    expect(await mundo.saldoDe(mundo.otra.id)).toBe(250_50 + total);
    expect(await clasesDe(mundo.una.id)).toEqual([
      ['transferencia-enviada', -total],
      ['isr', -44],
      ['interes', 4_41],
      ['deposito', 1_000_00],
    ]);
    expect(await lineasDe(mundo.una.id)).toEqual([
      {
        clase: 'cierre',
        estado: 'aplicado',
        desde: '2026-10-01',
        hasta: HOY,
        interes: 4_41,
        isr: 44,
        interesPagado: 0,
      },
    ]);
    expect([await saldoEnLibros(GASTO_VISTA), await saldoEnLibros(ISR)]).toEqual([4_41, -44]);
    const { rows } = await sql<{ creadaPor: string }>`select creada_por from corrida`.execute(mundo.db);
    expect(rows).toEqual([{ creadaPor: mundo.ahorros.id }]);
    expect((await cerrar(mundo.una.id, { total: 0, version: 2 })).problema.codigo).toBe('CUENTA_CERRADA');
  });

  test('sin destino espera a que salga todo en la ventanilla, y entonces se cierra', async () => {
    const { total } = await liquidacion(mundo.una.id);
    const llave = randomUUID();
    const espera = hecha(await cerrar(mundo.una.id, { total }, llave));
    expect(espera).toMatchObject({ estado: 'por-retirar', saldo: total, cierre: null });
    // Sent again: nothing is settled twice.
    expect((await cerrar(mundo.una.id, { total }, llave)).cuerpo).toEqual(espera);
    await expect(mundo.depositar(mundo.una.id, -1_00, HOY)).rejects.toThrow('solo se retira todo su saldo');
    await expect(mundo.depositar(mundo.una.id, 1_00, HOY)).rejects.toThrow('solo se retira todo su saldo');
    await mundo.depositar(mundo.una.id, -total, HOY);
    const { estado, cierre } = await mundo.db
      .selectFrom('cuentaAhorro')
      .select(['estado', 'cierre'])
      .where('id', '=', mundo.una.id)
      .executeTakeFirstOrThrow();
    expect([estado, cierre]).toEqual(['cerrada', HOY]);
    await expect(mundo.depositar(mundo.una.id, 1_00, HOY)).rejects.toThrow('está cerrada');
  });

  test('lo que solo devengaba se paga al cerrar', async () => {
    await comoDueno(
      mundo.url,
      `select set_config('cuadra.accion', 'p', false)`,
      `select ahorro_cambiar_estado(${mundo.una.id}, 'inactiva', '2026-10-15', 'Sin uso')`,
    );
    expect((await liquidacion(mundo.una.id)).interes.interes).toBe(4_41);
  });

  test('la que nunca tuvo dinero se cierra sin partida', async () => {
    const { id } = await mundo.abrir({});
    expect(hecha(await cerrar(id, { total: 0 }))).toMatchObject({ estado: 'cerrada', saldo: 0 });
    expect(await lineasDe(id)).toEqual([]);
  });

  test('lo que no puede ser: otro total, otra versión, bloqueada, ella misma', async () => {
    const { total } = await liquidacion(mundo.una.id);
    expect((await cerrar(mundo.una.id, { total: total - 1 })).problema.codigo).toBe('LIQUIDACION_CAMBIADA');
    expect((await cerrar(mundo.una.id, { total, version: 7 })).problema.codigo).toBe('CONFLICTO_DE_EDICION');
    expect((await cerrar(mundo.una.id, { total, destino: mundo.una.id })).problema.codigo).toBe(
      'MOVIMIENTO_INVALIDO',
    );
    expect((await cerrar(mundo.deOtraAgencia.id, { total })).problema.codigo).toBe('NO_ENCONTRADO');
    await comoDueno(
      mundo.url,
      `select set_config('cuadra.accion', 'p', false)`,
      `select ahorro_cambiar_estado(${mundo.una.id}, 'bloqueada', '${HOY}', 'Orden de juez')`,
    );
    expect((await cerrar(mundo.una.id, { total, version: 1 })).problema.codigo).toBe(
      'CUENTA_AHORRO_BLOQUEADA',
    );
    expect(await lineasDe(mundo.una.id)).toEqual([]);
  });
});

describe('un plazo que se rompe', () => {
  test('gana la tasa penalizada desde el principio, y hay que aceptarlo', async () => {
    // Q 10,000 for 46 days at 1 %: 12.6027…
    const total = 10_000_00 + 12_60 - 1_26;
    expect(await liquidacion(mundo.aPlazo.id)).toMatchObject({
      anticipado: true,
      penalizacion: 0,
      total,
      interes: { interes: 12_60, isr: 1_26 },
    });
    expect((await cerrar(mundo.aPlazo.id, { total })).problema).toMatchObject({
      codigo: 'CUENTA_A_PLAZO',
      errores: [{ campo: 'aceptaAnticipado' }],
    });
    hecha(await cerrar(mundo.aPlazo.id, { total, aceptaAnticipado: true, destino: mundo.una.id }));
    expect(await mundo.saldoDe(mundo.una.id)).toBe(1_000_00 + total);
    expect(await saldoEnLibros(GASTO_PLAZO)).toBe(12_60);
  });

  test('quien ya cobró más lo devuelve, y su ISR con ello', async () => {
    await pagarComoCorrida(mundo.aPlazo.id, '2026-11-01', 50_96, 5_10);
    const esperado = { anticipado: true, penalizacion: 38_36, interes: { interes: 0, isr: 1_26 - 5_10 } };
    const { total, ...resto } = await liquidacion(mundo.aPlazo.id);
    expect(resto).toMatchObject(esperado);
    expect(total).toBe(10_000_00 + 50_96 - 5_10 - 38_36 + 3_84);
    hecha(await cerrar(mundo.aPlazo.id, { total, aceptaAnticipado: true, destino: mundo.una.id }));
    expect(await clasesDe(mundo.aPlazo.id)).toMatchObject([
      ['transferencia-enviada', -total],
      ['isr', 3_84],
      ['penalizacion', -38_36],
      ['isr', -5_10],
      ['interes', 50_96],
      ['deposito', 10_000_00],
    ]);
    expect(await lineasDe(mundo.aPlazo.id)).toMatchObject([
      { desde: '2026-10-01', interes: 12_60, isr: 1_26, interesPagado: 50_96 },
    ]);
    // What stays as an expense is what the days were worth at the penalty rate.
    expect([await saldoEnLibros(GASTO_PLAZO), await saldoEnLibros(ISR)]).toEqual([12_60, -1_26]);
  });

  /** In the account and in the books, as a run leaves them. */
  async function pagarComoCorrida(id: number, hasta: string, interes: number, isr: number): Promise<void> {
    const { contabilizar } = await import('#contabilidad/libro/contabilizar.ts');
    const { porContabilizar } = await import('#contabilidad/libro/partida-por-contabilizar.ts');
    const { alDebe, alHaber } = await import('@cuadra/core/testing/lineas');
    const { comoPersona } = await import('#ahorros/testing/como-persona.ts');
    await comoPersona(mundo, mundo.contador.id, async (tx) => {
      const suyos = [
        { clase: 'interes', monto: centavos(interes) },
        { clase: 'isr', monto: centavos(-isr) },
      ] as const;
      const partida = porContabilizar({
        movimientos: suyos.map((uno) => ({ ...uno, cuenta: id, fechaValor: HOY, ganaDesde: HOY })),
        ...{
          origen: 'interes',
          tipo: 'interes',
          fecha: HOY,
          agencia: '01',
          concepto: 'Intereses',
          autor: null,
        },
        lineas: [
          alDebe(GASTO_PLAZO, interes),
          alHaber('30110301', interes),
          alDebe('30110301', isr),
          alHaber(ISR, isr),
        ],
      });
      await contabilizar(tx, mundo.reloj.ahora(), [partida]);
      for (const { clase, monto } of suyos)
        await sql`select ahorro_mover(${id}, ${clase}, ${monto}, ${HOY}::date, ${HOY}::date, ${partida.id}::uuid)`.execute(
          tx,
        );
    });
    await comoDueno(mundo.url, `update cuenta_ahorro set interes_hasta = '${hasta}' where id = ${id}`);
  }
});

describe('el día en que vence', () => {
  const atender = () => atenderVencimientos({ ...mundo.plataforma, cola: abrirCola(mundo.plataforma) });
  const leer = (id: number) =>
    mundo.db
      .selectFrom('cuentaAhorro')
      .select(['estado', 'vence', 'tasaPactada', 'saldo'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const pagadaHasta = (id: number, dia: string) =>
    comoDueno(mundo.url, `update cuenta_ahorro set interes_hasta = '${dia}' where id = ${id}`);

  test('no antes de que se paguen sus intereses; entonces empieza otro plazo, una sola vez', async () => {
    mundo.reloj.poner('2026-12-30T15:00:00Z');
    expect(await atender()).toEqual({ renovadas: 0, trasladadas: 0, fallidas: 0 });
    await pagadaHasta(mundo.aPlazo.id, '2026-12-30');
    expect(await atender()).toEqual({ renovadas: 1, trasladadas: 0, fallidas: 0 });
    expect(await leer(mundo.aPlazo.id)).toMatchObject({
      vence: '2027-03-30',
      tasaPactada: 60_000,
      estado: 'activa',
    });
    expect(await atender()).toEqual({ renovadas: 0, trasladadas: 0, fallidas: 0 });
  });

  test('o el dinero va a donde se dijo y la cuenta se cierra', async () => {
    const { id } = await mundo.abrir({
      producto: mundo.plazo,
      plazo: 90,
      alVencer: 'trasladar',
      destino: mundo.una.id,
    });
    await mundo.depositar(id, 5_000_00);
    await pagadaHasta(id, '2026-12-30');
    mundo.reloj.poner('2027-01-04T15:00:00Z');
    expect(await atender()).toEqual({ renovadas: 0, trasladadas: 1, fallidas: 0 });
    expect(await leer(id)).toMatchObject({ estado: 'cerrada', saldo: 0 });
    expect(await mundo.saldoDe(mundo.una.id)).toBe(6_000_00);
    expect(await atender()).toEqual({ renovadas: 0, trasladadas: 0, fallidas: 0 });
  });

  test('una que no puede no detiene a las demás', async () => {
    const { id } = await mundo.abrir({
      producto: mundo.plazo,
      plazo: 90,
      alVencer: 'trasladar',
      destino: mundo.una.id,
    });
    await mundo.depositar(id, 5_000_00);
    hecha(
      await cerrar(mundo.una.id, {
        ...((await liquidacion(mundo.una.id)).interes && { total: (await liquidacion(mundo.una.id)).total }),
        destino: mundo.otra.id,
      }),
    );
    await pagadaHasta(id, '2026-12-30');
    await pagadaHasta(mundo.aPlazo.id, '2026-12-30');
    mundo.reloj.poner('2026-12-31T15:00:00Z');
    expect(await atender()).toEqual({ renovadas: 1, trasladadas: 0, fallidas: 1 });
    expect(await leer(id)).toMatchObject({ estado: 'activa', saldo: 5_000_00 });
  });
});
