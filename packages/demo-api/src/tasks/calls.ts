// Tasks: one list of sections and tasks in an order of its own, with tags.
import { call } from '../call.ts';

export interface TaskTag {
  readonly id: string;
  readonly title: string;
}

interface SubTask {
  readonly id: string;
  readonly title: string;
  readonly completed: boolean;
}

/** Low, normal and high. */
export type Priority = 0 | 1 | 2;
export type TaskType = 'task' | 'section';

export interface Task {
  readonly id: string;
  readonly type: TaskType;
  readonly title: string;
  readonly notes: string | null;
  readonly completed: boolean;
  /** The day, `YYYY-MM-DD`. */
  readonly dueDate: string | null;
  readonly priority: Priority;
  /** The ids of its tags. */
  readonly tags: readonly string[];
  /** The id of one of the people. */
  readonly assignedTo: string | null;
  readonly subTasks: readonly SubTask[];
  /** Its place in the list, from 0. */
  readonly order: number;
}

/** What the person changes of it; its place is changed with the whole list. */
export type TaskChanges = Partial<Omit<Task, 'id' | 'type' | 'order'>>;

const PATH = '/api/apps/tasks';

export const taskCalls = {
  tags: call<{ response: TaskTag[] }>('GET', `${PATH}/tags`),
  addTag: call<{ body: { tag: { title: string } }; response: TaskTag }>('POST', `${PATH}/tag`),
  changeTag: call<{ body: { id: string; tag: { title: string } }; response: TaskTag | null }>(
    'PATCH',
    `${PATH}/tag`,
  ),
  /** It is taken from the tasks that have it, too. */
  removeTag: call<{ query: { id: string }; response: true | null }>('DELETE', `${PATH}/tag`),
  /** In their order. */
  all: call<{ response: Task[] }>('GET', `${PATH}/all`),
  /**
   * In the title of each hit, which is markup, what was found stands between `<mark>` and `</mark>`. Without a query,
   * nothing.
   */
  search: call<{ query: { query: string }; response: Task[] | null }>('GET', `${PATH}/search`),
  /** The place of each becomes the one that it has in the list. */
  order: call<{ body: { tasks: readonly Pick<Task, 'id'>[] }; response: Task[] }>('PATCH', `${PATH}/order`),
  task: call<{ query: { id: string }; response: Task | null }>('GET', `${PATH}/task`),
  /** An empty one, before all the others. */
  add: call<{ body: { type: TaskType }; response: Task }>('POST', `${PATH}/task`),
  change: call<{ body: { id: string; task: TaskChanges }; response: Task | null }>('PATCH', `${PATH}/task`),
  remove: call<{ query: { id: string }; response: true | null }>('DELETE', `${PATH}/task`),
};
