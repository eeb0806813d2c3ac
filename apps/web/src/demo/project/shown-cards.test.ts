import { expect, it } from 'vitest';
import { hiddenCards, toggleCard } from './shown-cards.ts';

it('una tarjeta se oculta y vuelve, sin tocar a las demás', () => {
  toggleCard('summary');
  toggleCard('details');
  expect([...hiddenCards.getSnapshot()]).toEqual(['summary', 'details']);
  toggleCard('summary');
  expect([...hiddenCards.getSnapshot()]).toEqual(['details']);
  toggleCard('details');
  expect(hiddenCards.getSnapshot().size).toBe(0);
});
