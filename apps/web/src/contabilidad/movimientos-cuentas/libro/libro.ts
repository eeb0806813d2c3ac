// The accounts as one long list of rows, which knows its length before any movement has been read: each account is a row
// that opens it, its movements (with a row where results restart), a row that closes it, and then what drafts would move.
import {
  type CuentaMovida,
  MOVIMIENTOS_POR_PAGINA,
  type MovimientoEnBorrador,
  type ReinicioDeResultados,
} from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { CERO } from '@cuadra/core/dinero';
import { pageOf } from '#ui/tables/paged-rows.ts';
import { anioDe } from '../reinicios.ts';
import type { Indice, Resumen } from '../use-movimientos.ts';

interface Tramo {
  readonly cuenta: CuentaMovida;
  /** Its first row, and its first page, among all. */
  readonly fila: number;
  readonly pagina: number;
  readonly movimientos: number;
  readonly cursores: readonly string[];
  readonly reinicios: readonly ReinicioEnSuLugar[];
  readonly borradores: readonly MovimientoEnBorrador[];
}

interface ReinicioEnSuLugar {
  readonly reinicio: ReinicioDeResultados;
  /** The movements before it. */
  readonly antes: number;
}

export interface Libro {
  readonly filas: number;
  readonly tramos: readonly Tramo[];
}

export type Lugar =
  | { readonly tipo: 'apertura' | 'cierre'; readonly cuenta: CuentaMovida }
  | { readonly tipo: 'reinicio'; readonly cuenta: CuentaMovida; readonly reinicio: ReinicioDeResultados }
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

export function armarLibro(
  { cuentas, borradores }: Pick<Resumen, 'cuentas' | 'borradores'>,
  indice: Indice,
  nombres: Nombres,
): Libro {
  const largos = new Map(indice.map((cuenta) => [cuenta.idCuenta, cuenta]));
  const enBorrador = Map.groupBy(borradores, ({ idCuenta }) => idCuenta);
  const tramos: Tramo[] = [];
  let [fila, pagina] = [0, 0];
  for (const cuenta of conLasDeBorradores(cuentas, [...enBorrador.keys()], nombres)) {
    const { movimientos = 0, cursores = [], ejercicios = [] } = largos.get(cuenta.idCuenta) ?? {};
    const reinicios = cuenta.reinicios.map((reinicio) => {
      const anteriores = ejercicios.findLast(({ ejercicio }) => ejercicio < anioDe(reinicio.fecha));
      return { reinicio, antes: anteriores?.movimientos ?? 0 };
    });
    const tramo = {
      ...{ cuenta, fila, pagina, movimientos, cursores, reinicios },
      borradores: enBorrador.get(cuenta.idCuenta) ?? [],
    };
    tramos.push(tramo);
    fila += filasDe(tramo);
    pagina += Math.ceil(movimientos / MOVIMIENTOS_POR_PAGINA);
  }
  return { filas: fila, tramos };
}

const filasDe = ({ movimientos, reinicios, borradores }: Tramo): number =>
  FILAS_DE_MAS + movimientos + reinicios.length + borradores.length;

export type Nombres = (idCuenta: string) => Pick<CuentaMovida, 'nombreCuenta' | 'naturaleza'> | undefined;

const EN_CERO = {
  saldoInicial: CERO,
  debe: CERO,
  haber: CERO,
  saldoFinal: CERO,
  reinicios: [],
  sinCerrar: CERO,
};

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
      return { idCuenta, nombreCuenta, naturaleza, ...EN_CERO };
    });
  return [...cuentas, ...sinNada].toSorted((una, otra) => (una.idCuenta < otra.idCuenta ? -1 : 1));
}

export function lugarDe(libro: Libro, fila: number): Lugar | undefined {
  const tramo = tramoDe(libro, fila);
  if (tramo === undefined) return undefined;
  const { cuenta, movimientos, reinicios, borradores } = tramo;
  const dentro = fila - tramo.fila - 1;
  if (dentro < 0) return { tipo: 'apertura', cuenta };
  const suyo = reinicios.find(({ antes }, lugar) => antes + lugar === dentro);
  if (suyo !== undefined) return { tipo: 'reinicio', cuenta, reinicio: suyo.reinicio };
  const borrador = borradores[dentro - movimientos - reinicios.length - 1];
  if (borrador !== undefined) return { tipo: 'borrador', cuenta, borrador };
  if (dentro >= movimientos + reinicios.length) return { tipo: 'cierre', cuenta };
  const movimiento = movimientosAntes(tramo, fila);
  return {
    tipo: 'movimiento',
    cuenta,
    pagina: paginaEn(tramo, movimiento),
    puesto: movimiento % MOVIMIENTOS_POR_PAGINA,
  };
}

/** How many of an account there are before a row. */
function movimientosAntes({ fila: primera, movimientos, reinicios }: Tramo, fila: number): number {
  const dentro = fila - primera - 1;
  const pasados = reinicios.filter(({ antes }, lugar) => antes + lugar < dentro).length;
  return Math.max(0, Math.min(movimientos, dentro - pasados));
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
    const [primero, fin] = [movimientosAntes(tramo, fila), movimientosAntes(tramo, hasta + 1)];
    for (let uno = primero; uno < fin; uno = finDePagina(uno)) paginas.add(paginaEn(tramo, uno));
    fila = tramo.fila + filasDe(tramo);
  }
  return [...paginas];
}

const paginaEn = ({ pagina }: Tramo, movimiento: number): number =>
  pagina + Math.floor(movimiento / MOVIMIENTOS_POR_PAGINA);

/** The first one of the next page. */
const finDePagina = (movimiento: number): number =>
  movimiento - (movimiento % MOVIMIENTOS_POR_PAGINA) + MOVIMIENTOS_POR_PAGINA;

/** Which account a page belongs to, and where it begins. */
export function paginaDe({ tramos }: Libro, pagina: number) {
  const tramo = tramos.findLast((uno) => uno.pagina <= pagina && uno.movimientos > 0);
  const numero = pagina - (tramo?.pagina ?? 0);
  return { cuenta: tramo?.cuenta, cursor: numero === 0 ? undefined : tramo?.cursores[numero - 1] };
}
