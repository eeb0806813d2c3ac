import { centavos } from '@cuadra/core/dinero';
import { describe, expect, test } from 'vitest';
import { filtrosEnUso, type Nombres, sinFiltro } from './filtros-en-uso.ts';

const nombres: Nombres = {
  agencia: (id) => `${id} Central`,
  cuenta: (id) => `${id} Caja chica`,
  persona: () => 'Ana Choc',
};

describe('los filtros en palabras', () => {
  test('en el orden de la pantalla', () => {
    const fichas = filtrosEnUso(
      {
        conSoporte: false,
        usuario: 'x',
        idCuenta: '101',
        agencia: '01',
        tipo: 'interes',
        estado: 'en_revision',
        texto: ' caja ',
      },
      nombres,
    );
    expect(fichas.map(({ text: texto }) => texto)).toEqual([
      'Búsqueda: caja',
      'Estado: En revisión',
      'Tipo: Interés',
      'Agencia: 01 Central',
      'Cuenta: 101 Caja chica',
      'Autor: Ana Choc',
      'Sin soporte',
    ]);
  });

  test.each([
    [{ desde: '2026-11-01', hasta: '2026-11-30' }, 'Fecha: 01/11/2026 – 30/11/2026'],
    [{ desde: '2026-11-01', hasta: '2026-11-01' }, 'Fecha: 01/11/2026'],
    [{ desde: '2026-11-01' }, 'Fecha: desde 01/11/2026'],
    [{ registradaHasta: '2026-11-30' }, 'Registro: hasta 30/11/2026'],
    [{ montoMin: centavos(0), montoMax: centavos(123_456) }, 'Monto: Q\u00a00.00 – Q\u00a01,234.56'],
  ])('un rango es una sola ficha: %j', (filtros, texto) => {
    expect(filtrosEnUso(filtros, nombres).map((ficha) => ficha.text)).toEqual([texto]);
  });

  test('quitar la ficha quita el rango entero', () => {
    const [ficha] = filtrosEnUso({ montoMin: centavos(1), montoMax: centavos(2) }, nombres);
    expect(sinFiltro(ficha?.key ?? 'texto')).toEqual({ montoMin: undefined, montoMax: undefined });
    expect(
      filtrosEnUso({ montoMin: centavos(1), montoMax: centavos(2), ...sinFiltro('monto') }, nombres),
    ).toEqual([]);
  });
});
