// The savers' accounts by themselves, before any database.
import { describe, expect, test } from 'vitest';
import { contarHistoria } from '../historia/contar-historia.ts';
import { crearPadron, cuentasDelPadron, type Padron } from './padron.ts';
import { productosDemo, rendimiento, tramoPara } from './productos-demo.ts';

function contado(hasta: string): { padron: Padron; enLibros: Map<string, number> } {
  const ultimoDia = Temporal.PlainDate.from(hasta);
  const padron = crearPadron(ultimoDia);
  const enLibros = new Map<string, number>();
  const deAhorro = new Set<string>(Object.values(productosDemo).map(({ cuenta }) => cuenta));
  for (const { partidas } of contarHistoria(ultimoDia, padron)) {
    for (const { agencia, lineas } of partidas) {
      for (const { idCuenta, debe, haber } of lineas) {
        if (!deAhorro.has(idCuenta)) continue;
        const clave = `${idCuenta} ${agencia}`;
        enLibros.set(clave, (enLibros.get(clave) ?? 0) + haber - debe);
      }
    }
  }
  return { padron, enLibros };
}

function enCuentas(padron: Padron): Map<string, number> {
  const sumas = new Map<string, number>();
  for (const { producto, agencia, saldo } of cuentasDelPadron(padron)) {
    const clave = `${producto.cuenta} ${agencia}`;
    sumas.set(clave, (sumas.get(clave) ?? 0) + saldo);
  }
  return sumas;
}

const resumen = ({ movimientos, corridas }: Padron) => [
  movimientos.map(({ cuenta, n, monto, partida }) => `${cuenta.numero} ${n} ${monto} ${partida}`),
  corridas.map(({ nombre, tandas }) => [nombre, tandas.map(({ interes, isr }) => [interes, isr])]),
];

describe('el padrón', () => {
  test.each(['2026-11-15', '2027-02-28', '2028-01-01', '2029-12-31'])(
    'contado hasta %s, sus cuentas suman lo que dicen los libros y ninguna debe',
    (hasta) => {
      const { padron, enLibros } = contado(hasta);
      expect(Object.fromEntries(enCuentas(padron))).toEqual(Object.fromEntries(enLibros));
      expect(cuentasDelPadron(padron).filter(({ saldo }) => saldo < 0)).toEqual([]);
    },
  );

  test('contado otra vez es el mismo, y un día antes le faltan solo los movimientos de ese día', () => {
    const uno = contado('2026-11-14').padron;
    expect(resumen(contado('2026-11-14').padron)).toEqual(resumen(uno));
    const ultimo = uno.inicio.until(uno.ultimoDia).days;
    const antes = contado('2026-11-13').padron;
    expect(antes.movimientos.length).toBe(uno.movimientos.filter(({ fecha }) => fecha < ultimo).length);
  });

  test('el último mes terminado espera, salvo el de un ejercicio que se cerró', () => {
    const espera = (dia: string) => crearPadron(Temporal.PlainDate.from(dia)).espera;
    expect(['2026-11-15', '2026-10-31', '2026-12-31', '2027-01-15', '2027-02-01'].map(espera)).toEqual([
      '2026-10',
      '2026-10',
      '2026-12',
      undefined,
      '2027-01',
    ]);
  });
});

describe('las tasas', () => {
  test('por tramos del saldo entero o de cada parte', () => {
    const [antes, ahora] = productosDemo.corriente.tablas;
    const [marginal] = productosDemo.programado.tablas;
    if (antes === undefined || ahora === undefined || marginal === undefined)
      throw new Error('Faltan tablas');
    expect(rendimiento(antes, 99_999)).toBe(99_999 * 15_000);
    expect(rendimiento(antes, 1_000_000)).toBe(1_000_000 * 27_500);
    expect(rendimiento(ahora, 1_000_000)).toBe(1_000_000 * 30_000);
    expect(rendimiento(marginal, 700_000)).toBe(500_000 * 45_000 + 200_000 * 52_500);
  });

  test('de un certificado, por monto y plazo', () => {
    const tramos = productosDemo.plazoFijo.tablas[0]?.tramos ?? [];
    expect(tramoPara(tramos, 4_999_999, 360)?.ppm).toBe(62_500);
    expect(tramoPara(tramos, 5_000_000, 720)?.ppm).toBe(75_000);
    expect(tramoPara(tramos, 100_000, 270)?.ppm).toBe(55_000);
  });
});
