// What a statement is kept as, where the file says more or less than its own days.
import type { EstadoLeido } from '@cuadra/core/bancos/estado-de-cuenta';
import { centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { ajustarEstado } from './ajustar-estado.ts';

const leido: EstadoLeido = {
  ...{ cuenta: '77', moneda: 'GTQ', desde: '2026-10-01', hasta: '2026-10-31', saldoInicial: null },
  saldoFinal: centavos(9_100_00),
  lineas: [
    {
      ...{ fecha: '2026-10-05', monto: centavos(100_00), texto: 'DEPOSITO', referencia: null, tipo: null },
      ...{ saldo: null, fila: 7 },
    },
  ],
};

it('el saldo final dice con cuánto empezó, si es del último día', () => {
  expect(ajustarEstado(leido, '2026-10-01')).toMatchObject({
    saldoInicial: 9_000_00,
    saldoFinal: 9_100_00,
    advertencias: [],
  });
});

it('el saldo de un día posterior, el de la descarga, no prueba nada de estos y se dice', () => {
  const descargado = { ...leido, saldoFinalAl: '2026-11-09' };
  expect(ajustarEstado(descargado, '2026-10-01')).toMatchObject({
    saldoInicial: null,
    saldoFinal: null,
    advertencias: [
      'El saldo que dice el archivo es de un día posterior a sus líneas: no se usó.',
      'El archivo no dice sus saldos: no se pudo probar que continúa lo ya importado.',
    ],
  });
});
