// The cell being edited, when it is the account: found while its code or its name is typed. Enter and Tab take the one
// marked and go on as in any other cell.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { accountFullName } from '#ui/fields/account-picker.tsx';
import type { Buscador } from '../buscador.ts';
import { atributosDe, type CampoProps } from './campo-de-texto.tsx';
import classes from './celdas.module.css';
import { OpcionesDeCuenta } from './opciones-de-cuenta.tsx';

const ANCHO_DE_LISTA = 544;
const SIN_TRANSICION = { duration: 0 } as const;

export function CampoDeCuenta(props: CampoProps) {
  const { entorno, fila } = props;
  const { soloLectura } = entorno;
  const busqueda = useBusquedaDeCuenta(props);
  const { lista, escrito, halladas } = busqueda;
  const cuenta = entorno.buscador.cuenta(fila.idCuenta)?.cuenta;
  const escribible = soloLectura
    ? {}
    : {
        onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
          busqueda.escribir(event.currentTarget.value),
        onClick: () => lista.openDropdown(),
        onBlur: busqueda.confirmar,
        onKeyDown: (event: KeyboardEvent) => alTeclear(event, busqueda, entorno.buscador.listo),
      };
  return (
    <Combobox
      store={lista}
      position="bottom-start"
      width={Math.min(ANCHO_DE_LISTA, window.innerWidth - 16)}
      transitionProps={SIN_TRANSICION}
    >
      <Combobox.Target withExpandedAttribute withKeyboardNavigation={false}>
        <input
          {...atributosDe(props)}
          {...COMO_COMBOBOX}
          value={escrito ?? (cuenta === undefined ? fila.idCuenta : accountFullName(cuenta))}
          {...escribible}
          readOnly={soloLectura}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={classes.lista ?? ''}>
        <OpcionesDeCuenta
          listas={entorno.buscador.listo}
          halladas={halladas}
          texto={escrito ?? ''}
          saldos={entorno.saldos}
          onElegir={(idCuenta) => {
            busqueda.tomar(idCuenta);
            entorno.avanzar();
          }}
        />
      </Combobox.Dropdown>
    </Combobox>
  );
}

const COMO_COMBOBOX = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  spellCheck: false,
  placeholder: 'Código o nombre',
} as const;

type Busqueda = ReturnType<typeof useBusquedaDeCuenta>;

function useBusquedaDeCuenta({ entorno, indice, activo }: CampoProps) {
  const { almacen, buscador, porConfirmar } = entorno;
  /** What is being looked for; undefined: nothing, the cell shows what it has. */
  const [escrito, setEscrito] = useState<string>();
  const lista = useCombobox();
  const halladas = lista.dropdownOpened ? buscador.buscar(escrito ?? '') : [];

  const soltar = () => {
    // Whoever asks before the next render finds nothing left to confirm.
    porConfirmar.current = undefined;
    setEscrito(undefined);
    lista.closeDropdown();
  };
  const tomar = (idCuenta: string) => {
    almacen.escribir(indice, 'idCuenta', idCuenta);
    soltar();
  };
  /** Leaving without choosing: what names one account is that account; anything else stays written, to be corrected. */
  const confirmar = () => {
    if (escrito === undefined || escrito.trim() === '') return soltar();
    const unica = halladas.length === 1 ? halladas[0]?.cuenta.idCuenta : undefined;
    tomar(buscador.resolver(escrito) ?? unica ?? escrito.trim());
  };
  // Before anything else is done in the grid, whatever the key or the button.
  useLayoutEffect(() => {
    if (!activo) return;
    porConfirmar.current = confirmar;
    return () => {
      porConfirmar.current = undefined;
    };
  });
  useMarcarPrimera(lista, escrito, buscador);
  const escribir = (texto: string) => {
    setEscrito(texto);
    lista.openDropdown();
    if (texto.trim() === '') almacen.escribir(indice, 'idCuenta', '');
  };
  return { escrito, lista, halladas, soltar, tomar, confirmar, escribir };
}

/** While typing, Enter takes the first one found. */
function useMarcarPrimera(
  lista: ReturnType<typeof useCombobox>,
  escrito: string | undefined,
  buscador: Buscador,
): void {
  const alEscribir = useEffectEvent(() => lista.selectFirstOption());
  useEffect(() => {
    if (escrito !== undefined && buscador.listo) alEscribir();
  }, [escrito, buscador]);
}

function alTeclear(event: KeyboardEvent, busqueda: Busqueda, conCuentas: boolean): void {
  const { escrito, lista, halladas, soltar, tomar } = busqueda;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'F4') {
    event.preventDefault();
    lista.openDropdown();
  }
  if (!lista.dropdownOpened) return;
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      event.preventDefault();
      if (event.key === 'ArrowDown') lista.selectNextOption();
      else lista.selectPreviousOption();
      return;
    case 'Escape':
      event.preventDefault();
      soltar();
      return;
    case 'Enter':
    case 'Tab': {
      // Nothing typed and nothing marked: the cell stays as it is.
      const lugar = lista.getSelectedOptionIndex();
      const marcada = halladas[lugar < 0 && (escrito ?? '').trim() !== '' ? 0 : lugar];
      if (marcada !== undefined) tomar(marcada.cuenta.idCuenta);
      else if ((escrito ?? '').trim() === '') soltar();
      // Nothing is called so: it is to be corrected before going on. While the accounts come nobody knows, and the keys
      // that follow belong to the next cell.
      else if (event.key === 'Enter' && conCuentas) event.preventDefault();
    }
  }
}
