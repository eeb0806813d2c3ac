import { permisosDe } from '@cuadra/contract/acceso/permisos';
import { expect, test } from 'vitest';
import { seccionDe, seccionesDe } from './secciones.ts';

const nombres = (rol: Parameters<typeof permisosDe>[0][number]) =>
  seccionesDe([...permisosDe([rol])]).map(({ name: nombre }) => nombre);

test('cada persona ve las secciones que puede abrir', () => {
  const deTodas = ['Corridas', 'Programaciones', 'Productos', 'Asociados', 'Cuentas', 'Simulador', 'ISR'];
  expect(nombres('ahorros')).toEqual(deTodas);
  expect(nombres('contador')).toEqual(deTodas);
  expect(nombres('jefe_agencia')).toEqual(['Productos', 'Asociados', 'Cuentas', 'Simulador', 'ISR']);
  expect(nombres('cajero')).toEqual([]);
});

test('una dirección está en la sección más larga con que empieza', () => {
  expect(seccionDe('/ahorros')).toBe('/ahorros');
  expect(seccionDe('/ahorros/corridas/7')).toBe('/ahorros');
  expect(seccionDe('/ahorros/cuentas')).toBe('/ahorros/cuentas');
  expect(seccionDe('/ahorros/cuentas/7')).toBe('/ahorros/cuentas');
  expect(seccionDe('/welcome')).toBe('');
});
