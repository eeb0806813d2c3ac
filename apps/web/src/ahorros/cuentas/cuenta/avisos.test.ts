import { expect, test } from 'vitest';
import { cuentaEntera } from '../testing/cuenta.ts';
import { avisosDe } from './avisos.ts';

const HOY = '2026-11-16';
const exenta = (vence: string, exentaHoy: boolean) =>
  cuentaEntera({ isr: { tratamiento: 'exento', documento: 'Resolución 5', vence, exentaHoy } });

test('la exención que vence en treinta días se avisa, la que vence después no', () => {
  expect(avisosDe(exenta('2026-12-16', true), HOY)).toEqual([
    'Su exención de ISR vence el 16/12/2026: pida el documento nuevo.',
  ]);
  expect(avisosDe(exenta('2026-12-17', true), HOY)).toEqual([]);
  expect(avisosDe(exenta('2026-11-01', false), HOY)[0]).toContain('venció el 01/11/2026');
});

test('el plazo que termina pronto dice qué pasará; de una cerrada no se avisa nada', () => {
  const plazo = { dias: 90, vence: '2026-11-20', tasaPpm: 50_000, alVencer: 'renovar' as const };
  expect(avisosDe(cuentaEntera({ plazo }), HOY)).toEqual([
    'Vence el 20/11/2026. Se renueva por el mismo plazo.',
  ]);
  expect(avisosDe(cuentaEntera({ plazo, estado: 'cerrada' }), HOY)).toEqual([]);
});
