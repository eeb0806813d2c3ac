import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centavos } from '../dinero.ts';
import { fechaDeDia } from '../interes/dia.ts';
import { clasesDeMovimientoAhorro } from './cuenta.ts';
import { contenidoDeMovimientos, type MovimientoPorSellar } from './movimientos-sellados.ts';

const retiro: MovimientoPorSellar = {
  ...{ cuenta: 12, clase: 'retiro', monto: centavos(-150_00) },
  ...{ fechaValor: '2026-03-05', ganaDesde: '2026-03-05' },
};
const interes: MovimientoPorSellar = {
  ...{ cuenta: 9, clase: 'interes', monto: centavos(3_21) },
  ...{ fechaValor: '2026-03-31', ganaDesde: '2026-04-01' },
};

it('un movimiento es su cuenta, su clase, su monto, su fecha valor y desde cuándo gana', () => {
  // 5 March 2026 is day 20,517 since 1970.
  expect(contenidoDeMovimientos([retiro])).toBe('12,retiro,-15000,20517,20517');
});

it('el orden es el de sus bytes, y no el de las cuentas', () => {
  const texto = '12,retiro,-15000,20517,20517\n9,interes,321,20543,20544';
  expect(contenidoDeMovimientos([interes, retiro])).toBe(texto);
  expect(contenidoDeMovimientos([retiro, interes])).toBe(texto);
});

it('cualquier dato que cambie, cambia el texto', () => {
  const cambios: Partial<MovimientoPorSellar>[] = [
    ...[{ cuenta: 13 }, { clase: 'ajuste' as const }, { monto: centavos(-150_01) }],
    ...[{ fechaValor: '2026-03-04' }, { ganaDesde: '2026-03-04' }],
  ];
  for (const cambio of cambios)
    expect(contenidoDeMovimientos([{ ...retiro, ...cambio }, interes])).not.toBe(
      contenidoDeMovimientos([retiro, interes]),
    );
  expect(contenidoDeMovimientos([retiro, retiro])).not.toBe(contenidoDeMovimientos([retiro]));
});

const alAzar = fc.record({
  cuenta: fc.integer({ min: 1, max: 30 }),
  clase: fc.constantFrom(...clasesDeMovimientoAhorro),
  monto: fc.integer({ min: -300, max: 300 }).map(centavos),
  fechaValor: fc.integer({ min: 20_000, max: 20_020 }).map(fechaDeDia),
  ganaDesde: fc.integer({ min: 20_000, max: 20_020 }).map(fechaDeDia),
});

it('dos listas se dicen igual si y solo si tienen los mismos movimientos', () => {
  const enOrden = (lista: readonly MovimientoPorSellar[]) => lista.map((uno) => JSON.stringify(uno)).sort();
  fc.assert(
    fc.property(fc.array(alAzar, { maxLength: 4 }), fc.array(alAzar, { maxLength: 4 }), (una, otra) => {
      const iguales = JSON.stringify(enOrden(una)) === JSON.stringify(enOrden(otra));
      expect(contenidoDeMovimientos(una) === contenidoDeMovimientos(otra)).toBe(iguales);
      expect(contenidoDeMovimientos(una.toReversed())).toBe(contenidoDeMovimientos(una));
    }),
  );
});
