// Clicks and keys on a table, attended once for all its rows, and who holds the keyboard: one row, or one of its cells, is
// in the order of tabs, and the arrows move it (table-keys.ts).
//
//   const manejo = useTableHandling({ cuantas, ventana, activa: { fila, columna: 0 }, onActivar, onEntrar });
//   <table {...manejo}>
//
// Rows carry `data-index` (rowProps does it) and, where the keyboard goes by cells, each cell `data-columna`. Inside of a
// row `data-alternar` opens and closes its branch, `data-marcar` chooses it, `data-acciones` is left alone, and
// `data-principal` is the link that Enter follows. Links are plain ones, because each of the router's own costs more than
// the row it is in: a click on one is attended here.
import { useRouter } from '@tanstack/react-router';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import type { RowWindow } from './row-window.ts';
import { commandOf, type TableCommand, type TablePlace, type TableShape } from './table-keys.ts';

interface TableOptions extends Omit<TableShape, 'pagina' | 'seElige'> {
  readonly ventana: RowWindow;
  /** Holds the keyboard. */
  readonly activa: TablePlace;
  readonly onActivar: (lugar: TablePlace) => void;
  /** Enter on a row; without it, its main link is followed. */
  readonly onEntrar?: ((fila: number) => void) | undefined;
  readonly onPulsar?: ((fila: number) => void) | undefined;
  readonly onAlternar?: ((fila: number) => void) | undefined;
  /** A key has moved the keyboard to that row. */
  readonly onLlegar?: ((fila: number) => void) | undefined;
  /** Another key on a row; true when it meant something. */
  readonly onTecla?: ((key: string, fila: number) => boolean) | undefined;
  /** A link, before it is followed; true when it was attended. */
  readonly onEnlace?: ((enlace: HTMLAnchorElement) => boolean) | undefined;
  readonly seleccion?: TableSelection | undefined;
}

interface TableSelection {
  readonly cuantas: number;
  readonly alternar: (fila: number) => void;
  /** Those from one to the other, both included. */
  readonly agregar: (desde: number, hasta: number) => void;
  readonly limpiar: () => void;
}

export function useTableHandling(tabla: TableOptions) {
  const { ventana, onActivar } = tabla;
  const { history } = useRouter();
  useKeepKeyboard(tabla);
  const onKeyDown = (event: KeyboardEvent) => {
    // A button inside of a row has its own keys.
    if (event.target instanceof HTMLButtonElement) return;
    const { cuantas, columnas, ramaDe, activa, seleccion } = tabla;
    const forma = { cuantas, columnas, ramaDe, pagina: ventana.pagina(), seElige: seleccion !== undefined };
    const orden = commandOf(event, activa, forma);
    if (orden === undefined ? pressOther(event, tabla) : obey(orden, event.target, tabla))
      event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const enlace = within(event.target, 'a');
    if (enlace instanceof HTMLAnchorElement) {
      // Within the application; with a key held, as the browser does it.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!tabla.onEnlace?.(enlace)) history.push(enlace.getAttribute('href') ?? '');
      return;
    }
    press(event, tabla);
  };
  // Whatever brought the keyboard to a place, it goes on from there.
  const onFocus = ({ target }: FocusEvent) => {
    const lugar = placeOf(target);
    if (lugar !== undefined) onActivar(lugar);
  };
  return { onKeyDown, onClick, onFocus };
}

/** True when it did something. */
function obey(orden: TableCommand, target: EventTarget, tabla: TableOptions): boolean {
  const { fila } = tabla.activa;
  const { seleccion } = tabla;
  switch (orden.tipo) {
    case 'ir':
      if (orden.eligiendo) seleccion?.agregar(fila, orden.lugar.fila);
      goTo(orden.lugar, tabla);
      return true;
    case 'alternar':
      tabla.onAlternar?.(fila);
      return true;
    case 'abrir':
      // A link inside of a row has its own Enter.
      return isRow(target) && enter(fila, tabla);
    case 'marcar':
      seleccion?.alternar(fila);
      return true;
    case 'marcar-todas':
      seleccion?.agregar(0, tabla.cuantas - 1);
      return true;
    case 'desmarcar':
      // With nothing chosen, Escape is of whatever is open.
      if (seleccion?.cuantas === 0) return false;
      seleccion?.limpiar();
      return true;
    default:
      return orden satisfies never;
  }
}

function goTo(lugar: TablePlace, tabla: TableOptions): void {
  const { ventana, columnas, onActivar, onLlegar } = tabla;
  // Drawn before it is given the keyboard.
  flushSync(() => onActivar(lugar));
  ventana.irA(lugar.fila);
  const destino = elementAt(ventana.lista, lugar, tabla);
  destino?.focus({ preventScroll: true });
  if (columnas !== undefined) destino?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  onLlegar?.(lugar.fila);
}

function enter(fila: number, { ventana, onEntrar }: TableOptions): boolean {
  if (onEntrar !== undefined) {
    onEntrar(fila);
    return true;
  }
  const principal = rowAt(ventana.lista, fila)?.querySelector<HTMLElement>('[data-principal]') ?? undefined;
  principal?.click();
  return principal !== undefined;
}

function pressOther(event: KeyboardEvent, { cuantas, activa, onTecla }: TableOptions): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || activa.fila >= cuantas) return false;
  return onTecla?.(event.key, activa.fila) ?? false;
}

function press({ target, shiftKey }: MouseEvent, tabla: TableOptions): void {
  const { activa, columnas, ventana, seleccion, onActivar, onAlternar, onPulsar } = tabla;
  const fila = rowOf(target);
  if (fila === undefined || within(target, '[data-acciones]') !== null) return;
  const alterna = within(target, '[data-alternar]') !== null;
  const marca = seleccion !== undefined && within(target, '[data-marcar]') !== null;
  if (!alterna && !marca && onPulsar === undefined) return;
  if (marca && shiftKey) seleccion.agregar(activa.fila, fila);
  else if (marca) seleccion.alternar(fila);
  // By cells, what was pressed takes the keyboard by itself.
  if (columnas === undefined) {
    rowAt(ventana.lista, fila)?.focus({ preventScroll: true });
    onActivar({ fila, columna: 0 });
  }
  if (alterna) onAlternar?.(fila);
  else if (!marca) onPulsar?.(fila);
}

/** When the row that holds the keyboard goes away (approved, discarded), the one that takes its place holds it. */
function useKeepKeyboard(tabla: TableOptions): void {
  const tenia = useRef(false);
  useLayoutEffect(() => {
    const { ventana, activa } = tabla;
    if (tenia.current && document.activeElement === document.body)
      elementAt(ventana.lista, activa, tabla)?.focus({ preventScroll: true });
    tenia.current = ventana.lista.current?.contains(document.activeElement) ?? false;
  });
}

type List = RefObject<HTMLElement | null>;

const rowAt = (lista: List, fila: number) =>
  lista.current?.querySelector<HTMLElement>(`[data-index="${fila}"]`);

/** By cells: a row without figures has only its name. */
function elementAt(lista: List, { fila, columna }: TablePlace, { columnas }: Pick<TableOptions, 'columnas'>) {
  const suya = rowAt(lista, fila);
  if (columnas === undefined) return suya;
  const celda = (cual: number) => suya?.querySelector<HTMLElement>(`[data-columna="${cual}"]`);
  return celda(columna) ?? celda(0);
}

const within = (target: EventTarget, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

const isRow = (target: EventTarget): boolean => target instanceof Element && target.matches('[data-index]');

function rowOf(target: EventTarget): number | undefined {
  const fila = within(target, '[data-index]')?.getAttribute('data-index') ?? undefined;
  return fila === undefined ? undefined : Number(fila);
}

function placeOf(target: EventTarget): TablePlace | undefined {
  const fila = rowOf(target);
  if (fila === undefined) return undefined;
  return { fila, columna: Number(within(target, '[data-columna]')?.getAttribute('data-columna') ?? 0) };
}
