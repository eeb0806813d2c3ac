// The rows of the desk by their side, by their name, and those that the filters of each side let through.
import type { Mesa } from '@cuadra/contract/contabilidad/bancos/mesa';
import { useMemo } from 'react';
import { useDireccion } from '../use-direccion.ts';
import { type FiltroDeLado, filtrar } from './datos/filtrar.ts';
import { deLinea, deMovimiento, type Lado, type Renglon } from './datos/renglon.ts';
import { porRenglon } from './datos/sugerencias.ts';

export type PorLado<T> = Readonly<Record<Lado, T>>;

export function useRenglones({ lineas, movimientos, sugerencias }: Mesa) {
  const banco = useMemo(() => lineas.map(deLinea), [lineas]);
  const libros = useMemo(() => movimientos.map(deMovimiento), [movimientos]);
  const porId = useMemo(() => new Map([...banco, ...libros].map((uno) => [uno.id, uno])), [banco, libros]);
  const sugerenciaDe = useMemo(() => porRenglon(sugerencias), [sugerencias]);
  const filtros = useFiltros();
  const visiblesDe = (todos: readonly Renglon[], filtro: FiltroDeLado) =>
    filtrar(todos, filtro, (id) => sugerenciaDe.has(id));
  const visibles: PorLado<readonly Renglon[]> = {
    // biome-ignore lint/correctness/useExhaustiveDependencies: visiblesDe is made of the same ones
    banco: useMemo(() => visiblesDe(banco, filtros.banco), [banco, sugerenciaDe, filtros.banco]),
    // biome-ignore lint/correctness/useExhaustiveDependencies: visiblesDe is made of the same ones
    libros: useMemo(() => visiblesDe(libros, filtros.libros), [libros, sugerenciaDe, filtros.libros]),
  };
  return { todos: { banco, libros }, porId, sugerenciaDe, filtros, visibles };
}
export type Renglones = ReturnType<typeof useRenglones>;

function useFiltros(): PorLado<FiltroDeLado> {
  const { busqueda } = useDireccion();
  const { banco, bancoSigno, bancoOrden, bancoQ, libros, librosSigno, librosOrden, librosQ } = busqueda;
  return {
    banco: useMemo(
      () => ({ estado: banco, signo: bancoSigno, orden: bancoOrden, q: bancoQ }),
      [banco, bancoSigno, bancoOrden, bancoQ],
    ),
    libros: useMemo(
      () => ({ estado: libros, signo: librosSigno, orden: librosOrden, q: librosQ }),
      [libros, librosSigno, librosOrden, librosQ],
    ),
  };
}
