// What the screen shows of the chart, as the address, the tree and the person who goes about in it say.
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf } from '#platform/query.ts';
import { crearArbol } from './arbol.ts';
import { useBusqueda } from './use-busqueda.ts';
import { useRecorrido } from './use-recorrido.ts';
import { useSaldosDelCatalogo } from './use-saldos-del-catalogo.ts';
import { claveDe, useVista } from './use-vista.ts';

export function useCatalogo() {
  const direccion = useBusqueda();
  const { busqueda, cerrar, verSaldos } = direccion;
  const carga = useQuery(queryOf(listarCatalogo));
  const arbol = useMemo(() => crearArbol(carga.data ?? []), [carga.data]);
  const vista = useVista(arbol, busqueda);
  const saldos = useSaldosDelCatalogo(arbol, busqueda.saldos !== undefined || busqueda.cuenta !== undefined);
  const recorrido = useRecorrido(direccion, vista);
  return { busqueda, clave: claveDe(busqueda), carga, arbol, vista, saldos, cerrar, verSaldos, ...recorrido };
}

export type EstadoDelCatalogo = ReturnType<typeof useCatalogo>;
