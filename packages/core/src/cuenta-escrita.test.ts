import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abrirBusquedaDeCuentas } from './cuenta-escrita.ts';
import { claveDeEquivalencia } from './equivalencia.ts';

const cuenta = (idCuenta: string, nombreCuenta: string, tipoCuenta: 'D' | 'M' = 'D') => ({
  idCuenta,
  nombreCuenta,
  tipoCuenta,
});

const CATALOGO = [
  cuenta('1', 'Activo', 'M'),
  cuenta('101', 'Disponibilidades', 'M'),
  cuenta('1011', 'Caja', 'M'),
  cuenta('101101', 'Caja'),
  cuenta('101102', 'Bóveda'),
  cuenta('102', 'Bancos', 'M'),
  cuenta('102101', 'Banrural'),
  cuenta('2', 'Pasivo', 'M'),
  cuenta('201101', 'Otras'),
  cuenta('101103', 'Otras'),
];

const buscar = abrirBusquedaDeCuentas(CATALOGO, new Map([[claveDeEquivalencia('Ctas. x cobrar'), '101103']]));

describe('qué cuenta es la que alguien escribió', () => {
  it.each([
    ['101101', '101101'],
    ['101.101', '101101'],
    ['1011-02', '101102'],
    ['102101 Banco de Desarrollo Rural', '102101'],
    ['BOVEDA', '101102'],
    ['  banrural ', '102101'],
    // The one that takes movements, not the one above it with the same name.
    ['Caja', '101101'],
    ['Activo:Disponibilidades:Caja', '101101'],
    ['Assets:Banrural', '102101'],
    ['Pasivo:Otras', '201101'],
    ['ctas. X cobrar', '101103'],
  ])('«%s» es %s', (escrita, idCuenta) => {
    expect(buscar(escrita)).toEqual({ idCuenta });
  });

  it.each([
    [
      'Otras',
      'CUENTA_AMBIGUA',
      '«Otras» es el nombre de 2 cuentas (201101, 101103): escriba el código o diga cuál es.',
    ],
    ['Bancos', 'CUENTA_NO_DETALLE', '«Bancos» es la cuenta de mayor 102: use una de detalle.'],
    ['Salarios', 'CUENTA_NO_EXISTE', expect.stringContaining('«Salarios» no está en el catálogo')],
  ])('«%s» no es ninguna', (escrita, codigo, mensaje) => {
    expect(buscar(escrita)).toEqual({ codigo, mensaje });
  });

  it('lo que dice la equivalencia vale más que el código', () => {
    const otra = abrirBusquedaDeCuentas(CATALOGO, new Map([['101101', '102101']]));
    expect(otra('101101')).toEqual({ idCuenta: '102101' });
  });

  it('lo que responde es siempre una cuenta del catálogo, y lo mismo cada vez', () => {
    const codigos = new Set(CATALOGO.map(({ idCuenta }) => idCuenta));
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom(...CATALOGO.map((una) => una.nombreCuenta))),
        (escrita) => {
          const hallada = buscar(escrita);
          expect(buscar(escrita)).toBe(hallada);
          if ('idCuenta' in hallada) expect(codigos.has(hallada.idCuenta)).toBe(true);
          else expect(hallada.mensaje.length).toBeGreaterThan(10);
        },
      ),
      { seed: 18 },
    );
  });
});
