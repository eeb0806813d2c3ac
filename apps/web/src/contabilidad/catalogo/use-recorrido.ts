// How a person goes about in the chart: which account holds the keyboard, which is open, and which is to be brought
// into sight.
import { useState } from 'react';
import type { Ida } from './tabla/use-en-su-lugar.ts';
import { useBajar } from './use-bajar.ts';
import { type Filtros, SIN_FILTROS, type useBusqueda } from './use-busqueda.ts';
import { claveDe, type VistaDelArbol } from './use-vista.ts';

export type Medio = 'teclado' | 'puntero';

export function useRecorrido(direccion: ReturnType<typeof useBusqueda>, vista: VistaDelArbol) {
  const { busqueda, cambiarFiltros, abrir, cerrar } = direccion;
  const [activa, setActiva] = useState(busqueda.cuenta);
  const [medio, setMedio] = useState<Medio>('puntero');
  const [ida, setIda] = useState<Ida>();
  const irA = (id: string, enfocar: boolean) => {
    setActiva(id);
    setIda({ id, enfocar });
  };
  const bajar = useBajar(busqueda.q ?? '', vista.filas, (id) => irA(id, true));
  return {
    activa,
    medio,
    ida,
    activar: setActiva,
    filtrar: (cambios: Filtros) => {
      const termina = claveDe(busqueda) !== '' && claveDe({ ...busqueda, ...cambios }) === '';
      // Out of a search the tree is found again as it was left, with the account that was found in sight.
      if (termina && activa !== undefined) vista.revelar(activa);
      cambiarFiltros(cambios);
    },
    /** From the search to its first match. */
    bajar: (q: string) => {
      if (q !== (busqueda.q ?? '')) cambiarFiltros({ q: q === '' ? undefined : q });
      bajar(q);
    },
    abrir: (id: string, como: Medio) => {
      setActiva(id);
      setMedio(como);
      abrir(id);
    },
    /** Opens another account from the panel of one, and brings its row into sight. */
    ver: (id: string) => {
      vista.revelar(id);
      irA(id, false);
      abrir(id);
    },
    /** Whatever was looked for, an account that was just created or moved is shown where it stands. */
    verEnSuLugar: (id: string) => {
      vista.revelar(id);
      irA(id, true);
      abrir(id, SIN_FILTROS);
    },
    /** The open account is gone: the keyboard goes to the one it depended on. */
    olvidar: (idParent: string | null) => {
      if (idParent !== null) irA(idParent, true);
      cerrar();
    },
  };
}
