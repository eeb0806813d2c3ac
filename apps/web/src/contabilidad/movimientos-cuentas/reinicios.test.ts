import { CERO, centavos } from '@cuadra/core/dinero';
import { describe, expect, it } from 'vitest';
import { conReinicios, decirReinicio, reinicioDe } from './reinicios.ts';

const grupo = (clave: string, saldo: number) => ({
  clave,
  nombre: clave,
  debe: CERO,
  haber: CERO,
  saldo: centavos(saldo),
});
const REINICIO = { fecha: '2026-01-01', monto: centavos(10_700) };
const leer = (grupos: ReturnType<typeof grupo>[], reinicios = [REINICIO], saldoInicial = 10_700) =>
  conReinicios({ saldoInicial: centavos(saldoInicial), saldoFinal: CERO, grupos, reinicios }).map((fila) =>
    fila.tipo === 'grupo'
      ? [fila.grupo.clave, fila.grupo.saldo]
      : [`reinicio ${fila.reinicio.fecha}`, fila.saldo],
  );

describe('el reinicio entre los saldos de cada día', () => {
  it('va antes del primer movimiento del año, también si es del mismo 1 de enero', () => {
    expect(leer([grupo('2025-12-31', 10_700), grupo('2026-01-01', 300)])).toEqual([
      ['2025-12-31', 10_700],
      ['reinicio 2026-01-01', 0],
      ['2026-01-01', 300],
    ]);
  });

  it('sin movimientos después, o sin ninguno, también está', () => {
    expect(leer([grupo('2025-12-31', 10_700)])).toEqual([
      ['2025-12-31', 10_700],
      ['reinicio 2026-01-01', 0],
    ]);
    expect(leer([])).toEqual([['reinicio 2026-01-01', 0]]);
  });

  it('cada año, el suyo: 500.00 − 500.00 + 107.00 − 107.00', () => {
    const deDosAnios = [{ fecha: '2025-01-01', monto: centavos(50_000) }, REINICIO];
    expect(leer([grupo('2025-03-01', 10_700)], deDosAnios, 50_000)).toEqual([
      ['reinicio 2025-01-01', 0],
      ['2025-03-01', 10_700],
      ['reinicio 2026-01-01', 0],
    ]);
    expect(reinicioDe(deDosAnios)).toBe(-60_700);
  });
});

it('se dice con sus años y su monto', () => {
  expect(decirReinicio(REINICIO)).toBe('Empieza el ejercicio 2026: los 107.00 de 2025 no pasan a este saldo');
});
