import type { Aviso } from '@cuadra/contract/escritorio/avisos';
import { describe, expect, test } from 'vitest';
import { cuantosSinLeer, marcar, marcarTodos, quitar } from './avisos.ts';

const aviso = (id: string, read: boolean, hora: number): Aviso => ({
  id,
  read,
  seen: read,
  time: `2026-02-01T${String(hora).padStart(2, '0')}:00:00Z`,
  title: id,
  description: '',
  icon: null,
  image: null,
  link: null,
  useRouter: true,
});
const uno = aviso('uno', false, 12);
const dos = aviso('dos', true, 11);
const tres = aviso('tres', false, 10);
const lista = [uno, dos, tres];
const leidos = (de: readonly Aviso[]) => de.filter(({ read }) => read).map(({ id }) => id);

describe('los cambios de una lista y su vuelta atrás', () => {
  test('sin leer', () => {
    expect(cuantosSinLeer(lista)).toBe(2);
    expect(cuantosSinLeer(undefined)).toBe(0);
  });

  test('marcar uno', () => {
    const cambio = marcar(uno, true);
    expect(leidos(cambio.aplicar(lista))).toEqual(['uno', 'dos']);
    expect(cambio.deshacer(cambio.aplicar(lista))).toEqual(lista);
  });

  test('marcar todos: al deshacer, lo que ya estaba leído sigue leído', () => {
    const cambio = marcarTodos(lista);
    expect(cuantosSinLeer(cambio.aplicar(lista))).toBe(0);
    expect(leidos(cambio.deshacer(cambio.aplicar(lista)))).toEqual(['dos']);
  });

  test('quitar: al deshacer vuelve a su lugar, aunque mientras llegara otro', () => {
    const cambio = quitar(dos);
    expect(cambio.aplicar(lista)).toEqual([uno, tres]);
    const nuevo = aviso('nuevo', false, 13);
    expect(cambio.deshacer([nuevo, ...cambio.aplicar(lista)])).toEqual([nuevo, uno, dos, tres]);
  });

  test('quitar: si el servidor ya lo devolvió, no se repite', () => {
    expect(quitar(dos).deshacer(lista)).toEqual(lista);
  });
});
