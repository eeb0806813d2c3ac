// The tasks as they are shown, with what is being written in them, and everything that is done to them.
import { type Task, type TaskChanges, type TaskType, taskCalls } from '@cuadra/demo-api/tasks/calls';
import { useQueryClient } from '@tanstack/react-query';
import { sampleQuery, useChange, useSample } from '#demo/frame/call-sample.ts';
import { useLateChanges } from '#demo/frame/late-changes.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { taskTexts } from './texts.ts';

const SAVE_AFTER_MS = 300;
/** What is asked for again after a change. */
const STALE = [taskCalls.all, taskCalls.search] as const;

export type Tasks = ReturnType<typeof useTasks>;

export function useTasks() {
  const client = useQueryClient();
  const onFail = useOnFail();
  const asked = useSample(taskCalls.all, {});
  const { mutateAsync: add } = useChange(taskCalls.add, STALE);
  const { mutateAsync: save } = useChange(taskCalls.change, STALE);
  const { mutateAsync: order } = useChange(taskCalls.order, STALE);
  const { mutateAsync: remove } = useChange(taskCalls.remove, STALE);
  const late = useLateChanges<Required<TaskChanges>>({
    waitMs: SAVE_AFTER_MS,
    save: (id, task) => save({ body: { id, task } }),
    onFail,
  });
  return {
    asked: { ...asked, data: asked.data?.map((task) => ({ ...task, ...late.of(task.id) })) },
    change: late.change,
    add: (type: TaskType) => add({ body: { type } }).catch(onFail),
    /** They stand in their places before the answer comes. */
    reorder: (ids: readonly string[]) => {
      client.setQueryData(ALL, (tasks) => tasks?.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
      return order({ body: { tasks: ids.map((id) => ({ id })) } }).catch(onFail);
    },
    remove: (id: string) => {
      late.forget(id);
      return remove({ query: { id } }).catch(onFail);
    },
  };
}

const ALL = sampleQuery(taskCalls.all, {}).queryKey;

/** The tags, and what the panel of tags does to them. */
export function useTags() {
  const onFail = useOnFail();
  const { data: tags = [] } = useSample(taskCalls.tags, {});
  const { mutateAsync: add } = useChange(taskCalls.addTag, [taskCalls.tags]);
  const { mutateAsync: save } = useChange(taskCalls.changeTag, [taskCalls.tags]);
  const { mutateAsync: remove } = useChange(taskCalls.removeTag, [taskCalls.tags, ...STALE]);
  const late = useLateChanges<{ title: string }>({
    waitMs: SAVE_AFTER_MS,
    save: (id, { title = '' }) => save({ body: { id, tag: { title } } }),
    onFail,
  });
  return {
    tags: tags.map((tag) => ({ ...tag, ...late.of(tag.id) })),
    add: (title: string) => add({ body: { tag: { title } } }).catch(onFail),
    rename: (id: string, title: string) => late.change(id, { title }),
    remove: (id: string) => {
      late.forget(id);
      return remove({ query: { id } }).catch(onFail);
    },
  };
}

/** What fails is told and answers nothing. */
function useOnFail(): () => undefined {
  const t = useTexts(taskTexts);
  return () => void notify(t.notSaved, 'error');
}

export const remainingOf = (tasks: readonly Task[]): number =>
  tasks.filter(({ type, completed }) => type === 'task' && !completed).length;

/** What is opened when one goes: the next, or the one before the last. */
export function neighbourOf(tasks: readonly Task[], id: string): Task | undefined {
  const place = tasks.findIndex((task) => task.id === id);
  return tasks[place + 1] ?? tasks[place - 1];
}
