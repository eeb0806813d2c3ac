import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { Sparkline } from './sparkline.tsx';

const puntos = [
  { value: 1, text: 'Septiembre de 2026: Q 0.01' },
  { value: 3, text: 'Octubre de 2026: Q 0.03' },
  { value: 2, text: 'Noviembre de 2026: Q 0.02' },
];

it('dice el último mes y, con las flechas, cada uno; al irse, ninguno', async () => {
  const onMirado = vi.fn();
  const { persona } = mostrar(<Sparkline name="Cartera" points={puntos} onLooked={onMirado} />);
  const linea = screen.getByRole('slider', { name: 'Cartera, mes por mes' });
  const leido = () => linea.getAttribute('aria-valuetext');
  expect(leido()).toBe('Noviembre de 2026: Q 0.02');
  await persona.tab();
  expect(document.activeElement).toBe(linea);
  await persona.keyboard('{ArrowLeft}');
  expect([leido(), onMirado.mock.lastCall]).toEqual(['Octubre de 2026: Q 0.03', [1]]);
  await persona.keyboard('{Home}{ArrowLeft}');
  expect(leido()).toBe('Septiembre de 2026: Q 0.01');
  await persona.keyboard('{End}{ArrowRight}');
  expect(onMirado).toHaveBeenLastCalledWith(2);
  await persona.tab();
  expect([leido(), onMirado.mock.lastCall]).toEqual(['Noviembre de 2026: Q 0.02', [undefined]]);
});
