import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Naturaleza, padreDe } from './catalogo.ts';
import { CERO, centavos } from './dinero.ts';
import { acumularPorNivel, type CuentaConMovimiento, enSuNaturaleza, totalizar } from './saldos.ts';

const movimiento = (inicial: number, debe: number, haber: number) => ({
  inicial: centavos(inicial),
  debe: centavos(debe),
  haber: centavos(haber),
});

const cuenta = (idCuenta: string, naturaleza: Naturaleza, inicial = 0, debe = 0, haber = 0) => ({
  idCuenta,
  naturaleza,
  ...movimiento(inicial, debe, haber),
});

describe('los saldos de cada nivel', () => {
  it('una cuenta de mayor es la suma de las suyas, hasta la clase', () => {
    // Caja 100.00 + 250.00 − 30.00 = 320.00; bancos 900.00 − 400.00 = 500.00; disponibilidades 820.00.
    const saldos = acumularPorNivel([
      cuenta('1', 'deudora'),
      cuenta('101', 'deudora'),
      cuenta('1011', 'deudora'),
      cuenta('101101', 'deudora', 10_000, 25_000, 3_000),
      cuenta('101103', 'deudora', 90_000, 0, 40_000),
    ]);
    expect(
      saldos.map(({ idCuenta, nivel, saldoInicial, debe, haber, saldoFinal }) =>
        [idCuenta, nivel, saldoInicial, debe, haber, saldoFinal].join(' '),
      ),
    ).toEqual([
      '1 1 100000 25000 43000 82000',
      '101 2 100000 25000 43000 82000',
      '1011 3 100000 25000 43000 82000',
      '101101 4 10000 25000 3000 32000',
      '101103 4 90000 0 40000 50000',
    ]);
  });

  it('el signo lo da la naturaleza: una acreedora con saldo deudor queda negativa', () => {
    const [pasivo] = acumularPorNivel([cuenta('305102', 'acreedora', -5_000, 7_000, 0)]);
    expect([pasivo?.saldoInicial, pasivo?.saldoFinal]).toEqual([5_000, -2_000]);
  });

  it('un mayor con cuentas de las dos naturalezas resta lo que va en contra', () => {
    // Garantías 800.00 deudora, contracuenta 800.00 acreedora: el mayor de orden queda en cero.
    const [mayor, garantias, contra] = acumularPorNivel([
      cuenta('9011', 'deudora'),
      cuenta('901101', 'deudora', 0, 80_000, 0),
      cuenta('901199', 'acreedora', 0, 0, 80_000),
    ]);
    expect([mayor?.saldoFinal, garantias?.saldoFinal, contra?.saldoFinal]).toEqual([0, 80_000, 80_000]);
    expect([mayor?.debe, mayor?.haber]).toEqual([80_000, 80_000]);
  });

  it('lo que no se movió queda en cero, nunca en menos cero', () => {
    expect(Object.is(enSuNaturaleza(CERO, 'acreedora'), 0)).toBe(true);
  });

  it('lo que sale del rango de los enteros exactos detiene el cálculo', () => {
    const mucho = Number.MAX_SAFE_INTEGER - 1;
    expect(() =>
      acumularPorNivel([
        cuenta('1', 'deudora'),
        cuenta('101', 'deudora', mucho),
        cuenta('102', 'deudora', mucho),
      ]),
    ).toThrow(RangeError);
  });
});

it('los totales separan lo deudor de lo acreedor por lo que quedó, no por la naturaleza', () => {
  expect(totalizar([movimiento(500, 100, 700), movimiento(-500, 700, 100)])).toEqual({
    inicialDeudor: 500,
    inicialAcreedor: 500,
    debe: 800,
    haber: 800,
    finalDeudor: 100,
    finalAcreedor: 100,
  });
});

const codigos = [
  '1',
  '101',
  '1011',
  '101101',
  '101103',
  '102',
  '1021',
  '8',
  '801',
  '8011',
  '801101',
  '801102',
];
const hojas = ['101101', '101103', '1021', '801101', '801102'];
const monto = fc.integer({ min: 0, max: 1_000_000_000_000 }).map(centavos);

it('en cualquier libro cada mayor es la suma de sus hijas, en debe − haber', () => {
  const cuentas = fc.tuple(
    ...codigos.map((idCuenta) =>
      fc.record({
        idCuenta: fc.constant(idCuenta),
        naturaleza: fc.constantFrom<Naturaleza>('deudora', 'acreedora'),
        inicial: hojas.includes(idCuenta)
          ? fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(centavos)
          : fc.constant(CERO),
        debe: hojas.includes(idCuenta) ? monto : fc.constant(CERO),
        haber: hojas.includes(idCuenta) ? monto : fc.constant(CERO),
      }),
    ),
  );
  fc.assert(
    fc.property(cuentas, (libro: CuentaConMovimiento[]) => {
      const saldos = acumularPorNivel(libro);
      const neto = ({ naturaleza, saldoFinal }: (typeof saldos)[number]) =>
        naturaleza === 'deudora' ? saldoFinal : 0 - saldoFinal;
      for (const mayor of saldos) {
        const hijas = saldos.filter(({ idCuenta }) => padreDe(idCuenta) === mayor.idCuenta);
        if (hijas.length === 0) continue;
        expect(neto(mayor)).toBe(hijas.reduce((suma, hija) => suma + neto(hija), 0));
        expect(mayor.debe).toBe(hijas.reduce((suma, hija) => suma + hija.debe, 0));
      }
    }),
  );
});
