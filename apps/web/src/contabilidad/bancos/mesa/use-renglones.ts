// The rows of the desk by their side, by their name, and those that the filters of each side let through.
import type { Mesa } from '@cuadra/contract/contabilidad/bancos/mesa';
import { useMemo } from 'react';
import { useDireccion } from '../use-direccion.ts';
import { type FiltroDeLado, filtrar } from './datos/filtrar.ts';
import { deLinea, deMovimiento, type Lado, type Renglon } from './datos/renglon.ts';
import { porRenglon, type SugerenciaDeRenglon } from './datos/sugerencias.ts';

export type PorLado<T> = Readonly<Record<Lado, T>>;

export function useRenglones({ lineas, movimientos, sugerencias }: Mesa) {
  const banco = useMemo(() => lineas.map(deLinea), [lineas]);
  const libros = useMemo(() => movimientos.map(deMovimiento), [movimientos]);
  const porId = useMemo(() => new Map([...banco, ...libros].map((uno) => [uno.id, uno])), [banco, libros]);
  const sugerenciaDe = useMemo(() => porRenglon(sugerencias), [sugerencias]);
  const filtros = useFiltros();
  const visibles: PorLado<readonly Renglon[]> = {
    banco: useVisibles(banco, filtros.banco, sugerenciaDe),
    libros: useVisibles(libros, filtros.libros, sugerenciaDe),
  };
  return { todos: { banco, libros }, porId, sugerenciaDe, filtros, visibles };
}
export type Renglones = ReturnType<typeof useRenglones>;

const useVisibles = (
  todos: readonly Renglon[],
  filtro: FiltroDeLado,
  sugerenciaDe: SugerenciaDeRenglon,
): readonly Renglon[] =>
  useMemo(() => filtrar(todos, filtro, (id) => sugerenciaDe.has(id)), [todos, filtro, sugerenciaDe]);

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
