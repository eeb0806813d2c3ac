// The accounts as one long list of rows, which knows its length before any movement has been read: each account is a row
// that opens it, its movements, a row that closes it, and then what drafts would move.
import {
  type CuentaMovida,
  MOVIMIENTOS_POR_PAGINA,
  type MovimientoEnBorrador,
} from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { pageOf } from '../../../ui/paged-rows.ts';
import type { Indice, Resumen } from '../use-movimientos.ts';

export interface Tramo {
  readonly cuenta: CuentaMovida;
  /** Its first row, and its first page, among all. */
  readonly fila: number;
  readonly pagina: number;
  readonly movimientos: number;
  readonly cursores: readonly string[];
  readonly borradores: readonly MovimientoEnBorrador[];
}

export interface Libro {
  readonly filas: number;
  readonly tramos: readonly Tramo[];
}

export type Lugar =
  | { readonly tipo: 'apertura' | 'cierre'; readonly cuenta: CuentaMovida }
  | { readonly tipo: 'borrador'; readonly cuenta: CuentaMovida; readonly borrador: MovimientoEnBorrador }
  | {
      readonly tipo: 'movimiento';
      readonly cuenta: CuentaMovida;
      readonly pagina: number;
      /** Within its page. */
      readonly puesto: number;
    };

/** What opens an account and what closes it. */
const FILAS_DE_MAS = 2;

export function armarLibro({ cuentas, borradores }: Resumen, indice: Indice, nombres: Nombres): Libro {
  const largos = new Map(indice.map((cuenta) => [cuenta.idCuenta, cuenta]));
  const enBorrador = Map.groupBy(borradores, ({ idCuenta }) => idCuenta);
  const tramos: Tramo[] = [];
  let [fila, pagina] = [0, 0];
  for (const cuenta of conLasDeBorradores(cuentas, [...enBorrador.keys()], nombres)) {
    const { movimientos = 0, cursores = [] } = largos.get(cuenta.idCuenta) ?? {};
    const suyos = enBorrador.get(cuenta.idCuenta) ?? [];
    tramos.push({ cuenta, fila, pagina, movimientos, cursores, borradores: suyos });
    fila += FILAS_DE_MAS + movimientos + suyos.length;
    pagina += Math.ceil(movimientos / MOVIMIENTOS_POR_PAGINA);
  }
  return { filas: fila, tramos };
}

export type Nombres = (idCuenta: string) => Pick<CuentaMovida, 'nombreCuenta' | 'naturaleza'> | undefined;

/** Those that neither hold nor moved anything, but would. */
function conLasDeBorradores(
  cuentas: readonly CuentaMovida[],
  conBorradores: readonly string[],
  nombres: Nombres,
): CuentaMovida[] {
  const sinNada = conBorradores
    .filter((idCuenta) => !cuentas.some((cuenta) => cuenta.idCuenta === idCuenta))
    .map((idCuenta) => {
      const { nombreCuenta = '', naturaleza = 'deudora' } = nombres(idCuenta) ?? {};
      return { idCuenta, nombreCuenta, naturaleza, saldoInicial: 0, debe: 0, haber: 0, saldoFinal: 0 };
    });
  return [...cuentas, ...sinNada].toSorted((una, otra) => (una.idCuenta < otra.idCuenta ? -1 : 1));
}

export function lugarDe(libro: Libro, fila: number): Lugar | undefined {
  const tramo = tramoDe(libro, fila);
  if (tramo === undefined) return undefined;
  const { cuenta, movimientos, borradores } = tramo;
  const dentro = fila - tramo.fila - 1;
  if (dentro < 0) return { tipo: 'apertura', cuenta };
  if (dentro < movimientos)
    return {
      tipo: 'movimiento',
      cuenta,
      pagina: tramo.pagina + Math.floor(dentro / MOVIMIENTOS_POR_PAGINA),
      puesto: dentro % MOVIMIENTOS_POR_PAGINA,
    };
  const borrador = borradores[dentro - movimientos - 1];
  return borrador === undefined ? { tipo: 'cierre', cuenta } : { tipo: 'borrador', cuenta, borrador };
}

/** The account under which a row falls. */
export const tramoDe = ({ tramos }: Libro, fila: number): Tramo | undefined => tramos[pageOf(tramos, fila)];

/** The pages of movements from one row to another. */
export function paginasEntre(libro: Libro, desde: number, hasta: number): number[] {
  const paginas = new Set<number>();
  let fila = desde;
  while (fila <= hasta) {
    const tramo = tramoDe(libro, fila);
    if (tramo === undefined) break;
    const primera = tramo.fila + 1;
    const ultima = Math.min(hasta, primera + tramo.movimientos - 1);
    for (let una = Math.max(fila, primera); una <= ultima; una += MOVIMIENTOS_POR_PAGINA)
      paginas.add(paginaEn(tramo, una));
    if (ultima >= Math.max(fila, primera)) paginas.add(paginaEn(tramo, ultima));
    fila = tramo.fila + FILAS_DE_MAS + tramo.movimientos + tramo.borradores.length;
  }
  return [...paginas];
}

const paginaEn = (tramo: Tramo, fila: number): number =>
  tramo.pagina + Math.floor((fila - tramo.fila - 1) / MOVIMIENTOS_POR_PAGINA);

/** Of which account a page is, and where it begins. */
export function paginaDe({ tramos }: Libro, pagina: number) {
  const tramo = tramos.findLast((uno) => uno.pagina <= pagina && uno.movimientos > 0);
  const numero = pagina - (tramo?.pagina ?? 0);
  return { cuenta: tramo?.cuenta, cursor: numero === 0 ? undefined : tramo?.cursores[numero - 1] };
}
