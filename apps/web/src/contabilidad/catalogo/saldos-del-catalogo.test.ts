import { centavos } from '@cuadra/core/dinero';
import { describe, expect, test } from 'vitest';
import { crearArbol } from './arbol.ts';
import { sentidoDe } from './nombres.ts';
import { saldosDe } from './saldos-del-catalogo.ts';
import { cuentasDe } from './testing/catalogo-de-prueba.ts';

const cuentas = cuentasDe(`
  1 M ACTIVO
  101 D Caja
  9 M ORDEN
  901 D Garantías
  902 D Contracuenta
`).map((cuenta) => (cuenta.idCuenta === '902' ? { ...cuenta, naturaleza: 'acreedora' as const } : cuenta));

const finales: Record<string, number> = { 1: 500, 101: 500, 9: 0, 901: 700, 902: 700 };
const saldos = saldosDe(
  {
    hasta: '2026-11-15',
    cuentas: cuentas.map(({ idCuenta, nombreCuenta, tipoCuenta, naturaleza }) => {
      const [nada, final] = [centavos(0), centavos(finales[idCuenta] ?? 0)];
      const movido = { saldoInicial: nada, debe: nada, haber: nada, saldoFinal: final };
      return { idCuenta, nombreCuenta, tipoCuenta, naturaleza, nivel: 1, ...movido };
    }),
  },
  crearArbol(cuentas),
);

describe('los saldos del catálogo', () => {
  test('de detalle y de mayor, en su naturaleza; lo que no se movió, cero', () => {
    expect([saldos.de('101'), saldos.de('1'), saldos.de('902'), saldos.de('77')]).toEqual([500, 500, 700, 0]);
  });

  test('la de mayor con cuentas de las dos naturalezas dice lo de cada lado, no su diferencia', () => {
    expect(saldos.de('9')).toEqual({ deudora: 700, acreedora: 700 });
  });
});

test('de una cuenta de mayor nunca se dice que puede usarse en una partida', () => {
  const [mayor, detalle] = cuentas;
  if (mayor === undefined || detalle === undefined) throw new Error('Faltan cuentas.');
  expect(sentidoDe(detalle)).toBe('Puede usarse en cualquier partida.');
  for (const estado of ['activa', 'solo_sistema', 'bloqueada'] as const)
    expect(sentidoDe({ ...mayor, estado })).not.toMatch(/partida/);
});
