// Chooses an account of the chart by typing part of its code, its name or a tag it carries.
//
//   <AccountPicker label="Cuenta" cuentas={cuentas} value={idCuenta} onChange={setIdCuenta} />
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { Combobox, InputBase, type InputBaseProps, useCombobox } from '@mantine/core';
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Highlight } from '#ui/text/highlight.tsx';
import { normalizeText } from '#ui/text/text-search.ts';
import classes from './account-picker.module.css';
import { accountTexts, isAccountSought, soughtTags } from './account-search.ts';

/** What is shown of an account, and what it is found by. */
type PickableAccount = Pick<Cuenta, 'idCuenta' | 'nombreCuenta' | 'etiquetas'>;

interface AccountPickerProps {
  readonly label: string;
  readonly cuentas: readonly PickableAccount[];
  readonly value: string | undefined;
  readonly onChange: (idCuenta: string) => void;
  readonly hint?: string;
  readonly note?: ReactNode;
  readonly error?: string | undefined;
  /** What to say when nothing is found. */
  readonly empty?: string;
  readonly autoFocus?: boolean;
  /** For forms that go from one field to the next that is still needed. */
  readonly needed?: boolean;
}

// More than fit in sight; whoever needs the next ones types another letter.
const OPTIONS_MAX = 50;

export function AccountPicker(props: AccountPickerProps) {
  const { cuentas, value, onChange } = props;
  const [written, setWritten] = useState<string>();
  const chosen = cuentas.find(({ idCuenta }) => idCuenta === value);
  const words = normalizeText(written ?? '').split(' ');
  const found = cuentas.filter((cuenta) => isAccountSought(cuenta.idCuenta, accountTexts(cuenta), words));
  const list = useCombo(written, found[0]?.idCuenta, () => setWritten(undefined));
  const choose = (idCuenta: string) => {
    onChange(idCuenta);
    list.closeDropdown();
  };
  return (
    <Combobox store={list} onOptionSubmit={choose}>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          {...AS_COMBOBOX}
          label={props.label}
          description={props.note}
          error={props.error}
          placeholder={props.hint ?? 'Código o nombre'}
          data-autofocus={props.autoFocus || undefined}
          data-necesario={props.needed || undefined}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          value={written ?? (chosen === undefined ? '' : accountFullName(chosen))}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => list.openDropdown()}
          onBlur={() => list.closeDropdown()}
          onChange={(event) => {
            setWritten(event.currentTarget.value);
            list.openDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={classes.lista ?? ''}>
        <Options {...props} found={found} words={words} />
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

function useCombo(written: string | undefined, first: string | undefined, onClosing: () => void) {
  const list = useCombobox({
    onDropdownClose: () => {
      onClosing();
      list.resetSelectedOption();
    },
  });
  // While typing, Enter takes the first one found, also when the accounts come after the letters.
  const onWrite = useEffectEvent(() => list.selectFirstOption());
  useEffect(() => {
    if (written !== undefined && first !== undefined) onWrite();
  }, [written, first]);
  return list;
}

interface OptionsProps extends Pick<AccountPickerProps, 'label' | 'value' | 'empty'> {
  readonly found: readonly PickableAccount[];
  readonly words: readonly string[];
}

function Options({ label, value, found, words, empty = 'Ninguna cuenta coincide.' }: OptionsProps) {
  const over = found.length - OPTIONS_MAX;
  return (
    <>
      <Combobox.Options className={classes.opciones ?? ''} aria-label={label}>
        {found.slice(0, OPTIONS_MAX).map(({ idCuenta, nombreCuenta, etiquetas }) => (
          <Combobox.Option
            key={idCuenta}
            value={idCuenta}
            active={idCuenta === value}
            className={classes.opcion ?? ''}
          >
            <span className={classes.codigo}>
              <Highlight text={idCuenta} words={words.filter((word) => idCuenta.startsWith(word))} />
            </span>
            <span>
              <Highlight text={nombreCuenta} words={words} />
              <ByTag etiquetas={etiquetas} words={words} />
            </span>
          </Combobox.Option>
        ))}
        {found.length === 0 && <Combobox.Empty>{empty}</Combobox.Empty>}
      </Combobox.Options>
      {over > 0 && (
        <Combobox.Footer className={classes.resto ?? ''}>Y {over} más: siga escribiendo.</Combobox.Footer>
      )}
    </>
  );
}

/** Why it was found, when it is by a tag. */
export function ByTag({
  etiquetas,
  words,
}: {
  readonly etiquetas: readonly string[];
  readonly words: readonly string[];
}) {
  const own = soughtTags(etiquetas, words);
  if (own.length === 0) return null;
  return (
    <span className={classes.etiquetas}>
      {' '}
      <Highlight text={own.join(', ')} words={words} />
    </span>
  );
}

export const accountFullName = ({
  idCuenta,
  nombreCuenta,
}: Pick<Cuenta, 'idCuenta' | 'nombreCuenta'>): string => `${idCuenta} ${nombreCuenta}`;
