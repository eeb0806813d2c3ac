// Answers the calls of the notes over a list of its own.
import type { HttpHandler } from 'msw';
import { answer } from '../answer.ts';
import { daysFromNow, type World } from '../world.ts';
import { type KeptNote, type Note, type NoteLabel, noteCalls, type SentNote } from './calls.ts';
import { seededLabels, seededNotes } from './data.ts';

interface State {
  notes: KeptNote[];
  labels: NoteLabel[];
}

export function notesHandlers(world: World): HttpHandler[] {
  const state: State = { notes: seededNotes(world), labels: seededLabels() };
  return [...labelHandlers(world, state), ...noteHandlers(world, state)];
}

const labelHandlers = (world: World, state: State): HttpHandler[] => [
  answer(noteCalls.labels, () => state.labels),
  answer(noteCalls.addLabel, ({ body: { title } }) => {
    state.labels.push({ id: world.newId(), title });
    return state.labels;
  }),
  answer(noteCalls.changeLabel, ({ body: { label } }) => {
    state.labels = state.labels.map((one) => (one.id === label.id ? { ...one, title: label.title } : one));
    return state.labels;
  }),
  answer(noteCalls.removeLabel, ({ query: { id } }) => {
    state.labels = state.labels.filter((one) => one.id !== id);
    state.notes = state.notes.map((note) => ({ ...note, labels: note.labels.filter((one) => one !== id) }));
    return state.labels;
  }),
];

const noteHandlers = (world: World, state: State): HttpHandler[] => [
  answer(noteCalls.all, () => state.notes.map((note) => shown(state, note))),
  answer(noteCalls.add, ({ body: { note } }) => {
    const instant = now(world);
    const added = kept(state, { ...note, id: world.newId(), createdAt: instant, updatedAt: instant });
    state.notes.push(added);
    return shown(state, added);
  }),
  answer(noteCalls.change, ({ body: { updatedNote } }) => replace(world, state, updatedNote)),
  answer(noteCalls.addTask, ({ body: { note, task } }) => {
    const added = { id: world.newId(), content: task, completed: false };
    return replace(world, state, { ...note, tasks: [...(note.tasks ?? []), added] });
  }),
  answer(noteCalls.remove, ({ query: { id } }) => {
    if (state.notes.every((note) => note.id !== id)) return null;
    state.notes = state.notes.filter((note) => note.id !== id);
    return true;
  }),
];

/** The note as it was sent; since when it is there does not change. */
function replace(world: World, state: State, sent: SentNote): Note | null {
  const before = state.notes.find(({ id }) => id === sent.id);
  if (before === undefined) return null;
  const after = kept(state, { ...sent, createdAt: before.createdAt, updatedAt: now(world) });
  state.notes = state.notes.map((note) => (note === before ? after : note));
  return shown(state, after);
}

const now = (world: World): string => daysFromNow(world, 0);

/** With the labels that there are: one may have gone while the note was being written. */
const kept = ({ labels }: State, note: KeptNote): KeptNote => ({
  ...note,
  labels: note.labels.filter((id) => labels.some((label) => label.id === id)),
});

const shown = ({ labels }: State, note: KeptNote): Note => ({
  ...note,
  labels: labels.filter(({ id }) => note.labels.includes(id)),
});
