import type { Periodo } from '@cuadra/contract/contabilidad/periodos/periodos';
import { describe, expect, it } from 'vitest';
import { estadoVisible, mesConAnio, mesCorto, mesElegido, mesPorCerrar } from './meses.ts';

const periodo = (anio: number, mes: number, cambios: Partial<Periodo> = {}): Periodo => ({
  anio,
  mes,
  agencia: '01',
  estado: 'abierto',
  limite: null,
  ...cambios,
});
const HOY = '2026-11-16';
const AHORA = '2026-11-16T15:00:00Z';

it('se nombran como se dicen', () => {
  expect(mesConAnio({ anio: 2026, mes: 9 })).toBe('Sep 2026');
  expect([1, 5, 12].map(mesCorto)).toEqual(['Ene', 'May', 'Dic']);
});

describe('el estado que se ve', () => {
  const para = [{ id: 'x', nombre: 'Ana' }];
  it.each([
    ['terminó y sigue abierto', periodo(2026, 10), 'abierto'],
    ['el de hoy', periodo(2026, 11), 'en_curso'],
    ['el que viene', periodo(2026, 12), 'futuro'],
    ['otro año', periodo(2027, 11), 'futuro'],
    ['cerrado', periodo(2026, 9, { estado: 'cerrado' }), 'cerrado'],
    ['cerrándose', periodo(2026, 9, { estado: 'cerrando' }), 'cerrando'],
    ['reabierto', periodo(2026, 9, { limite: { para, hasta: '2026-11-16T15:00:01Z' } }), 'limitado'],
    ['vencido', periodo(2026, 9, { limite: { para, hasta: '2026-11-16T15:00:00Z' } }), 'vencido'],
  ] as const)('%s', (_caso, uno, esperado) => {
    expect(estadoVisible(uno, { hoy: HOY, ahora: AHORA })).toBe(esperado);
  });
});

describe('el mes que se mira primero', () => {
  const meses = [
    periodo(2026, 9, { estado: 'cerrado' }),
    periodo(2026, 10),
    periodo(2026, 10, { agencia: '02' }),
    periodo(2026, 11),
    periodo(2026, 12),
  ];

  it('es el más antiguo que terminó y no se ha cerrado; si no hay, el de hoy', () => {
    expect(mesPorCerrar(meses, HOY)).toMatchObject({ mes: 10, agencia: '01' });
    expect(mesPorCerrar([...meses.slice(0, 1), ...meses.slice(3)], HOY)).toMatchObject({ mes: 11 });
    expect(mesPorCerrar([], HOY)).toBeUndefined();
  });

  it('o el que diga la dirección, entero o en parte', () => {
    expect(mesElegido(meses, { anio: 2026, mes: 12, agencia: '01' }, HOY)).toMatchObject({ mes: 12 });
    expect(mesElegido(meses, { agencia: '02' }, HOY)).toMatchObject({ mes: 10, agencia: '02' });
    expect(mesElegido(meses, { anio: 2031 }, HOY)).toBeUndefined();
  });
});
