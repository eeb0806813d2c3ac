// Answers the calls of the tasks over a list of its own.
import type { HttpHandler } from 'msw';
import { answer, Reply } from '../answer.ts';
import type { World } from '../world.ts';
import { type Task, type TaskTag, type TaskType, taskCalls } from './calls.ts';
import { seededTags, seededTasks } from './data.ts';

interface State {
  tasks: Task[];
  tags: TaskTag[];
}

export function tasksHandlers(world: World): HttpHandler[] {
  const state: State = { tasks: seededTasks(world), tags: seededTags() };
  return [...tagHandlers(world, state), ...listHandlers(state), ...taskHandlers(world, state)];
}

const tagHandlers = (world: World, state: State): HttpHandler[] => [
  answer(taskCalls.tags, () => state.tags),
  answer(taskCalls.addTag, ({ body: { tag } }) => {
    const added: TaskTag = { id: world.newId(), title: tag.title };
    state.tags.push(added);
    return added;
  }),
  answer(taskCalls.changeTag, ({ body: { id, tag } }) => {
    state.tags = state.tags.map((one) => (one.id === id ? { ...one, title: tag.title } : one));
    return state.tags.find((one) => one.id === id) ?? null;
  }),
  answer(taskCalls.removeTag, ({ query: { id } }) => {
    if (state.tags.every((one) => one.id !== id)) return null;
    state.tags = state.tags.filter((one) => one.id !== id);
    state.tasks = state.tasks.map((task) => ({ ...task, tags: task.tags.filter((tag) => tag !== id) }));
    return true;
  }),
];

const listHandlers = (state: State): HttpHandler[] => [
  answer(taskCalls.all, () => state.tasks),
  answer(taskCalls.search, ({ query: { query } }) => {
    const sought = query.toLowerCase();
    if (sought === '') return null;
    return state.tasks
      .filter(({ title, notes }) => hasIt(title, sought) || hasIt(notes ?? '', sought))
      .map((task) => ({ ...task, title: marked(task.title, sought) }));
  }),
  answer(taskCalls.order, ({ body: { tasks } }) => {
    const places = new Map(tasks.map(({ id }, index) => [id, index]));
    // Who is not in the list that was sent goes after it, as before.
    const placeOf = ({ id, order }: Task) => places.get(id) ?? tasks.length + order;
    state.tasks = numbered(state.tasks.toSorted((one, other) => placeOf(one) - placeOf(other)));
    return state.tasks;
  }),
];

const taskHandlers = (world: World, state: State): HttpHandler[] => [
  answer(taskCalls.task, ({ query: { id } }) => state.tasks.find((task) => task.id === id) ?? null),
  answer(taskCalls.add, ({ body: { type } }) => {
    const added = emptyTask(world.newId(), type);
    state.tasks = numbered([added, ...state.tasks]);
    return added;
  }),
  answer(taskCalls.change, ({ body: { id, task } }) => {
    if (task.priority !== undefined && !PRIORITIES.has(task.priority))
      return new Reply(400, { error: 'The priority is 0, 1 or 2' });
    state.tasks = state.tasks.map((one) =>
      one.id === id ? { ...one, ...task, id, type: one.type, order: one.order } : one,
    );
    return state.tasks.find((one) => one.id === id) ?? null;
  }),
  answer(taskCalls.remove, ({ query: { id } }) => {
    if (state.tasks.every((task) => task.id !== id)) return null;
    state.tasks = numbered(state.tasks.filter((task) => task.id !== id));
    return true;
  }),
];

const PRIORITIES: ReadonlySet<number> = new Set([0, 1, 2]);

const emptyTask = (id: string, type: TaskType): Task => ({
  id,
  type,
  title: '',
  notes: null,
  completed: false,
  dueDate: null,
  priority: 1,
  tags: [],
  assignedTo: null,
  subTasks: [],
  order: 0,
});

const numbered = (tasks: readonly Task[]): Task[] => tasks.map((task, order) => ({ ...task, order }));

const hasIt = (text: string, sought: string): boolean => text.toLowerCase().includes(sought);

/** The title as markup: what was found between marks, and the rest written so that it is only text. */
function marked(title: string, sought: string): string {
  const parts = title.split(new RegExp(`(${sought.replaceAll(SPECIAL, '\\$&')})`, 'i'));
  return parts
    .map((part, index) => (index % 2 === 1 ? `<mark>${asText(part)}</mark>` : asText(part)))
    .join('');
}

const SPECIAL = /[\\^$.*+?()[\]{}|]/g;

const asText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
