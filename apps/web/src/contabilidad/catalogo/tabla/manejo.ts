// Clicks and keys on the tree, attended once for all its rows.
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Fila } from '../arbol.ts';
import { enfocarFila } from './fila-de-cuenta.tsx';
import { ordenDe } from './teclado.ts';
import type { Virtual } from './use-ventana.ts';

export interface AlManejar {
  readonly onActivar: (id: string) => void;
  readonly onAlternar: (id: string) => void;
  readonly onAbrir: (id: string, medio: 'teclado' | 'puntero') => void;
}

interface Tabla {
  readonly filas: readonly Fila[];
  readonly indice: number;
  readonly virtual: Virtual;
}

// The header, and a row of the page before, so that the eye does not get lost.
const FILAS_QUE_QUEDAN = 3;

export function manejo({ onActivar, onAlternar, onAbrir }: AlManejar, { filas, indice, virtual }: Tabla) {
  const irA = (destino: number) => {
    const id = filas[destino]?.cuenta.idCuenta;
    if (id === undefined) return;
    // Drawn before it is given the keyboard.
    flushSync(() => onActivar(id));
    // Above the first row there is only the head of the page, with the search.
    if (destino === 0) window.scrollTo(0, 0);
    else virtual.scrollToIndex(destino);
    enfocarFila(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const caben = Math.floor(window.innerHeight / virtual.options.estimateSize(indice));
    const orden = ordenDe(event.key, { filas, indice, pagina: Math.max(1, caben - FILAS_QUE_QUEDAN) });
    if (orden === undefined) return;
    event.preventDefault();
    if (orden.tipo === 'ir') irA(orden.indice);
    else if (orden.tipo === 'alternar') onAlternar(orden.id);
    else onAbrir(orden.id, 'teclado');
  };
  const onClick = ({ target }: MouseEvent) => {
    const id = cuentaEn(target);
    if (id === undefined) return;
    enfocarFila(id);
    if (target instanceof Element && target.closest('[data-alternar]') !== null) onAlternar(id);
    else onAbrir(id, 'puntero');
  };
  // Whatever brought the keyboard to a row, it goes on from there.
  const onFocus = ({ target }: FocusEvent) => {
    const id = cuentaEn(target);
    if (id !== undefined) onActivar(id);
  };
  return { onKeyDown, onClick, onFocus };
}

function cuentaEn(destino: EventTarget): string | undefined {
  const fila = destino instanceof Element ? destino.closest('[data-cuenta]') : null;
  return fila?.getAttribute('data-cuenta') ?? undefined;
}
