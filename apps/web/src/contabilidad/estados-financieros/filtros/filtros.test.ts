import { describe, expect, test } from 'vitest';
import { direccionDeEstados, presentacionDe } from '../busqueda.ts';
import { filtrosEnUso, finDelMesAnterior, finDelMesSiguiente } from './filtros-en-uso.ts';

describe('de un fin de mes a otro', () => {
  test('hacia atrás, también de enero a diciembre', () => {
    expect(finDelMesAnterior('2026-11-15')).toBe('2026-10-31');
    expect(finDelMesAnterior('2026-01-31')).toBe('2025-12-31');
  });

  test('hacia adelante, sin pasar de hoy', () => {
    expect(finDelMesSiguiente('2026-08-10', '2026-11-15')).toBe('2026-08-31');
    expect(finDelMesSiguiente('2025-12-31', '2026-11-15')).toBe('2026-01-31');
    expect(finDelMesSiguiente('2026-10-31', '2026-11-15')).toBe('2026-11-15');
    expect(finDelMesSiguiente('2026-11-15', '2026-11-15')).toBeUndefined();
  });
});

describe('los filtros en uso', () => {
  const enUso = (direccion: Record<string, unknown>) => {
    const busqueda = direccionDeEstados.parse(direccion);
    const central = { idAgencia: '01', nombreAgencia: 'Central', municipio: '', activa: true };
    return filtrosEnUso(busqueda, presentacionDe(busqueda, '2026-11-15'), [central]);
  };

  test('lo usual no es un filtro', () => {
    expect(enUso({ fecha: '2026-10-31' })).toEqual([]);
  });

  test('se dicen en palabras, y cada uno sabe quitarse', () => {
    expect(enUso({ agencia: '01', nivelHasta: 6, ceros: true })).toEqual([
      { key: 'agencia', text: 'Agencia: 01 Central', sinEl: { agencia: undefined } },
      { key: 'niveles', text: 'Niveles: 1 a 6', sinEl: { nivelDesde: undefined, nivelHasta: undefined } },
      { key: 'ceros', text: 'Con renglones en cero', sinEl: { ceros: undefined } },
    ]);
  });

  test('la forma que no es la usual se dice, donde la hay', () => {
    expect(enUso({ estado: 'flujo-de-efectivo', forma: 'directo' })).toEqual([]);
    expect(enUso({ estado: 'flujo-de-efectivo', forma: 'indirecto' })).toEqual([
      { key: 'forma', text: 'Método: indirecto', sinEl: { forma: undefined } },
    ]);
  });

  test('los que no tocan al estado que se ve no se anuncian', () => {
    expect(enUso({ estado: 'flujo-de-efectivo', nivelHasta: 6, antesDelCierre: true })).toEqual([]);
  });
});
