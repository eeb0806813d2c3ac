// The day a task is due: the usual ones at hand, any other from the calendar.
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import { Button, Popover, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSampleLanguage, useTexts } from '#demo/frame/texts.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { addDays } from '#ui/format/typed-date.ts';
import { formatDueDay } from './due-day.ts';
import classes from './due-pill.module.css';
import { keepsEscape } from './escape.ts';
import { Pill } from './pill.tsx';
import { taskTexts } from './texts.ts';

interface DuePillProps {
  readonly day: string | null;
  readonly completed: boolean;
  readonly onChange: (day: string | null) => void;
}

export function DuePill({ day, completed, onChange }: DuePillProps) {
  const [opened, setOpened] = useState(false);
  const { words, late } = useDueWords(day, completed);
  const choose = (chosen: string | null) => {
    onChange(chosen);
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Pill icon={CalendarDaysIcon} tone={late ? 'bad' : undefined} onClick={() => setOpened(!opened)}>
          {words}
        </Pill>
      </Popover.Target>
      <Popover.Dropdown {...keepsEscape}>
        <Days day={day} onWrite={onChange} onChoose={choose} />
      </Popover.Dropdown>
    </Popover>
  );
}

function useDueWords(day: string | null, completed: boolean): { words: string; late: boolean } {
  const t = useTexts(taskTexts);
  const language = useSampleLanguage();
  if (day === null) return { words: t.noDue, late: false };
  const today = todayInGuatemala();
  const written = formatDueDay(day, today, language);
  const late = !completed && day < today;
  return { words: late ? t.overdue(written) : t.dueOn(written), late };
}

interface DaysProps {
  readonly day: string | null;
  readonly onWrite: (day: string) => void;
  readonly onChoose: (day: string | null) => void;
}

const HELD = { 'data-mantine-stop-propagation': true };

function Days({ day, onWrite, onChoose }: DaysProps) {
  const t = useTexts(taskTexts);
  const today = todayInGuatemala();
  const usual = [
    { word: t.today, day: today },
    { word: t.tomorrow, day: addDays(today, 1) },
    { word: t.nextWeek, day: addDays(today, 7) },
  ];
  return (
    <div className={classes.days}>
      <TextInput
        {...HELD}
        type="date"
        label={t.day}
        data-autofocus
        value={day ?? ''}
        // While it is typed it is empty: what was there stays until it is a day.
        onChange={({ currentTarget: { value } }) => value !== '' && onWrite(value)}
        onKeyDown={({ key }) => key === 'Enter' && onChoose(day)}
      />
      <div className={classes.usual}>
        {usual.map((one) => (
          <Button
            {...HELD}
            key={one.word}
            variant={one.day === day ? 'light' : 'default'}
            size="compact-md"
            onClick={() => onChoose(one.day)}
          >
            {one.word}
          </Button>
        ))}
      </div>
      {day !== null && (
        <Button {...HELD} variant="subtle" color="red" size="compact-md" onClick={() => onChoose(null)}>
          {t.noDate}
        </Button>
      )}
    </div>
  );
}
