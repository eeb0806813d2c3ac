// The days of a month, Monday first, to choose one: with the mouse, or with the keyboard as calendars are gone through
// everywhere. Arrows go by days and weeks, Inicio and Fin to the ends of the week, RePág and AvPág by months, with Mayús by years.
//
//   <Calendar label="Fecha" value="2026-11-15" onPick={setFecha} />
import '@mantine/core/styles/Input.layer.css';
import { nombreDeMes, nombresDeMes } from '@cuadra/core/meses';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { todayInGuatemala } from '#ui/format/date.ts';
import { addDays } from '#ui/format/typed-date.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { GridTable } from '#ui/tables/grid-table.tsx';
import classes from './calendar.module.css';
import { addMonths, clampDay, FIRST_YEAR, LAST_YEAR, weekday, weeksOf } from './month-days.ts';

interface CalendarProps {
  /** The name of its field, for who does not see it. */
  readonly label: string;
  /** `AAAA-MM-DD`, or empty. */
  readonly value: string;
  readonly onPick: (day: string) => void;
  readonly onClose: () => void;
}

/** Escape closes the calendar and not the dialog that it was opened in. */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' } as const;

const WEEK = [
  ['lu', 'lunes'],
  ['ma', 'martes'],
  ['mi', 'miércoles'],
  ['ju', 'jueves'],
  ['vi', 'viernes'],
  ['sá', 'sábado'],
  ['do', 'domingo'],
] as const;

export function Calendar({ label, value, onPick, onClose }: CalendarProps) {
  const today = todayInGuatemala();
  const [day, setDay] = useState(value === '' ? today : value);
  const grid = useRef<HTMLTableElement>(null);
  const [hasKeyboard, setHasKeyboard] = useState(true);
  // It is opened to go through its days, and the keyboard goes where the arrows went; from the month and the year, it stays there.
  useEffect(() => {
    if (hasKeyboard) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day, hasKeyboard]);
  const move = (event: KeyboardEvent) => {
    const next = dayFor(event, day);
    if (next === undefined) return;
    event.preventDefault();
    setHasKeyboard(true);
    setDay(next);
  };
  const goTo = (next: string) => {
    setHasKeyboard(false);
    setDay(next);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Stack gap="sm" role="group" aria-label={`Calendario: ${label}`} width="17rem" onKeyDown={leave}>
      <MonthAndYear day={day} onChange={goTo} />
      <GridTable
        pattern="grid"
        label={`${nombreDeMes(Number(day.slice(5, 7)))} de ${day.slice(0, 4)}`}
        ref={grid}
        className={classes.days}
        onKeyDown={move}
      >
        <WeekDays />
        <tbody>
          {weeksOf(day.slice(0, 7)).map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <Day key={one} day={one} focused={day} chosen={value} today={today} onPick={onPick} />
              ))}
            </tr>
          ))}
        </tbody>
      </GridTable>
      <Row justify="end">
        <Button {...OWN_ESCAPE} variant="subtle" size="compact-sm" onClick={() => onPick(today)}>
          Hoy
        </Button>
      </Row>
    </Stack>
  );
}

const WeekDays = () => (
  <thead>
    <tr>
      {WEEK.map(([letters, name]) => (
        <th key={name} scope="col" abbr={name}>
          {letters}
        </th>
      ))}
    </tr>
  </thead>
);

/** Where a key goes from a day. */
function dayFor({ key, shiftKey }: KeyboardEvent, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return clampDay(addDays(day, -1));
    case 'ArrowRight':
      return clampDay(addDays(day, 1));
    case 'ArrowUp':
      return clampDay(addDays(day, -7));
    case 'ArrowDown':
      return clampDay(addDays(day, 7));
    case 'Home':
      return clampDay(addDays(day, -weekday(day)));
    case 'End':
      return clampDay(addDays(day, 6 - weekday(day)));
    case 'PageUp':
      return clampDay(addMonths(day, shiftKey ? -12 : -1));
    case 'PageDown':
      return clampDay(addMonths(day, shiftKey ? 12 : 1));
    default:
      return undefined;
  }
}

interface DayProps {
  readonly day: string;
  readonly focused: string;
  readonly chosen: string;
  readonly today: string;
  readonly onPick: (day: string) => void;
}

/** Days of the months beside it are drawn, so that the weeks are whole. */
function Day({ day, focused, chosen, today, onPick }: DayProps) {
  const isOther = day.slice(0, 7) !== focused.slice(0, 7);
  const [year, , number] = day.split('-').map(Number);
  return (
    <td>
      <button
        {...OWN_ESCAPE}
        type="button"
        data-day={day}
        className={classes.day}
        tabIndex={day === focused ? 0 : -1}
        aria-label={`${number} de ${nombreDeMes(Number(day.slice(5, 7)))} de ${year}`}
        aria-pressed={day === chosen}
        aria-current={day === today ? 'date' : undefined}
        data-other={isOther || undefined}
        data-chosen={day === chosen || undefined}
        disabled={clampDay(day) !== day}
        onClick={() => onPick(day)}
      >
        {number}
      </button>
    </td>
  );
}

/** The one way to say a month of a year in a calendar. */
function MonthAndYear({ day, onChange }: { readonly day: string; readonly onChange: (day: string) => void }) {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, place) => FIRST_YEAR + place);
  const go = (months: number) => onChange(clampDay(addMonths(day, months)));
  return (
    <Row gap="xs" oneLine>
      <ActionIcon
        {...OWN_ESCAPE}
        variant="subtle"
        color="gray"
        aria-label="Mes anterior"
        onClick={() => go(-1)}
      >
        <ChevronLeftIcon width={18} height={18} aria-hidden="true" />
      </ActionIcon>
      <NativeSelect
        {...OWN_ESCAPE}
        aria-label="Mes"
        size="xs"
        flex={1}
        rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
        value={month}
        onChange={({ currentTarget }) => go(Number(currentTarget.value) - month)}
      >
        {nombresDeMes.map((name, place) => (
          <option key={name} value={place + 1}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        {...OWN_ESCAPE}
        aria-label="Año"
        size="xs"
        w="5.5rem"
        rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
        value={year}
        onChange={({ currentTarget }) => go((Number(currentTarget.value) - year) * 12)}
      >
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </NativeSelect>
      <ActionIcon
        {...OWN_ESCAPE}
        variant="subtle"
        color="gray"
        aria-label="Mes siguiente"
        onClick={() => go(1)}
      >
        <ChevronRightIcon width={18} height={18} aria-hidden="true" />
      </ActionIcon>
    </Row>
  );
}
