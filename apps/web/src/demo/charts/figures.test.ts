import { expect, it } from 'vitest';
import { figuresIn } from './figures.ts';

const es = figuresIn('es-GT');

it('los montos van en quetzales con dos decimales, y los que salen entre paréntesis', () => {
  expect([es.money(1_435_000), es.money(-41_275)]).toEqual(['Q\u00a014,350.00', '(Q\u00a0412.75)']);
});

it('los miles se separan siempre, también de cuatro cifras', () => {
  expect([es.count(4_120), figuresIn('tr-TR').count(4_120)]).toEqual(['4,120', '4.120']);
});

it('un día es el del calendario, sin que la hora lo cambie', () => {
  expect([es.shortDay('2026-03-01'), figuresIn('en-US').day('2026-03-01')]).toEqual(['1 mar', 'Mar 1, 2026']);
});

it('lo que cuesta menos de uno dice más decimales', () => {
  const en = figuresIn('en-US');
  expect([en.price(0.53124), en.price(402.7)]).toEqual(['$0.53124', '$402.70']);
});
