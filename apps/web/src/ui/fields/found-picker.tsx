// Chooses one of too many to bring them all: what is typed is looked for on the server after a short pause, and one of what it
// found is taken. Enter takes the first; Escape leaves what was chosen.
//
//   <FoundPicker etiqueta="Asociado" buscar={(q) => consultas.buscar(q)} elegido={asociado} onCambio={setAsociado}
//     clave={({ id }) => id} nombre={({ nombre }) => nombre} dibujar={(uno, palabras) => …} vacio="Nadie coincide." />
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
  readonly etiqueta: string;
  readonly buscar: (texto: string) => Search<T>;
  readonly elegido: T | undefined;
  readonly onCambio: (elegido: T | undefined) => void;
  readonly clave: (hallado: T) => string;
  /** In the field, once it is chosen. */
  readonly nombre: (hallado: T) => string;
  /** In the list; the words of the search, to be marked. */
  readonly dibujar: (hallado: T, palabras: readonly string[]) => ReactNode;
  /** When nothing is found. */
  readonly vacio: string;
  readonly pista?: string;
  readonly nota?: ReactNode;
  readonly error?: string | undefined;
  readonly autoFoco?: boolean;
  readonly withAsterisk?: boolean;
  /** For forms that go from one field to the next that is still needed. */
  readonly necesaria?: boolean;
}

const ESPERA_MS = 200;

export function FoundPicker<T>(props: FoundPickerProps<T>) {
  const { elegido, onCambio, clave, nombre } = props;
  const [escrito, setEscrito] = useState<string>();
  const { hallados, buscado, error } = useFound(props.buscar, escrito?.trim() ?? '');
  const primero = hallados?.[0];
  const lista = useLista(primero === undefined ? undefined : clave(primero));
  const elegir = (valor: string) => {
    onCambio(hallados?.find((uno) => clave(uno) === valor));
    setEscrito(undefined);
    lista.closeDropdown();
  };
  // What was left written without choosing is no choice: it stays in sight, and nothing is sent with it.
  const suelto = escrito !== undefined && escrito.trim() !== '' && !lista.dropdownOpened;
  return (
    <Combobox store={lista} onOptionSubmit={elegir}>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          {...COMO_COMBOBOX}
          {...(suelto ? UNREADABLE : {})}
          label={props.etiqueta}
          description={props.nota}
          error={suelto ? 'Elija uno de los que aparecen al buscar.' : props.error}
          placeholder={props.pista}
          withAsterisk={props.withAsterisk ?? false}
          data-autofocus={props.autoFoco || undefined}
          data-necesario={props.necesaria || undefined}
          value={escrito ?? (elegido === undefined ? '' : nombre(elegido))}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={() => lista.openDropdown()}
          onBlur={() => lista.closeDropdown()}
          onChange={({ currentTarget: { value } }) => {
            setEscrito(value);
            if (value.trim() === '') {
              setEscrito(undefined);
              onCambio(undefined);
            }
            lista.openDropdown();
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setEscrito(undefined);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={classes.lista ?? ''} hidden={escrito === undefined}>
        <Opciones {...props} hallados={hallados} buscado={buscado} fallo={error} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

const COMO_COMBOBOX = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  spellCheck: false,
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
} satisfies InputBaseProps & ComponentPropsWithoutRef<'input'>;

/** What the server found for what is written, and for which words; while it looks for more, what it found last. */
function useFound<T>(buscar: (texto: string) => Search<T>, escrito: string) {
  const [texto] = useDebouncedValue(escrito, ESPERA_MS);
  const { data, error } = useQuery({
    ...buscar(texto),
    enabled: texto !== '',
    placeholderData: keepPreviousData,
  });
  return { hallados: texto === '' ? undefined : data, buscado: texto, error };
}

function useLista(primero: string | undefined) {
  const lista = useCombobox({ onDropdownClose: () => lista.resetSelectedOption() });
  const alHallar = useEffectEvent(() => lista.selectFirstOption());
  useEffect(() => {
    if (primero !== undefined) alHallar();
  }, [primero]);
  return lista;
}

interface OpcionesProps<T> extends Pick<FoundPickerProps<T>, 'etiqueta' | 'clave' | 'dibujar' | 'vacio'> {
  readonly hallados: readonly T[] | undefined;
  readonly buscado: string;
  readonly fallo: Error | null;
}

function Opciones<T>({ etiqueta, clave, dibujar, vacio, hallados, buscado, fallo }: OpcionesProps<T>) {
  const palabras = normalizeText(buscado)
    .split(' ')
    .filter((palabra) => palabra !== '');
  if (hallados === undefined)
    return (
      <Combobox.Empty role={fallo === null ? undefined : 'alert'}>
        {fallo === null ? 'Buscando…' : messageOf(fallo)}
      </Combobox.Empty>
    );
  return (
    <Combobox.Options className={classes.opciones ?? ''} aria-label={etiqueta}>
      {hallados.map((uno) => (
        <Combobox.Option key={clave(uno)} value={clave(uno)} className={classes.opcion ?? ''}>
          {dibujar(uno, palabras)}
        </Combobox.Option>
      ))}
      {hallados.length === 0 && <Combobox.Empty>{vacio}</Combobox.Empty>}
    </Combobox.Options>
  );
}
