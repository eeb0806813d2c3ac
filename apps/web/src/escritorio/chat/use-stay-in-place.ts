// Keeps the reader's place in a conversation: at the end it follows what arrives; further up, the message being read
// stays where it is, whatever is added above or below it.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Renglon } from './message-groups.ts';

export interface Lugar {
  readonly marco: (nodo: HTMLElement | null) => void;
  readonly alFondo: boolean;
  /** Somebody wrote while the reader was further up. */
  readonly hayNuevos: boolean;
  readonly alDesplazar: () => void;
  readonly irAlFondo: () => void;
}

interface Ancla {
  readonly clave: string;
  /** Pixels from the top of what is seen. */
  readonly desde: number;
}

const CERCA_DEL_FONDO = 24;

export function useStayInPlace(renglones: readonly Renglon[]): Lugar {
  const [marco, setMarco] = useState<HTMLElement | null>(null);
  const ancla = useRef<Ancla>(undefined);
  const [alFondo, setAlFondo] = useState(true);
  const [vistoHasta, setVistoHasta] = useState<string>();
  const ultimo = renglones.findLast(({ isMine }) => !isMine)?.clave;
  if (alFondo && vistoHasta !== ultimo) setVistoHasta(ultimo);

  const acomodar = useCallback(() => {
    if (marco !== null) colocar(marco, ancla.current);
  }, [marco]);
  useLayoutEffect(acomodar);
  useEffect(() => {
    if (marco === null) return;
    // The text being written takes room from the messages as it grows.
    const observador = new ResizeObserver(acomodar);
    observador.observe(marco);
    return () => observador.disconnect();
  }, [marco, acomodar]);

  return {
    marco: setMarco,
    alFondo,
    hayNuevos: vistoHasta !== ultimo,
    alDesplazar: () => {
      if (marco === null) return;
      const enElFondo = marco.scrollHeight - marco.scrollTop - marco.clientHeight < CERCA_DEL_FONDO;
      ancla.current = enElFondo ? undefined : primeroALaVista(marco);
      setAlFondo(enElFondo);
    },
    irAlFondo: () => {
      ancla.current = undefined;
      setAlFondo(true);
      acomodar();
    },
  };
}

function colocar(marco: HTMLElement, ancla: Ancla | undefined): void {
  if (ancla === undefined) {
    marco.scrollTop = marco.scrollHeight;
    return;
  }
  const nodo = mensajesDe(marco).find(({ dataset }) => dataset.clave === ancla.clave);
  if (nodo !== undefined) marco.scrollTop += distancia(marco, nodo) - ancla.desde;
}

function primeroALaVista(marco: HTMLElement): Ancla | undefined {
  const nodo = mensajesDe(marco).find((uno) => distancia(marco, uno) >= 0);
  return nodo && { clave: nodo.dataset.clave ?? '', desde: distancia(marco, nodo) };
}

const mensajesDe = (marco: HTMLElement) => [...marco.querySelectorAll<HTMLElement>('[data-clave]')];
const distancia = (marco: HTMLElement, nodo: HTMLElement) =>
  nodo.getBoundingClientRect().top - marco.getBoundingClientRect().top;
