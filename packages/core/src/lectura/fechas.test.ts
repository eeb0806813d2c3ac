import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fechasPosibles,
  leerFechaEscrita,
  type OrdenDeFecha,
  ordenDeColumna,
  ordenesDeFecha,
} from './fechas.ts';

describe('una fecha se lee como la gente la escribe', () => {
  it.each<[string, OrdenDeFecha, string | undefined]>([
    ['2026-3-1', 'dia-mes', '2026-03-01'],
    ['2026/03/01', 'mes-dia', '2026-03-01'],
    ['20260301', 'dia-mes', '2026-03-01'],
    ['01-03-2026', 'dia-mes', '2026-03-01'],
    ['01-03-2026', 'mes-dia', '2026-01-03'],
    ['1.3.26', 'dia-mes', '2026-03-01'],
    ['1 mar 2026', 'mes-dia', '2026-03-01'],
    ['1 mar 26', 'anio-mes', '2026-03-01'],
    ['1 de marzo de 2026', 'anio-mes', '2026-03-01'],
    ['26/03/01', 'anio-mes', '2026-03-01'],
    ['02/13/2026', 'dia-mes', undefined],
    ['31/02/2026', 'dia-mes', undefined],
    ['01/03/2026', 'anio-mes', undefined],
    ['marzo', 'dia-mes', undefined],
    ['', 'dia-mes', undefined],
  ])('%s, %s: %s', (escrita, orden, dia) => expect(leerFechaEscrita(escrita, orden)).toBe(dia));
});

describe('el orden se decide de toda la columna', () => {
  it.each<[string[], OrdenDeFecha, boolean]>([
    [['02/03/2026', '13/03/2026'], 'dia-mes', true],
    [['02/03/2026', '03/13/2026'], 'mes-dia', true],
    [['05/05/2026', '06/06/2026'], 'dia-mes', true],
    [['2026-03-02', '2026-04-05'], 'anio-mes', true],
    [['2026-03-02', '1 de abril de 2026'], 'anio-mes', true],
    [[], 'dia-mes', true],
    [['nada'], 'dia-mes', true],
    // Both read all of them, and other days.
    [['02/03/2026', '04/05/2026'], 'dia-mes', false],
    // One after another in January and February: month first is likelier, and still asked.
    [['01/05/2026', '01/09/2026', '02/03/2026'], 'mes-dia', false],
    // Some can only be one and some only the other.
    [['13/03/2026', '03/13/2026', '25/03/2026'], 'dia-mes', false],
    // Two digits of year: 2015-03-26 too.
    [['15/03/26', '16/03/26'], 'dia-mes', false],
  ])('%j: %s, segura %s', (escritas, orden, segura) =>
    expect(ordenDeColumna(escritas)).toMatchObject({ orden, segura }),
  );

  it('el ejemplo es una que se lee de dos maneras, o que no sigue a las demás', () => {
    expect(ordenDeColumna(['05/05/2026', '02/03/2026']).ejemplo).toBe('02/03/2026');
    expect(ordenDeColumna(['13/03/2026', '03/14/2026', '25/03/2026']).ejemplo).toBe('03/14/2026');
    expect(fechasPosibles('02/03/2026')).toEqual([
      { orden: 'dia-mes', fecha: '2026-03-02' },
      { orden: 'mes-dia', fecha: '2026-02-03' },
    ]);
    expect(fechasPosibles('05/05/2026')).toHaveLength(1);
  });

  it('una columna escrita en un orden nunca se lee segura en otro', () => {
    const dias = fc.array(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(
        dias,
        fc.constantFrom(...ordenesDeFecha),
        fc.constantFrom('/', '-', '.'),
        (fechas, orden, marca) => {
          const isos = fechas.map((cual) => cual.toISOString().slice(0, 10));
          const escritas = isos.map((iso) => {
            const [a = '', m = '', d = ''] = iso.split('-');
            const partes = orden === 'dia-mes' ? [d, m, a] : orden === 'mes-dia' ? [m, d, a] : [a, m, d];
            return partes.join(marca);
          });
          const hallado = ordenDeColumna(escritas);
          if (hallado.segura)
            expect(escritas.map((escrita) => leerFechaEscrita(escrita, hallado.orden))).toEqual(isos);
          // Whoever says the order reads them all.
          expect(escritas.map((escrita) => leerFechaEscrita(escrita, orden))).toEqual(isos);
        },
      ),
    );
  });
});
