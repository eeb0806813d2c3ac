// What the screen shows of the chart and how it moves about in it: the tree, the account that holds the keyboard and
// the one that is open.
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { consulta } from '../../app/query.ts';
import { crearArbol } from './arbol.ts';
import type { Ida } from './tabla/use-ida.ts';
import { type Filtros, SIN_FILTROS, useBusqueda } from './use-busqueda.ts';
import { claveDe, useVista } from './use-vista.ts';

export type Medio = 'teclado' | 'puntero';

export function useCatalogo() {
  const { busqueda, cambiarFiltros, abrir, cerrar } = useBusqueda();
  const carga = useQuery(consulta(listarCatalogo));
  const arbol = useMemo(() => crearArbol(carga.data ?? []), [carga.data]);
  const vista = useVista(arbol, busqueda);
  const clave = claveDe(busqueda);
  const [activa, setActiva] = useState(busqueda.cuenta);
  const [medio, setMedio] = useState<Medio>('puntero');
  const [ida, setIda] = useState<Ida>();
  const [porBajar, setPorBajar] = useState<string>();

  const irA = (id: string, enfocar: boolean) => {
    setActiva(id);
    setIda({ id, enfocar });
  };
  const filtrar = (cambios: Filtros) => {
    // Out of a search the tree is found again as it was left, with the account that was found in sight.
    if (activa !== undefined && clave !== '' && claveDe({ ...busqueda, ...cambios }) === '')
      vista.revelar(activa);
    cambiarFiltros(cambios);
  };
  const bajarALaPrimera = useEffectEvent(() => {
    const primera = vista.filas.find(({ coincide }) => coincide);
    if (primera !== undefined) irA(primera.cuenta.idCuenta, true);
    setPorBajar(undefined);
  });
  useEffect(() => {
    if (porBajar === (busqueda.q ?? '')) bajarALaPrimera();
  }, [porBajar, busqueda.q]);

  return {
    busqueda,
    clave,
    carga,
    arbol,
    vista,
    activa,
    medio,
    ida,
    activar: setActiva,
    filtrar,
    /** From the search to its first match, as soon as what was typed has been looked for. */
    bajar: (q: string) => {
      if (q !== (busqueda.q ?? '')) cambiarFiltros({ q: q === '' ? undefined : q });
      setPorBajar(q);
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
    cerrar,
    /** The account is gone: the keyboard stays where it was. */
    olvidar: (idParent: string | null) => {
      if (idParent !== null) irA(idParent, true);
      cerrar();
    },
  };
}

export type EstadoDelCatalogo = ReturnType<typeof useCatalogo>;
