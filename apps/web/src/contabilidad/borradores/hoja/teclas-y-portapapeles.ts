// Keys and clipboard on the grid, attended once for all its cells.
import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react';
import { notify } from '#ui/toasts/toasts.ts';
import { contarLineas } from '../nombres.ts';
import { avisarQueNoCaben, type Entorno } from './entorno.ts';
import type { Mandar } from './manejo.ts';
import { type Bloque, filasDelBloque, type Lectura, leerBloque, reconocer } from './pegar/bloque.ts';
import { mapeoRecordado } from './pegar/mapeo-recordado.ts';
import { pegarColumna, pegarLineas, textoDeLineas } from './portapapeles.ts';
import { type Caret, ordenDe } from './teclado.ts';

interface Alrededor {
  readonly entorno: Entorno;
  readonly mandar: Mandar;
  readonly pegar: (bloque: Bloque) => void;
  /** Keeps it until the accounts come, by which its columns are told apart. */
  readonly esperar: (bloque: Bloque) => void;
}

export function manejoDe({ entorno, mandar, pegar, esperar }: Alrededor) {
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
