import type { Card, CardChange } from '@cuadra/demo-api/scrumboard/calls';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCardDraft } from './use-card-draft.ts';

const card: Card = {
  id: 'a',
  boardId: 't',
  listId: 'l',
  position: 1,
  title: 'Comprar papel',
  description: null,
  labels: [],
  dueDate: null,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function drafting() {
  const saved: CardChange[] = [];
  const hook = renderHook(() => useCardDraft(card, (change) => saved.push(change)));
  const say = (some: Parameters<typeof hook.result.current.say>[0]) =>
    act(() => hook.result.current.say(some));
  return { ...hook, saved, say };
}

it('se guarda 300 ms después del último cambio, todo junto', () => {
  const { saved, say } = drafting();
  say({ title: 'Comprar' });
  vi.advanceTimersByTime(299);
  say({ title: 'Comprar tinta', description: 'Negra' });
  vi.advanceTimersByTime(299);
  expect(saved).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(saved).toEqual([{ title: 'Comprar tinta', description: 'Negra' }]);
});

it('al salir se guarda lo que faltaba, una sola vez', () => {
  const { saved, say, unmount } = drafting();
  say({ dueDate: '2026-03-20' });
  unmount();
  vi.advanceTimersByTime(1000);
  expect(saved).toEqual([{ dueDate: '2026-03-20' }]);
});

it('un título en blanco no se guarda, y lo demás sí', () => {
  const { saved, say, result } = drafting();
  say({ title: '  ' });
  vi.advanceTimersByTime(300);
  expect(saved).toEqual([]);
  expect(result.current.draft.title).toBe('  ');
  say({ description: ' ' });
  vi.advanceTimersByTime(300);
  expect(saved).toEqual([{ description: null }]);
});

it('sin cambios no se guarda nada', () => {
  const { saved, unmount } = drafting();
  unmount();
  expect(saved).toEqual([]);
});
