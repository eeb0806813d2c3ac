// Chooses one of too many to bring them all: what is typed is looked for on the server after a short pause, and one of what it
// found is taken. Enter takes the first; Escape leaves what was chosen.
//
//   <FoundPicker label="Asociado" search={(q) => consultas.buscar(q)} chosen={asociado} onChange={setAsociado}
//     keyOf={({ id }) => id} name={({ nombre }) => nombre} draw={(uno, palabras) => …} empty="Nadie coincide." />
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, InputBase, type InputBaseProps, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { UNREADABLE } from '#ui/states/unreadable.ts';
import { normalizeText } from '#ui/text/text-search.ts';
import classes from './found-picker.module.css';

interface Search<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<readonly T[]>;
}

interface FoundPickerProps<T> {
  readonly label: string;
  readonly search: (text: string) => Search<T>;
  readonly chosen: T | undefined;
  readonly onChange: (chosen: T | undefined) => void;
  readonly keyOf: (found: T) => string;
  /** In the field, once it is chosen. */
  readonly name: (found: T) => string;
  /** In the list; the words of the search, to be marked. */
  readonly draw: (found: T, words: readonly string[]) => ReactNode;
  /** When nothing is found. */
  readonly empty: string;
  readonly hint?: string;
  readonly note?: ReactNode;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
  readonly withAsterisk?: boolean;
  /** For forms that go from one field to the next that is still needed. */
  readonly needed?: boolean;
}

const WAIT_MS = 200;

export function FoundPicker<T>(props: FoundPickerProps<T>) {
  const { chosen, onChange, keyOf, name } = props;
  const [written, setWritten] = useState<string>();
  const { found, sought, error } = useFound(props.search, written?.trim() ?? '');
  const first = found?.[0];
  const list = useCombo(first === undefined ? undefined : keyOf(first));
  const choose = (value: string) => {
    onChange(found?.find((one) => keyOf(one) === value));
    setWritten(undefined);
    list.closeDropdown();
  };
  // What was left written without choosing is no choice: it stays in sight, and nothing is sent with it.
  const loose = written !== undefined && written.trim() !== '' && !list.dropdownOpened;
  return (
    <Combobox store={list} onOptionSubmit={choose}>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          {...AS_COMBOBOX}
          {...(loose ? UNREADABLE : {})}
          label={props.label}
          description={props.note}
          error={loose ? 'Elija uno de los que aparecen al buscar.' : props.error}
          placeholder={props.hint}
          withAsterisk={props.withAsterisk ?? false}
          data-autofocus={props.autoFocus || undefined}
          data-necesario={props.needed || undefined}
          value={written ?? (chosen === undefined ? '' : name(chosen))}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={() => list.openDropdown()}
          onBlur={() => list.closeDropdown()}
          onChange={({ currentTarget: { value } }) => {
            setWritten(value);
            if (value.trim() === '') {
              setWritten(undefined);
              onChange(undefined);
            }
            list.openDropdown();
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setWritten(undefined);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={classes.lista ?? ''} hidden={written === undefined}>
        <Options {...props} found={found} sought={sought} failure={error} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

const AS_COMBOBOX = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  spellCheck: false,
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
} satisfies InputBaseProps & ComponentPropsWithoutRef<'input'>;

/** What the server found for what is written, and for which words; while it looks for more, what it found last. */
function useFound<T>(search: (text: string) => Search<T>, written: string) {
  const [text] = useDebouncedValue(written, WAIT_MS);
  const { data, error } = useQuery({
    ...search(text),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  return { found: text === '' ? undefined : data, sought: text, error };
}

function useCombo(first: string | undefined) {
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const onFound = useEffectEvent(() => list.selectFirstOption());
  useEffect(() => {
    if (first !== undefined) onFound();
  }, [first]);
  return list;
}

interface OptionsProps<T> extends Pick<FoundPickerProps<T>, 'label' | 'keyOf' | 'draw' | 'empty'> {
  readonly found: readonly T[] | undefined;
  readonly sought: string;
  readonly failure: Error | null;
}

function Options<T>({ label, keyOf, draw, empty, found, sought, failure }: OptionsProps<T>) {
  const words = normalizeText(sought)
    .split(' ')
    .filter((word) => word !== '');
  if (found === undefined)
    return (
      <Combobox.Empty role={failure === null ? undefined : 'alert'}>
        {failure === null ? 'Buscando…' : messageOf(failure)}
      </Combobox.Empty>
    );
  return (
    <Combobox.Options className={classes.opciones ?? ''} aria-label={label}>
      {found.map((one) => (
        <Combobox.Option key={keyOf(one)} value={keyOf(one)} className={classes.opcion ?? ''}>
          {draw(one, words)}
        </Combobox.Option>
      ))}
      {found.length === 0 && <Combobox.Empty>{empty}</Combobox.Empty>}
    </Combobox.Options>
  );
}
