// The mail that is being read. Opening it is reading it.
import type { Mail } from '@cuadra/demo-api/mailbox/calls';
import { useEffect, useEffectEvent, useRef } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useGoTo } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { notify } from '#ui/toasts/toasts.ts';
import type { Writing } from '../compose/writing.ts';
import { folderTitle } from '../mail-words.ts';
import { type Shelves, useMail, useMailChange } from '../mailbox-data.ts';
import { belongs, type Place } from '../place.ts';
import { useMailTexts } from '../texts/mail-texts.ts';
import { Answers } from './answers.tsx';
import { Attachments } from './attachments.tsx';
import { MailBody } from './mail-body.tsx';
import { MailHead } from './mail-head.tsx';
import { type ChangeMail, MailToolbar } from './mail-toolbar.tsx';
import classes from './open-mail.module.css';

interface OpenMailProps {
  readonly id: string;
  readonly listed: Mail | undefined;
  readonly shelves: Shelves;
  readonly place: Place;
  /** In the stead of the list. */
  readonly alone: boolean;
  readonly onWrite: (writing: Writing) => void;
  readonly onBack: () => void;
  readonly toList: string;
}

export function OpenMail({ id, listed, ...rest }: OpenMailProps) {
  const asked = useMail(id, listed);
  const { notHere } = useTexts(frameTexts);
  const goTo = useGoTo();
  const missing = asked.data === null;
  const { toList } = rest;
  useEffect(() => {
    if (!missing) return;
    void notify(notHere, 'info');
    goTo(toList, { replace: true });
  }, [missing, notHere, goTo, toList]);
  return (
    <LoadedSample asked={asked} rows={8}>
      {(mail) => mail !== null && <Reading {...rest} mail={mail} />}
    </LoadedSample>
  );
}

type ReadingProps = Omit<OpenMailProps, 'id' | 'listed'> & { readonly mail: Mail };

function Reading({ mail, shelves, place, alone, onWrite, onBack }: ReadingProps) {
  const section = useRef<HTMLElement>(null);
  const change = useShownChange(mail, shelves);
  useLeaveWithIt(belongs(mail, place, shelves), onBack);
  const saveChange = useMailChange();
  const markRead = useEffectEvent(() => {
    if (mail.unread) saveChange(mail.id, { unread: false });
    if (alone) section.current?.focus();
  });
  useEffect(() => markRead(), []);
  const t = useMailTexts();
  return (
    <section ref={section} className={classes.mail} aria-label={mail.subject || t.noSubject} tabIndex={-1}>
      <MailToolbar mail={mail} shelves={shelves} onChange={change} onBack={alone ? onBack : undefined} />
      <div className={classes.scroll}>
        <MailHead mail={mail} labels={shelves.labels} level={alone ? 'h1' : 'h2'} />
        <MailBody content={mail.content} />
        <Attachments files={mail.attachments} />
        <Answers mail={mail} onWrite={onWrite} />
      </div>
    </section>
  );
}

function useShownChange(mail: Mail, { folders }: Shelves): ChangeMail {
  const t = useMailTexts();
  const saveChange = useMailChange();
  return (part) => {
    saveChange(mail.id, part);
    const folder = folders.find(({ id }) => id === part.folder);
    if (folder !== undefined) void notify(t.view.moved(folderTitle(folder, t)));
  };
}

/** What takes the mail out of where one is leads back to the list: moved, sent, without its star. */
function useLeaveWithIt(here: boolean, onBack: () => void): void {
  const was = useRef(here);
  const leave = useEffectEvent(onBack);
  useEffect(() => {
    if (was.current && !here) leave();
    was.current = here;
  }, [here]);
}
