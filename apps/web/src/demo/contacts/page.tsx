// The contacts: everybody by their letter, and whoever is open beside them.
import type { Contact } from '@cuadra/demo-api/contacts/calls';
import { PlusIcon, UserGroupIcon } from '@heroicons/react/24/outline';
import { Button, Tooltip } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DrawerPage } from '#demo/frame/drawer-page.tsx';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useGoTo, useSampleParams } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useIsAsking } from '#ui/dialogs/confirm.tsx';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { hasOpenDialog } from '#ui/keyboard/key-press.ts';
import { Page as Frame } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { ContactList } from './contact-list.tsx';
import { ContactPanel, type Edition } from './contact-panel.tsx';
import { useContactChanges, useContacts } from './contacts-data.ts';
import type { ContactDraft } from './draft.ts';
import classes from './page.module.css';
import { contactTexts } from './texts.ts';

const LIST = '/apps/contacts';
const WIDTH = 640;

export function Page() {
  const t = useTexts(contactTexts);
  const { id } = useSampleParams();
  const goTo = useGoTo();
  const [query, setQuery] = useState('');
  const { total, found } = useContacts(query);
  const edition = useEdition(id);
  const fresh = useFreshContact(id, (added) => {
    setQuery('');
    edition.edit(added);
  });
  const count = query === '' ? t.count(total ?? 0) : t.found(found.data?.length ?? 0, total ?? 0);
  const remove = useRemove(found.data ?? []);
  return (
    <Frame
      title={t.title}
      {...(total === undefined ? {} : { purpose: count })}
      actions={<Actions query={query} onQuery={setQuery} onAdd={fresh.add} />}
    >
      <DrawerPage
        width={WIDTH}
        label={found.data?.find((contact) => contact.id === id)?.name ?? t.title}
        held={useIsAsking()}
        onClose={() => goTo(LIST)}
        drawer={
          id === undefined ? undefined : (
            <ContactPanel
              key={id}
              id={id}
              isNew={fresh.is(id)}
              edition={edition}
              onSaved={fresh.keep}
              onClose={() => goTo(LIST)}
              onRemove={remove}
            />
          )
        }
      >
        <LoadedSample asked={found} rows={12}>
          {(contacts) => <Listed contacts={contacts} current={id} query={query} onAdd={fresh.add} />}
        </LoadedSample>
      </DrawerPage>
    </Frame>
  );
}

interface ActionsProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onAdd: () => void;
}

function Actions({ query, onQuery, onAdd }: ActionsProps) {
  const t = useTexts(contactTexts);
  const f = useTexts(frameTexts);
  return (
    <div className={classes.actions}>
      <SearchBox
        className={classes.search}
        label={t.search}
        hint={t.search}
        remove={f.clearSearch}
        value={query}
        onChange={onQuery}
      />
      <AddButton onAdd={onAdd} />
    </div>
  );
}

interface ListedProps {
  readonly contacts: readonly Contact[];
  readonly current: string | undefined;
  readonly query: string;
  readonly onAdd: () => void;
}

function Listed({ contacts, current, query, onAdd }: ListedProps) {
  const t = useTexts(contactTexts);
  if (contacts.length > 0) return <ContactList contacts={contacts} current={current} />;
  if (query !== '')
    return <EmptyState icon={UserGroupIcon} title={t.nothingFound} text={t.nothingFoundText} />;
  return (
    <EmptyState
      icon={UserGroupIcon}
      title={t.empty}
      text={t.emptyText}
      action={<Button onClick={onAdd}>{t.add}</Button>}
    />
  );
}

/** Ctrl or Cmd + / adds too, unless something asks for an answer first. */
function AddButton({ onAdd }: { readonly onAdd: () => void }) {
  const t = useTexts(contactTexts);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.altKey || !(event.ctrlKey || event.metaKey) || hasOpenDialog()) return;
    event.preventDefault();
    onAdd();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <Tooltip label={t.addKeys}>
      <Button
        leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
        aria-keyshortcuts="Control+/ Meta+/"
        onClick={onAdd}
      >
        {t.add}
      </Button>
    </Tooltip>
  );
}

/** Which contact is being changed, and what was written of it: a drawer that turns into a panel begins again. */
function useEdition(id: string | undefined): Edition {
  const [edited, setEdited] = useState<string>();
  const draft = useRef<ContactDraft>(undefined);
  const last = useRef(id);
  useEffect(() => {
    if (last.current !== undefined && last.current !== id) {
      setEdited(undefined);
      draft.current = undefined;
    }
    last.current = id;
  }, [id]);
  return { isOn: id !== undefined && edited === id, edit: setEdited, draft };
}

/** The one just added: whoever leaves it without ever saving it did not want it, and it goes away. */
function useFreshContact(id: string | undefined, onAdded: (id: string) => void) {
  const goTo = useGoTo();
  const { create, remove } = useContactChanges();
  const fresh = useRef<string>(undefined);
  const last = useRef(id);
  const onMoved = useEffectEvent((to: string | undefined) => {
    const left = last.current;
    last.current = to;
    if (left === undefined || left === to || left !== fresh.current) return;
    fresh.current = undefined;
    remove.mutate({ query: { id: left } });
  });
  useEffect(() => onMoved(id), [id]);
  const add = async () => {
    if (create.isPending) return;
    const { id: added } = await create.mutateAsync({});
    onAdded(added);
    fresh.current = added;
    goTo(`${LIST}/${added}`);
  };
  return {
    add: () => void add(),
    is: (one: string) => one === fresh.current,
    keep: () => {
      fresh.current = undefined;
    },
  };
}

/** Then the next one of the list is open, or the one before it, or none. */
function useRemove(listed: readonly Contact[]) {
  const t = useTexts(contactTexts);
  const goTo = useGoTo();
  const { remove } = useContactChanges();
  return async (id: string) => {
    const place = listed.findIndex((contact) => contact.id === id);
    const beside = place < 0 ? undefined : (listed[place + 1] ?? listed[place - 1]);
    await remove.mutateAsync({ query: { id } });
    goTo(beside === undefined ? LIST : `${LIST}/${beside.id}`, { replace: true });
    void notify(t.removed);
  };
}
