// Everybody one may write to, by the first letter of their names.
import { type Contacto, listarContactos } from '@cuadra/contract/escritorio/chat';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { queryOf } from '#platform/query.ts';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { normalizeText } from '#ui/text/text-search.ts';
import classes from './chat.module.css';
import { Over } from './over.tsx';
import type { ChatParts } from './parts.ts';
import { chatTexts } from './texts.ts';

interface NewChatDrawerProps extends Pick<ChatParts, 'Face'> {
  readonly onClose: () => void;
  readonly onChoose: (contactId: string) => void;
}

export function NewChatDrawer({ Face, onClose, onChoose }: NewChatDrawerProps) {
  const t = useTexts(chatTexts);
  const frame = useTexts(frameTexts);
  const [query, setQuery] = useState('');
  const contacts = useQuery(queryOf(listarContactos));
  return (
    <Over title={t.newChat} side="left" onClose={onClose}>
      <SearchBox
        label={t.searchContacts}
        hint={t.searchContacts}
        remove={frame.clearSearch}
        value={query}
        onChange={setQuery}
      />
      <LoadedSample asked={contacts} rows={8}>
        {(all) => <Letters contacts={all} query={query} Face={Face} onChoose={onChoose} />}
      </LoadedSample>
    </Over>
  );
}

interface LettersProps extends Pick<NewChatDrawerProps, 'Face' | 'onChoose'> {
  readonly contacts: readonly Contacto[];
  readonly query: string;
}

function Letters({ contacts, query, Face, onChoose }: LettersProps) {
  const t = useTexts(chatTexts);
  const wanted = normalizeText(query);
  const found = contacts.filter(({ name }) => normalizeText(name).includes(wanted));
  if (contacts.length === 0) return <EmptyState title={t.noContacts} />;
  if (found.length === 0) return <EmptyState title={t.nobodyFound(query)} text={t.nobodyFoundText} />;
  const letters = Map.groupBy(found, ({ name }) => normalizeText(name).charAt(0).toUpperCase());
  return [...letters].map(([letter, people]) => (
    <section key={letter} aria-label={letter}>
      <h3 className={classes.letter}>{letter}</h3>
      <ul className={classes.bare}>
        {people.map((contact) => (
          <li key={contact.id}>
            <button type="button" className={classes.row} onClick={() => onChoose(contact.id)}>
              <Face de={contact} lado={40} />
              <span className={classes.said}>
                <span className={classes.name}>{contact.name}</span>
                <span className={classes.last}>{t.status[contact.status]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
