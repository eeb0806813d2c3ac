import { expect, test } from 'vitest';
import { alcanceDelGrupo, enlaceDeCuenta, enlaceDePartidas } from './enlaces.ts';

const mirado = { desde: '2026-02-10', hasta: '2026-04-05', agencia: '02' };

test('lo que suma un día o un mes son solo los días que se miran', () => {
  expect(alcanceDelGrupo(mirado, '2026-03-07', 'dia')).toEqual({
    ...mirado,
    desde: '2026-03-07',
    hasta: '2026-03-07',
  });
  expect(alcanceDelGrupo(mirado, '2026-02-01', 'mes')).toEqual({ ...mirado, hasta: '2026-02-28' });
  expect(alcanceDelGrupo(mirado, '2026-04-01', 'mes')).toEqual({ ...mirado, desde: '2026-04-01' });
});

test('lleva los mismos filtros, y ninguno de más', () => {
  expect(enlaceDePartidas(mirado)).toBe(
    '/contabilidad/ver-partidas?estado=contabilizada&desde=2026-02-10&hasta=2026-04-05&agencia=02',
  );
  expect(enlaceDeCuenta('101', { desde: '2026-01-01', hasta: '2026-01-31' })).toBe(
    '/contabilidad/movimientos-cuentas?cuenta=101&desde=2026-01-01&hasta=2026-01-31',
  );
});
