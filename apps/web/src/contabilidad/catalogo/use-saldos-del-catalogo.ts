// What each account holds today, asked for once for the whole chart, by whoever may see it.
import { verSaldos } from '@cuadra/contract/contabilidad/saldos';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import type { Arbol } from './arbol.ts';
import { saldosDe } from './saldos-del-catalogo.ts';

/** `seVen`: somebody is looking at them. */
export function useSaldosDelCatalogo(arbol: Arbol, seVen: boolean) {
  const puedeVer = usePermission('reportes:ver');
  const fecha = todayInGuatemala();
  const carga = useQuery({ ...queryOf(verSaldos, { query: { fecha } }), enabled: puedeVer && seVen });
  const saldos = useMemo(
    () => (carga.data === undefined ? undefined : saldosDe(carga.data, arbol)),
    [carga.data, arbol],
  );
  return { puedeVer, saldos, error: carga.error, reintentar: carga.refetch };
}
