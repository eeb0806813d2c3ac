import { expect, it } from 'vitest';
import { contarCorregidos } from './contar-corregidos.ts';

it.each([
  [0, 0, 'Todos los saldos guardados eran correctos.'],
  [1, 0, 'Se corrigió 1 saldo.'],
  [1_234, 0, 'Se corrigieron 1,234 saldos.'],
  [0, 1, 'Se corrigió 1 conteo de partidas.'],
  [1, 2, 'Se corrigieron 1 saldo y 2 conteos de partidas.'],
])('%i saldos y %i conteos: %s', (corregidos, conteosCorregidos, frase) => {
  expect(contarCorregidos({ corregidos, conteosCorregidos, diferencias: [] })).toBe(frase);
});
