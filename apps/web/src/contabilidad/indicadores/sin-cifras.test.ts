import type { Indicador, Resultado } from '@cuadra/contract/contabilidad/indicadores';
import { CERO, type Centavos, centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { sinCifras } from './sin-cifras.ts';

const mes = '2026-11-01';
const indicador = (valor: Centavos | null): Indicador => ({ id: 'depositos', valor, linea: [], partes: [] });
const resultado = (valor: Centavos): Resultado => ({
  desde: mes,
  valor,
  antes: CERO,
  linea: [{ mes, valor }],
});

it('sin cuentas en los indicadores ni resultado en ningún mes no hay nada que dibujar', () => {
  const nada = { indicadores: [indicador(null)], delMes: resultado(CERO), delAnio: resultado(CERO) };
  expect(sinCifras(nada)).toBe(true);
  expect(sinCifras({ ...nada, indicadores: [indicador(null), indicador(CERO)] })).toBe(false);
  expect(sinCifras({ ...nada, delAnio: resultado(centavos(-1)) })).toBe(false);
});
