// A date, typed as dd/MM/yyyy or by as little as its day, moved with the arrows, or chosen from the calendar (Alt+↓). What is not
// a date stays written with what is wrong with it, and nothing is sent with it (unreadable.ts): the value is still the
// one that was there. (The browser's own field writes dates in the browser's language.)
//
//   <DateField label="Fecha" valor={fecha} onCambio={setFecha} />
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
  readonly valor: string;
  readonly opcional?: boolean;
  readonly onCambio: (fecha: string) => void;
}

export function DateField({ valor, opcional = false, onCambio, error, ...campo }: DateFieldProps) {
  const { mostrado, suError, poner, alEscribir, alSalir, alTeclear } = useTypedDate({
    valor,
    opcional,
    onCambio,
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
      error={suError ?? error}
      {...(suError === undefined ? {} : UNREADABLE)}
      value={mostrado}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => alEscribir(currentTarget.value)}
      onBlur={alSalir}
      aria-keyshortcuts="Alt+ArrowDown"
      onKeyDown={(event) => {
        if (!(event.altKey && event.key === 'ArrowDown')) return alTeclear(event);
        event.preventDefault();
        setIsOpen(true);
      }}
      rightSection={
        campo.disabled !== true && (
          <CalendarButton
            label={campo.label}
            valor={valor}
            isOpen={isOpen}
            onToggle={setIsOpen}
            onLeave={goBack}
            onCambio={(fecha) => {
              poner(fecha);
              goBack();
            }}
          />
        )
      }
    />
  );
}

type Typed = Required<Pick<DateFieldProps, 'valor' | 'opcional' | 'onCambio'>>;

/** What is being written over the date there is, until it is one. */
function useTypedDate({ valor, opcional, onCambio }: Typed) {
  const [escrito, setEscrito] = useState<string>();
  /** Left written without being a date, over the one there was: another one, whoever puts it, takes its place. */
  const [dejado, setDejado] = useState<{ readonly texto: string; readonly sobre: string }>();
  const referencia = valor === '' ? todayInGuatemala() : valor;
  const ilegible = dejado?.sobre === valor ? dejado.texto : undefined;

  const leer = (texto: string) => (texto.trim() === '' && opcional ? '' : readDate(texto, referencia));
  const poner = (fecha: string) => {
    setEscrito(undefined);
    setDejado(undefined);
    if (fecha !== valor) onCambio(fecha);
  };
  const alEscribir = (texto: string) => {
    setEscrito(texto);
    setDejado(undefined);
    // Whole, it counts at once; what is short is completed on leaving.
    const fecha = isWholeDate(texto) ? leer(texto) : undefined;
    if (fecha !== undefined && fecha !== valor) onCambio(fecha);
  };
  const alSalir = () => {
    if (escrito === undefined) return;
    const fecha = leer(escrito);
    if (fecha !== undefined) return poner(fecha);
    setEscrito(undefined);
    setDejado({ texto: escrito, sobre: valor });
  };
  const alTeclear = (event: KeyboardEvent) => {
    // The keys that post or go on read what is written before they do.
    if (event.key === 'Enter') return alSalir();
    const paso = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (paso === undefined || event.altKey || event.ctrlKey) return;
    event.preventDefault();
    poner(addDays(readDate(escrito ?? ilegible ?? '', referencia) ?? referencia, paso));
  };
  // What is still being typed is told only when there is nothing left to type.
  const completo = escrito !== undefined && isWholeDate(escrito) ? escrito : ilegible;
  const falla = completo !== undefined && leer(completo) === undefined;
  const suError = falla ? dateError(completo, referencia) : undefined;
  const mostrado = escrito ?? ilegible ?? (valor === '' ? '' : formatDate(valor));
  return { mostrado, suError, poner, alEscribir, alSalir, alTeclear };
}

const Days = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

interface CalendarButtonProps extends Pick<DateFieldProps, 'label' | 'valor' | 'onCambio'> {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Closed from the keyboard. */
  readonly onLeave: () => void;
}

/** Not a stop of the keyboard, which opens it from the field: forms are gone through field by field. */
function CalendarButton(props: CalendarButtonProps) {
  const { label, valor, onCambio, isOpen, onToggle, onLeave } = props;
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
          <Days label={label} value={valor} onPick={onCambio} onClose={onLeave} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
