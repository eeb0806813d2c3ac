// Clicks and keys on a table, attended once for all its rows, and who holds the keyboard: one row, or one of its cells, is
// in the order of tabs, and the arrows move it (table-keys.ts).
//
//   const manejo = useTableHandling({ cuantas, ventana, active: { fila, columna: 0 }, onActivar, onEntrar });
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

interface TableOptions extends Omit<TableShape, 'page' | 'isChoosable'> {
  readonly window: RowWindow;
  /** Holds the keyboard. */
  readonly active: TablePlace;
  readonly onActivate: (place: TablePlace) => void;
  /** Enter on a row; without it, its main link is followed. */
  readonly onEnter?: ((row: number) => void) | undefined;
  readonly onPress?: ((row: number) => void) | undefined;
  readonly onToggle?: ((row: number) => void) | undefined;
  /** A key has moved the keyboard to that row. */
  readonly onArrive?: ((row: number) => void) | undefined;
  /** Another key on a row; true when it meant something. */
  readonly onOtherKey?: ((key: string, row: number) => boolean) | undefined;
  /** A link, before it is followed; true when it was attended. */
  readonly onLink?: ((link: HTMLAnchorElement) => boolean) | undefined;
  readonly selection?: TableSelection | undefined;
}

interface TableSelection {
  readonly count: number;
  readonly toggle: (row: number) => void;
  /** Those from one to the other, both included. */
  readonly add: (desde: number, hasta: number) => void;
  readonly clear: () => void;
}

export function useTableHandling(table: TableOptions) {
  const { window, onActivate } = table;
  const { history } = useRouter();
  useKeepKeyboard(table);
  const onKeyDown = (event: KeyboardEvent) => {
    // A button inside of a row has its own keys.
    if (event.target instanceof HTMLButtonElement) return;
    const { count, columns, branchOf, active, selection } = table;
    const shape = {
      count,
      columns,
      branchOf,
      page: window.page(),
      isChoosable: selection !== undefined,
    };
    const order = commandOf(event, active, shape);
    if (order === undefined ? pressOther(event, table) : obey(order, event.target, table))
      event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const link = within(event.target, 'a');
    if (link instanceof HTMLAnchorElement) {
      // Within the application; with a key held, as the browser does it.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!table.onLink?.(link)) history.push(link.getAttribute('href') ?? '');
      return;
    }
    press(event, table);
  };
  // Whatever brought the keyboard to a place, it goes on from there.
  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (place !== undefined) onActivate(place);
  };
  return { onKeyDown, onClick, onFocus };
}

/** True when it did something. */
function obey(order: TableCommand, target: EventTarget, table: TableOptions): boolean {
  const { row } = table.active;
  const { selection } = table;
  switch (order.kind) {
    case 'ir':
      if (order.choosing) selection?.add(row, order.place.row);
      goTo(order.place, table);
      return true;
    case 'alternar':
      table.onToggle?.(row);
      return true;
    case 'abrir':
      // A link inside of a row has its own Enter.
      return isRow(target) && enter(row, table);
    case 'marcar':
      selection?.toggle(row);
      return true;
    case 'marcar-todas':
      selection?.add(0, table.count - 1);
      return true;
    case 'desmarcar':
      // With nothing chosen, Escape is of whatever is open.
      if (selection?.count === 0) return false;
      selection?.clear();
      return true;
    default:
      return order satisfies never;
  }
}

function goTo(place: TablePlace, table: TableOptions): void {
  const { window, columns, onActivate, onArrive } = table;
  // Drawn before it is given the keyboard.
  flushSync(() => onActivate(place));
  window.goTo(place.row);
  const target = elementAt(window.list, place, table);
  target?.focus({ preventScroll: true });
  if (columns !== undefined) target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  onArrive?.(place.row);
}

function enter(row: number, { window, onEnter }: TableOptions): boolean {
  if (onEnter !== undefined) {
    onEnter(row);
    return true;
  }
  const principal = rowAt(window.list, row)?.querySelector<HTMLElement>('[data-principal]') ?? undefined;
  principal?.click();
  return principal !== undefined;
}

function pressOther(event: KeyboardEvent, { count, active, onOtherKey }: TableOptions): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || active.row >= count) return false;
  return onOtherKey?.(event.key, active.row) ?? false;
}

function press({ target, shiftKey }: MouseEvent, table: TableOptions): void {
  const { active, columns, window, selection, onActivate, onToggle, onPress } = table;
  const row = rowOf(target);
  if (row === undefined || within(target, '[data-acciones]') !== null) return;
  const toggles = within(target, '[data-alternar]') !== null;
  const mark = selection !== undefined && within(target, '[data-marcar]') !== null;
  if (!toggles && !mark && onPress === undefined) return;
  if (mark && shiftKey) selection.add(active.row, row);
  else if (mark) selection.toggle(row);
  // By cells, what was pressed takes the keyboard by itself.
  if (columns === undefined) {
    rowAt(window.list, row)?.focus({ preventScroll: true });
    onActivate({ row, column: 0 });
  }
  if (toggles) onToggle?.(row);
  else if (!mark) onPress?.(row);
}

/** When the row that holds the keyboard goes away (approved, discarded), the one that takes its place holds it. */
function useKeepKeyboard(table: TableOptions): void {
  const had = useRef(false);
  useLayoutEffect(() => {
    const { window, active } = table;
    if (had.current && document.activeElement === document.body)
      elementAt(window.list, active, table)?.focus({ preventScroll: true });
    had.current = window.list.current?.contains(document.activeElement) ?? false;
  });
}

type List = RefObject<HTMLElement | null>;

const rowAt = (list: List, row: number) => list.current?.querySelector<HTMLElement>(`[data-index="${row}"]`);

/** By cells: a row without figures has only its name. */
function elementAt(list: List, { row, column }: TablePlace, { columns }: Pick<TableOptions, 'columns'>) {
  const own = rowAt(list, row);
  if (columns === undefined) return own;
  const cell = (which: number) => own?.querySelector<HTMLElement>(`[data-columna="${which}"]`);
  return cell(column) ?? cell(0);
}

const within = (target: EventTarget, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

const isRow = (target: EventTarget): boolean => target instanceof Element && target.matches('[data-index]');

function rowOf(target: EventTarget): number | undefined {
  const row = within(target, '[data-index]')?.getAttribute('data-index') ?? undefined;
  return row === undefined ? undefined : Number(row);
}

function placeOf(target: EventTarget): TablePlace | undefined {
  const row = rowOf(target);
  if (row === undefined) return undefined;
  return { row, column: Number(within(target, '[data-columna]')?.getAttribute('data-columna') ?? 0) };
}
