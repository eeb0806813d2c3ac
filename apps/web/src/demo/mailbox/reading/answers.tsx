// Answering a mail where it is read; a draft goes on in its dialog.

import type { Mail } from '@cuadra/demo-api/mailbox/calls';
import {
  ArrowUturnLeftIcon,
  ArrowUturnRightIcon,
  PencilSquareIcon,
  UsersIcon,
} from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useSampleLanguage } from '#demo/frame/texts.ts';
import type { Icon } from '#ui/states/state-message.tsx';
import { LazyComposer } from '../compose/lazy-composer.tsx';
import { continueDraft, forwardOf, replyAllTo, replyTo, type Writing } from '../compose/writing.ts';
import { longDate, partyName } from '../mail-words.ts';
import { useMailTexts } from '../texts/mail-texts.ts';
import classes from './answers.module.css';

interface AnswersProps {
  readonly mail: Mail;
  readonly onWrite: (writing: Writing) => void;
}

type Kind = 'reply' | 'replyAll' | 'forward';

export function Answers({ mail, onWrite }: AnswersProps) {
  const t = useMailTexts();
  const begin = useBeginning(mail);
  const [answering, setAnswering] = useState<{ readonly kind: Kind; readonly writing: Writing }>();
  const returning = useRef(false);
  if (mail.type === 'draft')
    return (
      <div className={classes.buttons}>
        <Answer
          icon={PencilSquareIcon}
          name={t.view.continueDraft}
          onClick={() => onWrite(continueDraft(mail))}
        />
      </div>
    );
  const close = () => {
    returning.current = true;
    setAnswering(undefined);
  };
  const answer = (kind: Kind) => () => setAnswering({ kind, writing: begin(kind) });
  if (answering !== undefined)
    return (
      <section key={answering.kind} className={classes.answer} aria-label={t.view[answering.kind]}>
        <LazyComposer writing={answering.writing} inline onClose={close} />
      </section>
    );
  return (
    <div className={classes.buttons} ref={(buttons) => returnTo(buttons, returning)}>
      <Answer icon={ArrowUturnLeftIcon} name={t.view.reply} onClick={answer('reply')} />
      <Answer icon={UsersIcon} name={t.view.replyAll} onClick={answer('replyAll')} />
      <Answer icon={ArrowUturnRightIcon} name={t.view.forward} onClick={answer('forward')} />
    </div>
  );
}

/** After answering, the keyboard goes on from where it began to. */
function returnTo(buttons: HTMLElement | null, returning: { current: boolean }): void {
  if (buttons === null || !returning.current) return;
  returning.current = false;
  buttons.querySelector('button')?.focus();
}

function useBeginning(mail: Mail): (kind: Kind) => Writing {
  const t = useMailTexts();
  const language = useSampleLanguage();
  const when = longDate(mail.date, language);
  const who = partyName(mail.from.contact, t);
  return (kind) => {
    if (kind === 'forward') return forwardOf(mail, t.compose.forwarded(when, who));
    return (kind === 'reply' ? replyTo : replyAllTo)(mail, t.compose.quoted(when, who));
  };
}

interface AnswerProps {
  readonly icon: Icon;
  readonly name: string;
  readonly onClick: () => void;
}

const Answer = ({ icon: Drawing, name, onClick }: AnswerProps) => (
  <Button
    variant="default"
    leftSection={<Drawing width={18} height={18} aria-hidden="true" />}
    onClick={onClick}
  >
    {name}
  </Button>
);
