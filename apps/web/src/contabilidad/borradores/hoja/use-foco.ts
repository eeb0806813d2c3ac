// The keyboard follows the cursor while it is in the grid, and comes to it when it is asked to.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Entorno, useHoja } from './entorno.ts';

export function useFoco(marco: RefObject<HTMLElement | null>, { almacen, enUso }: Entorno): void {
  const lugar = useHoja(almacen, ({ filas, cursor }) => `${filas[cursor.fila]?.clave}.${cursor.columna}`);
  const foco = useHoja(almacen, (hoja) => hoja.foco);
  // Asked before the grid was drawn: it is attended now.
  const atendido = useRef({ lugar, foco: 0 });
  useLayoutEffect(() => {
    const anterior = atendido.current;
    atendido.current = { lugar, foco };
    const seMovio = anterior.lugar !== lugar && enUso.current;
    if (seMovio || anterior.foco !== foco) enfocarActiva(marco.current);
  }, [marco, enUso, lugar, foco]);
}

function enfocarActiva(marco: HTMLElement | null): void {
  const campo = marco?.querySelector<HTMLInputElement>('input[data-activa]');
  if (campo === null || campo === undefined) return;
  const lineas = campo.closest('[data-marco]');
  // The frame of lines is moved by who draws them, which knows what covers it.
  campo.focus({ preventScroll: lineas !== null });
  campo.select();
  // The page is moved when the foot of the desk, or the edge of the window, covers the cell.
  if (lineas !== null && estaCubierto(campo)) lineas.scrollIntoView({ block: 'nearest' });
}

function estaCubierto(campo: HTMLElement): boolean {
  const { left, bottom } = campo.getBoundingClientRect();
  const encima = document.elementFromPoint(left + 1, bottom - 1);
  return encima === null || !campo.closest('td')?.contains(encima);
}
