// A label that is there: what is changed in it is saved after a pause.

import { type MailLabel, mailCalls, type NewLabel } from '@cuadra/demo-api/mailbox/calls';
import { CheckIcon, TrashIcon } from '@heroicons/react/24/outline';
import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChange } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { useMailTexts } from '../texts/mail-texts.ts';
import { ColorMenu } from './color-menu.tsx';
import { LABEL_MAX, nameProblem } from './label-name.ts';
import classes from './mail-settings.module.css';

interface LabelLineProps {
  readonly label: MailLabel;
  readonly labels: readonly MailLabel[];
}

const PAUSE_MS = 500;

export function LabelLine({ label, labels }: LabelLineProps) {
  const t = useMailTexts();
  const { id, title, color } = label;
  const [typed, setTyped] = useState(title);
  const { mutate, isSuccess, isError } = useChange(mailCalls.changeLabel, [mailCalls.labels]);
  const others = labels.filter((other) => other.id !== id);
  const problem = nameProblem(typed, others, t);
  const pending = problem === undefined && typed.trim() !== title;
  const change = (part: Partial<NewLabel>) => mutate({ body: { id, label: part } });
  const save = useEffectEvent(() => {
    if (pending) change({ title: typed.trim() });
  });
  useEffect(() => {
    if (!pending) return;
    const wait = setTimeout(save, PAUSE_MS, typed);
    return () => clearTimeout(wait);
  }, [pending, typed]);
  useEffect(() => () => save(), []);
  return (
    <li className={classes.line}>
      <ColorMenu
        name={t.labels.colorOf(title)}
        color={color}
        onChoose={(chosen) => change({ color: chosen })}
      />
      <TextInput
        className={classes.name ?? ''}
        aria-label={t.labels.nameOf(title)}
        autoComplete="off"
        maxLength={LABEL_MAX}
        error={problem ?? (isError && t.view.changeFailed)}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        rightSection={
          isSuccess && !pending && <CheckIcon width={16} height={16} role="img" aria-label={t.labels.saved} />
        }
      />
      <RemoveLabel label={label} />
    </li>
  );
}

function RemoveLabel({ label: { id, title } }: Pick<LabelLineProps, 'label'>) {
  const t = useMailTexts();
  const { cancel, remove } = useTexts(frameTexts);
  const confirm = useConfirm();
  const { mutateAsync } = useChange(mailCalls.removeLabel, [
    mailCalls.labels,
    mailCalls.mails,
    mailCalls.mail,
  ]);
  const ask = async () => {
    const question = {
      title: t.labels.removeTitle(title),
      text: t.labels.removeText,
      action: remove,
      cancel,
      danger: true,
    };
    if (!(await confirm(question))) return;
    try {
      await mutateAsync({ query: { id } });
      void notify(t.labels.removed(title));
    } catch {
      void notify(t.view.changeFailed, 'error');
    }
  };
  return (
    <IconButton
      label={t.labels.remove(title)}
      icon={TrashIcon}
      variant="subtle"
      color="gray"
      size={36}
      onClick={() => void ask()}
    />
  );
}
