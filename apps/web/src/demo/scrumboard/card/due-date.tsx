// The day by which a card is to be done: grey without one, green while there is time, red when it went by.
import '@mantine/core/styles/Popover.layer.css';
import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import { Button, Popover, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useSampleLanguage, useTexts } from '#demo/frame/texts.ts';
import { boardTexts } from '../texts.ts';
import { isOverdue, longDay } from './due.ts';
import classes from './due-date.module.css';

interface DueDateProps {
  readonly day: string | null;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (day: string | null) => void;
}

export function DueDate({ day, isOpen, onOpen, onChange }: DueDateProps) {
  const t = useTexts(boardTexts);
  const language = useSampleLanguage();
  const id = useId();
  const choose = (chosen: string | null) => {
    onOpen(false);
    onChange(chosen);
  };
  return (
    <div className={classes.field}>
      <span id={id} className={classes.label}>
        {t.dueDate}
      </span>
      <Popover opened={isOpen} onChange={onOpen} position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <button
            type="button"
            className={classes.pill}
            data-state={stateOf(day)}
            aria-describedby={id}
            onClick={() => onOpen(!isOpen)}
          >
            <CalendarDaysIcon width={16} height={16} aria-hidden="true" />
            {day === null ? t.noDueDate : longDay(day, language)}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t.dueDate}>
          <Picker day={day} onChoose={choose} />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}

function stateOf(day: string | null): 'none' | 'ahead' | 'late' {
  if (day === null) return 'none';
  return isOverdue(day) ? 'late' : 'ahead';
}

interface PickerProps {
  readonly day: string | null;
  readonly onChoose: (day: string | null) => void;
}

/** Its own form: what is typed counts when it is selected. */
function Picker({ day, onChoose }: PickerProps) {
  const t = useTexts(boardTexts);
  const [text, setText] = useState(day ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onChoose(text === '' ? null : text);
  };
  return (
    <form className={classes.picker} onSubmit={submit}>
      <TextInput
        type="date"
        label={t.pickDate}
        data-autofocus
        min="1900-01-01"
        max="2100-12-31"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button variant="default" size="xs" onClick={() => onChoose(null)}>
          {t.clear}
        </Button>
        <Button type="submit" size="xs">
          {t.select}
        </Button>
      </div>
    </form>
  );
}
