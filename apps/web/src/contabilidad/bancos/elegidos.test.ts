import { expect, it } from 'vitest';
import { cuentaElegida, mesElegido } from './elegidos.ts';
import { cuentaBancaria } from './testing/cuenta-bancaria.ts';

const HOY = '2026-11-16';
const alDia = cuentaBancaria({ nombre: 'Banrural' });
const conTrabajo = cuentaBancaria({ nombre: 'Industrial', sinExplicar: { banco: 3, libros: 0 } });
const inactiva = cuentaBancaria({ nombre: 'Vieja', activa: false, sinExplicar: { banco: 9, libros: 9 } });

it('se abre la que dice la dirección; si no, la que tiene trabajo; nunca antes una inactiva', () => {
  const cuentas = [inactiva, alDia, conTrabajo];
  expect(cuentaElegida(cuentas, inactiva.id)).toBe(inactiva);
  expect(cuentaElegida(cuentas, undefined)).toBe(conTrabajo);
  expect(cuentaElegida([inactiva, alDia], 'otra')).toBe(alDia);
  expect(cuentaElegida([inactiva], undefined)).toBe(inactiva);
  expect(cuentaElegida([], undefined)).toBeUndefined();
});

it('un mes que la cuenta no tiene no se abre: se abre el que falta conciliar', () => {
  const cuenta = { desde: '2026-01-01', conciliadaHasta: '2026-08-31' };
  expect(mesElegido(cuenta, { anio: 2026, mes: 3 }, HOY)).toEqual({ anio: 2026, mes: 3 });
  expect(mesElegido(cuenta, { anio: 2025, mes: 12 }, HOY)).toEqual({ anio: 2026, mes: 9 });
  expect(mesElegido(cuenta, { anio: undefined, mes: undefined }, HOY)).toEqual({ anio: 2026, mes: 9 });
});
