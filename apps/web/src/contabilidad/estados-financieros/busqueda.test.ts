import { describe, expect, test } from 'vitest';
import { direccionDeEstados, filtrosDeApi, presentacionDe } from './busqueda.ts';

const HOY = '2026-11-15';

describe('la dirección de los estados financieros', () => {
  test('lo usual no se escribe, y lo que no tiene sentido no se lee', () => {
    expect(
      direccionDeEstados.parse({
        estado: 'balance-general',
        fecha: 'ayer',
        agencia: 'x',
        nivelHasta: 9,
        por: 'periodo',
        columnas: 'variacion',
        forma: 'otra',
        ceros: 'sí',
      }),
    ).toEqual({});
  });

  test('lo que se escribe se vuelve a leer igual', () => {
    const busqueda = direccionDeEstados.parse({
      estado: 'flujo-de-efectivo',
      fecha: '2026-10-31',
      agencia: '02',
      por: 'agencia',
      medida: 'mes',
      columnas: 'acumulado,mes',
      forma: 'indirecto',
      cuentas: true,
      papel: 'oficio',
    });
    expect(presentacionDe(busqueda, HOY).columnas).toEqual(['mes', 'acumulado']);
    expect(busqueda.columnas).toBe('mes,acumulado');
    expect(direccionDeEstados.parse(busqueda)).toEqual(busqueda);
  });

  test('un primer nivel más profundo que el último deja los de siempre', () => {
    const { nivelDesde, nivelHasta } = presentacionDe(direccionDeEstados.parse({ nivelDesde: 5 }), HOY);
    expect([nivelDesde, nivelHasta]).toEqual([1, 4]);
  });
});

describe('lo que se pide', () => {
  const pedir = (direccion: Record<string, unknown>) =>
    filtrosDeApi(presentacionDe(direccionDeEstados.parse(direccion), HOY));

  test('el balance general, a hoy, con sus columnas usuales', () => {
    expect(pedir({})).toEqual({
      fecha: HOY,
      nivelDesde: 1,
      nivelHasta: 4,
      por: 'periodo',
      conCero: 'false',
      columnas: 'acumulado,anio-anterior,variacion',
    });
  });

  test('el de comprobación, desde el primero del mes; un comienzo posterior no cuenta', () => {
    expect(pedir({ estado: 'balance-de-comprobacion' })).toMatchObject({ desde: '2026-11-01' });
    expect(
      pedir({ estado: 'balance-de-comprobacion', fecha: '2026-10-31', desde: '2026-11-01' }),
    ).toMatchObject({ desde: '2026-10-01' });
  });

  test('el flujo, por renglones o con sus cuentas; la forma de otro estado no le toca', () => {
    expect(pedir({ estado: 'flujo-de-efectivo', forma: 'margenes', nivelDesde: 3 })).toMatchObject({
      nivelDesde: 1,
      nivelHasta: 1,
      forma: 'directo',
    });
    expect(pedir({ estado: 'flujo-de-efectivo', cuentas: true })).toMatchObject({ nivelHasta: 2 });
  });

  test('por agencia se dice la medida y no las columnas', () => {
    const filtros = pedir({ estado: 'estado-de-resultados', por: 'agencia', medida: 'mes' });
    expect(filtros).toMatchObject({ por: 'agencia', medida: 'mes' });
    expect(filtros).not.toHaveProperty('columnas');
  });
});
