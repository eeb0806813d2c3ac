import type { HttpHandler } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { people } from '../people.ts';
import { ask, type TestWorld, testWorld } from '../testing/ask.ts';
import { type Priority, type TaskChanges, taskCalls } from './calls.ts';
import { tasksHandlers } from './handlers.ts';

let handlers: HttpHandler[];
let world: TestWorld;

beforeEach(() => {
  world = testWorld();
  handlers = tasksHandlers(world);
});

const all = async () => (await ask(handlers, taskCalls.all, {})).body;
const tags = async () => (await ask(handlers, taskCalls.tags, {})).body;
const taskOf = async (id: string) => (await ask(handlers, taskCalls.task, { query: { id } })).body;
const add = async (type: 'task' | 'section' = 'task') =>
  (await ask(handlers, taskCalls.add, { body: { type } })).body;
const change = (id: string, task: TaskChanges) => ask(handlers, taskCalls.change, { body: { id, task } });
const search = async (query: string) => (await ask(handlers, taskCalls.search, { query: { query } })).body;

describe('lo que hay al principio', () => {
  it('3 secciones y 27 tareas, de las cuales 12 abiertas, con ids distintos', async () => {
    const list = await all();
    const tasks = list.filter(({ type }) => type === 'task');
    expect([list.length, tasks.length]).toEqual([30, 27]);
    expect(tasks.filter(({ completed }) => !completed)).toHaveLength(12);
    expect(new Set(list.map(({ id }) => id)).size).toBe(30);
  });

  it('en su orden, desde 0', async () => {
    expect((await all()).map(({ order }) => order)).toEqual(Array.from({ length: 30 }, (_, place) => place));
  });

  it('las seis etiquetas, y solo ellas en las tareas', async () => {
    const list = await tags();
    expect(list.map(({ title }) => title)).toEqual([
      'Api',
      'Frontend',
      'Bug',
      'Backend',
      'Urgent',
      'Discuss',
    ]);
    const used = new Set((await all()).flatMap((task) => task.tags));
    expect([...used].toSorted()).toEqual(list.map(({ id }) => id).toSorted());
  });

  it('prioridades de 0 a 2, subtareas, y cada tarea a cargo de una persona', async () => {
    const list = await all();
    expect([...new Set(list.map(({ priority }) => priority))].toSorted()).toEqual([0, 1, 2]);
    const persons = people(90).map(({ id }) => id);
    for (const { type, assignedTo } of list)
      expect(type === 'section' ? assignedTo === null : persons.includes(assignedTo ?? '')).toBe(true);
    const parts = list.flatMap(({ subTasks }) => subTasks);
    expect(parts.length).toBeGreaterThan(0);
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
  });

  it('un vencimiento es un día de Guatemala: a las seis de la tarde aún no es mañana', async () => {
    const evening = { ...testWorld(), nowMs: () => Date.parse('2026-03-12T01:00:00.000Z') };
    const { body } = await ask(tasksHandlers(evening), taskCalls.all, {});
    expect(body.find(({ title }) => title.startsWith('Confirmar la hora'))?.dueDate).toBe('2026-03-11');
  });

  it('responde sin demora', async () => {
    await all();
    await add();
    expect(world.waits).toEqual([]);
  });
});

describe('una tarea', () => {
  it('se pide por su id; la que no existe se responde sin nada', async () => {
    const [, second] = await all();
    expect(await taskOf(second?.id ?? '')).toEqual(second);
    expect(await ask(handlers, taskCalls.task, { query: { id: 'ninguna' } })).toEqual({
      status: 200,
      body: null,
    });
  });

  it('la nueva va vacía, sin notas, sin terminar, sin vencimiento, con prioridad 1 y sin etiquetas', async () => {
    const added = await add();
    expect(added).toEqual({
      id: added.id,
      type: 'task',
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
  });

  it('la nueva queda de primera y las demás se numeran de nuevo', async () => {
    const before = await all();
    const added = await add('section');
    const after = await all();
    expect(added.type).toBe('section');
    expect(after.map(({ id }) => id)).toEqual([added.id, ...before.map(({ id }) => id)]);
    expect(after.map(({ order }) => order)).toEqual(Array.from({ length: 31 }, (_, place) => place));
  });

  it('se cambia solo lo que se envía, y ni su id, ni su tipo, ni su lugar', async () => {
    const [first, second] = await all();
    const other = { completed: true, id: 'otro', type: 'section', order: 9 };
    const { body } = await change(second?.id ?? '', other);
    expect(body).toEqual({ ...second, completed: true });
    expect(await taskOf(second?.id ?? '')).toEqual({ ...second, completed: true });
    expect(await taskOf(first?.id ?? '')).toEqual(first);
    expect(await change('ninguna', { title: 'x' })).toEqual({ status: 200, body: null });
  });

  it('la prioridad va de 0 a 2', async () => {
    const { id } = await add();
    for (const priority of [0, 1, 2] as const) expect((await change(id, { priority })).status).toBe(200);
    for (const priority of [-1, 3, 1.5])
      expect((await change(id, { priority: priority as Priority })).status).toBe(400);
    expect((await taskOf(id))?.priority).toBe(2);
  });

  it('al eliminarla responde true y las demás se numeran de nuevo', async () => {
    const [first, second] = await all();
    const gone = await ask(handlers, taskCalls.remove, { query: { id: first?.id ?? '' } });
    expect(gone.body).toBe(true);
    const left = await all();
    expect(left[0]).toEqual({ ...second, order: 0 });
    expect(left).toHaveLength(29);
    expect((await ask(handlers, taskCalls.remove, { query: { id: first?.id ?? '' } })).body).toBeNull();
  });

  it('cada lista de respuestas empieza de nuevo', async () => {
    await add();
    handlers = tasksHandlers(testWorld());
    expect(await all()).toHaveLength(30);
  });
});

describe('el orden', () => {
  it('es el lugar de cada una en la lista enviada', async () => {
    const sent = (await all()).toReversed();
    const { body } = await ask(handlers, taskCalls.order, { body: { tasks: sent } });
    expect(body.map(({ id, order }) => [id, order])).toEqual(sent.map(({ id }, place) => [id, place]));
    expect(await all()).toEqual(body);
  });

  it('la que no se envió sigue después, y la que no existe no entra', async () => {
    const [one, two, three] = (await all()).map(({ id }) => ({ id }));
    if (one === undefined || two === undefined || three === undefined) throw new Error('Faltan tareas');
    await ask(handlers, taskCalls.order, { body: { tasks: [three, { id: 'ninguna' }, one] } });
    const after = await all();
    expect(after.slice(0, 3).map(({ id }) => id)).toEqual([three.id, one.id, two.id]);
    expect(after.map(({ order }) => order)).toEqual(Array.from({ length: 30 }, (_, place) => place));
  });
});

describe('la búsqueda', () => {
  it('vacía no devuelve nada', async () => {
    expect(await search('')).toBeNull();
  });

  it('busca en el título y en las notas, sin distinguir mayúsculas', async () => {
    const { id } = await add();
    await change(id, { title: 'Zafra de octubre', notes: null });
    const other = await add();
    await change(other.id, { title: 'Caña', notes: 'Para la ZAFRA' });
    expect((await search('zAfRa'))?.map((hit) => hit.id)).toEqual([other.id, id]);
    expect(await search('xyzzy')).toEqual([]);
  });

  it('marca en el título lo que encontró, todas las veces, y lo demás es solo texto', async () => {
    const { id } = await add();
    await change(id, { title: 'A+a <b>a+A</b> & c', notes: '' });
    const hits = await search('a+a');
    expect(hits?.map(({ title }) => title)).toEqual([
      '<mark>A+a</mark> &lt;b&gt;<mark>a+A</mark>&lt;/b&gt; &amp; c',
    ]);
    expect((await taskOf(id))?.title).toBe('A+a <b>a+A</b> & c');
  });
});

describe('las etiquetas', () => {
  it('una nueva va al final', async () => {
    const { body } = await ask(handlers, taskCalls.addTag, { body: { tag: { title: 'Docs' } } });
    expect(body.title).toBe('Docs');
    expect((await tags()).at(-1)).toEqual(body);
  });

  it('se le cambia el título; la que no existe se responde sin nada', async () => {
    const [first] = await tags();
    const changed = { id: first?.id ?? '', title: 'API' };
    const { body } = await ask(handlers, taskCalls.changeTag, { body: { id: changed.id, tag: changed } });
    expect(body).toEqual(changed);
    expect((await tags())[0]).toEqual(changed);
    const none = await ask(handlers, taskCalls.changeTag, { body: { id: 'ninguna', tag: { title: 'x' } } });
    expect(none).toEqual({ status: 200, body: null });
  });

  it('al eliminarla responde true y se quita de las tareas', async () => {
    const [first] = await tags();
    const id = first?.id ?? '';
    expect((await all()).some((task) => task.tags.includes(id))).toBe(true);
    expect((await ask(handlers, taskCalls.removeTag, { query: { id } })).body).toBe(true);
    expect((await all()).some((task) => task.tags.includes(id))).toBe(false);
    expect(await tags()).toHaveLength(5);
    expect((await ask(handlers, taskCalls.removeTag, { query: { id } })).body).toBeNull();
  });
});
