// What the mail is about, its labels, who wrote it and for whom.

import { partiesIn } from '@cuadra/demo-api/mailbox/addresses';
import type { Mail, MailLabel } from '@cuadra/demo-api/mailbox/calls';
import { ChevronDownIcon, ChevronUpIcon } from '@heroicons/react/24/outline';
import { useId, useState } from 'react';
import { useSampleLanguage } from '#demo/frame/texts.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import colors from '../labels/label-colors.module.css';
import { longDate, partyName } from '../mail-words.ts';
import { useMailTexts } from '../texts/mail-texts.ts';
import classes from './mail-head.module.css';

interface MailHeadProps {
  readonly mail: Mail;
  readonly labels: readonly MailLabel[];
  readonly level: 'h1' | 'h2';
}

export function MailHead({ mail, labels, level: Title }: MailHeadProps) {
  const t = useMailTexts();
  const shown = labels.filter(({ id }) => mail.labels.includes(id));
  return (
    <header className={classes.head}>
      <Title className={classes.subject}>{mail.subject === '' ? t.noSubject : mail.subject}</Title>
      {shown.length > 0 && (
        <ul className={classes.labels} aria-label={t.view.labels}>
          {shown.map(({ id, title, color }) => (
            <li key={id} className={colors.chip} data-color={color}>
              {title}
            </li>
          ))}
        </ul>
      )}
      <Sender mail={mail} />
    </header>
  );
}

function Sender({ mail }: { readonly mail: Mail }) {
  const t = useMailTexts();
  const language = useSampleLanguage();
  const [whole, setWhole] = useState(false);
  const id = useId();
  const [first = '', ...more] = partiesIn(mail.to);
  const others = more.length + mail.cc.length + mail.bcc.length;
  return (
    <>
      <div className={classes.sender}>
        <Avatar src={mail.from.avatar} side={40} />
        <div className={classes.who}>
          <p className={classes.name}>{partyName(mail.from.contact, t)}</p>
          <p className={classes.to}>
            {first === ''
              ? t.list.nobody
              : [t.view.to, partyName(first, t), others > 0 ? t.view.andOthers(others) : ''].join(' ').trim()}
            <IconButton
              label={whole ? t.view.hideHeaders : t.view.showHeaders}
              icon={whole ? ChevronUpIcon : ChevronDownIcon}
              variant="subtle"
              color="gray"
              size={24}
              aria-expanded={whole}
              aria-controls={whole ? id : undefined}
              onClick={() => setWhole(!whole)}
            />
          </p>
        </div>
        <time className={classes.date} dateTime={mail.date}>
          {longDate(mail.date, language)}
        </time>
      </div>
      {whole && <Headers id={id} mail={mail} />}
    </>
  );
}

function Headers({ id, mail }: { readonly id: string; readonly mail: Mail }) {
  const t = useMailTexts();
  const language = useSampleLanguage();
  const { headers } = t.view;
  const lines = [
    [headers.from, mail.from.contact],
    [headers.to, mail.to],
    [headers.cc, mail.cc.join(', ')],
    [headers.bcc, mail.bcc.join(', ')],
    [headers.date, longDate(mail.date, language)],
    [headers.subject, mail.subject],
  ] as const;
  return (
    <dl id={id} className={classes.headers}>
      {lines
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
