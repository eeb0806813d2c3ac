import { pasosDeCorrida } from '@cuadra/core/ahorros/corrida';
import { expect, it } from 'vitest';
import { corrida } from '../testing/corrida.ts';
import { textosDe } from './consecuencias.ts';

it('lo que paga o quita dice a cuántas cuentas, por cuánto y con cuánta retención', () => {
  for (const paso of ['aprobar', 'aplicar', 'revertir'] as const) {
    const { boton, consecuencia } = textosDe(paso, corrida());
    for (const texto of [boton, consecuencia])
      expect(texto).toContain('1,000 cuentas por Q\u00a016,564.06; retención Q\u00a01,616.54');
  }
});

it('detener y reanudar dicen cuánto falta: 4 − 3 = 1 y 4 − 1 = 3', () => {
  expect(textosDe('reanudar', corrida({ tandas: 4, hechas: 3 })).boton).toBe('Reanudar: falta una tanda');
  expect(textosDe('detener', corrida({ tandas: 4, hechas: 1 })).consecuencia).toContain('faltan 3 tandas');
});

it('recalcular lo aprobado advierte que la aprobación se pierde', () => {
  expect(textosDe('calcular', corrida({ estado: 'aprobado' })).consecuencia).toContain(
    'aprobación se pierde',
  );
  expect(textosDe('calcular', corrida({ estado: 'programado' })).boton).toBe('Calcular');
});

it('todo paso tiene sus textos', () => {
  for (const paso of pasosDeCorrida) expect(textosDe(paso, corrida()).hecho).not.toBe('');
});
