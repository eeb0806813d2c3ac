// What each account holds, in its own nature. A header that holds accounts of both natures (those of orden) has something on each side and nothing in between.
import type { BalanceDeComprobacion } from '@cuadra/contract/contabilidad/saldos';
import type { Naturaleza } from '@cuadra/core/catalogo';
import { CERO, type Centavos, centavos } from '@cuadra/core/dinero';
import { type Arbol, hojasDe } from './arbol.ts';

/** One figure, or one for each side. */
export type SaldoDeCuenta = Centavos | Readonly<Record<Naturaleza, Centavos>>;

export interface SaldosDelCatalogo {
  readonly fecha: string;
  readonly de: (idCuenta: string) => SaldoDeCuenta;
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
