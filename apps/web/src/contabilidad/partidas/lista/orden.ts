// The columns by which the list is ordered, each both ways.
import type { OrdenDePartidas } from '@cuadra/contract/contabilidad/partidas';

export const nombresDeOrden: Readonly<Record<OrdenDePartidas, string>> = {
  recientes: 'Las más recientes primero',
  antiguas: 'Las más antiguas primero',
  numero: 'Número, de menor a mayor',
  'numero-desc': 'Número, de mayor a menor',
  monto: 'Monto, de menor a mayor',
  'monto-desc': 'Monto, de mayor a menor',
  agencia: 'Agencia, de la primera a la última',
  'agencia-desc': 'Agencia, de la última a la primera',
  estado: 'Estado, desde borrador',
  'estado-desc': 'Estado, desde contabilizada',
  tipo: 'Tipo, desde diario',
  'tipo-desc': 'Tipo, hasta diario',
};

type Columna = 'numero' | 'fecha' | 'tipo' | 'agencia' | 'monto' | 'estado';

/** The one that is asked for first, and the other one. */
const ordenes: Readonly<Record<Columna, readonly [OrdenDePartidas, OrdenDePartidas]>> = {
  numero: ['numero-desc', 'numero'],
  fecha: ['recientes', 'antiguas'],
  tipo: ['tipo', 'tipo-desc'],
  agencia: ['agencia', 'agencia-desc'],
  monto: ['monto-desc', 'monto'],
  estado: ['estado', 'estado-desc'],
};

export interface OrdenDeColumna {
  /** Absent: it is in the order of another column. */
  readonly sentido: 'ascending' | 'descending' | undefined;
  /** What pressing its heading asks for. */
  readonly siguiente: OrdenDePartidas;
}

export function ordenDeColumna(columna: Columna, actual: OrdenDePartidas): OrdenDeColumna {
  const [primero, otro] = ordenes[columna];
  if (actual !== primero && actual !== otro) return { sentido: undefined, siguiente: primero };
  const baja = actual === 'recientes' || actual.endsWith('-desc');
  return { sentido: baja ? 'descending' : 'ascending', siguiente: actual === primero ? otro : primero };
}
