import { expect, it } from 'vitest';
import { nombrePara } from './nombre-para.ts';

it('se llama como sus palabras, y con número si ya hay otra', () => {
  expect(nombrePara('comision atm', [])).toBe('Comision atm');
  expect(nombrePara('comision atm', [{ nombre: 'COMISION ATM' }, { nombre: 'Comision atm 2' }])).toBe(
    'Comision atm 3',
  );
  expect(nombrePara('a'.repeat(90), []).length).toBeLessThanOrEqual(60);
});
