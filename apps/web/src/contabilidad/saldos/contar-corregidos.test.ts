import { expect, it } from 'vitest';
import { contarCorregidos } from './contar-corregidos.ts';

it.each([
  [0, 0, 0, 'Todos los saldos guardados eran correctos.'],
  [1, 0, 0, 'Se corrigió 1 saldo.'],
  [1_234, 0, 0, 'Se corrigieron 1,234 saldos.'],
  [0, 1, 0, 'Se corrigió 1 conteo de partidas.'],
  [1, 2, 0, 'Se corrigieron 1 saldo y 2 conteos de partidas.'],
  [0, 0, 1, 'Se corrigió 1 suma de contrapartidas.'],
  [1, 2, 3, 'Se corrigieron 1 saldo, 2 conteos de partidas y 3 sumas de contrapartidas.'],
])(
  '%i saldos, %i conteos y %i sumas: %s',
  (corregidos, conteosCorregidos, contrapartidasCorregidas, frase) => {
    expect(
      contarCorregidos({ corregidos, conteosCorregidos, contrapartidasCorregidas, diferencias: [] }),
    ).toBe(frase);
  },
);
