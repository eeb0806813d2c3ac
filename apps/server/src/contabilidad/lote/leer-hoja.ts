// A sheet of partidas, one row per line. The first row names the columns, in any order; those that are not ours are left
// alone.
import { hash } from 'node:crypto';
import { CSV } from '@cuadra/contract/contabilidad/catalogo';
import { LINEAS_POR_LOTE_MAX } from '@cuadra/contract/contabilidad/lote';
import { reconocer } from '@cuadra/core/catalogo-importacion';
import { agruparPartidas, type FilaDePartida, ubicarEnHoja } from '@cuadra/core/partidas-importacion';
import { type FilaLeida, ilegible, leerHoja } from '../../platform/sheets/read-sheet.ts';
import type { Entrada, Leida } from './entrada.ts';

const necesarias = [
  'partida',
  'fecha',
  'tipo',
  'agencia',
  'concepto',
  'idCuenta',
  'debe',
  'haber',
] as const satisfies readonly (keyof FilaDePartida)[];
const columnas = [...necesarias, 'conceptoLinea', 'documento'] as const;
type Columna = (typeof columnas)[number];

interface ArchivoSubido {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export function leerHojaDePartidas(archivo: ArchivoSubido): Entrada {
  return {
    leidas: leer(archivo),
    huella: async () => hash('sha256', archivo.bytes, 'buffer'),
  };
}

async function* leer({ mediaType, bytes }: ArchivoSubido): AsyncGenerator<Leida> {
  const formato = mediaType === CSV ? 'csv' : 'xlsx';
  const [encabezado, ...filas] = await leerHoja(bytes, formato, { filasMax: LINEAS_POR_LOTE_MAX + 1 });
  if (encabezado === undefined) throw ilegible('El archivo está vacío.');
  const lugares = ubicarColumnas(encabezado);
  for (const { filas: suyas, errores, ...valor } of agruparPartidas(
    filas.map((fila) => enOrden(fila, lugares)),
  )) {
    yield { valor, errores, ubicar: (campo) => ubicarEnHoja(suyas, campo) };
  }
}

function enOrden({ linea, celdas }: FilaLeida, lugares: ReadonlyMap<Columna, number>): FilaDePartida {
  const celda = (columna: Columna) => celdas[lugares.get(columna) ?? -1] ?? '';
  return {
    linea,
    partida: celda('partida'),
    fecha: celda('fecha'),
    tipo: celda('tipo'),
    agencia: celda('agencia'),
    concepto: celda('concepto'),
    idCuenta: celda('idCuenta'),
    debe: celda('debe'),
    haber: celda('haber'),
    conceptoLinea: celda('conceptoLinea'),
    documento: celda('documento'),
  };
}

function ubicarColumnas({ celdas }: FilaLeida): ReadonlyMap<Columna, number> {
  const lugares = new Map<Columna, number>();
  for (const [lugar, titulo] of celdas.entries()) {
    const columna = reconocer(columnas, titulo);
    if (columna === undefined) continue;
    if (lugares.has(columna)) throw ilegible(`La columna ${columna} está dos veces en el encabezado.`);
    lugares.set(columna, lugar);
  }
  const faltan = necesarias.filter((columna) => !lugares.has(columna));
  if (faltan.length === 0) return lugares;
  throw ilegible(
    `En la primera línea falta: ${faltan.join(', ')}. Use los encabezados ${columnas.join(', ')}.`,
  );
}
