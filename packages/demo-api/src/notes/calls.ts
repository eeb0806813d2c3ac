// Notes: short texts with a checklist, a picture and labels, that are put away in an archive.
import { call } from '../call.ts';

export interface NoteLabel {
  readonly id: string;
  readonly title: string;
}

export interface NoteTask {
  readonly id: string;
  readonly content: string;
  readonly completed: boolean;
}

/** As it is kept and sent: its labels by their ids. */
export interface KeptNote {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly tasks: readonly NoteTask[] | null;
  /** A picture as a data URL. */
  readonly image: string | null;
  readonly reminder: string | null;
  readonly labels: readonly string[];
  readonly archived: boolean;
  readonly createdAt: string;
  readonly updatedAt: string | null;
}

/** As it is answered: its labels whole. */
export interface Note extends Omit<KeptNote, 'labels'> {
  readonly labels: readonly NoteLabel[];
}

/** What the person writes; the rest is given to it. */
export type NoteContent = Omit<KeptNote, 'id' | 'createdAt' | 'updatedAt'>;
export type SentNote = NoteContent & Pick<KeptNote, 'id'>;

const PATH = '/api/apps/notes';

/** The calls about labels answer all the labels. */
export const noteCalls = {
  labels: call<{ response: NoteLabel[] }>('GET', `${PATH}/labels`),
  addLabel: call<{ body: { title: string }; response: NoteLabel[] }>('POST', `${PATH}/labels`),
  changeLabel: call<{ body: { label: NoteLabel }; response: NoteLabel[] }>('PATCH', `${PATH}/labels`),
  /** It is taken from the notes that have it, too. */
  removeLabel: call<{ query: { id: string }; response: NoteLabel[] }>('DELETE', `${PATH}/labels`),
  /** The note as it is sent, with one more thing in its checklist. */
  addTask: call<{ body: { note: SentNote; task: string }; response: Note | null }>('POST', `${PATH}/tasks`),
  all: call<{ response: Note[] }>('GET', `${PATH}/all`),
  add: call<{ body: { note: NoteContent }; response: Note }>('POST', PATH),
  /** The whole note is replaced. */
  change: call<{ body: { updatedNote: SentNote }; response: Note | null }>('PATCH', PATH),
  remove: call<{ query: { id: string }; response: true | null }>('DELETE', PATH),
};
