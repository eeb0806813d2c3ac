import { expect, it } from 'vitest';
import { moverMarca } from './use-options.ts';

it.each([
  ['la primera, desde ninguna', 'ArrowDown', -1, 0],
  ['la siguiente', 'ArrowDown', 0, 1],
  ['tras la última, la primera', 'ArrowDown', 2, 0],
  ['la última, desde ninguna', 'ArrowUp', -1, 2],
  ['la anterior', 'ArrowUp', 2, 1],
  ['antes de la primera, la última', 'ArrowUp', 0, 2],
  ['Home, la primera', 'Home', 2, 0],
  ['End, la última', 'End', 0, 2],
  ['otra tecla no es de la lista', 'a', 1, undefined],
] as const)('de tres opciones: %s', (_caso, tecla, desde, destino) => {
  expect(moverMarca(tecla, desde, 3)).toBe(destino);
});
