import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLateChanges } from './late-changes.ts';

interface Thing {
  readonly title: string;
  readonly done: boolean;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const save = vi.fn<(id: string, changes: Partial<Thing>) => Promise<unknown>>(async () => null);
  const onFail = vi.fn();
  const { result, unmount } = renderHook(() => useLateChanges<Thing>({ waitMs: 300, save, onFail }));
  const change = (id: string, changes: Partial<Thing>) => act(() => result.current.change(id, changes));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { save, onFail, change, pass, unmount, late: () => result.current };
}

it('se guarda una vez, un momento después del último cambio', async () => {
  const { save, change, pass, late } = start();
  change('1', { title: 'a' });
  await pass(299);
  change('1', { title: 'ab', done: true });
  await pass(299);
  expect(save).not.toHaveBeenCalled();
  expect(late().of('1')).toEqual({ title: 'ab', done: true });
  await pass(1);
  expect(save.mock.calls).toEqual([['1', { title: 'ab', done: true }]]);
  expect(late().of('1')).toBeUndefined();
});

it('abrir otra cosa no pierde lo escrito en la primera', async () => {
  const { save, change, pass } = start();
  change('1', { title: 'uno' });
  change('2', { title: 'dos' });
  await pass(300);
  expect(save.mock.calls).toEqual([
    ['1', { title: 'uno' }],
    ['2', { title: 'dos' }],
  ]);
});

it('lo que se escribe mientras se guarda no se pierde', async () => {
  const { save, change, pass, late } = start();
  let saved = (_: unknown) => {};
  save.mockImplementationOnce(() => new Promise((resolve) => (saved = resolve)));
  change('1', { title: 'a', done: true });
  await pass(300);
  change('1', { title: 'ab' });
  await act(async () => saved(null));
  expect(late().of('1')).toEqual({ title: 'ab' });
  await pass(300);
  expect(save).toHaveBeenLastCalledWith('1', { title: 'ab' });
  expect(late().of('1')).toBeUndefined();
});

it('lo que no se pudo guardar queda, y va con el siguiente cambio', async () => {
  const { save, onFail, change, pass, late } = start();
  save.mockRejectedValueOnce(new Error('no'));
  change('1', { title: 'a' });
  await pass(300);
  expect(late().of('1')).toEqual({ title: 'a' });
  expect(onFail).toHaveBeenCalledOnce();
  change('1', { done: true });
  await pass(300);
  expect(save).toHaveBeenLastCalledWith('1', { title: 'a', done: true });
});

it('al salir se guarda de inmediato; lo eliminado, nunca', async () => {
  const { save, change, late, unmount } = start();
  change('1', { title: 'a' });
  change('2', { title: 'b' });
  act(() => late().forget('2'));
  expect(late().of('2')).toBeUndefined();
  unmount();
  expect(save.mock.calls).toEqual([['1', { title: 'a' }]]);
});
