// A sheet of partidas, one row per line: with our own headings, or with what somebody said each column is.
import { hash } from 'node:crypto';
import { camposDePartidas, type MapeoDePartidas } from '@cuadra/contract/contabilidad/importaciones/columnas';
import { LINEAS_POR_LOTE_MAX } from '@cuadra/contract/contabilidad/importaciones/lote';
import { agruparPartidas, ubicarEnHoja } from '@cuadra/core/partidas-importacion';
import { celdasDeHoja } from '../../hojas/celdas-de-hoja.ts';
import type { FilaLeida } from '../../platform/sheets/leer-hoja.ts';
import type { HojaSubida, LectorDeHojas } from '../../platform/sheets/leer-hoja-subida.ts';
import type { Entrada, Leida } from './entrada.ts';

type ArchivoSubido = HojaSubida['archivo'];

interface OpcionesDeHoja extends Pick<HojaSubida, 'alAvanzar' | 'seFue'> {
  readonly mapeo?: MapeoDePartidas | undefined;
}

export interface HojaDePartidas extends Entrada {
  /** Its headings, once it was read. */
  encabezado(): readonly string[] | undefined;
}

export function leerHojaDePartidas(
  leerHoja: LectorDeHojas,
  archivo: ArchivoSubido,
  { mapeo, ...marcha }: OpcionesDeHoja = {},
): HojaDePartidas {
  let titulos: readonly string[] | undefined;
  const filas = () => leerHoja({ archivo, filasMax: LINEAS_POR_LOTE_MAX + 1, ...marcha });
  return {
    leidas: leer(filas, mapeo, (leidos) => {
      titulos = leidos;
    }),
    huella: async () => huellaDe(archivo, mapeo),
    archivo: async () => hash('sha256', archivo.bytes, 'buffer'),
    encabezado: () => titulos,
  };
}

/** The same bytes read by other columns are another sheet. */
function huellaDe({ bytes }: ArchivoSubido, mapeo: MapeoDePartidas | undefined): Buffer {
  const delArchivo = hash('sha256', bytes, 'buffer');
  if (mapeo === undefined) return delArchivo;
  return hash('sha256', Buffer.concat([delArchivo, Buffer.from(JSON.stringify(mapeo))]), 'buffer');
}

async function* leer(
  leerFilas: () => Promise<readonly FilaLeida[]>,
  mapeo: MapeoDePartidas | undefined,
  alLeerTitulos: (titulos: readonly string[]) => void,
): AsyncGenerator<Leida> {
  const [encabezado, ...filas] = await leerFilas();
  if (encabezado !== undefined) alLeerTitulos(encabezado.celdas);
  const { celda } = celdasDeHoja(encabezado, camposDePartidas, mapeo);
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
  let hechas = 0;
  for (const { filas: suyas, errores, ...valor } of agruparPartidas(lineas)) {
    hechas += suyas.length;
    const avance = { hechas, total: lineas.length };
    yield { valor, errores, ubicar: (campo) => ubicarEnHoja(suyas, campo), avance };
  }
}
