import { centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { inicioExplicado } from './inicio-explicado.ts';

it('un cheque en circulación y un cargo sin registrar explican la diferencia', () => {
  // The books took the cheque already, the bank its fee: 1,000 at the bank; 800 of the cheque and not the 25 of the fee in the books.
  const iniciales = [
    { lado: 'libros', monto: centavos(-200_00) },
    { lado: 'banco', monto: centavos(-25_00) },
  ] as const;
  expect(inicioExplicado(centavos(825_00), centavos(1_000_00), iniciales)).toEqual({
    diferencia: -175_00,
    explicado: -175_00,
    falta: 0,
  });
});

it('dice cuánto falta, y lo que aún no tiene monto no cuenta', () => {
  const { falta } = inicioExplicado(centavos(900_00), centavos(1_000_00), [
    { lado: 'libros', monto: centavos(-60_00) },
    { lado: 'libros', monto: null },
  ]);
  expect(falta).toBe(-40_00);
});

it('sin nada en circulación, ambos saldos son el mismo', () => {
  expect(inicioExplicado(centavos(5_00), centavos(5_00), [])).toMatchObject({ diferencia: 0, falta: 0 });
});
