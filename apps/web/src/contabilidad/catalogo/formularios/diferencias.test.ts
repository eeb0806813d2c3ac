import { expect, test } from 'vitest';
import { cuentasDe } from '../testing/catalogo-de-prueba.ts';
import { diferencias } from './diferencias.ts';

const [caja] = cuentasDe('1011 D Caja');

test('dice campo por campo lo que cambió; las etiquetas, juntas', () => {
  if (caja === undefined) throw new Error('Falta la cuenta.');
  const antes = { ...caja, etiquetas: ['Liquidez'] };
  const despues = { ...antes, nombreCuenta: 'Caja chica', etiquetas: ['Fondos fijos', 'Liquidez'] };
  expect(diferencias(antes, despues)).toEqual([
    { campo: 'nombreCuenta', antes: 'Caja', despues: 'Caja chica' },
    { campo: 'etiquetas', antes: 'Liquidez', despues: 'Fondos fijos; Liquidez' },
  ]);
  expect(diferencias(antes, { ...antes, etiquetas: ['Liquidez'] })).toEqual([]);
});
