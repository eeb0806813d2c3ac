// What the screen shows of the chart, as the address, the tree and the person who goes about in it say.
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { verSaldos } from '@cuadra/contract/contabilidad/saldos';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import {
  type Arbol,
  alternar,
  type Criterios,
  crearArbol,
  esBusqueda,
  type Fila,
  type Filas,
  filasVisibles,
  revelar,
  TODO_EXPANDIDO,
  type Vista,
} from './arbol.ts';
import { type Busqueda, direccionDelCatalogo } from './busqueda.ts';
import { saldosDe } from './saldos-del-catalogo.ts';
import type { Ida } from './tabla/use-manejo.ts';

export function useCatalogo() {
  const direccion = useBusqueda();
  const { busqueda, cerrar, verSaldos: verLosSaldos } = direccion;
  const carga = useQuery(queryOf(listarCatalogo));
  const arbol = useMemo(() => crearArbol(carga.data ?? []), [carga.data]);
  const vista = useVista(arbol, busqueda);
  const saldos = useSaldosDelCatalogo(arbol, busqueda.saldos !== undefined || busqueda.cuenta !== undefined);
  const recorrido = useRecorrido(direccion, vista);
  const clave = claveDe(busqueda);
  return { busqueda, clave, carga, arbol, vista, saldos, cerrar, verSaldos: verLosSaldos, ...recorrido };
}

export type EstadoDelCatalogo = ReturnType<typeof useCatalogo>;

export type Filtros = Omit<Busqueda, 'cuenta' | 'saldos'>;

export const SIN_FILTROS: Filtros = {
  q: undefined,
  tipo: undefined,
  estado: undefined,
  clase: undefined,
  etiqueta: undefined,
};

/** From one account to another the history does not grow. */
function useBusqueda() {
  const { busqueda, replace, push } = useAddress(direccionDelCatalogo);
  return {
    busqueda,
    cambiarFiltros: (cambios: Filtros) => replace(cambios),
    abrir: (cuenta: string, filtros: Filtros = {}) => {
      const ir = busqueda.cuenta === undefined ? push : replace;
      ir({ ...filtros, cuenta });
    },
    verSaldos: (seVen: boolean) => replace({ saldos: seVen ? 'si' : undefined }),
    cerrar: () => replace({ cuenta: undefined }),
  };
}

const INICIAL: Vista = { nivel: 3, alternadas: new Set() };

interface VistaDelArbol extends Filas {
  /** The level down to which everything is expanded; undefined when it is not by levels. */
  readonly nivel: number | undefined;
  readonly alternar: (id: string) => void;
  readonly mostrarHasta: (nivel: number) => void;
  /** Expands whatever hides the account. */
  readonly revelar: (id: string) => void;
}

/**
 * What is expanded. Looking for something shows all of it; what is collapsed meanwhile is forgotten with the search, and the
 * tree is found again as it was left.
 */
function useVista(arbol: Arbol, { q, tipo, estado, clase, etiqueta, cuenta }: Busqueda): VistaDelArbol {
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
function claveDe(criterios: Criterios): string {
  const { q, tipo, estado, clase, etiqueta } = criterios;
  return esBusqueda(criterios) || clase !== undefined
    ? JSON.stringify([q, tipo, estado, clase, etiqueta])
    : '';
}

/** What each account holds today, asked for once for the whole chart, by whoever may see it. `seVen`: somebody is looking at them. */
function useSaldosDelCatalogo(arbol: Arbol, seVen: boolean) {
  const puedeVer = usePermission('reportes:ver');
  const fecha = todayInGuatemala();
  const carga = useQuery({ ...queryOf(verSaldos, { query: { fecha } }), enabled: puedeVer && seVen });
  const saldos = useMemo(
    () => (carga.data === undefined ? undefined : saldosDe(carga.data, arbol)),
    [carga.data, arbol],
  );
  return { puedeVer, saldos, error: carga.error, reintentar: carga.refetch };
}

/** Which account holds the keyboard, which is open, and which is to be brought into sight. */
function useRecorrido(direccion: ReturnType<typeof useBusqueda>, vista: VistaDelArbol) {
  const { busqueda, cambiarFiltros, abrir, cerrar } = direccion;
  const [activa, setActiva] = useState(busqueda.cuenta);
  const [medio, setMedio] = useState<'teclado' | 'puntero'>('puntero');
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
    abrir: (id: string, como: typeof medio) => {
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

/**
 * From the search to its first match, as soon as what was typed has been looked for: whoever types fast and presses Enter does
 * not land on a row of the search before.
 */
function useBajar(q: string, filas: readonly Fila[], irA: (id: string) => void): (q: string) => void {
  const [pedida, setPedida] = useState<string>();
  const bajar = useEffectEvent(() => {
    const primera = filas.find(({ coincide }) => coincide);
    if (primera !== undefined) irA(primera.cuenta.idCuenta);
    setPedida(undefined);
  });
  useEffect(() => {
    if (pedida === q) bajar();
  }, [pedida, q]);
  return setPedida;
}
