// Everybody, by the first letter of their names.
import type { Contact } from '@cuadra/demo-api/contacts/calls';
import { useEffect, useRef } from 'react';
import { useTexts } from '#demo/frame/texts.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './contact-list.module.css';
import { ContactPhoto } from './contact-photo.tsx';
import { companyOf, jobOf } from './draft.ts';
import { byLetter } from './letters.ts';
import { contactTexts } from './texts.ts';

interface ContactListProps {
  readonly contacts: readonly Contact[];
  /** The one that is open. */
  readonly current: string | undefined;
}

export function ContactList({ contacts, current }: ContactListProps) {
  const t = useTexts(contactTexts);
  return (
    <section className={classes.list} aria-label={t.list}>
      {byLetter(contacts).map(({ letter, contacts: group }) => (
        <div key={letter}>
          <h2 className={classes.letter}>{letter}</h2>
          <ul className={classes.rows}>
            {group.map((contact) => (
              <Row key={contact.id} contact={contact} isOpen={contact.id === current} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Row({ contact, isOpen }: { readonly contact: Contact; readonly isOpen: boolean }) {
  const row = useRef<HTMLLIElement>(null);
  // Opened from elsewhere (the button, an address), it may be far down the list.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={row} className={classes.row}>
      <PlainLink
        to={`/apps/contacts/${contact.id}`}
        className={classes.link}
        aria-current={isOpen ? 'page' : undefined}
      >
        <ContactPhoto contact={contact} side={40} />
        <span className={classes.who}>
          <span className={classes.name}>{contact.name}</span>
          <span className={classes.job}>{jobOf(contact)}</span>
        </span>
        <span className={classes.more}>{companyOf(contact)}</span>
        <span className={classes.more}>{contact.emails[0]?.email}</span>
      </PlainLink>
    </li>
  );
}
