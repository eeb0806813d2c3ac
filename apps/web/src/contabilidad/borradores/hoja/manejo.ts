// What is done at each order, wherever it comes from: a key, a button, a menu.
import { LINEAS_MAX } from '@cuadra/core/partida';
import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react';
import { notify } from '#ui/toasts/toasts.ts';
import { contarLineas } from '../nombres.ts';
import { type Almacen, rangoActivo } from './almacen.ts';
import { avisarQueNoCaben, type Entorno, siCaben } from './entorno.ts';
import { columnas } from './fila.ts';
import { alEntrar, alTabular, type Destino } from './flujo.ts';
import { type Bloque, filasDelBloque, type Lectura, leerBloque, reconocer } from './pegar/bloque.ts';
import { pegarColumna, pegarLineas, textoDeLineas } from './portapapeles.ts';
import { mapeoRecordado } from './recuerdo.ts';
import { type Caret, type Orden, ordenDe } from './teclado.ts';

export type Dialogo = 'iva' | 'isr' | 'ayuda';

interface Alrededor {
  readonly almacen: Almacen;
  readonly onFin: (() => void) | undefined;
  readonly abrir: (dialogo: Dialogo) => void;
  /** How many lines a page moves. */
  readonly pagina: () => number;
}

/** True when it was done; false leaves the key to the browser. */
export type Mandar = (orden: Orden) => boolean;

export function crearMandos({ almacen, onFin, abrir, pagina }: Alrededor): Mandar {
  const irA = ({ tipo, ...destino }: Destino): boolean => {
    if (tipo === 'fuera') return false;
    if (tipo === 'fin') onFin?.();
    else if (tipo === 'nueva') agregar(almacen);
    else if ('cursor' in destino) almacen.irA(destino.cursor);
    return true;
  };
  const mover = (filas: number, columna = 0, elegir?: 'desde-aqui') => {
    const { cursor } = almacen.getSnapshot();
    const destino = columnas[columnas.indexOf(cursor.columna) + columna] ?? cursor.columna;
    almacen.irA({ fila: cursor.fila + filas, columna: destino }, elegir);
  };
  const acciones: Readonly<Record<Orden, () => unknown>> = {
    entrar: () => irA(alEntrar(almacen.getSnapshot())),
    tabular: () => irA(alTabular(almacen.getSnapshot(), 1)),
    'tabular-atras': () => irA(alTabular(almacen.getSnapshot(), -1)),
    arriba: () => mover(-1),
    abajo: () => mover(1),
    izquierda: () => mover(0, -1),
    derecha: () => mover(0, 1),
    'pagina-arriba': () => mover(-pagina()),
    'pagina-abajo': () => mover(pagina()),
    primera: () => almacen.irA({ fila: 0, columna: 'idCuenta' }),
    ultima: () => almacen.irA({ fila: LINEAS_MAX, columna: 'idCuenta' }),
    'elegir-arriba': () => mover(-1, 0, 'desde-aqui'),
    'elegir-abajo': () => mover(1, 0, 'desde-aqui'),
    'elegir-todo': () => almacen.seleccionarTodo(),
    editar: alFinalDelTexto,
    cancelar: () => almacen.cancelar(),
    insertar: () => siCaben(almacen, 1, () => almacen.insertar(rangoActivo(almacen.getSnapshot()).desde)),
    duplicar: () => {
      const { desde, hasta } = rangoActivo(almacen.getSnapshot());
      siCaben(almacen, hasta - desde + 1, almacen.duplicar);
    },
    eliminar: () => almacen.eliminar(),
    subir: () => almacen.mover(-1),
    bajar: () => almacen.mover(1),
    deshacer: () => almacen.deshacer(),
    rehacer: () => almacen.rehacer(),
    iva: () => abrir('iva'),
    isr: () => abrir('isr'),
    salir: () => onFin?.(),
    ayuda: () => abrir('ayuda'),
  };
  return (orden) => acciones[orden]() !== false;
}

export function agregar(almacen: Almacen): void {
  siCaben(almacen, 1, almacen.agregarPropuesta);
}

function alFinalDelTexto(): void {
  const campo = document.activeElement;
  if (campo instanceof HTMLInputElement) campo.setSelectionRange(campo.value.length, campo.value.length);
}

interface Escucha {
  readonly entorno: Entorno;
  readonly mandar: Mandar;
  readonly pegar: (bloque: Bloque) => void;
  /** Keeps it until the accounts come, by which its columns are told apart. */
  readonly esperar: (bloque: Bloque) => void;
}

/** Keys and clipboard on the grid, attended once for all its cells. */
export function manejoDe({ entorno, mandar, pegar, esperar }: Escucha) {
  const { almacen, buscador, soloLectura, porConfirmar, enUso } = entorno;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const orden = ordenDe(event, caretEn(event.target), soloLectura);
    if (orden === undefined) return;
    if (mandar(orden)) event.preventDefault();
  };
  const onCopy = (event: ClipboardEvent): boolean => {
    if (almacen.getSnapshot().seleccion === null) return false;
    event.clipboardData.setData('text/plain', textoDeLineas(almacen));
    event.preventDefault();
    return true;
  };
  const onCut = (event: ClipboardEvent) => {
    if (!soloLectura && onCopy(event)) almacen.eliminar();
  };
  const onPaste = (event: ClipboardEvent) => {
    const texto = event.clipboardData.getData('text/plain');
    // A value alone is text for the cell.
    if (soloLectura || !/[\t\n]/.test(texto.trim())) return;
    event.preventDefault();
    porConfirmar.current?.();
    const bloque = leerBloque(texto);
    if (bloque.every(({ length }) => length === 1)) {
      if (!pegarColumna(almacen, buscador, bloque)) avisarQueNoCaben();
      return;
    }
    if (buscador.listo) return pegar(bloque);
    esperar(bloque);
    void notify('Lo copiado se pegará en cuanto carguen las cuentas.', 'info');
  };
  const onFocus = () => {
    enUso.current = true;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Without a destination it is a cell that is drawn again, not a person who leaves.
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) enUso.current = false;
  };
  return { onKeyDown, onCopy, onCut, onPaste, onFocus, onBlur };
}

/** Asks which column is which only when it cannot be seen. */
export function pegarReconocido(
  entorno: Entorno,
  bloque: Bloque,
  preguntar: (lectura: Lectura) => void,
): void {
  const { resolver } = entorno.buscador;
  const lectura = mapeoRecordado(bloque, resolver) ?? reconocer(bloque, resolver);
  if (lectura.seguro) pegarBloque(entorno, bloque, lectura);
  else preguntar(lectura);
}

export function pegarBloque({ almacen, buscador }: Entorno, bloque: Bloque, lectura: Lectura): void {
  const nuevas = filasDelBloque(bloque, lectura, buscador.resolver);
  if (nuevas.length === 0) void notify('No hay ninguna línea en lo copiado.', 'info');
  else if (pegarLineas(almacen, nuevas)) void notify(`Se agregaron ${contarLineas(nuevas.length)}.`);
  else avisarQueNoCaben();
}

function caretEn(destino: EventTarget): Caret {
  if (!(destino instanceof HTMLInputElement)) return 'todo';
  const { selectionStart, selectionEnd, value } = destino;
  if (selectionStart === 0 && selectionEnd === value.length) return 'todo';
  if (selectionStart !== selectionEnd) return 'medio';
  if (selectionStart === 0) return 'inicio';
  return selectionEnd === value.length ? 'fin' : 'medio';
}
