import { expect, test } from 'vitest';
import { direccionDelMayor, filtrosDeApi } from './busqueda.ts';

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
  expect(direccionDelMayor.parse(nada)).toEqual({});
});

test('la dirección dice los filtros, y una cuenta puede venir como texto o como número', () => {
  const direccion = { desde: '2026-01-01', hasta: '2026-06-30', agrupacion: 'mes', nivel: 3, agencia: '02' };
  for (const cuenta of ['101', 101])
    expect(filtrosDeApi(direccionDelMayor.parse({ ...direccion, cuenta }))).toEqual({
      desde: '2026-01-01',
      hasta: '2026-06-30',
      agrupacion: 'mes',
      nivel: 3,
      agencia: '02',
      cuenta: '101',
    });
});
