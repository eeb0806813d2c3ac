// Clicks and keys on the table, attended once for all its cells.

import { useRouter } from '@tanstack/react-router';
import type { ReactVirtualizer } from '@tanstack/react-virtual';
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FilaVisible } from './arbol.ts';
import { type Celda, ordenDe } from './teclado.ts';

interface Tabla {
  readonly filas: readonly FilaVisible[];
  readonly columnas: number;
  readonly activa: Celda;
  readonly alto: number;
  readonly marco: RefObject<HTMLDivElement | null>;
  readonly virtual: ReactVirtualizer<HTMLDivElement, Element>;
  readonly setActiva: (celda: Celda) => void;
  readonly onAlternar: (clave: string) => void;
  readonly onCifra: (cifra: string) => void;
}

/** The heading and a row of the page before, so that the eye does not get lost. */
const FILAS_QUE_QUEDAN = 3;

export function useManejo(tabla: Tabla) {
  const { history } = useRouter();
  const { filas, columnas, activa, alto, marco, virtual, setActiva, onAlternar, onCifra } = tabla;
  const elemento = ({ fila, columna }: Celda) =>
    marco.current?.querySelector<HTMLElement>(`[data-celda="${fila}.${columna}"]`);
  const irA = (celda: Celda) => {
    // Drawn before it is given the keyboard.
    flushSync(() => setActiva(celda));
    virtual.scrollToIndex(celda.fila);
    const destino = elemento(celda) ?? elemento({ ...celda, columna: 0 });
    destino?.focus({ preventScroll: true });
    destino?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const alternar = (fila: number) => {
    const clave = filas[fila]?.fila.clave;
    if (clave !== undefined) onAlternar(clave);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const caben = Math.floor((marco.current?.clientHeight ?? 0) / alto);
    const pagina = Math.max(1, caben - FILAS_QUE_QUEDAN);
    const orden = ordenDe(event.key, activa, { filas, columnas, pagina });
    if (orden === undefined) return;
    event.preventDefault();
    if (orden.tipo === 'ir') irA(orden.celda);
    else alternar(activa.fila);
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const cifra = target.closest('a');
    const conTecla = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (cifra !== null && !conTecla) {
      // Within the application; with a key held, as the browser does it.
      event.preventDefault();
      const { cifra: deSusPartes } = cifra.dataset;
      if (deSusPartes !== undefined) return onCifra(deSusPartes);
      return history.push(cifra.getAttribute('href') ?? '');
    }
    const celda = celdaEn(target.closest('[data-alternar]'));
    if (celda !== undefined) alternar(celda.fila);
  };
  // Whatever brought the keyboard to a cell, it goes on from there.
  const onFocus = ({ target }: FocusEvent) => {
    const celda = celdaEn(target);
    if (celda !== undefined) setActiva(celda);
  };
  return { onKeyDown, onClick, onFocus };
}

function celdaEn(elemento: EventTarget | null): Celda | undefined {
  if (!(elemento instanceof HTMLElement)) return undefined;
  const [fila, columna] = elemento.dataset.celda?.split('.').map(Number) ?? [];
  return fila === undefined || columna === undefined ? undefined : { fila, columna };
}
