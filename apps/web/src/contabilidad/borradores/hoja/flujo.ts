// Where Enter and Tab go, so that a partida is written without ever looking for the next cell. Enter goes to what the
// line lacks and, when it lacks nothing, to the next account; a new line is born with the difference, and when there is
// none the partida is done. Tab goes cell by cell.
import type { Centavos } from '@cuadra/core/dinero';
import type { Hoja } from './almacen.ts';
import { type Columna, type Cursor, columnas, esVacia, type FilaDeHoja, type Lado } from './fila.ts';
import type { Montos } from './montos.ts';

export type Destino =
  | { readonly tipo: 'ir'; readonly cursor: Cursor }
  | { readonly tipo: 'nueva' }
  /** Nothing more to write: the partida balances. */
  | { readonly tipo: 'fin' }
  /** Out of the grid, as Tab does anywhere. */
  | { readonly tipo: 'fuera' };

type Lugar = Pick<Hoja, 'filas' | 'montos' | 'totales' | 'cursor'>;

export function alEntrar(hoja: Lugar): Destino {
  const { filas, montos, cursor, totales } = hoja;
  const fila = filas[cursor.fila];
  const valores = montos[cursor.fila];
  if (fila === undefined || valores === undefined) return { tipo: 'fuera' };
  const terminada = totales.diferencia === 0 && totales.debe > 0;
  const quedaAlgo = filas.slice(cursor.fila + 1).some((siguiente) => !esVacia(siguiente));
  if (terminada && esVacia(fila) && !quedaAlgo) return { tipo: 'fin' };

  const falta = columnaQueFalta(fila, valores, cursor.columna, totales.diferencia);
  if (falta !== undefined) return { tipo: 'ir', cursor: { fila: cursor.fila, columna: falta } };
  if (terminada && !quedaAlgo) return { tipo: 'fin' };
  if (filas[cursor.fila + 1] === undefined) return { tipo: 'nueva' };
  return { tipo: 'ir', cursor: { fila: cursor.fila + 1, columna: 'idCuenta' } };
}

export function alTabular({ filas, cursor, totales }: Lugar, paso: -1 | 1): Destino {
  const lugar = columnas.indexOf(cursor.columna) + paso;
  const columna = columnas[lugar];
  if (lugar >= 0 && columna !== undefined) return { tipo: 'ir', cursor: { fila: cursor.fila, columna } };
  const fila = cursor.fila + paso;
  if (filas[fila] !== undefined) {
    return { tipo: 'ir', cursor: { fila, columna: paso > 0 ? 'idCuenta' : 'documento' } };
  }
  const actual = filas[cursor.fila];
  const sigue = paso > 0 && totales.diferencia !== 0 && actual !== undefined && !esVacia(actual);
  return { tipo: sigue ? 'nueva' : 'fuera' };
}

/** Undefined: the line is complete. From the account one always passes by the amount, to accept or to change it. */
function columnaQueFalta(
  fila: FilaDeHoja,
  montos: Montos,
  desde: Columna,
  diferencia: Centavos,
): Columna | undefined {
  if (fila.idCuenta.trim() === '') return 'idCuenta';
  const escrito = lados.find((lado) => fila[lado].trim() !== '');
  if (desde === 'idCuenta') return escrito ?? (diferencia > 0 ? 'haber' : 'debe');
  if (escrito === undefined) return desde === 'debe' ? 'haber' : 'debe';
  return (montos[escrito].monto ?? 0) > 0 ? undefined : escrito;
}

const lados: readonly Lado[] = ['debe', 'haber'];
