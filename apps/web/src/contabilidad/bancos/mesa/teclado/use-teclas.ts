// The keys of the desk, from anywhere on it. What a row has of its own (the arrows, space, Enter) its list attends to.
import type { RefObject } from 'react';
import { useKeyPress } from '#ui/keyboard/key-press.ts';
import type { Lado } from '../datos/renglon.ts';
import type { ManoDeLista } from '../lado/lista.tsx';
import type { MesaEnUso } from '../use-mesa.ts';
import type { PorLado } from '../use-renglones.ts';

export function useTeclas(
  mesa: MesaEnUso,
  manos: PorLado<RefObject<ManoDeLista | null>>,
  buscadores: PorLado<RefObject<HTMLElement | null>>,
): void {
  const { eleccion, teclear, abrir } = mesa;
  const { lado } = eleccion;
  const atender = (event: KeyboardEvent, hacer: () => unknown) => {
    event.preventDefault();
    hacer();
  };
  const irA = (otro: Lado) => {
    eleccion.mirar(otro);
    // Where they take turns it is drawn first.
    requestAnimationFrame(() => manos[otro].current?.mover(0));
  };
  useKeyPress('j', (event) => atender(event, () => manos[lado].current?.mover(1)));
  useKeyPress('k', (event) => atender(event, () => manos[lado].current?.mover(-1)));
  useKeyPress('h', (event) => atender(event, () => irA('banco')));
  useKeyPress('l', (event) => atender(event, () => irA('libros')));
  const orden = (event: KeyboardEvent) => {
    if (teclear(event.key)) event.preventDefault();
  };
  useKeyPress('u', orden);
  useKeyPress('x', orden);
  useKeyPress('e', orden);
  useKeyPress('p', orden);
  useKeyPress('r', orden);
  useKeyPress('m', orden);
  useKeyPress('c', orden);
  useKeyPress('/', (event) =>
    atender(event, () => {
      const campo = buscadores[lado].current?.querySelector('input');
      campo?.focus();
      campo?.select();
    }),
  );
  useKeyPress('F1', (event) => atender(event, () => abrir({ tipo: 'ayuda' })));
}
