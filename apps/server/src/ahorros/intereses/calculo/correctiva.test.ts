// What a corrective run pays: what the days of another one are worth with today's facts, less what was paid of them.
import { centavos } from '@cuadra/core/dinero';
import { REGLAS, tablaDe } from '@cuadra/core/interes/testing/entradas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CuentaPuesta, type MundoDeCalculo, mundoDeCalculo } from './testing/mundo-de-calculo.ts';

let mundo: MundoDeCalculo;
beforeAll(async () => {
  mundo = await mundoDeCalculo();
});
afterAll(() => mundo.cerrar());

const MARZO = { desde: '2026-03-01', hasta: '2026-04-01' };
const CUENTA: CuentaPuesta = {
  saldo: 100_000,
  movimientos: [],
  estados: [],
  apertura: '2020-01-15',
  interesHasta: '2026-03-01',
};

/** March, paid: its movements are of no interest here. */
async function marzoPagado(cuentas: readonly CuentaPuesta[]) {
  const puesto = await mundo.poner({
    versiones: [{ desde: '2020-01-01', reglas: { ...REGLAS, inactivas: 'devenga' } }],
    tablas: [tablaDe('2020-01-01', [35_000])],
    cuentas,
  });
  const { corrida, lineas } = await mundo.calcular(puesto.producto, MARZO);
  await aplicar(corrida);
  await mundo.dueno.query(
    `update cuenta_ahorro c set interes_hasta = l.hasta from corrida_linea l where l.corrida = $1 and l.cuenta = c.id and not l.espera`,
    [corrida],
  );
  return { ...puesto, corrida, lineas };
}

const aplicar = (corrida: number) =>
  mundo.dueno.query(
    `update corrida_linea set estado = 'aplicada' where corrida = $1 and estado = 'por-pagar'`,
    [corrida],
  );

async function llegaTarde(cuenta: number | undefined, monto: number, dia: string, n = 1): Promise<void> {
  await mundo.dueno.query(
    `insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde) values ($1, $4, 'ajuste', $2, 0, $3, $3, $3)`,
    [cuenta, monto, dia, n],
  );
  await mundo.dueno.query(
    `update cuenta_ahorro set saldo = saldo + $2, movimientos = movimientos + 1, por_corregir = $3 where id = $1`,
    [cuenta, centavos(monto), dia],
  );
}

it('paga solo la diferencia, a quien la tiene, en los dos sentidos', async () => {
  const { producto, cuentas, corrida } = await marzoPagado([CUENTA, CUENTA, CUENTA]);
  await llegaTarde(cuentas[0], 100_000, '2026-03-22');
  await llegaTarde(cuentas[1], -50_000, '2026-03-01');
  const { corrida: correctiva, lineas } = await mundo.calcular(producto, {
    ...MARZO,
    clase: 'correctiva',
    corrige: corrida,
  });
  expect(
    lineas.map(({ cuenta, interes, isr, interesPagado, isrPagado, estado }) => [
      cuenta,
      interes,
      isr,
      interesPagado,
      isrPagado,
      estado,
    ]),
  ).toEqual([
    [cuentas[0], 393 - 297, 39 - 30, 297, 30, 'por-pagar'],
    [cuentas[1], 149 - 297, 15 - 30, 297, 30, 'por-pagar'],
  ]);
  const { rows } = await mundo.dueno.query(
    'select cuentas, lineas, interes, isr from corrida_tanda where corrida = $1',
    [correctiva],
  );
  expect(rows).toEqual([{ cuentas: 3, lineas: 2, interes: '-52', isr: '-6' }]);
});

it('lo que otra correctiva ya pagó no se paga de nuevo', async () => {
  const { producto, cuentas, corrida } = await marzoPagado([CUENTA]);
  const corregir = () => mundo.calcular(producto, { ...MARZO, clase: 'correctiva', corrige: corrida });
  await llegaTarde(cuentas[0], 100_000, '2026-03-22');
  await aplicar((await corregir()).corrida);
  const segunda = await corregir();
  expect(segunda.lineas).toMatchObject([
    { interes: 0, isr: 0, interesPagado: 393, isrPagado: 39, estado: 'sin-pago', motivo: 'YA_PAGADA' },
  ]);
  await llegaTarde(cuentas[0], 100_000, '2026-03-22', 2);
  expect((await corregir()).lineas).toMatchObject([{ interes: 489 - 393, isr: 49 - 39 }]);
});

it('lo que no se pagó porque no había saldo se paga entero', async () => {
  const { producto, cuentas, corrida } = await marzoPagado([{ ...CUENTA, saldo: 0 }]);
  await llegaTarde(cuentas[0], 100_000, '2026-03-01');
  const { lineas } = await mundo.calcular(producto, { ...MARZO, clase: 'correctiva', corrige: corrida });
  expect(lineas).toMatchObject([{ interes: 297, isr: 30, interesPagado: 0, motivo: null }]);
});

it('una exención que se demuestra después devuelve la retención y nada más', async () => {
  const { producto, cuentas, corrida } = await marzoPagado([CUENTA]);
  await mundo.dueno.query(
    `update cuenta_ahorro set isr = 'exento', isr_documento = 'Resolución 12' where id = $1`,
    [cuentas[0]],
  );
  const { lineas } = await mundo.calcular(producto, { ...MARZO, clase: 'correctiva', corrige: corrida });
  expect(lineas).toMatchObject([{ interes: 0, isr: -30, estado: 'por-pagar', motivo: null }]);
});

it('lo que espera no se corrige: la próxima corrida lo paga', async () => {
  const estados = [{ desde: '2026-03-10', estado: 'inactiva' as const }];
  const { producto, cuentas, corrida, lineas: antes } = await marzoPagado([{ ...CUENTA, estados }]);
  expect(antes).toMatchObject([{ motivo: 'INACTIVA_SIN_PAGO', espera: true }]);
  await llegaTarde(cuentas[0], 100_000, '2026-03-22');
  expect(
    (await mundo.calcular(producto, { ...MARZO, clase: 'correctiva', corrige: corrida })).lineas,
  ).toEqual([]);
});
