import { expect, test } from 'vitest';
import { leerDireccion as leerDelDiario } from '../libro-diario/busqueda.ts';
import { filtrosDeApi, leerDireccion } from './busqueda.ts';

test('lo usual no se escribe y lo que no tiene sentido se deja fuera', () => {
  const nada = {
    vista: 'mayor',
    libro: 'mayor',
    agrupacion: 'dia',
    nivel: 9,
    cuenta: '0x',
    papel: 'carta',
    fecha: 'ayer',
  };
  expect(Object.values(leerDireccion(nada)).every((valor) => valor === undefined)).toBe(true);
  expect(
    Object.values(leerDelDiario({ vista: 'libro', modo: 'detallado', desde: '2026-01-01' })).every(
      (valor) => valor === undefined,
    ),
  ).toBe(true);
});

test('la dirección dice los filtros, y una cuenta puede venir como texto o como número', () => {
  const direccion = { desde: '2026-01-01', hasta: '2026-06-30', agrupacion: 'mes', nivel: 3, agencia: '02' };
  for (const cuenta of ['101', 101])
    expect(filtrosDeApi(leerDireccion({ ...direccion, cuenta }))).toEqual({
      desde: '2026-01-01',
      hasta: '2026-06-30',
      agrupacion: 'mes',
      nivel: 3,
      agencia: '02',
      cuenta: '101',
    });
  expect(leerDelDiario({ modo: 'dia', papel: 'oficio', vista: 'folios' })).toMatchObject({
    modo: 'dia',
    papel: 'oficio',
    vista: 'folios',
  });
});
