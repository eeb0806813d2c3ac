import type { HttpHandler } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, NOON, type TestWorld, testWorld } from '../testing/ask.ts';
import { type Note, type NoteContent, noteCalls, type SentNote } from './calls.ts';
import { notesHandlers } from './handlers.ts';

let handlers: HttpHandler[];
let world: TestWorld;

beforeEach(() => {
  world = testWorld();
  handlers = notesHandlers(world);
});

const all = async () => (await ask(handlers, noteCalls.all, {})).body;
const labels = async () => (await ask(handlers, noteCalls.labels, {})).body;
const noteOf = async (id: string) => (await all()).find((note) => note.id === id);
const toSend = (note: Note): SentNote => ({ ...note, labels: note.labels.map(({ id }) => id) });

const EMPTY: NoteContent = {
  title: 'Nueva',
  content: '',
  tasks: null,
  image: null,
  reminder: null,
  labels: [],
  archived: false,
};

describe('lo que hay al principio', () => {
  it('16 notas, 3 archivadas, 4 con lista y 2 con imagen', async () => {
    const notes = await all();
    expect(notes).toHaveLength(16);
    expect(notes.filter(({ archived }) => archived)).toHaveLength(3);
    expect(notes.filter(({ tasks }) => tasks !== null)).toHaveLength(4);
    expect(notes.filter(({ image }) => image?.startsWith('data:image/'))).toHaveLength(2);
  });

  it('ningún id se repite: ni de notas, ni de lo que tienen en su lista', async () => {
    const notes = await all();
    expect(new Set(notes.map(({ id }) => id)).size).toBe(16);
    const tasks = notes.flatMap((note) => note.tasks ?? []);
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
  });

  it('seis etiquetas, todas en uso', async () => {
    const list = await labels();
    expect(list.map(({ title }) => title)).toEqual([
      'Family',
      'Work',
      'Tasks',
      'Priority',
      'Personal',
      'Friends',
    ]);
    const used = new Set((await all()).flatMap((note) => note.labels.map(({ id }) => id)));
    expect(used.size).toBe(6);
  });

  it('cada nota lleva sus etiquetas enteras', async () => {
    const known = await labels();
    for (const note of await all()) for (const label of note.labels) expect(known).toContainEqual(label);
  });

  it('responde sin demora', async () => {
    await all();
    expect(world.waits).toEqual([]);
  });
});

describe('una nota', () => {
  it('la nueva va al final, con la hora en que se hizo', async () => {
    const { body } = await ask(handlers, noteCalls.add, { body: { note: EMPTY } });
    expect(body).toEqual({ ...EMPTY, id: body.id, createdAt: NOON, updatedAt: NOON });
    expect((await all()).at(-1)).toEqual(body);
  });

  it('al cambiarla se sustituye entera, y queda la hora del cambio y la de su creación', async () => {
    const [first] = await all();
    if (first === undefined) throw new Error('Faltan notas');
    const [, , third] = await labels();
    const updatedNote = { ...EMPTY, id: first.id, title: 'Otra', labels: [third?.id ?? ''], archived: true };
    const { body } = await ask(handlers, noteCalls.change, { body: { updatedNote } });
    expect(body).toEqual({ ...updatedNote, labels: [third], createdAt: first.createdAt, updatedAt: NOON });
    expect(await noteOf(first.id)).toEqual(body);
    expect(first.createdAt).not.toBe(NOON);
  });

  it('la que no existe se responde sin nada, y no se crea', async () => {
    const updatedNote = { ...EMPTY, id: 'ninguna' };
    expect((await ask(handlers, noteCalls.change, { body: { updatedNote } })).body).toBeNull();
    expect(
      (await ask(handlers, noteCalls.addTask, { body: { note: updatedNote, task: 'x' } })).body,
    ).toBeNull();
    expect((await ask(handlers, noteCalls.remove, { query: { id: 'ninguna' } })).body).toBeNull();
    expect(await all()).toHaveLength(16);
  });

  it('lo que se agrega a su lista responde la nota, con lo demás que se envió', async () => {
    const [first] = await all();
    if (first === undefined) throw new Error('Faltan notas');
    const note = { ...toSend(first), title: 'Aún sin guardar' };
    const { body } = await ask(handlers, noteCalls.addTask, { body: { note, task: 'Llevar agua' } });
    const added = body?.tasks?.at(-1);
    expect(added).toEqual({ id: added?.id, content: 'Llevar agua', completed: false });
    expect(body?.title).toBe('Aún sin guardar');
    expect(await noteOf(first.id)).toEqual(body);
    if (body === null) throw new Error('No respondió la nota');
    const again = await ask(handlers, noteCalls.addTask, { body: { note: toSend(body), task: 'Y gorra' } });
    expect(again.body?.tasks?.map(({ content }) => content)).toEqual(['Llevar agua', 'Y gorra']);
  });

  it('al eliminarla responde true y solo ella se va', async () => {
    const notes = await all();
    const archived = notes.filter((note) => note.archived);
    const id = archived[0]?.id ?? '';
    expect((await ask(handlers, noteCalls.remove, { query: { id } })).body).toBe(true);
    expect((await all()).map((note) => note.id)).toEqual(
      notes.map((note) => note.id).filter((one) => one !== id),
    );
  });

  it('cada lista de respuestas empieza de nuevo', async () => {
    await ask(handlers, noteCalls.add, { body: { note: EMPTY } });
    handlers = notesHandlers(testWorld());
    expect(await all()).toHaveLength(16);
  });
});

describe('las etiquetas responden la lista entera', () => {
  it('al agregar una', async () => {
    const before = await labels();
    const { body } = await ask(handlers, noteCalls.addLabel, { body: { title: 'Iglesia' } });
    expect(body).toEqual([...before, { id: body.at(-1)?.id, title: 'Iglesia' }]);
    expect(await labels()).toEqual(body);
  });

  it('al cambiarle el título, que cambia en las notas', async () => {
    const [first, ...rest] = await labels();
    const label = { id: first?.id ?? '', title: 'Familia' };
    const { body } = await ask(handlers, noteCalls.changeLabel, { body: { label } });
    expect(body).toEqual([label, ...rest]);
    const titles = (await all()).flatMap((note) => note.labels.map(({ title }) => title));
    expect(titles).toContain('Familia');
    expect(titles).not.toContain('Family');
  });

  it('al eliminarla, y se quita de las notas', async () => {
    const [first, ...rest] = await labels();
    const id = first?.id ?? '';
    expect((await ask(handlers, noteCalls.removeLabel, { query: { id } })).body).toEqual(rest);
    expect((await all()).some((note) => note.labels.some((label) => label.id === id))).toBe(false);
  });

  it('una nota no recobra la que ya no existe', async () => {
    const [first] = await all();
    if (first === undefined) throw new Error('Faltan notas');
    const sent = toSend(first);
    const [gone, ...rest] = sent.labels;
    await ask(handlers, noteCalls.removeLabel, { query: { id: gone ?? '' } });
    const { body } = await ask(handlers, noteCalls.change, { body: { updatedNote: sent } });
    expect(body?.labels.map(({ id }) => id)).toEqual(rest);
  });
});
