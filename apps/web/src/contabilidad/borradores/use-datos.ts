// What the lines are written with: the accounts, and what each one has today.
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { verSaldos } from '@cuadra/contract/contabilidad/saldos';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { todayInGuatemala } from '#ui/format/date.ts';

export function useDatos(agencia: string) {
  const permisos = useCurrentUser()?.permisos ?? [];
  const catalogo = useQuery(queryOf(listarCatalogo));
  const saldos = useQuery({
    ...queryOf(verSaldos, { query: { fecha: todayInGuatemala(), agencia } }),
    enabled: permisos.includes('reportes:ver') && agencia !== '',
  });
  const cuentas = catalogo.data;
  const nombres = useMemo(
    () => new Map((cuentas ?? []).map(({ idCuenta, nombreCuenta }) => [idCuenta, nombreCuenta])),
    [cuentas],
  );
  const porCuenta = useMemo(
    () =>
      saldos.data === undefined
        ? undefined
        : new Map(saldos.data.cuentas.map(({ idCuenta, saldoFinal }) => [idCuenta, saldoFinal])),
    [saldos.data],
  );
  return {
    /** Undefined while they come. */
    cuentas,
    saldos: porCuenta,
    nombreDeCuenta: (idCuenta: string) => nombres.get(idCuenta),
    error: catalogo.data === undefined ? catalogo.error : null,
    reintentar: catalogo.refetch,
  };
}

export type Datos = ReturnType<typeof useDatos>;
