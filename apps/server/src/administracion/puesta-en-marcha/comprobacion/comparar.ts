// The trial balance of the old system and that of the books, account by account and agencia by agencia. A balance is debe − haber.
import type { LineaComparada } from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import { CERO, type Centavos, opuesto, restar, sumar } from '@cuadra/core/dinero';

interface Saldo {
  readonly agencia: string;
  readonly idCuenta: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

interface Comparacion {
  readonly lineas: LineaComparada[];
  readonly diferencias: number;
  readonly anterior: { readonly deudor: Centavos; readonly acreedor: Centavos };
  readonly libros: { readonly deudor: Centavos; readonly acreedor: Centavos };
}

/** What differs first; accounts that hold nothing on either side are left out. */
export function comparar(
  anteriores: readonly Saldo[],
  deLosLibros: readonly Saldo[],
  nombres: ReadonlyMap<string, string>,
): Comparacion {
  const clave = ({ agencia, idCuenta }: Saldo) => `${agencia} ${idCuenta}`;
  const saldo = (uno: Saldo | undefined) => (uno === undefined ? CERO : restar(uno.debe, uno.haber));
  const deAntes = new Map(anteriores.map((uno) => [clave(uno), uno]));
  const deAqui = new Map(deLosLibros.map((uno) => [clave(uno), uno]));
  const lineas = [...new Map([...deAqui, ...deAntes]).values()]
    .map((uno): LineaComparada => {
      const { agencia, idCuenta } = uno;
      const [anterior, libros] = [saldo(deAntes.get(clave(uno))), saldo(deAqui.get(clave(uno)))];
      const nombreCuenta = nombres.get(idCuenta) ?? '';
      return { agencia, idCuenta, nombreCuenta, anterior, libros, diferencia: restar(libros, anterior) };
    })
    .filter(({ anterior, libros }) => anterior !== 0 || libros !== 0)
    .sort(primeroLoDistinto);
  return {
    lineas,
    diferencias: lineas.filter(({ diferencia }) => diferencia !== 0).length,
    anterior: porLado(lineas.map(({ anterior }) => anterior)),
    libros: porLado(lineas.map(({ libros }) => libros)),
  };
}

const primeroLoDistinto = (a: LineaComparada, b: LineaComparada): number =>
  Number(a.diferencia === 0) - Number(b.diferencia === 0) ||
  Number(a.agencia) - Number(b.agencia) ||
  (a.idCuenta < b.idCuenta ? -1 : 1);

const porLado = (saldos: readonly Centavos[]) => ({
  deudor: sumar(saldos.filter((uno) => uno > 0)),
  acreedor: opuesto(sumar(saldos.filter((uno) => uno < 0))),
});
