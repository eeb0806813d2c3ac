// What is expanded. Looking for something shows all of it; what is collapsed meanwhile is forgotten with the search,
// and the tree is found again as it was left.
import { useMemo, useState } from 'react';
import {
  type Arbol,
  alternar,
  type Criterios,
  esBusqueda,
  type Filas,
  filasVisibles,
  revelar,
  TODO_EXPANDIDO,
  type Vista,
} from './arbol.ts';
import type { Busqueda } from './busqueda.ts';

const INICIAL: Vista = { nivel: 3, alternadas: new Set() };

export interface VistaDelArbol extends Filas {
  /** The level down to which everything is expanded; undefined when it is not by levels. */
  readonly nivel: number | undefined;
  readonly alternar: (id: string) => void;
  readonly mostrarHasta: (nivel: number) => void;
  /** Expands whatever hides the account. */
  readonly revelar: (id: string) => void;
}

export function useVista(
  arbol: Arbol,
  { q, tipo, estado, clase, etiqueta, cuenta }: Busqueda,
): VistaDelArbol {
  const [propia, setPropia] = useState(() => revelar(INICIAL, cuenta ?? ''));
  const [alBuscar, setAlBuscar] = useState({ clave: '', vista: TODO_EXPANDIDO });
  const criterios = useMemo(() => ({ q, tipo, estado, clase, etiqueta }), [q, tipo, estado, clase, etiqueta]);
  const buscando = esBusqueda(criterios);
  const clave = claveDe(criterios);
  const deEstaBusqueda = alBuscar.clave === clave ? alBuscar.vista : TODO_EXPANDIDO;
  const vista = buscando ? deEstaBusqueda : propia;
  const { filas, cuantas } = useMemo(() => filasVisibles(arbol, vista, criterios), [arbol, vista, criterios]);

  const cambiar = (nueva: Vista) => (buscando ? setAlBuscar({ clave, vista: nueva }) : setPropia(nueva));
  return {
    filas,
    cuantas,
    nivel: vista.alternadas.size === 0 ? vista.nivel : undefined,
    alternar: (id) => cambiar(alternar(vista, id)),
    mostrarHasta: (nivel) => cambiar({ nivel, alternadas: new Set() }),
    revelar: (id) => setPropia((actual) => revelar(actual, id)),
  };
}

/** The same for the same search; empty for none. */
export function claveDe(criterios: Criterios): string {
  const { q, tipo, estado, clase, etiqueta } = criterios;
  return esBusqueda(criterios) || clase !== undefined
    ? JSON.stringify([q, tipo, estado, clase, etiqueta])
    : '';
}
