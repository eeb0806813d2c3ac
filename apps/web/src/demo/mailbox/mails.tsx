// The mails of a place, and the one that is open: beside them where there is room, else in their stead.
import type { MailPage } from '@cuadra/demo-api/mailbox/calls';
import { EnvelopeIcon } from '@heroicons/react/24/outline';
import { useEffect, useRef } from 'react';
import { useGoTo } from '#demo/frame/sample-address.ts';
import { useKeyPress } from '#ui/keyboard/key-press.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import type { Writing } from './compose/writing.ts';
import { MailList } from './list/mail-list.tsx';
import { type Shelves, useMails } from './mailbox-data.ts';
import classes from './mails.module.css';
import { addressOf, belongs, type MailAddress, type Place } from './place.ts';
import { OpenMail } from './reading/open-mail.tsx';
import { useMailTexts } from './texts/mail-texts.ts';

interface MailsProps {
  readonly shelves: Shelves;
  readonly address: Extract<MailAddress, { shows: 'mails' }>;
  readonly onWrite: (writing: Writing) => void;
  readonly onCompose: () => void;
  /** Absent where the places are in sight. */
  readonly onMenu: (() => void) | undefined;
}

export function Mails({ shelves, address: { place, page, id }, onWrite, onCompose, onMenu }: MailsProps) {
  const t = useMailTexts();
  const goTo = useGoTo();
  const beside = useAtLeast('lg');
  const asked = useMails(place, page);
  const toList = addressOf(place, page);
  useLastPage(asked.data, place);
  const back = () => goTo(toList);
  useReturnToRow(id);
  useKeyPress('Escape', (event) => {
    if (id !== undefined && !isOfSomethingOpen(event.target)) back();
  });
  const listed = asked.data?.mails?.filter((mail) => belongs(mail, place, shelves));
  return (
    <div className={classes.mails} data-layout={shelves.settings.messageLayout}>
      {(beside || id === undefined) && (
        <MailList
          shelves={shelves}
          place={place}
          page={page}
          openId={id}
          mails={listed}
          asked={asked}
          onCompose={onCompose}
          onMenu={onMenu}
        />
      )}
      {id !== undefined && (
        <OpenMail
          key={id}
          id={id}
          listed={listed?.find((mail) => mail.id === id)}
          shelves={shelves}
          place={place}
          alone={!beside}
          onWrite={onWrite}
          onBack={back}
          toList={toList}
        />
      )}
      {id === undefined && beside && (
        <section className={classes.nothing} aria-label={t.view.select}>
          <EmptyState icon={EnvelopeIcon} title={t.view.select} />
        </section>
      )}
    </div>
  );
}

/** Whoever asks for a page beyond the last is taken to it. */
function useLastPage(page: MailPage | undefined, { by, name }: Place): void {
  const goTo = useGoTo();
  const lastPage = page?.mails === null ? page.pagination.lastPage : undefined;
  useEffect(() => {
    if (lastPage !== undefined) goTo(addressOf({ by, name }, lastPage), { replace: true });
  }, [lastPage, by, name, goTo]);
}

/** After reading, the keyboard goes on from the mail that was read. */
function useReturnToRow(id: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const row = id === undefined && document.querySelector(`[data-mail="${CSS.escape(last.current ?? '')}"]`);
    if (row instanceof HTMLElement) row.focus();
    last.current = id;
  }, [id]);
}

/** There the key closes that first. */
const isOfSomethingOpen = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role="menu"], [aria-expanded="true"][role="combobox"]') !== null;
