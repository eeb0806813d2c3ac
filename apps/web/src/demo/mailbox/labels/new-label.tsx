import { type LabelColor, type MailLabel, mailCalls } from '@cuadra/demo-api/mailbox/calls';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useChange } from '#demo/frame/call-sample.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { useMailTexts } from '../texts/mail-texts.ts';
import { ColorMenu } from './color-menu.tsx';
import { LABEL_MAX, nameProblem } from './label-name.ts';
import classes from './mail-settings.module.css';

const FIRST_COLOR: LabelColor = 'blue';

export function NewLabel({ labels }: { readonly labels: readonly MailLabel[] }) {
  const t = useMailTexts();
  const [title, setTitle] = useState('');
  const [color, setColor] = useState(FIRST_COLOR);
  const [problem, setProblem] = useState<string>();
  const { mutateAsync: add, isPending } = useChange(mailCalls.addLabel, [mailCalls.labels]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = nameProblem(title, labels, t);
    setProblem(wrong);
    if (wrong !== undefined || isPending) return;
    try {
      const added = await add({ body: { label: { title: title.trim(), color } } });
      setTitle('');
      void notify(t.labels.added(added.title));
    } catch {
      setProblem(t.view.changeFailed);
    }
  };
  return (
    <form className={classes.line} onSubmit={(event) => void submit(event)} noValidate>
      <ColorMenu name={t.labels.color} color={color} onChoose={setColor} />
      <TextInput
        className={classes.name ?? ''}
        aria-label={t.labels.newTitle}
        placeholder={t.labels.newTitle}
        autoComplete="off"
        maxLength={LABEL_MAX}
        error={problem}
        value={title}
        onChange={({ currentTarget }) => {
          setTitle(currentTarget.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" loading={isPending}>
        {t.labels.add}
      </Button>
    </form>
  );
}
