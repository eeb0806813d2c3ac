// The notes as they are shown, with what is being written in them, and everything that is done to them.
import { type Note, type NoteContent, noteCalls, type SentNote } from '@cuadra/demo-api/notes/calls';
import { useQueryClient } from '@tanstack/react-query';
import { sampleQuery, useChange, useSample } from '#demo/frame/call-sample.ts';
import { useLateChanges } from '#demo/frame/late-changes.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { matchesText } from '#ui/text/text-search.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { noteTexts } from './texts.ts';

const SAVE_AFTER_MS = 500;
/** In the address, in the place of a label. */
export const ARCHIVE = 'archive';

export type Notes = ReturnType<typeof useNotes>;

/** What fails is told and answers nothing. */
export function useNotes() {
  const t = useTexts(noteTexts);
  const client = useQueryClient();
  const asked = useSample(noteCalls.all, {});
  const { data: labels } = useSample(noteCalls.labels, {});
  const { mutateAsync: add } = useChange(noteCalls.add, [noteCalls.all]);
  const { mutateAsync: save } = useChange(noteCalls.change, [noteCalls.all]);
  const { mutateAsync: addItem } = useChange(noteCalls.addTask, [noteCalls.all]);
  const { mutateAsync: remove } = useChange(noteCalls.remove, [noteCalls.all]);

  const saved = (id: string) => client.getQueryData(ALL)?.find((note) => note.id === id);
  const onFail = (): undefined => void notify(t.notSaved, 'error');
  const late = useLateChanges<NoteContent>({
    waitMs: SAVE_AFTER_MS,
    save: async (id, changes) => {
      const note = saved(id);
      if (note !== undefined) await save({ body: { updatedNote: { ...toSend(note), ...changes } } });
    },
    onFail,
  });

  const shown = asked.data?.map((note) => {
    const { labels: ids, ...changes } = late.of(note.id) ?? {};
    const chosen = ids === undefined ? note.labels : (labels ?? []).filter(({ id }) => ids.includes(id));
    return { ...note, ...changes, labels: chosen };
  });
  return {
    asked: { ...asked, data: shown },
    labels,
    change: late.change,
    saveNow: late.saveNow,
    add: (note: NoteContent) => add({ body: { note } }).catch(onFail),
    addItem: async (id: string, task: string) => {
      await late.saveNow();
      const note = saved(id);
      return note && (await addItem({ body: { note: toSend(note), task } }).catch(onFail));
    },
    remove: (id: string) => {
      late.forget(id);
      return remove({ query: { id } }).catch(onFail);
    },
  };
}

const ALL = sampleQuery(noteCalls.all, {}).queryKey;

const toSend = ({ labels, ...note }: Note): SentNote => ({ ...note, labels: labels.map(({ id }) => id) });

/** Those of a view that have the words, the newest first. Without a view, all that are not put away. */
export const notesOf = (notes: readonly Note[], view: string | undefined, query: string): Note[] =>
  notes
    .filter(({ archived }) => archived === (view === ARCHIVE))
    .filter(
      ({ labels }) => view === undefined || view === ARCHIVE || labels.some((label) => label.id === view),
    )
    .filter(({ title, content }) => matchesText(`${title} ${content}`, query))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
