import { expect, test } from 'vitest';
import { alcanceDe, alEliminar, alRenombrar } from './efectos.ts';

const SIN_CUENTAS = { cuentas: 0, deDetalle: 0 };
const CON_TRES = { cuentas: 3, deDetalle: 12 };

test.each([SIN_CUENTAS, CON_TRES])(
  'renombrar y eliminar avisan de los enlaces guardados (%o)',
  (etiqueta) => {
    expect(alRenombrar(etiqueta)).toContain('enlaces guardados con el nombre anterior dejarán de abrir');
    expect(alEliminar(etiqueta)).toContain('enlaces guardados con ella dejarán de abrir');
  },
);

test('y dicen a cuántas cuentas alcanza', () => {
  expect(alRenombrar(CON_TRES)).toContain('Cambiará en 3 cuentas.');
  expect(alEliminar(CON_TRES)).toContain('Se quitará de 3 cuentas y dejará de reunir 12 de detalle.');
  expect([alcanceDe(CON_TRES), alcanceDe(SIN_CUENTAS)]).toEqual([
    '3 cuentas la llevan; reúne 12 de detalle',
    'Ninguna cuenta la lleva',
  ]);
});
