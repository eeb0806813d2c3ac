// How much a tanda reads: the accounts of its range and what moved in them since the first day that is paid. However long the
// history is, it is not read.

import type { ReglasDeInteres } from '@cuadra/core/interes/reglas';
import { REGLAS, tablaDe } from '@cuadra/core/interes/testing/entradas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MundoDeCalculo, mundoDeCalculo } from './testing/mundo-de-calculo.ts';

const CUENTAS = 1_000;
const DE_LA_TANDA = 300;
/** One movement every ten days, for two years: three of them in March 2026. */
const MOVIMIENTOS = 72;
const EN_MARZO = 3;

let mundo: MundoDeCalculo;
beforeAll(async () => {
  mundo = await mundoDeCalculo();
  // Only what is known to be written is known to be visible to all.
  await mundo.dueno.query('set synchronous_commit = on');
});
afterAll(() => mundo.cerrar());

async function llenar(reglas: ReglasDeInteres): Promise<{ corrida: number }> {
  const { producto } = await mundo.poner({
    versiones: [{ desde: '2020-01-01', reglas }],
    tablas: [tablaDe('2020-01-01', [35_000])],
    cuentas: [],
  });
  await mundo.dueno.query(
    `insert into cuenta_ahorro (numero, producto, agencia, apertura, saldo, interes_hasta, movimientos)
     select format('L%s-%s', $1::int, i), $1, '01', '2023-01-01', 5000000, '2026-03-01', $3 from generate_series(1, $2) i`,
    [producto, CUENTAS, MOVIMIENTOS],
  );
  await mundo.dueno.query(
    `insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde)
     select c.id, k, 'deposito', 100, 0, d, d, d from cuenta_ahorro c, generate_series(1, $2) k,
       lateral (select date '2026-03-28' - 10 * ($2 - k) as d) x where c.producto = $1`,
    [producto, MOVIMIENTOS],
  );
  const corrida = await mundo.correr(producto, { desde: '2026-03-01', hasta: '2026-04-01' });
  await mundo.dueno.query(
    `update corrida_tanda set (de_cuenta, a_cuenta) = (select min(id), min(id) + $2 - 1 from cuenta_ahorro where producto = $1) where corrida = $3`,
    [producto, DE_LA_TANDA, corrida],
  );
  await mundo.dueno.query('vacuum analyze movimiento_ahorro, cuenta_ahorro');
  return { corrida };
}

async function leido() {
  await mundo.dueno.query('select pg_stat_force_next_flush()');
  await mundo.dueno.query('select pg_stat_clear_snapshot()');
  const { rows } = await mundo.dueno.query<Record<'recorridos' | 'entradas' | 'filas', string>>(
    `select sum(t.seq_scan) as recorridos,
       (select idx_tup_read from pg_stat_user_indexes where indexrelname = 'movimiento_ahorro_que_gana') as entradas,
       (select idx_tup_fetch + seq_tup_read from pg_stat_user_tables where relname = 'movimiento_ahorro') as filas
     from pg_stat_user_tables t where t.relname in ('movimiento_ahorro', 'cuenta_ahorro', 'estado_de_cuenta_ahorro')`,
  );
  const [{ recorridos, entradas, filas } = { recorridos: 0, entradas: 0, filas: 0 }] = rows;
  return { recorridos: Number(recorridos), entradas: Number(entradas), filas: Number(filas) };
}

it.each([
  ['el saldo de cada día', REGLAS],
  ['el promedio', { ...REGLAS, metodo: 'promedio' }],
  ['el mínimo', { ...REGLAS, metodo: 'minimo' }],
  ['interés sobre interés', { ...REGLAS, capitalizacion: 'diaria' }],
] satisfies [string, ReglasDeInteres][])(
  'con %s lee del índice lo que se movió en el período y nada más',
  async (_, reglas) => {
    const { corrida } = await llenar(reglas);
    const antes = await leido();
    await mundo.dueno.query('select corrida_calcular_tanda($1, 1)', [corrida]);
    const despues = await leido();
    expect(await mundo.lineas(corrida)).toHaveLength(DE_LA_TANDA);
    expect(despues.recorridos - antes.recorridos).toBe(0);
    expect(despues.filas - antes.filas).toBe(0);
    expect(despues.entradas - antes.entradas).toBe(DE_LA_TANDA * EN_MARZO);
  },
);
