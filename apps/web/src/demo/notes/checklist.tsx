// The checklist of a note: each line is marked, written over or taken out; Enter below adds another.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import type { NoteTask } from '@cuadra/demo-api/notes/calls';
import { PlusIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { Checkbox } from '@mantine/core';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './checklist.module.css';
import { noteTexts } from './texts.ts';

interface ChecklistProps {
  readonly tasks: readonly NoteTask[];
  readonly onChange: (tasks: NoteTask[]) => void;
  /** Answers nothing when it could not be added. */
  readonly onAdd: (text: string) => Promise<unknown>;
}

const ITEM_MAX = 200;

export function Checklist({ tasks, onChange, onAdd }: ChecklistProps) {
  const adding = useRef<HTMLInputElement>(null);
  const change = (id: string, changes: Partial<NoteTask>) =>
    onChange(tasks.map((task) => (task.id === id ? { ...task, ...changes } : task)));
  const remove = (id: string) => {
    onChange(tasks.filter((task) => task.id !== id));
    // The button that was pressed goes with its line.
    adding.current?.focus({ preventScroll: true });
  };
  return (
    <ul className={classes.list}>
      {tasks.map((task) => (
        <Item
          key={task.id}
          task={task}
          onChange={(changes) => change(task.id, changes)}
          onRemove={() => remove(task.id)}
        />
      ))}
      <Adding ref={adding} onAdd={onAdd} />
    </ul>
  );
}

interface ItemProps {
  readonly task: NoteTask;
  readonly onChange: (changes: Partial<NoteTask>) => void;
  readonly onRemove: () => void;
}

function Item({ task: { content, completed }, onChange, onRemove }: ItemProps) {
  const t = useTexts(noteTexts);
  return (
    <li className={classes.item}>
      <Checkbox
        aria-label={t.checkItem(content)}
        checked={completed}
        onChange={({ currentTarget }) => onChange({ completed: currentTarget.checked })}
      />
      <input
        className={classes.text}
        aria-label={t.item}
        maxLength={ITEM_MAX}
        data-done={completed || undefined}
        value={content}
        onChange={({ currentTarget }) => onChange({ content: currentTarget.value })}
      />
      <IconButton label={t.removeItem(content)} icon={XMarkIcon} size={28} onClick={onRemove} />
    </li>
  );
}

interface AddingProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly onAdd: ChecklistProps['onAdd'];
}

function Adding({ ref, onAdd }: AddingProps) {
  const t = useTexts(noteTexts);
  const [text, setText] = useState('');
  const add = async () => {
    if (text.trim() === '') return;
    setText('');
    // Not added: what was written comes back.
    if ((await onAdd(text.trim())) === undefined) setText(text);
  };
  const addTheRest = useEffectEvent(() => void add());
  // Closed with the keyboard while it was being written.
  useEffect(() => () => addTheRest(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  };
  return (
    <li className={classes.item}>
      <PlusIcon className={classes.plus} aria-hidden="true" />
      <input
        ref={ref}
        className={classes.text}
        aria-label={t.addItem}
        placeholder={t.addItem}
        maxLength={ITEM_MAX}
        enterKeyHint="done"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void add()}
      />
    </li>
  );
}
