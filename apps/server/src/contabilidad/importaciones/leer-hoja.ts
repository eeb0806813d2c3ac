// A sheet of partidas, one row per line: with our own headings, or with what somebody said each column is.
import { hash } from 'node:crypto';
import type {
  CampoDeImportacion,
  MapeoDePartidas,
} from '@cuadra/contract/contabilidad/importaciones/columnas';
import { LINEAS_POR_LOTE_MAX } from '@cuadra/contract/contabilidad/importaciones/lote';
import type { Lectura } from '@cuadra/contract/hojas/lectura';
import { agruparPartidas, type FilaDePartida, ubicarEnHoja } from '@cuadra/core/partidas-importacion';
import type { CeldasDeHoja } from '#hojas/celdas-de-hoja.ts';
import { entenderHoja } from '#hojas/entender-hoja.ts';
import { ilegible } from '#platform/sheets/ilegible.ts';
import type { FilaLeida } from '#platform/sheets/leer-hoja.ts';
import type { HojaSubida, LectorDeHojas } from '#platform/sheets/leer-hoja-subida.ts';
import type { Entrada, Leida } from './entrada.ts';
import { hojaDePartidas } from './hoja-de-partidas.ts';

type ArchivoSubido = HojaSubida['archivo'];

interface OpcionesDeHoja extends Pick<HojaSubida, 'alAvanzar' | 'seFue'> {
  readonly mapeo?: MapeoDePartidas | undefined;
  readonly lectura?: Lectura | undefined;
}

export interface HojaDePartidas extends Entrada {
  /** How it was read, once it was. */
  leida(): LeidaAsi | undefined;
  /** Lines left out so far because they move nothing. */
  enCero(): number;
}

interface LeidaAsi {
  readonly encabezado: readonly string[];
  readonly lectura: Lectura;
}

interface Cuenta {
  asi: LeidaAsi | undefined;
  enCero: number;
}

export function leerHojaDePartidas(
  leerHoja: LectorDeHojas,
  archivo: ArchivoSubido,
  { mapeo, lectura, ...marcha }: OpcionesDeHoja = {},
): HojaDePartidas {
  const cuenta: Cuenta = { asi: undefined, enCero: 0 };
  const hoja = lectura?.hoja;
  const filas = () => leerHoja({ archivo, filasMax: LINEAS_POR_LOTE_MAX + 1, hoja, ...marcha });
  return {
    leidas: leer(filas, { mapeo, lectura }, cuenta),
    huella: async () => huellaDe(archivo, { mapeo, lectura }),
    archivo: async () => hash('sha256', archivo.bytes, 'buffer'),
    leida: () => cuenta.asi,
    enCero: () => cuenta.enCero,
  };
}

type Manera = Pick<OpcionesDeHoja, 'mapeo' | 'lectura'>;

/** The same bytes read by other columns, or in another way, are another sheet. */
function huellaDe({ bytes }: ArchivoSubido, { mapeo, lectura }: Manera): Buffer {
  const delArchivo = hash('sha256', bytes, 'buffer');
  if (mapeo === undefined && lectura === undefined) return delArchivo;
  const manera = JSON.stringify(lectura === undefined ? mapeo : { mapeo, lectura });
  return hash('sha256', Buffer.concat([delArchivo, Buffer.from(manera)]), 'buffer');
}

async function* leer(
  leerFilas: () => Promise<readonly FilaLeida[]>,
  manera: Manera,
  cuenta: Cuenta,
): AsyncGenerator<Leida> {
  const hoja = entenderHoja(await leerFilas(), hojaDePartidas, manera);
  const enDos = hoja.dice('debe') && hoja.dice('haber');
  if (!hoja.dice('monto') && !enDos)
    throw ilegible('Diga en qué columnas están debe y haber, o en cuál está el monto con su signo.');
  if (manera.mapeo !== undefined && hoja.dice('monto') && (hoja.dice('debe') || hoja.dice('haber')))
    throw ilegible(
      'Elija las columnas de debe y haber, o la del monto con su signo: las dos maneras sumarían el doble.',
    );
  cuenta.asi = { encabezado: hoja.encabezado, lectura: hoja.lectura };
  const lineas = hoja.filas.map((fila) => filaDe(fila, hoja, enDos));
  const [primera] = hoja.filas;
  const conceptoSiFalta = primera === undefined ? '' : hoja.celda(primera, 'conceptoSiFalta');
  let hechas = 0;
  for (const { filas: suyas, errores, enCero, ...valor } of agruparPartidas(lineas, { conceptoSiFalta })) {
    hechas += suyas.length + enCero;
    cuenta.enCero += enCero;
    if (suyas.length === 0) continue;
    const avance = { hechas, total: lineas.length };
    yield { valor, errores, ubicar: (campo) => ubicarEnHoja(suyas, campo), avance };
  }
}

const NINGUNO = { escrito: '', leido: null } as const;

function filaDe(
  fila: FilaLeida,
  { celda, fecha, monto }: CeldasDeHoja<CampoDeImportacion>,
  enDos: boolean,
): FilaDePartida {
  const deMonto = (campo: 'debe' | 'haber' | 'monto') => ({
    escrito: celda(fila, campo),
    leido: monto(fila, campo),
  });
  return {
    linea: fila.linea,
    partida: celda(fila, 'partida'),
    fecha: { escrito: celda(fila, 'fecha'), leido: fecha(fila, 'fecha') },
    tipo: celda(fila, 'tipo'),
    agencia: celda(fila, 'agencia'),
    concepto: celda(fila, 'concepto'),
    idCuenta: celda(fila, 'idCuenta'),
    debe: deMonto('debe'),
    haber: deMonto('haber'),
    monto: enDos ? NINGUNO : deMonto('monto'),
    conceptoLinea: celda(fila, 'conceptoLinea'),
    documento: celda(fila, 'documento'),
    moneda: celda(fila, 'moneda'),
  };
}
