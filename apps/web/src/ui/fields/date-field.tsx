// A date, typed as dd/MM/yyyy or by as little as its day, moved with the arrows, or chosen from the calendar (Alt+↓). What is not
// a date stays written with what is wrong with it, and nothing is sent with it (unreadable.ts): the value is still the
// one that was there. (The browser's own field writes dates in the browser's language.)
//
//   <DateField label="Fecha" value={fecha} onChange={setFecha} />
import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import '@mantine/core/styles/Popover.layer.css';
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { addDays, dateError, isWholeDate, readDate } from '#ui/format/typed-date.ts';
import { UNREADABLE } from '#ui/states/unreadable.ts';

interface DateFieldProps extends Pick<TextInputProps, 'name' | 'description' | 'withAsterisk' | 'disabled'> {
  readonly label: string;
  readonly error?: string | undefined;
  /** `AAAA-MM-DD`, or empty where it may be. */
  readonly value: string;
  readonly optional?: boolean;
  readonly onChange: (fecha: string) => void;
}

export function DateField({ value, optional = false, onChange, error, ...campo }: DateFieldProps) {
  const { shown, ownError, put, onWrite, onLeaving, onKey } = useTypedDate({
    value,
    optional,
    onChange,
  });
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const goBack = () => {
    setIsOpen(false);
    field.current?.focus();
  };
  return (
    <TextInput
      {...campo}
      ref={field}
      inputMode="numeric"
      autoComplete="off"
      placeholder="dd/mm/aaaa"
      classNames={{ input: 'cifras' }}
      error={ownError ?? error}
      {...(ownError === undefined ? {} : UNREADABLE)}
      value={shown}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      onBlur={onLeaving}
      aria-keyshortcuts="Alt+ArrowDown"
      onKeyDown={(event) => {
        if (!(event.altKey && event.key === 'ArrowDown')) return onKey(event);
        event.preventDefault();
        setIsOpen(true);
      }}
      rightSection={
        campo.disabled !== true && (
          <CalendarButton
            label={campo.label}
            value={value}
            isOpen={isOpen}
            onToggle={setIsOpen}
            onLeave={goBack}
            onChange={(fecha) => {
              put(fecha);
              goBack();
            }}
          />
        )
      }
    />
  );
}

type Typed = Required<Pick<DateFieldProps, 'value' | 'optional' | 'onChange'>>;

/** What is being written over the date there is, until it is one. */
function useTypedDate({ value, optional, onChange }: Typed) {
  const [written, setWritten] = useState<string>();
  /** Left written without being a date, over the one there was: another one, whoever puts it, takes its place. */
  const [left, setLeft] = useState<{ readonly text: string; readonly onto: string }>();
  const reference = value === '' ? todayInGuatemala() : value;
  const unreadable = left?.onto === value ? left.text : undefined;

  const read = (text: string) => (text.trim() === '' && optional ? '' : readDate(text, reference));
  const put = (fecha: string) => {
    setWritten(undefined);
    setLeft(undefined);
    if (fecha !== value) onChange(fecha);
  };
  const onWrite = (text: string) => {
    setWritten(text);
    setLeft(undefined);
    // Whole, it counts at once; what is short is completed on leaving.
    const fecha = isWholeDate(text) ? read(text) : undefined;
    if (fecha !== undefined && fecha !== value) onChange(fecha);
  };
  const onLeaving = () => {
    if (written === undefined) return;
    const fecha = read(written);
    if (fecha !== undefined) return put(fecha);
    setWritten(undefined);
    setLeft({ text: written, onto: value });
  };
  const onKey = (event: KeyboardEvent) => {
    // The keys that post or go on read what is written before they do.
    if (event.key === 'Enter') return onLeaving();
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey) return;
    event.preventDefault();
    put(addDays(readDate(written ?? unreadable ?? '', reference) ?? reference, step));
  };
  // What is still being typed is told only when there is nothing left to type.
  const whole = written !== undefined && isWholeDate(written) ? written : unreadable;
  const fails = whole !== undefined && read(whole) === undefined;
  const ownError = fails ? dateError(whole, reference) : undefined;
  const shown = written ?? unreadable ?? (value === '' ? '' : formatDate(value));
  return {
    shown,
    ownError,
    put,
    onWrite,
    onLeaving,
    onKey,
  };
}

const Days = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

interface CalendarButtonProps extends Pick<DateFieldProps, 'label' | 'value' | 'onChange'> {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Closed from the keyboard. */
  readonly onLeave: () => void;
}

/** Not a stop of the keyboard, which opens it from the field: forms are gone through field by field. */
function CalendarButton(props: CalendarButtonProps) {
  const { label, value, onChange, isOpen, onToggle, onLeave } = props;
  return (
    <Popover opened={isOpen} onChange={onToggle} position="bottom-end" shadow="md" closeOnEscape={false}>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          tabIndex={-1}
          aria-label={`Calendario: ${label}`}
          title="Calendario (Alt+↓)"
          onClick={() => onToggle(!isOpen)}
        >
          <CalendarDaysIcon width={18} height={18} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense>
          <Days label={label} value={value} onPick={onChange} onClose={onLeave} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
