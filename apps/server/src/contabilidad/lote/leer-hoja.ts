// A sheet of partidas, one row per line.
import { hash } from 'node:crypto';
import { CSV } from '@cuadra/contract/contabilidad/catalogo';
import { LINEAS_POR_LOTE_MAX } from '@cuadra/contract/contabilidad/lote';
import { agruparPartidas, type FilaDePartida, ubicarEnHoja } from '@cuadra/core/partidas-importacion';
import { ubicarColumnas } from '../../platform/sheets/columns.ts';
import { leerHoja } from '../../platform/sheets/read-sheet.ts';
import type { Entrada, Leida } from './entrada.ts';

const columnas = {
  necesarias: ['partida', 'fecha', 'tipo', 'agencia', 'concepto', 'idCuenta', 'debe', 'haber'],
  opcionales: ['conceptoLinea', 'documento'],
} as const;

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
  const celda = ubicarColumnas<keyof Omit<FilaDePartida, 'linea'>>(encabezado, columnas);
  const lineas = filas.map((fila) => ({
    linea: fila.linea,
    partida: celda(fila, 'partida'),
    fecha: celda(fila, 'fecha'),
    tipo: celda(fila, 'tipo'),
    agencia: celda(fila, 'agencia'),
    concepto: celda(fila, 'concepto'),
    idCuenta: celda(fila, 'idCuenta'),
    debe: celda(fila, 'debe'),
    haber: celda(fila, 'haber'),
    conceptoLinea: celda(fila, 'conceptoLinea'),
    documento: celda(fila, 'documento'),
  }));
  for (const { filas: suyas, errores, ...valor } of agruparPartidas(lineas)) {
    yield { valor, errores, ubicar: (campo) => ubicarEnHoja(suyas, campo) };
  }
}
