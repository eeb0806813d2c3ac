import type { Note } from '@cuadra/demo-api/notes/calls';
import { expect, it } from 'vitest';
import { ARCHIVE, notesOf } from './note-list.ts';

const note = (id: string, changes: Partial<Note>): Note => ({
  id,
  title: id,
  content: '',
  tasks: null,
  image: null,
  reminder: null,
  labels: [],
  archived: false,
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: null,
  ...changes,
});
const casa = { id: 'l1', title: 'Casa' };
const notes = [
  note('Vieja', { labels: [casa] }),
  note('Nueva', { createdAt: '2026-03-09T00:00:00.000Z', content: 'Llevar café' }),
  note('Guardada', { labels: [casa], archived: true }),
];
const titles = (view: string | undefined, query = '') =>
  notesOf(notes, view, query).map(({ title }) => title);

it('sin vista, las que no están archivadas, la más nueva primero', () => {
  expect(titles(undefined)).toEqual(['Nueva', 'Vieja']);
});

it('una etiqueta muestra solo las que no están archivadas; el archivo, todas las archivadas', () => {
  expect(titles('l1')).toEqual(['Vieja']);
  expect(titles(ARCHIVE)).toEqual(['Guardada']);
});

it('se busca en el título y en el texto, sin acentos', () => {
  expect(titles(undefined, 'CAFE')).toEqual(['Nueva']);
  expect(titles(undefined, 'viej')).toEqual(['Vieja']);
  expect(titles(ARCHIVE, 'cafe')).toEqual([]);
});
