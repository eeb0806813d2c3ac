// The details of a contact: only those that it has.
import type { Contact, ContactPhone } from '@cuadra/demo-api/contacts/calls';
import {
  Bars3BottomLeftIcon,
  BriefcaseIcon,
  BuildingOfficeIcon,
  CakeIcon,
  EnvelopeIcon,
  MapPinIcon,
  PencilSquareIcon,
  PhoneIcon,
} from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { Children, type ReactNode, useEffect, useRef } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useSampleLanguage, useTexts } from '#demo/frame/texts.ts';
import { formatLongDay } from '#ui/format/date.ts';
import type { Icon } from '#ui/states/state-message.tsx';
import { ContactCover } from './contact-cover.tsx';
import classes from './contact-view.module.css';
import { useContactTags } from './contacts-data.ts';
import { Flag, useCountries } from './countries.tsx';
import { companyOf, jobOf, shownLabel } from './draft.ts';
import { Notes } from './notes.tsx';
import { contactTexts } from './texts.ts';

interface ContactViewProps {
  readonly contact: Contact;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

export function ContactView({ contact, onClose, onEdit }: ContactViewProps) {
  const f = useTexts(frameTexts);
  const edit = useRef<HTMLButtonElement>(null);
  // Whoever opened it is in it next, and leaves it with Escape.
  useEffect(() => edit.current?.focus({ preventScroll: true }), []);
  return (
    <article className={classes.contact} aria-label={contact.name}>
      <ContactCover contact={contact} onClose={onClose}>
        <Button
          ref={edit}
          data-autofocus
          variant="default"
          leftSection={<PencilSquareIcon width={18} height={18} aria-hidden="true" />}
          onClick={onEdit}
        >
          {f.edit}
        </Button>
      </ContactCover>
      <div className={classes.body}>
        <h2 className={classes.name}>{contact.name}</h2>
        <Tags chosen={contact.tags} />
        <Details contact={contact} />
      </div>
    </article>
  );
}

function Tags({ chosen }: { readonly chosen: readonly string[] }) {
  const t = useTexts(contactTexts);
  const tags = useContactTags().filter(({ id }) => chosen.includes(id));
  if (tags.length === 0) return null;
  return (
    <ul className={classes.tags} aria-label={t.tags}>
      {tags.map(({ id, title }) => (
        <li key={id} className={classes.tag}>
          {title}
        </li>
      ))}
    </ul>
  );
}

function Details({ contact }: { readonly contact: Contact }) {
  const t = useTexts(contactTexts);
  const language = useSampleLanguage();
  const { emails, phoneNumbers, address, birthday, notes } = contact;
  const born = birthday === null ? '' : formatLongDay(`${birthday}T12:00:00Z`, language);
  return (
    <dl className={classes.details}>
      <Line icon={BriefcaseIcon} label={t.job} lines={[jobOf(contact)]} />
      <Line icon={BuildingOfficeIcon} label={t.company} lines={[companyOf(contact)]} />
      <Line
        icon={EnvelopeIcon}
        label={t.emails}
        lines={emails.map(({ email, label }) => (
          <Labelled key={email} label={label}>
            <a href={`mailto:${email}`}>{email}</a>
          </Labelled>
        ))}
      />
      <Line
        icon={PhoneIcon}
        label={t.phones}
        lines={phoneNumbers.map((phone) => (
          <Phone key={`${phone.country} ${phone.phoneNumber}`} phone={phone} />
        ))}
      />
      <Line icon={MapPinIcon} label={t.address} lines={[address]} />
      <Line icon={CakeIcon} label={t.birthday} lines={[born]} />
      <Line
        icon={Bars3BottomLeftIcon}
        label={t.notes}
        lines={notes === null ? [] : [<Notes key="notes" markup={notes} />]}
      />
    </dl>
  );
}

interface LineProps {
  readonly icon: Icon;
  readonly label: string;
  /** None of them that says anything: it has no line. */
  readonly lines: readonly ReactNode[];
}

function Line({ icon: Drawing, label, lines }: LineProps) {
  const said = lines.filter((line) => line !== null && line !== '');
  if (said.length === 0) return null;
  return (
    <div className={classes.line}>
      <dt>
        <Drawing width={20} height={20} aria-hidden="true" />
        <span className={classes.hidden}>{label}</span>
      </dt>
      {Children.map(said, (line) => (
        <dd>{line}</dd>
      ))}
    </div>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const t = useTexts(contactTexts);
  return (
    <span className={classes.labelled}>
      {children}
      {label !== '' && <span className={classes.label}>{shownLabel(label, t.labels)}</span>}
    </span>
  );
}

function Phone({ phone: { country, phoneNumber, label } }: { readonly phone: ContactPhone }) {
  const found = useCountries().find(({ iso }) => iso === country);
  const code = found?.code ?? '';
  return (
    <Labelled label={label}>
      <Flag iso={country} name={found?.name ?? ''} />
      <a className={classes.number} href={`tel:${code}${phoneNumber.replaceAll(/\D/g, '')}`}>
        <span className={classes.code}>{code}</span> {phoneNumber}
      </a>
    </Labelled>
  );
}
