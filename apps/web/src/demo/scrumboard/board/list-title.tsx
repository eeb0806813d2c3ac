// The title of a list, written in its place. Left blank, it is again what it was.
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '#demo/frame/texts.ts';
import { boardTexts } from '../texts.ts';
import classes from './list-title.module.css';

interface ListTitleProps {
  readonly title: string;
  readonly isRenaming: boolean;
  readonly onBegin: () => void;
  /** With the same one if it was left blank or as it was. */
  readonly onRename: (title: string) => void;
}

const TITLE_MAX = 120;

export function ListTitle({ title, isRenaming, onBegin, onRename }: ListTitleProps) {
  const t = useTexts(boardTexts);
  if (isRenaming) return <Field title={title} onRename={onRename} />;
  return (
    <h2 className={classes.title}>
      <button type="button" className={classes.button} title={t.renameList(title)} onClick={onBegin}>
        {title}
      </button>
    </h2>
  );
}

function Field({ title, onRename }: Pick<ListTitleProps, 'title' | 'onRename'>) {
  const t = useTexts(boardTexts);
  const [text, setText] = useState(title);
  const keep = () => onRename(text.trim() === '' ? title : text.trim());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keep();
    if (event.key === 'Escape') onRename(title);
  };
  return (
    <TextInput
      className={classes.field ?? ''}
      aria-label={t.listTitle}
      autoComplete="off"
      maxLength={TITLE_MAX}
      value={text}
      ref={focusOnce}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={keep}
    />
  );
}

/** After the menu that asked for it has given the keyboard back. */
function focusOnce(input: HTMLInputElement | null): () => void {
  const wait = setTimeout(() => input?.select());
  return () => clearTimeout(wait);
}
