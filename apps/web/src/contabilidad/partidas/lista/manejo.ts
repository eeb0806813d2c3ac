// Clicks and keys on the list, attended once for all its rows.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { enfocarFila } from './fila-de-partida.tsx';
import type { FilaDeLista } from './tabla-de-partidas.tsx';
import { ordenDe } from './teclado.ts';
import type { EstadoDeSeleccion } from './use-seleccion.ts';

export type Medio = 'teclado' | 'puntero';

export interface AlManejar {
  readonly seleccion: EstadoDeSeleccion;
  /** Its panel is open. */
  readonly abierta: string | undefined;
  readonly onActivar: (lugar: { readonly id: string; readonly indice: number }) => void;
  readonly onAbrir: (id: string, medio: Medio) => void;
  /** Another key on a row; true when it meant something. */
  readonly onTecla?: ((key: string, partida: ResumenDePartida) => boolean) | undefined;
}

interface Tabla {
  readonly filas: readonly FilaDeLista[];
  readonly indice: number;
  readonly altoDeFila: number;
  /** Brings a row into sight. */
  readonly irA: (indice: number) => void;
}

// The header, the totals, and a row of the page before, so that the eye does not get lost.
const FILAS_QUE_QUEDAN = 4;

export function manejo(al: AlManejar, { filas, indice, altoDeFila, irA }: Tabla) {
  const { seleccion } = al;
  const enfocar = (destino: number) => {
    const id = filas[destino]?.partida.id;
    if (id === undefined) return;
    // Drawn before it is given the keyboard.
    flushSync(() => al.onActivar({ id, indice: destino }));
    irA(destino);
    enfocarFila(id);
    // An open panel follows whoever goes through the list.
    if (al.abierta !== undefined && al.abierta !== id) al.onAbrir(id, 'puntero');
  };
  /** From the active row to that one, both included. */
  const elegirHasta = (destino: number) => {
    const tramo = filas.slice(Math.min(indice, destino), Math.max(indice, destino) + 1);
    seleccion.agregar(tramo.map(({ partida }) => partida));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const partida = filas[indice]?.partida;
    // A button inside of a row has its own keys.
    if (partida === undefined || event.target instanceof HTMLButtonElement) return;
    const pagina = Math.max(1, Math.floor(window.innerHeight / altoDeFila) - FILAS_QUE_QUEDAN);
    const orden = ordenDe(event, { cuantas: filas.length, indice, pagina });
    const suelta = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (orden === undefined) {
      if (suelta && al.onTecla?.(event.key, partida)) event.preventDefault();
      return;
    }
    if (orden.tipo === 'desmarcar' && seleccion.seleccion.size === 0) return;
    event.preventDefault();
    if (orden.tipo === 'abrir') al.onAbrir(partida.id, 'teclado');
    else if (orden.tipo === 'marcar') seleccion.alternar(partida);
    else if (orden.tipo === 'marcar-todas') seleccion.agregar(filas.map((fila) => fila.partida));
    else if (orden.tipo === 'desmarcar') seleccion.limpiar();
    else {
      if (orden.eligiendo) elegirHasta(orden.indice);
      enfocar(orden.indice);
    }
  };
  const onClick = (event: MouseEvent) => {
    const destino = lugarEn(event.target);
    const partida = filas[destino]?.partida;
    if (partida === undefined || esDe(event.target, '[data-acciones]')) return;
    const marca = esDe(event.target, '[data-marcar]');
    if (marca && event.shiftKey) elegirHasta(destino);
    else if (marca) seleccion.alternar(partida);
    enfocarFila(partida.id);
    al.onActivar({ id: partida.id, indice: destino });
    if (!marca) al.onAbrir(partida.id, 'puntero');
  };
  // Whatever brought the keyboard to a row, it goes on from there.
  const onFocus = ({ target }: FocusEvent) => {
    const destino = lugarEn(target);
    const id = filas[destino]?.partida.id;
    if (id !== undefined) al.onActivar({ id, indice: destino });
  };
  return { onKeyDown, onClick, onFocus };
}

function esDe(destino: EventTarget, selector: string): boolean {
  return destino instanceof Element && destino.closest(selector) !== null;
}

function lugarEn(destino: EventTarget): number {
  const fila = destino instanceof Element ? destino.closest('[data-index]') : null;
  return Number(fila?.getAttribute('data-index') ?? -1);
}
