import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fechasProgramadas,
  finDePeriodo,
  periodoDe,
  periodosEntre,
  programacionPara,
  proximaFecha,
} from './abonos.ts';
import { diasDelMes, fechaDeDia, leerFecha, numeroDeDia } from './dia.ts';

const dias = fc.integer({ min: numeroDeDia('1999-01-01'), max: numeroDeDia('2033-12-31') }).map(fechaDeDia);

describe('períodos del calendario', () => {
  it.each([
    ['mensual', '2026-02-28', '2026-02-01', '2026-03-01'],
    ['mensual', '2024-02-29', '2024-02-01', '2024-03-01'],
    ['trimestral', '2026-05-31', '2026-04-01', '2026-07-01'],
    ['semestral', '2025-06-30', '2025-01-01', '2025-07-01'],
    ['semestral', '2025-07-01', '2025-07-01', '2026-01-01'],
    ['anual', '2026-12-31', '2026-01-01', '2027-01-01'],
  ] as const)('%s, %s', (abono, dia, desde, hasta) => {
    expect(periodoDe(abono, dia)).toEqual({ desde, hasta });
    expect(proximaFecha(abono, dia)).toBe(hasta);
  });

  it('el primero es corto si la cuenta se abre a medio mes, y el último termina donde termina', () => {
    expect(periodosEntre('mensual', '2021-11-14', '2022-01-10')).toEqual([
      { desde: '2021-11-14', hasta: '2021-12-01' },
      { desde: '2021-12-01', hasta: '2022-01-01' },
      { desde: '2022-01-01', hasta: '2022-02-01' },
    ]);
  });

  it('una cuenta abierta el último día de un semestre gana ese día', () => {
    expect(periodosEntre('semestral', '2025-06-30', '2025-07-01')).toEqual([
      { desde: '2025-06-30', hasta: '2025-07-01' },
    ]);
  });
});

describe('aniversario', () => {
  it('una cuenta abierta el 29 usa el último de febrero y vuelve al 29', () => {
    const cuenta = { apertura: '2025-01-29' };
    expect(periodosEntre('aniversario', '2025-01-29', '2025-04-30', cuenta)).toEqual([
      { desde: '2025-01-29', hasta: '2025-02-28' },
      { desde: '2025-02-28', hasta: '2025-03-29' },
      { desde: '2025-03-29', hasta: '2025-04-29' },
      { desde: '2025-04-29', hasta: '2025-05-29' },
    ]);
  });

  it('una abierta el 31 toma el último día de cada mes', () => {
    const cuenta = { apertura: '2023-12-31' };
    const fines = periodosEntre('aniversario', '2023-12-31', '2024-06-01', cuenta).map(({ hasta }) => hasta);
    expect(fines).toEqual([
      '2024-01-31',
      '2024-02-29',
      '2024-03-31',
      '2024-04-30',
      '2024-05-31',
      '2024-06-30',
    ]);
  });

  it('cada período empieza en el día de apertura o en el último de un mes que no lo tiene', () => {
    fc.assert(
      fc.property(dias, fc.nat(2_000), (apertura, despues) => {
        const dia = fechaDeDia(numeroDeDia(apertura) + despues);
        const { desde, hasta } = periodoDe('aniversario', dia, { apertura });
        expect(desde <= dia && dia < hasta).toBe(true);
        const empieza = leerFecha(desde);
        expect(empieza.dia).toBe(Math.min(leerFecha(apertura).dia, diasDelMes(empieza.anio, empieza.mes)));
        expect(periodoDe('aniversario', hasta, { apertura }).desde).toBe(hasta);
      }),
    );
  });

  it('sin cuenta, o antes de abrirse, no hay período', () => {
    expect(() => periodoDe('aniversario', '2026-01-01')).toThrow(RangeError);
    expect(() => periodoDe('aniversario', '2026-01-01', { apertura: '2026-01-02' })).toThrow(RangeError);
  });
});

describe('vencimiento', () => {
  const cuenta = { apertura: '2026-01-15', vence: '2026-07-14' };

  it('el período es el plazo entero', () => {
    expect(periodoDe('vencimiento', '2026-03-01', cuenta)).toEqual({
      desde: '2026-01-15',
      hasta: '2026-07-14',
    });
    expect(periodosEntre('vencimiento', '2026-01-15', '2027-01-01', cuenta)).toHaveLength(1);
  });

  it('después de vencer no hay ninguno', () => {
    expect(() => periodoDe('vencimiento', '2026-07-14', cuenta)).toThrow(RangeError);
    expect(() => periodoDe('vencimiento', '2026-03-01', { apertura: '2026-01-15', vence: null })).toThrow(
      RangeError,
    );
  });
});

describe('fechas de una programación', () => {
  it('las de un año, cada una los días que espera después del fin de su período', () => {
    const programacion = { frecuencia: 'trimestral', diasDespues: 2, proximoFin: '2026-12-31' } as const;
    expect(fechasProgramadas(programacion, '2026-11-16', '2027-11-15')).toEqual([
      { fin: '2026-12-31', calculo: '2027-01-02' },
      { fin: '2027-03-31', calculo: '2027-04-02' },
      { fin: '2027-06-30', calculo: '2027-07-02' },
      { fin: '2027-09-30', calculo: '2027-10-02' },
    ]);
  });

  it('los febreros terminan en su día', () => {
    const programacion = { frecuencia: 'mensual', diasDespues: 0, proximoFin: '2027-12-31' } as const;
    const fechas = fechasProgramadas(programacion, '2028-01-01', '2028-04-30').map(({ calculo }) => calculo);
    expect(fechas).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']);
  });

  it('lo que ya pasó de su próxima fecha no vuelve', () => {
    const programacion = { frecuencia: 'anual', diasDespues: 1, proximoFin: '2028-12-31' } as const;
    expect(fechasProgramadas(programacion, '2026-01-01', '2027-12-31')).toEqual([]);
  });

  it('lo que sigue a cada cuenta se mira cada día', () => {
    expect(programacionPara('aniversario')).toBe('diaria');
    expect(programacionPara('vencimiento')).toBe('diaria');
    expect(programacionPara('semestral')).toBe('semestral');
    expect(finDePeriodo('diaria', '2026-02-28')).toBe('2026-02-28');
    const programacion = { frecuencia: 'diaria', diasDespues: 1, proximoFin: '2026-02-27' } as const;
    expect(fechasProgramadas(programacion, '2026-02-28', '2026-03-02').map(({ fin }) => fin)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
  });
});
