import { expect, it } from 'vitest';
import { direccionDeBancos } from './direccion.ts';

const CUENTA = '0b0e6c8e-5b0c-4a39-9d0f-111111111111';

it('lee la vista, la cuenta, el mes y lo que muestra cada lado de la mesa', () => {
  const dicha = {
    vista: 'mesa',
    cuenta: CUENTA,
    anio: 2026,
    mes: 10,
    banco: 'todas',
    bancoSigno: 'salidas',
    bancoQ: 'comisión',
    libros: 'sugeridas',
    librosOrden: 'mayor',
  };
  expect(direccionDeBancos.parse(dicha)).toEqual(dicha);
});

it('lo que no se entiende no dice nada: el enlace abre igual su pantalla', () => {
  const rara = { vista: 'otra', cuenta: 'BANRURAL', anio: 1999, mes: 13, banco: 'pendientes', bancoQ: '   ' };
  expect(Object.values(direccionDeBancos.parse(rara)).filter((valor) => valor !== undefined)).toEqual([]);
});

it('un número buscado llega como texto, y lo larguísimo se corta', () => {
  expect(direccionDeBancos.parse({ bancoQ: 4512 }).bancoQ).toBe('4512');
  expect(direccionDeBancos.parse({ librosQ: 'a'.repeat(200) }).librosQ).toHaveLength(80);
});
