// A bank's sheet, CSV or XLSX, as statements: of a bank that is known, of any other by its headings, or by the columns that somebody
// chose. What cannot be recognised is refused; nothing above the headings is ever a movement.
import {
  EstadoIlegible,
  type EstadosLeidos,
  nombresDePerfil,
  type PistasDeLectura,
} from '@cuadra/core/bancos/estado-de-cuenta';
import { leerTexto } from '../leer-texto.ts';
import { armarEstados, type EstadosArmados } from './armar-estados.ts';
import { buscarEncabezado, perfilesPorProbar } from './buscar-encabezado.ts';
import { separarCsv } from './elegir-separador.ts';
import { type FilaDeBanco, hojasDeXlsx } from './filas-de-banco.ts';
import { proponerMapeo, tablaDeMapeo } from './mapeo-de-banco.ts';
import { partirEnTablas } from './partir-en-tablas.ts';

export async function leerHojaDeBanco(
  bytes: Uint8Array,
  formato: 'csv' | 'xlsx',
  pistas: PistasDeLectura,
): Promise<EstadosLeidos> {
  const { hojas, advertencias } = await hojasDelArchivo(bytes, formato);
  // Chosen columns are of the sheet over which they were chosen.
  const porLeer = pistas.mapeo === undefined ? hojas : [hojaPrincipal(hojas)];
  const armados = porLeer.map((filas) => leerFilas(filas, pistas));
  const leidos = armados.filter((armado) => armado !== undefined);
  if (leidos.length === 0) throw noSeReconoce(hojas);
  const sinTabla = armados.length - leidos.length;
  return {
    formato,
    estados: leidos.flatMap(({ estados }) => estados),
    advertencias: [
      ...new Set([
        ...advertencias,
        ...leidos.flatMap((leido) => leido.advertencias),
        ...(sinTabla > 0
          ? [`No se tomó de ${sinTabla === 1 ? 'una hoja' : `${sinTabla} hojas`} sin movimientos.`]
          : []),
      ]),
    ],
  };
}

export interface HojasDelArchivo {
  /** The rows of each. */
  readonly hojas: readonly (readonly FilaDeBanco[])[];
  readonly advertencias: readonly string[];
}

export async function hojasDelArchivo(bytes: Uint8Array, formato: 'csv' | 'xlsx'): Promise<HojasDelArchivo> {
  if (formato === 'xlsx') return { hojas: await hojasDeXlsx(bytes), advertencias: [] };
  const { texto, advertencias } = leerTexto(bytes);
  return { hojas: [separarCsv(texto, perfilesPorProbar(undefined)).filas], advertencias };
}

/** The first that looks like movements; else, the longest. */
export function hojaPrincipal(hojas: HojasDelArchivo['hojas']): readonly FilaDeBanco[] {
  const porLargo = hojas.toSorted((una, otra) => otra.length - una.length);
  return hojas.find((filas) => proponerMapeo(filas) !== undefined) ?? porLargo[0] ?? [];
}

/** Undefined when it has no table of movements. */
function leerFilas(filas: readonly FilaDeBanco[], pistas: PistasDeLectura): EstadosArmados | undefined {
  if (pistas.mapeo !== undefined) return armarEstados(tablaDeMapeo(filas, pistas.mapeo), pistas);
  const ubicado = buscarEncabezado(filas, perfilesPorProbar(pistas.perfil));
  if (ubicado === undefined) return undefined;
  const armados = partirEnTablas(filas, ubicado).map((tabla) => armarEstados(tabla, pistas));
  const { perfil } = ubicado.perfil;
  const esOtro = pistas.perfil !== undefined && pistas.perfil !== 'generico' && pistas.perfil !== perfil;
  return {
    estados: armados.flatMap(({ estados }) => estados),
    advertencias: [
      ...(esOtro
        ? [
            `El archivo no tiene la forma de ${nombresDePerfil[pistas.perfil]}: se leyó como ${nombresDePerfil[perfil]}.`,
          ]
        : []),
      ...armados.flatMap(({ advertencias }) => advertencias),
    ],
  };
}

function noSeReconoce(hojas: HojasDelArchivo['hojas']): EstadoIlegible {
  if (hojas.every((filas) => filas.length === 0)) return new EstadoIlegible('El archivo está vacío.');
  return new EstadoIlegible(
    'No se encontró la fila de encabezados: ninguna dice dónde están la fecha y el monto. Elija las columnas a mano.',
  );
}
