// Chooses an account of the chart by typing part of its code, its name or a tag it carries.
//
//   <AccountPicker etiqueta="Cuenta" cuentas={cuentas} valor={idCuenta} onCambio={setIdCuenta} />
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
  readonly etiqueta: string;
  readonly cuentas: readonly PickableAccount[];
  readonly valor: string | undefined;
  readonly onCambio: (idCuenta: string) => void;
  readonly pista?: string;
  readonly nota?: ReactNode;
  readonly error?: string | undefined;
  /** What to say when nothing is found. */
  readonly vacio?: string;
  readonly autoFoco?: boolean;
  /** For forms that go from one field to the next that is still needed. */
  readonly necesaria?: boolean;
}

// More than fit in sight; whoever needs the next ones types another letter.
const OPCIONES_MAX = 50;

export function AccountPicker(props: AccountPickerProps) {
  const { cuentas, valor, onCambio } = props;
  const [escrito, setEscrito] = useState<string>();
  const elegida = cuentas.find(({ idCuenta }) => idCuenta === valor);
  const palabras = normalizeText(escrito ?? '').split(' ');
  const halladas = cuentas.filter((cuenta) =>
    isAccountSought(cuenta.idCuenta, accountTexts(cuenta), palabras),
  );
  const lista = useLista(escrito, halladas[0]?.idCuenta, () => setEscrito(undefined));
  const elegir = (idCuenta: string) => {
    onCambio(idCuenta);
    lista.closeDropdown();
  };
  return (
    <Combobox store={lista} onOptionSubmit={elegir}>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          {...COMO_COMBOBOX}
          label={props.etiqueta}
          description={props.nota}
          error={props.error}
          placeholder={props.pista ?? 'Código o nombre'}
          data-autofocus={props.autoFoco || undefined}
          data-necesario={props.necesaria || undefined}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          value={escrito ?? (elegida === undefined ? '' : accountFullName(elegida))}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => lista.openDropdown()}
          onBlur={() => lista.closeDropdown()}
          onChange={(event) => {
            setEscrito(event.currentTarget.value);
            lista.openDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={classes.lista ?? ''}>
        <Opciones {...props} halladas={halladas} palabras={palabras} />
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

function useLista(escrito: string | undefined, primera: string | undefined, alCerrar: () => void) {
  const lista = useCombobox({
    onDropdownClose: () => {
      alCerrar();
      lista.resetSelectedOption();
    },
  });
  // While typing, Enter takes the first one found, also when the accounts come after the letters.
  const alEscribir = useEffectEvent(() => lista.selectFirstOption());
  useEffect(() => {
    if (escrito !== undefined && primera !== undefined) alEscribir();
  }, [escrito, primera]);
  return lista;
}

interface OpcionesProps extends Pick<AccountPickerProps, 'etiqueta' | 'valor' | 'vacio'> {
  readonly halladas: readonly PickableAccount[];
  readonly palabras: readonly string[];
}

function Opciones({
  etiqueta,
  valor,
  halladas,
  palabras,
  vacio = 'Ninguna cuenta coincide.',
}: OpcionesProps) {
  const sobran = halladas.length - OPCIONES_MAX;
  return (
    <>
      <Combobox.Options className={classes.opciones ?? ''} aria-label={etiqueta}>
        {halladas.slice(0, OPCIONES_MAX).map(({ idCuenta, nombreCuenta, etiquetas }) => (
          <Combobox.Option
            key={idCuenta}
            value={idCuenta}
            active={idCuenta === valor}
            className={classes.opcion ?? ''}
          >
            <span className={classes.codigo}>
              <Highlight
                texto={idCuenta}
                palabras={palabras.filter((palabra) => idCuenta.startsWith(palabra))}
              />
            </span>
            <span>
              <Highlight texto={nombreCuenta} palabras={palabras} />
              <ByTag etiquetas={etiquetas} palabras={palabras} />
            </span>
          </Combobox.Option>
        ))}
        {halladas.length === 0 && <Combobox.Empty>{vacio}</Combobox.Empty>}
      </Combobox.Options>
      {sobran > 0 && (
        <Combobox.Footer className={classes.resto ?? ''}>Y {sobran} más: siga escribiendo.</Combobox.Footer>
      )}
    </>
  );
}

/** Why it was found, when it is by a tag. */
export function ByTag({
  etiquetas,
  palabras,
}: {
  readonly etiquetas: readonly string[];
  readonly palabras: readonly string[];
}) {
  const suyas = soughtTags(etiquetas, palabras);
  if (suyas.length === 0) return null;
  return (
    <span className={classes.etiquetas}>
      {' '}
      <Highlight texto={suyas.join(', ')} palabras={palabras} />
    </span>
  );
}

export const accountFullName = ({
  idCuenta,
  nombreCuenta,
}: Pick<Cuenta, 'idCuenta' | 'nombreCuenta'>): string => `${idCuenta} ${nombreCuenta}`;
