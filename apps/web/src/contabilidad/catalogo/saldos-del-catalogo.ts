// What each account holds today, in its own nature: asked for once for the whole chart, by whoever may see it. A header that
// holds accounts of both natures (those of orden) has something on each side and nothing in between.
import { type BalanceDeComprobacion, verSaldos } from '@cuadra/contract/contabilidad/saldos';
import type { Naturaleza } from '@cuadra/core/catalogo';
import { CERO, type Centavos, centavos } from '@cuadra/core/dinero';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePermission } from '../../platform/current-session.ts';
import { queryOf } from '../../platform/query.ts';
import { todayInGuatemala } from '../../ui/format/date.ts';
import { type Arbol, hojasDe } from './arbol.ts';

/** One figure, or one for each side. */
export type SaldoDeCuenta = Centavos | Readonly<Record<Naturaleza, Centavos>>;

export interface SaldosDelCatalogo {
  readonly fecha: string;
  readonly de: (idCuenta: string) => SaldoDeCuenta;
}

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

export function saldosDe(
  { hasta: fecha, cuentas }: Pick<BalanceDeComprobacion, 'hasta' | 'cuentas'>,
  arbol: Arbol,
): SaldosDelCatalogo {
  const finales = new Map(cuentas.map(({ idCuenta, saldoFinal }) => [idCuenta, saldoFinal]));
  const de = (idCuenta: string): SaldoDeCuenta => {
    const nodo = arbol.porId.get(idCuenta);
    const hojas = nodo === undefined ? [] : hojasDe(nodo);
    if (new Set(hojas.map(({ naturaleza }) => naturaleza)).size < 2) return finales.get(idCuenta) ?? CERO;
    const lado = (cual: Naturaleza) =>
      hojas
        .filter(({ naturaleza }) => naturaleza === cual)
        .reduce((suma, hoja) => centavos(suma + (finales.get(hoja.idCuenta) ?? 0)), CERO);
    return { deudora: lado('deudora'), acreedora: lado('acreedora') };
  };
  return { fecha, de };
}
