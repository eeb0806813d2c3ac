// The mails of a place, ten at a time.

import type { ListedMail, MailPage } from '@cuadra/demo-api/mailbox/calls';
import { Bars3Icon, ChevronLeftIcon, ChevronRightIcon, PencilSquareIcon } from '@heroicons/react/24/outline';
import type { KeyboardEvent } from 'react';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useGoTo } from '#demo/frame/sample-address.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { placeTitle } from '../mail-words.ts';
import type { Shelves } from '../mailbox-data.ts';
import { addressOf, type Place } from '../place.ts';
import { useMailTexts } from '../texts/mail-texts.ts';
import classes from './mail-list.module.css';
import { MailRow } from './mail-row.tsx';

interface MailListProps {
  readonly shelves: Shelves;
  readonly place: Place;
  readonly page: number;
  readonly openId: string | undefined;
  readonly mails: readonly ListedMail[] | undefined;
  readonly asked: {
    readonly data: MailPage | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly onCompose: () => void;
  readonly onMenu: (() => void) | undefined;
}

export function MailList(props: MailListProps) {
  const { shelves, place, page, openId, mails, asked } = props;
  const t = useMailTexts();
  return (
    <section className={classes.list} aria-label={placeTitle(place, shelves, t)}>
      <ListHeader {...props} />
      <div className={classes.line} data-moving={asked.isFetching || undefined} />
      <div className={classes.scroll}>
        <LoadedSample asked={asked} rows={10}>
          {() =>
            mails === undefined || mails.length === 0 ? (
              <EmptyState title={t.list.none} text={t.list.noneText} />
            ) : (
              <ul className={classes.rows} onKeyDown={walk}>
                {mails.map((mail) => (
                  <MailRow
                    key={mail.id}
                    mail={mail}
                    to={addressOf(place, page, mail.id)}
                    current={mail.id === openId}
                    place={place}
                    shelves={shelves}
                  />
                ))}
              </ul>
            )
          }
        </LoadedSample>
      </div>
    </section>
  );
}

function ListHeader({ shelves, place, page, asked, onCompose, onMenu }: MailListProps) {
  const t = useMailTexts();
  const goTo = useGoTo();
  const { data } = asked;
  const known = data !== undefined && data.mails !== null ? data.pagination : undefined;
  return (
    <header className={classes.header}>
      {onMenu !== undefined && (
        <IconButton
          label={t.openMenu}
          icon={Bars3Icon}
          variant="subtle"
          color="gray"
          size={36}
          onClick={onMenu}
        />
      )}
      <div className={classes.titles}>
        <h1 className={classes.title}>{placeTitle(place, shelves, t)}</h1>
        <p className={classes.range}>
          {known !== undefined &&
            known.totalResults > 0 &&
            t.list.range(known.startIndex + 1, known.endIndex + 1, known.totalResults)}
        </p>
      </div>
      <IconButton
        label={t.list.previous}
        icon={ChevronLeftIcon}
        variant="subtle"
        color="gray"
        size={32}
        disabled={page <= 1}
        onClick={() => goTo(addressOf(place, page - 1))}
      />
      <IconButton
        label={t.list.next}
        icon={ChevronRightIcon}
        variant="subtle"
        color="gray"
        size={32}
        disabled={known === undefined || page >= known.lastPage}
        onClick={() => goTo(addressOf(place, page + 1))}
      />
      {onMenu !== undefined && (
        <IconButton label={t.compose.open} icon={PencilSquareIcon} size={36} onClick={onCompose} />
      )}
    </header>
  );
}

/** The arrows go from mail to mail. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  rows[next]?.focus();
}
