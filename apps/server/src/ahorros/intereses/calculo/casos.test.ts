// The worked cases of public suites that a product of ours could have, through PostgreSQL's engine.
import { centavos } from '@cuadra/core/dinero';
import { deDecimal, enDecimales } from '@cuadra/core/interes/racional';
import { REGLAS, tablaDe } from '@cuadra/core/interes/testing/entradas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CasoComoProducto, casosComoProductos } from './testing/casos-como-productos.ts';
import { type CuentaPuesta, type MundoDeCalculo, mundoDeCalculo } from './testing/mundo-de-calculo.ts';

let mundo: MundoDeCalculo;
beforeAll(async () => {
  mundo = await mundoDeCalculo();
});
afterAll(() => mundo.cerrar());

function cuentaDe({ saldos, desde }: CasoComoProducto): CuentaPuesta {
  const movimientos = saldos.map((uno, i) => ({
    n: i + 1,
    ganaDesde: uno.desde,
    monto: centavos(uno.saldo - (saldos[i - 1]?.saldo ?? 0)),
  }));
  return {
    saldo: saldos.at(-1)?.saldo ?? 0,
    movimientos: movimientos.filter(({ monto }) => monto !== 0),
    estados: [],
    apertura: saldos[0]?.desde ?? desde,
    interesHasta: desde,
  };
}

describe('los casos públicos que un producto puede tener', () => {
  it('son la mayor parte de los de interés', () => {
    expect(casosComoProductos.length).toBeGreaterThanOrEqual(20);
  });

  it.each(casosComoProductos.map((caso) => [caso.id, caso] as const))('%s', async (_, caso) => {
    const { producto } = await mundo.poner({
      versiones: [{ desde: '2000-01-01', reglas: caso.reglas }],
      tablas: [caso.tabla],
      cuentas: [cuentaDe(caso)],
    });
    const { lineas } = await mundo.calcular(producto, caso);
    const exacto = deDecimal(`${lineas[0]?.exacto}e-2`);
    expect(enDecimales(exacto, caso.escala, caso.redondeo)).toBe(caso.esperado);
  });

  it('lo que se abona gana desde el día siguiente: cun-01, trimestre a trimestre', async () => {
    const { producto, cuentas } = await mundo.poner({
      versiones: [{ desde: '2000-01-01', reglas: REGLAS }],
      tablas: [tablaDe('2000-01-01', [40_000])],
      cuentas: [
        { saldo: 100_000, movimientos: [], estados: [], apertura: '2025-01-01', interesHasta: '2025-01-01' },
      ],
    });
    const abonados: number[] = [];
    const fechas = ['2025-01-01', '2025-04-01', '2025-07-01', '2025-10-01', '2026-01-01'];
    for (const [i, hasta] of fechas.slice(1).entries()) {
      const { lineas } = await mundo.calcular(producto, { desde: fechas[i] ?? '', hasta });
      const interes = lineas[0]?.interes ?? 0;
      abonados.push(interes);
      await mundo.dueno.query(
        `insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde)
         values ($1, $2, 'interes', $3, 0, $4::date - 1, $4::date - 1, $4)`,
        [cuentas[0], i + 1, interes, hasta],
      );
      await mundo.dueno.query(
        'update cuenta_ahorro set saldo = saldo + $2, interes_hasta = $3, movimientos = movimientos + 1 where id = $1',
        [cuentas[0], interes, hasta],
      );
    }
    expect(abonados).toEqual([986, 1007, 1028, 1039]);
  });
});
