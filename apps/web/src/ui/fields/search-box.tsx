// Free search that lives somewhere else (the address): what is typed shows at once and is handed over after a short
// pause, so that a fast typist does not write the address at every letter.
//
//   <SearchBox label="Buscar usuarios" value={q} onChange={(q) => …} />
import '@mantine/core/styles/CloseButton.layer.css';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

interface SearchBoxProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string | undefined;
  /** The name of the button that empties it. */
  readonly remove?: string;
}

const WAIT_MS = 200;

export function SearchBox({
  label,
  hint = 'Buscar',
  value,
  onChange,
  className,
  remove = 'Borrar la búsqueda',
}: SearchBoxProps) {
  const [text, setText] = useState(value);
  const delivered = useRef(value);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Changed from elsewhere: a link, the reset, the browser's back button.
  useEffect(() => {
    if (value === delivered.current) return;
    delivered.current = value;
    clearTimeout(wait.current);
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(wait.current), []);

  const change = (next: string, ms: number) => {
    setText(next);
    clearTimeout(wait.current);
    wait.current = setTimeout(() => {
      delivered.current = next;
      onChange(next);
    }, ms);
  };

  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={hint}
      autoComplete="off"
      spellCheck={false}
      className={className ?? ''}
      leftSection={<MagnifyingGlassIcon width={18} height={18} aria-hidden="true" />}
      rightSection={
        text !== '' && <CloseButton size="sm" aria-label={remove} onClick={() => change('', 0)} />
      }
      value={text}
      onChange={(event) => change(event.currentTarget.value, WAIT_MS)}
    />
  );
}
