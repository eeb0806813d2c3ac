// A mail in the list, whole as a link.

import type { ListedMail } from '@cuadra/demo-api/mailbox/calls';
import { ExclamationCircleIcon, PaperClipIcon, StarIcon } from '@heroicons/react/20/solid';
import { useSampleLanguage } from '#demo/frame/texts.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { folderTitle, partyName, partyNames, shortDate } from '../mail-words.ts';
import type { Shelves } from '../mailbox-data.ts';
import type { Place } from '../place.ts';
import { plainText } from '../reading/mail-markup.ts';
import { useMailTexts } from '../texts/mail-texts.ts';
import classes from './mail-row.module.css';

interface MailRowProps {
  readonly mail: ListedMail;
  readonly to: string;
  readonly current: boolean;
  readonly place: Place;
  readonly shelves: Shelves;
}

export function MailRow({ mail, to, current, place, shelves }: MailRowProps) {
  const t = useMailTexts();
  const language = useSampleLanguage();
  // The places that gather mails of every folder say where each one is.
  const folder = place.by === 'folder' ? undefined : shelves.folders.find(({ id }) => id === mail.folder);
  return (
    <li>
      <PlainLink
        to={to}
        className={classes.row}
        data-mail={mail.id}
        data-unread={mail.unread || undefined}
        aria-current={current ? 'true' : undefined}
      >
        <span className={classes.top}>
          {mail.unread && <span className={classes.hidden}>{`${t.list.unread}. `}</span>}
          <span className={classes.who}>{who(mail, t)}</span>
          {mail.important && <Mark icon={ExclamationCircleIcon} name={t.list.important} kind="important" />}
          <time className={classes.date} dateTime={mail.date}>
            {shortDate(mail.date, language)}
          </time>
        </span>
        <span className={classes.top}>
          <span className={classes.subject}>{mail.subject === '' ? t.noSubject : mail.subject}</span>
          {folder !== undefined && <span className={classes.folder}>{folderTitle(folder, t)}</span>}
          {mail.attachments.length > 0 && (
            <Mark icon={PaperClipIcon} name={t.list.attached} kind="attached" />
          )}
          {mail.starred && <Mark icon={StarIcon} name={t.list.starred} kind="starred" />}
        </span>
        <span className={classes.text}>{plainText(mail.content)}</span>
      </PlainLink>
    </li>
  );
}

/** What one wrote oneself is known by whom it is for. */
function who(mail: ListedMail, t: ReturnType<typeof useMailTexts>): string {
  const mine = partyName(mail.from.contact, t) === t.me;
  if (!mine) return partyName(mail.from.contact, t);
  return mail.to === '' ? t.list.nobody : t.list.to(partyNames(mail.to, t));
}

interface MarkProps {
  readonly icon: Icon;
  readonly name: string;
  readonly kind: 'important' | 'attached' | 'starred';
}

const Mark = ({ icon: Drawing, name, kind }: MarkProps) => (
  <Drawing className={classes.mark} data-kind={kind} width={16} height={16} role="img" aria-label={name} />
);
