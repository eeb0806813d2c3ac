// Things that are saved a moment after they are changed. What is being written shows at once and stays until it is
// saved, whatever is opened meanwhile; leaving the application saves it at once.
//
//   const late = useLateChanges<TaskChanges>({ waitMs: 300, save: (id, task) => …, onFail: () => notify(…) });
//   const shown = { ...task, ...late.of(task.id) };
//   late.change(task.id, { title });
import { useCallback, useEffect, useRef, useState } from 'react';

interface LateChanges<C> {
  /** What was changed in it and is not saved yet. */
  readonly of: (id: string) => Partial<C> | undefined;
  readonly change: (id: string, changes: Partial<C>) => void;
  /** Saves at once what waits. */
  readonly saveNow: () => Promise<void>;
  /** It is gone: nothing of it is to be saved. */
  readonly forget: (id: string) => void;
}

interface LateOptions<C> {
  readonly waitMs: number;
  readonly save: (id: string, changes: Partial<C>) => Promise<unknown>;
  /** What was written stays, and goes with the next change. */
  readonly onFail: () => void;
}

export function useLateChanges<C extends object>(options: LateOptions<C>): LateChanges<C> {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Partial<C>>>(new Map());
  const waiting = useRef(new Map<string, Partial<C>>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const saveNow = useCallback(async () => {
    clearTimeout(timer.current);
    const batch = [...waiting.current];
    waiting.current.clear();
    const results = await Promise.allSettled(batch.map(([id, changes]) => latest.current.save(id, changes)));
    for (const [index, [id, changes]] of batch.entries()) {
      if (results[index]?.status === 'fulfilled') setDrafts((before) => withoutSaved(before, id, changes));
      else waiting.current.set(id, { ...changes, ...waiting.current.get(id) });
    }
    if (results.some(({ status }) => status === 'rejected')) latest.current.onFail();
  }, []);
  useEffect(() => () => void saveNow(), [saveNow]);

  const change = (id: string, changes: Partial<C>) => {
    setDrafts((before) => new Map(before).set(id, { ...before.get(id), ...changes }));
    waiting.current.set(id, { ...waiting.current.get(id), ...changes });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveNow(), options.waitMs);
  };
  const forget = (id: string) => {
    waiting.current.delete(id);
    setDrafts((before) => new Map([...before].filter(([one]) => one !== id)));
  };
  return { of: (id) => drafts.get(id), change, saveNow, forget };
}

/** What was changed again while it was being saved stays. */
function withoutSaved<C extends object>(
  drafts: ReadonlyMap<string, Partial<C>>,
  id: string,
  saved: Partial<C>,
): ReadonlyMap<string, Partial<C>> {
  const draft = drafts.get(id);
  if (draft === undefined) return drafts;
  const left: Partial<C> = { ...draft };
  for (const key in saved) if (Object.is(left[key], saved[key])) delete left[key];
  const after = new Map(drafts);
  if (Object.keys(left).length === 0) after.delete(id);
  else after.set(id, left);
  return after;
}
