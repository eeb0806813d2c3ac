import { centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { condicionesDe, propuestaDe, reglasEnBlanco, vigentesDe } from './condiciones.ts';
import { tabla, version } from './testing/producto.ts';

const DIA = '2026-10-31';

it('rige lo último publicado hasta ese día; lo demás no cuenta', () => {
  const vigentes = vigentesDe(
    {
      versiones: [
        version({ desde: '2026-12-01', base: 'ACT/360' }),
        version({ desde: '2026-06-01', base: '30E/360' }),
        version({ desde: '2025-01-01' }),
        version({ desde: '2026-09-01', estado: 'borrador', base: 'ACT/ACT-ISDA' }),
      ],
      tablas: [
        tabla({ desde: '2025-01-01', ppm: 30_000 }),
        tabla({ desde: '2026-07-01', estado: 'borrador' }),
      ],
    },
    DIA,
  );
  expect(vigentes?.reglas.base).toBe('30E/360');
  expect(vigentes?.tablas).toHaveLength(1);
});

it('sin reglas o sin tasas publicadas no rige nada', () => {
  expect(vigentesDe({ versiones: [], tablas: [tabla({})] }, DIA)).toBeUndefined();
  expect(vigentesDe({ versiones: [version({})], tablas: [] }, DIA)).toBeUndefined();
});

it('se empieza de las tasas de ese día y de ese plazo', () => {
  const vigentes = {
    reglas: reglasEnBlanco,
    tasaPactada: null,
    tablas: [tabla({ desde: '2025-01-01', ppm: 30_000 }), tabla({ desde: '2026-07-01', ppm: 40_000 })],
  };
  expect(propuestaDe(vigentes, DIA, 0).tramos).toEqual([{ clave: 1, montoDesde: 0, ppm: 40_000 }]);
  expect(propuestaDe(vigentes, '2026-01-31', 0).tramos[0]?.ppm).toBe(30_000);
  expect(propuestaDe({ ...vigentes, tasaPactada: 55_000 }, DIA, 90).tramos[0]?.ppm).toBe(55_000);
});

it('cada tramo llega hasta donde empieza el siguiente, en cualquier orden que se escriban', () => {
  const { tablas } = condicionesDe({
    reglas: reglasEnBlanco,
    modo: 'marginal',
    tramos: [
      { clave: 1, montoDesde: centavos(10_000_00), ppm: 50_000 },
      { clave: 2, montoDesde: centavos(0), ppm: 30_000 },
    ],
  });
  expect(tablas[0]?.tramos.map(({ montoDesde, montoHasta, ppm }) => [montoDesde, montoHasta, ppm])).toEqual([
    [0, 10_000_00, 30_000],
    [10_000_00, null, 50_000],
  ]);
});
