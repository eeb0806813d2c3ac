// The cell being edited, when it is the account: found while its code or its name is typed. Enter and Tab take the one
// marked and go on as in any other cell.
import { Grid } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { Combobox, useCombobox } from '@mantine/core';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { accountFullName, ByTag } from '#ui/fields/account-picker.tsx';
import { formatearSaldo } from '#ui/format/dinero.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { normalizeText } from '#ui/text/text-search.ts';
import type { Buscador, CuentaBuscable } from '../buscador.ts';
import { type Entorno, nombreDeCelda } from '../entorno.ts';
import { type Columna, esLado, type FilaDeHoja } from '../fila.ts';
import classes from '../hoja.module.css';

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

interface CampoProps {
  readonly entorno: Entorno;
  readonly fila: FilaDeHoja;
  readonly indice: number;
  readonly columna: Columna;
  /** Where the cursor is. */
  readonly activo: boolean;
  readonly problema: string | undefined;
  /** In a card: its name is above it, and it is for fingers. */
  readonly id?: string;
}

const LARGO_MAX: Readonly<Record<Columna, number>> = {
  idCuenta: 120,
  debe: 200,
  haber: 200,
  concepto: 500,
  documento: 60,
};

/** The cell being edited, when it is an amount or a text. */
export function CampoDeTexto(props: CampoProps) {
  const { entorno, fila, indice, columna, id } = props;
  return (
    <input
      {...atributosDe(props)}
      data-monto={esLado(columna) || undefined}
      data-propuesta={fila.propuesta || undefined}
      spellCheck={columna === 'concepto'}
      inputMode={id !== undefined && esLado(columna) ? 'decimal' : undefined}
      placeholder={columna === 'concepto' ? entorno.conceptoDeCabecera : undefined}
      value={fila[columna]}
      onChange={(event) => entorno.almacen.escribir(indice, columna, event.currentTarget.value)}
    />
  );
}

/** What every field of the grid has. */
function atributosDe({ entorno, indice, columna, activo, problema, id }: CampoProps) {
  const { almacen, soloLectura, idDeBarra } = entorno;
  return {
    id,
    className: classes.campo,
    'aria-label': id === undefined ? nombreDeCelda(columna, indice) : undefined,
    'aria-invalid': problema !== undefined,
    'aria-describedby': notaDe(id) ?? (activo ? idDeBarra : undefined),
    'data-activa': activo || undefined,
    readOnly: soloLectura,
    autoComplete: 'off',
    enterKeyHint: 'next',
    maxLength: LARGO_MAX[columna],
    onFocus: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
      currentTarget.select();
      if (!activo) almacen.irA({ fila: indice, columna });
    },
  } as const;
}

/** What is said under the field of a card. */
export function notaDe(id: string | undefined): string | undefined {
  return id === undefined ? undefined : `${id}-nota`;
}

/** Twice those in sight, since all are drawn at every key; whoever needs the next ones types another letter. */
const OPCIONES_MAX = 16;

interface OpcionesDeCuentaProps {
  /** False while the accounts come. */
  readonly listas: boolean;
  readonly halladas: readonly CuentaBuscable[];
  readonly texto: string;
  readonly saldos: ReadonlyMap<string, Centavos> | undefined;
  readonly onElegir: (idCuenta: string) => void;
}

/**
 * The accounts found, with where each stands and what it has. The options are plain elements, not the library's:
 * there are many and they are drawn at every key.
 */
function OpcionesDeCuenta({ listas, halladas, texto, saldos, onElegir }: OpcionesDeCuentaProps) {
  const id = useId();
  const buscado = normalizeText(texto);
  const sobran = halladas.length - OPCIONES_MAX;
  const alPulsar = ({ target }: MouseEvent) => {
    const idCuenta =
      target instanceof Element && target.closest('[data-cuenta]')?.getAttribute('data-cuenta');
    if (typeof idCuenta === 'string') onElegir(idCuenta);
  };
  return (
    <>
      <Combobox.Options className={classes.opciones ?? ''} aria-label="Cuentas" onClick={alPulsar}>
        {halladas.slice(0, OPCIONES_MAX).map((hallada) => {
          const { idCuenta } = hallada.cuenta;
          const saldo = saldos === undefined ? undefined : (saldos.get(idCuenta) ?? CERO);
          return (
            <Opcion
              key={idCuenta}
              id={`${id}${idCuenta}`}
              hallada={hallada}
              buscado={buscado}
              saldo={saldo}
            />
          );
        })}
        {halladas.length === 0 && (
          <Combobox.Empty className={classes.ninguna ?? ''}>
            {listas ? `Ninguna cuenta de detalle coincide con «${texto.trim()}».` : 'Cargando las cuentas…'}
          </Combobox.Empty>
        )}
      </Combobox.Options>
      {sobran > 0 && (
        <Combobox.Footer className={classes.resto ?? ''}>
          <Text as="span" size="xs" muted>
            Y {sobran} más: siga escribiendo.
          </Text>
        </Combobox.Footer>
      )}
    </>
  );
}

interface OpcionProps {
  readonly id: string;
  readonly hallada: CuentaBuscable;
  /** Normalised. */
  readonly buscado: string;
  readonly saldo: Centavos | undefined;
}

const Opcion = memo(function Opcion({ id, hallada, buscado, saldo }: OpcionProps) {
  const { idCuenta, nombreCuenta } = hallada.cuenta;
  const palabras = buscado.split(' ');
  return (
    <Grid
      id={id}
      role="option"
      aria-selected="false"
      tabIndex={-1}
      gap="none lg"
      align="baseline"
      size="sm"
      lines="tight"
      className={classes.opcion}
      data-combobox-option
      data-cuenta={idCuenta}
    >
      <Text as="span" figures muted>
        <Highlight text={idCuenta} words={palabras.filter((palabra) => idCuenta.startsWith(palabra))} />
      </Text>
      <span>
        <Highlight text={nombreCuenta} words={palabras} />
        <ByTag etiquetas={hallada.etiquetas} words={palabras} />
      </span>
      {saldo !== undefined && (
        <Text as="span" figures className={classes.saldo}>
          {formatearSaldo(saldo)}
        </Text>
      )}
      <Text as="span" size="xs" muted cut className={classes.camino}>
        <bdi>{hallada.camino}</bdi>
      </Text>
    </Grid>
  );
});
