import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../dinero.ts';
import { montosTranspuestos } from './transposicion.ts';

describe('dos cifras cambiadas de lugar', () => {
  it('540.00 pudo ser 450.00, 504.00 o 5,040.00', () => {
    expect(montosTranspuestos(centavos(54_000))).toEqual([504_000, 45_000, 50_400]);
  });

  it('1.50 pudo ser 10.50, 5.10 o 1.05', () => {
    expect(montosTranspuestos(centavos(150))).toEqual([1_050, 510, 105]);
  });

  it('cifras iguales no cambian nada', () => expect(montosTranspuestos(centavos(222))).toEqual([2_022]));

  it('lo que debió escribirse está siempre entre lo que pudo ser, y se aparta un múltiplo de nueve', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 1_000_000_000_000 }), fc.nat(), (debido, semilla) => {
        const cifras = String(debido);
        const lugar = semilla % (cifras.length - 1);
        const escrito = Number(
          `${cifras.slice(0, lugar)}${cifras[lugar + 1]}${cifras[lugar]}${cifras.slice(lugar + 2)}`,
        );
        fc.pre(escrito !== debido);
        const posibles = montosTranspuestos(centavos(escrito));
        expect(posibles).toContain(debido);
        expect(posibles.filter((posible) => (posible - escrito) % 9 !== 0)).toEqual([]);
      }),
    );
  });
});
