// Which copies stay, by a calendar that nobody waits for.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { elegirLasQueQuedan } from './retencion.ts';

const ZONA = 'America/Guatemala';
const GUARDAR = { diarios: 7, semanales: 5, mensuales: 12 };

/** One a day at 01:00 of Guatemala, named by their day, up to the given one. */
function diarias(hasta: string, cuantas: number) {
  const ultimo = Temporal.PlainDate.from(hasta);
  return Array.from({ length: cuantas }, (_, i) => {
    const dia = ultimo.subtract({ days: i });
    const a = dia.toZonedDateTime({ timeZone: ZONA, plainTime: '01:00' });
    return { id: dia.toString(), terminadoEn: a.toInstant().toString() };
  });
}

const quedan = (copias: Parameters<typeof elegirLasQueQuedan>[0], guardar = GUARDAR) =>
  [...elegirLasQueQuedan(copias, guardar, ZONA)].sort();

it('de un año de copias diarias quedan 7 días, 5 semanas y 12 meses, y ninguna más', () => {
  // Monday 2026-11-16: the newest of its week and of its month as well.
  expect(quedan(diarias('2026-11-16', 400))).toEqual(
    [
      ...['2026-11-16', '2026-11-15', '2026-11-14', '2026-11-13', '2026-11-12', '2026-11-11', '2026-11-10'],
      // Sundays that end the weeks before: that of the 15th stays as a day already.
      ...['2026-11-08', '2026-11-01', '2026-10-25'],
      // The last of each month: with November, twelve.
      ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30'],
      ...['2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
    ].sort(),
  );
});

it('varias en un mismo día cuentan por la última; el día es el de la institución', () => {
  const copias = [
    { id: 'noche', terminadoEn: '2026-11-17T05:30:00Z' },
    { id: 'tarde', terminadoEn: '2026-11-16T23:00:00Z' },
    { id: 'mañana siguiente', terminadoEn: '2026-11-17T07:00:00Z' },
  ];
  // 05:30Z is still the 16th in Guatemala.
  expect(quedan(copias, { diarios: 2, semanales: 0, mensuales: 0 })).toEqual(['mañana siguiente', 'noche']);
});

it('días sin copia no gastan lugar, y la más nueva queda aunque no se guarde ninguna', () => {
  const copias = [...diarias('2026-11-16', 1), ...diarias('2026-10-01', 3)];
  expect(quedan(copias, { diarios: 3, semanales: 0, mensuales: 0 })).toEqual([
    '2026-09-30',
    '2026-10-01',
    '2026-11-16',
  ]);
  expect(quedan(copias, { diarios: 0, semanales: 0, mensuales: 0 })).toEqual(['2026-11-16']);
  expect(quedan([])).toEqual([]);
});

it('aplicada cada día queda lo mismo que aplicada una vez al final: nada que haga falta después se pierde antes', () => {
  const entero = fc.integer({ min: 0, max: 6 });
  const guardar = fc.record({ diarios: entero, semanales: entero, mensuales: entero });
  fc.assert(
    fc.property(guardar, fc.integer({ min: 1, max: 120 }), (cuantas, dias) => {
      const todas = diarias('2026-11-16', dias).reverse();
      let hay: typeof todas = [];
      for (const copia of todas) {
        hay = [...hay, copia];
        const siguen = elegirLasQueQuedan(hay, cuantas, ZONA);
        hay = hay.filter(({ id }) => siguen.has(id));
      }
      expect(hay.map(({ id }) => id).sort()).toEqual(quedan(todas, cuantas));
    }),
  );
});
