// Notes: cards in columns, by label or put away, each opened in a dialog that saves while it is written.
import type { NoteLabel } from '@cuadra/demo-api/notes/calls';
import { PencilSquareIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useGoTo, useSampleParams } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { LabelsDialog } from './labels-dialog.tsx';
import { NoteCard } from './note-card.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { ARCHIVE, type Notes, notesOf, useNotes } from './note-list.ts';
import classes from './page.module.css';
import { noteTexts } from './texts.ts';
import { ViewsPanel } from './views-panel.tsx';

/** What is open: a note by its id, one that is not written yet, or the labels. */
type Open = { readonly note: string | undefined } | 'labels' | undefined;

export function NotesPage() {
  const t = useTexts(noteTexts);
  const notes = useNotes();
  const { view } = useSampleParams();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<Open>();
  const addButton = useRef<HTMLButtonElement>(null);
  useKnownView(view, notes.labels);
  const title = view === ARCHIVE ? t.archive : notes.labels?.find(({ id }) => id === view)?.title;
  /** What had the keyboard before is no longer there. */
  const closeGone = () => {
    setOpen(undefined);
    setTimeout(() => addButton.current?.focus({ preventScroll: true }));
  };
  return (
    <Page
      title={title === undefined ? t.title : `${t.title} · ${title}`}
      actions={
        <Button
          ref={addButton}
          leftSection={<PencilSquareIcon width={18} height={18} aria-hidden="true" />}
          onClick={() => setOpen({ note: undefined })}
        >
          {t.add}
        </Button>
      }
    >
      <div className={classes.body}>
        <ViewsPanel labels={notes.labels ?? []} view={view} onEditLabels={() => setOpen('labels')} />
        <div className={classes.notes}>
          <Search value={query} onChange={setQuery} />
          <LoadedSample asked={notes.asked} rows={8}>
            {(all) => (
              <Cards
                notes={notesOf(all, view, query)}
                query={query}
                view={view}
                onOpen={(note) => setOpen({ note })}
              />
            )}
          </LoadedSample>
        </div>
      </div>
      <Opened open={open} notes={notes} onOpen={setOpen} onGone={closeGone} />
    </Page>
  );
}

interface OpenedProps {
  readonly open: Open;
  readonly notes: Notes;
  readonly onOpen: (open: Open) => void;
  readonly onGone: () => void;
}

function Opened({ open, notes, onOpen, onGone }: OpenedProps) {
  const close = () => onOpen(undefined);
  if (open === undefined) return null;
  if (open === 'labels') return <LabelsDialog labels={notes.labels ?? []} onClose={close} />;
  return (
    <NoteDialog
      notes={notes}
      id={open.note}
      onAdded={(note) => onOpen({ note })}
      onClose={close}
      onGone={onGone}
    />
  );
}

/** A label that is no longer there has no view. */
function useKnownView(view: string | undefined, labels: readonly NoteLabel[] | undefined): void {
  const { notHere } = useTexts(frameTexts);
  const goTo = useGoTo();
  const unknown =
    view !== undefined && view !== ARCHIVE && labels?.every((label) => label.id !== view) === true;
  useEffect(() => {
    if (!unknown) return;
    void notify(notHere, 'info');
    goTo('/apps/notes', { replace: true });
  }, [unknown, notHere, goTo]);
}

function Search({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const t = useTexts(noteTexts);
  const { clearSearch } = useTexts(frameTexts);
  return (
    <SearchBox
      label={t.search}
      hint={t.search}
      remove={clearSearch}
      value={value}
      onChange={onChange}
      className={classes.search}
    />
  );
}

interface CardsProps {
  readonly notes: ReturnType<typeof notesOf>;
  readonly query: string;
  readonly view: string | undefined;
  readonly onOpen: (id: string) => void;
}

function Cards({ notes, query, view, onOpen }: CardsProps) {
  const t = useTexts(noteTexts);
  if (notes.length > 0)
    return (
      <ul className={classes.cards}>
        {notes.map((note) => (
          <li key={note.id} className={classes.cell}>
            <NoteCard note={note} onOpen={() => onOpen(note.id)} />
          </li>
        ))}
      </ul>
    );
  if (query !== '') return <EmptyState title={t.noneFound} text={t.noneFoundText} />;
  if (view === ARCHIVE) return <EmptyState title={t.noneArchived} text={t.noneArchivedText} />;
  return <EmptyState title={t.none} text={t.noneText} />;
}
