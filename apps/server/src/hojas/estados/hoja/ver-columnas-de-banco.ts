// A bank's sheet before it is read as anything: its first rows, and what each column seems to be.
import {
  type ColumnasDeEstadoVistas,
  FILAS_DE_MUESTRA_DE_ESTADO,
} from '@cuadra/contract/contabilidad/bancos/columnas';
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { formatoDeBytes, formatoDeTexto } from '../detectar-formato.ts';
import { leerTexto } from '../leer-texto.ts';
import { hojaPrincipal, hojasDelArchivo } from './leer-hoja-de-banco.ts';
import { proponerMapeo } from './mapeo-de-banco.ts';

/** More than this of a cell nobody needs to see for choosing. */
const CELDA_MAX = 200;

export async function verColumnasDeBanco(bytes: Uint8Array, nombre: string): Promise<ColumnasDeEstadoVistas> {
  const formato = formatoDeHoja(bytes, nombre);
  const { hojas, advertencias } = await hojasDelArchivo(bytes, formato);
  const filas = hojaPrincipal(hojas);
  if (filas.length === 0) throw new EstadoIlegible('El archivo está vacío.');
  const mapeo = proponerMapeo(filas) ?? null;
  const muestra = filas.slice(0, FILAS_DE_MUESTRA_DE_ESTADO);
  const encabezado = filas.find(({ fila }) => fila === mapeo?.filaDeEncabezado);
  const ancho = [...muestra, ...(encabezado === undefined ? [] : [encabezado])].reduce(
    (mayor, { celdas }) => Math.max(mayor, celdas.length),
    0,
  );
  const aLoAncho = (celdas: readonly string[]) =>
    Array.from({ length: ancho }, (_, i) => (celdas[i] ?? '').slice(0, CELDA_MAX).toWellFormed());
  return {
    formato,
    encabezado: encabezado?.fila ?? null,
    columnas: aLoAncho(encabezado?.celdas ?? []),
    filas: muestra.map(({ fila, celdas }) => ({ fila, celdas: aLoAncho(celdas) })),
    total: filas.length,
    mapeo: mapeo && { ...mapeo, columnas: { ...mapeo.columnas } },
    advertencias: [...advertencias],
  };
}

function formatoDeHoja(bytes: Uint8Array, nombre: string): 'csv' | 'xlsx' {
  if (bytes.length === 0) throw new EstadoIlegible('El archivo está vacío.');
  if (formatoDeBytes(bytes) === 'xlsx') return 'xlsx';
  if (formatoDeTexto(leerTexto(bytes).texto, nombre) === 'csv') return 'csv';
  throw new EstadoIlegible('El archivo no es una hoja: el programa lo lee sin que se elijan columnas.');
}
