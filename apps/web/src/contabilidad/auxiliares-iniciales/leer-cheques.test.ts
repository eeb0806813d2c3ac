import { centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { escribirCheques, leerCheques, sumaDe } from './leer-cheques.ts';

const DESDE = '2026-01-01';

it('se leen como se copian de una hoja, y vuelven a escribirse igual', () => {
  const { cheques, problemas } = leerCheques(
    'Número\tFecha\tA favor de\tMonto\n101\t20/12/2025\tFerretería El Centro\t1,700.00\n102; 21/12/2025; Juan Pop; 0.50',
    DESDE,
  );
  expect(problemas).toEqual([]);
  expect(cheques).toEqual([
    { numero: 101, fecha: '2025-12-20', beneficiario: 'Ferretería El Centro', monto: 170_000 },
    { numero: 102, fecha: '2025-12-21', beneficiario: 'Juan Pop', monto: 50 },
  ]);
  // 1,700.00 + 0.50 = 1,700.50
  expect(sumaDe(cheques)).toBe(centavos(170_050));
  expect(leerCheques(escribirCheques(cheques), DESDE).cheques).toEqual(cheques);
});

it('lo que no se entiende se dice con su línea', () => {
  const malos = [
    '1;20/12/2025;Ana',
    'x1;20/12/2025;Ana Pop;5',
    '1;30/02/2025;Ana Pop;5',
    '1;02/01/2026;Ana Pop;5',
    '1;20/12/2025;An;5',
    '1;20/12/2025;Ana Pop;-5',
    '7;20/12/2025;Ana Pop;5',
    '7;20/12/2025;Ana Pop;5',
  ];
  expect(leerCheques(malos.join('\n'), DESDE).problemas.map((frase) => frase.split(':')[0])).toEqual(
    [1, 2, 3, 4, 5, 6, 8].map((linea) => `Línea ${linea}`),
  );
});
