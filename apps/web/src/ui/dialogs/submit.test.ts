import { expect, test, vi } from 'vitest';
import { submitWith } from './submit.ts';

function enviar(ilegible: { focus(): void } | null) {
  const guardar = vi.fn(async () => undefined);
  const nada = () => undefined;
  const currentTarget = {
    querySelector: (selector: string) => (selector === '[data-ilegible]' ? ilegible : null),
  } as unknown as ParentNode;
  submitWith(guardar)({ preventDefault: nada, stopPropagation: nada, currentTarget });
  return guardar.mock.calls.length;
}

test('con un campo que no se entiende nada se envía: el teclado va a él', () => {
  const focus = vi.fn();
  expect([enviar({ focus }), focus.mock.calls.length]).toEqual([0, 1]);
});

test('si todo se entiende, se envía', () => expect(enviar(null)).toBe(1));
