// The partidas on paper, one after another or each on its own page, and at the end what all of them add up to: the sum is
// of what was drawn, so it always equals the pages.

import { CERO, type Centavos, centavos, formatearCifra } from '@cuadra/core/dinero';
import {
  nombresDeEstadoDePartida,
  nombresDeTipoDePartida,
  type TipoDePartida,
  tiposDePartida,
} from '@cuadra/core/partida';
import type { Comprobante } from '#contabilidad/comprobantes/completar-comprobantes.ts';
import {
  ARRASTRE_DE_LINEAS,
  columnasDeLineas,
  filaDeLinea,
  filaDeSumas,
} from '#contabilidad/comprobantes/lineas-impresas.ts';
import { AUTOR_SISTEMA, numeroImpreso } from '#contabilidad/partidas/palabras.ts';
import {
  abrirDocumento,
  type Documento,
  exigirEspacio,
  fechaImpresa,
  pasarPagina,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { abrirTabla, type ColumnaPdf, type Tabla } from '#platform/pdf/tabla.ts';
import type { Hoja } from '#platform/sheets/hoja.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import type { CabeceraDeDiario } from './reporte-de-partidas-diario.ts';

const ENTRE_PARTIDAS = 6;

export async function pdf(
  { encabezado, cabecera }: Impreso<CabeceraDeDiario>,
  lotes: Lotes<Comprobante>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  const seguidas = cabecera.disposicion === 'seguidas';
  const sumas: Sumas = new Map();
  let tabla: Tabla | undefined;
  for await (const lote of lotes) {
    for (const partida of lote) {
      if (!seguidas && tabla !== undefined) {
        tabla.cerrar();
        pasarPagina(documento);
        tabla = undefined;
      }
      tabla ??= abrirTabla(documento, columnasDeLineas, ARRASTRE_DE_LINEAS);
      dibujarPartida(documento, tabla, partida);
      sumar(sumas, partida);
    }
  }
  if (tabla === undefined) {
    ponerParrafo(documento, 'No hay partidas que imprimir.', { tamano: 9 });
    return terminarDocumento(documento);
  }
  const total = totalDe(sumas);
  if (seguidas)
    tabla.fila({ ...filaDeSumas('Suman todas las partidas', total), regla: true, reglaDoble: true });
  tabla.cerrar();
  // A partida that has its own page is filed without the others.
  if (!seguidas) pasarPagina(documento);
  dibujarResumen(documento, sumas, total);
  return terminarDocumento(documento);
}

function dibujarPartida(documento: Documento, tabla: Tabla, partida: Comprobante): void {
  const { numero, ejercicio, fecha, tipo, agencia, estado, concepto, autor, iniciadaPor, lineas } = partida;
  const nombre = numero === null ? 'BORRADOR' : `Partida ${numeroImpreso(numero, ejercicio)}`;
  const senas = [
    nombre,
    ...(partida.numeroOriginal === undefined ? [] : [`antes ${partida.numeroOriginal}`]),
    fechaImpresa(fecha),
    nombresDeTipoDePartida[tipo],
    `agencia ${agencia}`,
    autor?.nombre ?? AUTOR_SISTEMA,
    ...(iniciadaPor === undefined ? [] : [`iniciada por ${iniciadaPor.nombre}`]),
    ...(numero === null && estado !== 'borrador' ? [nombresDeEstadoDePartida[estado].toLowerCase()] : []),
  ];
  tabla.fila({
    celdas: [senas.join(' · ')],
    abarca: true,
    negrita: true,
    separacion: ENTRE_PARTIDAS,
    conLaSiguiente: true,
    alDibujar: () => void documento.pdf.outline.addItem(`${nombre} · ${fechaImpresa(fecha)}`),
  });
  tabla.fila({ celdas: [concepto], abarca: true, conLaSiguiente: true });
  for (const linea of lineas) tabla.fila(filaDeLinea(linea, concepto));
  tabla.fila(filaDeSumas(rotuloDeSuma(partida), partida));
}

function rotuloDeSuma({ numero, ejercicio, debe, haber }: Comprobante): string {
  if (numero !== null) return `Suma la partida ${numeroImpreso(numero, ejercicio)}`;
  return debe === haber ? 'Suma el borrador' : 'Suma el borrador, que no cuadra';
}

interface Suma {
  partidas: number;
  lineas: number;
  debe: Centavos;
  haber: Centavos;
}

type Sumas = Map<TipoDePartida, Suma>;

const sinNada = (): Suma => ({ partidas: 0, lineas: 0, debe: CERO, haber: CERO });

function sumar(sumas: Sumas, { tipo, lineas, debe, haber }: Comprobante): void {
  const suma = sumas.get(tipo) ?? sinNada();
  agregar(suma, { partidas: 1, lineas: lineas.length, debe, haber });
  sumas.set(tipo, suma);
}

function totalDe(sumas: Sumas): Suma {
  const total = sinNada();
  for (const suma of sumas.values()) agregar(total, suma);
  return total;
}

function agregar(a: Suma, { partidas, lineas, debe, haber }: Suma): void {
  a.partidas += partidas;
  a.lineas += lineas;
  a.debe = centavos(a.debe + debe);
  a.haber = centavos(a.haber + haber);
}

const columnasDeResumen: readonly ColumnaPdf[] = [
  { titulo: 'Tipo' },
  { titulo: 'Partidas', ancho: 70, alineacion: 'derecha' },
  { titulo: 'Líneas', ancho: 70, alineacion: 'derecha' },
  { titulo: 'Debe (Q)', ancho: 90, alineacion: 'derecha' },
  { titulo: 'Haber (Q)', ancho: 90, alineacion: 'derecha' },
];
const SOBRE_EL_RESUMEN = 14;
const altoDeResumen = (tipos: number): number => SOBRE_EL_RESUMEN + 35 + (tipos + 1) * 13.5;

function dibujarResumen(documento: Documento, sumas: Sumas, total: Suma): void {
  exigirEspacio(documento, altoDeResumen(sumas.size));
  documento.y += SOBRE_EL_RESUMEN;
  ponerParrafo(documento, 'Resumen', { tamano: 11, negrita: true });
  documento.pdf.outline.addItem('Resumen');
  documento.y += 4;
  const tabla = abrirTabla(documento, columnasDeResumen);
  for (const tipo of tiposDePartida) {
    const suma = sumas.get(tipo);
    if (suma !== undefined) tabla.fila({ celdas: celdasDeSuma(nombresDeTipoDePartida[tipo], suma) });
  }
  tabla.fila({ celdas: celdasDeSuma('Total', total), negrita: true, regla: true, reglaDoble: true });
  tabla.cerrar();
}

function celdasDeSuma(rotulo: string, { partidas, lineas, debe, haber }: Suma): string[] {
  const cuantas = [partidas, lineas].map((numero) => numero.toLocaleString('es-GT'));
  return [rotulo, ...cuantas, formatearCifra(debe), formatearCifra(haber)];
}

export function hoja(_: Impreso<CabeceraDeDiario>, filas: AsyncIterable<Comprobante>): Hoja {
  return {
    nombre: 'Partidas Diario',
    columnas: [
      { titulo: 'Ejercicio', ancho: 10, tipo: 'entero' },
      { titulo: 'Número', ancho: 10, tipo: 'entero' },
      { titulo: 'Fecha', ancho: 12, tipo: 'fecha' },
      { titulo: 'Tipo', ancho: 12, tipo: 'texto' },
      { titulo: 'Agencia', ancho: 9, tipo: 'texto' },
      { titulo: 'Estado', ancho: 14, tipo: 'texto' },
      { titulo: 'Autor', ancho: 28, tipo: 'texto' },
      { titulo: 'Concepto', ancho: 50, tipo: 'texto' },
      { titulo: 'Código', ancho: 13, tipo: 'texto' },
      { titulo: 'Cuenta', ancho: 42, tipo: 'texto' },
      { titulo: 'Concepto de la línea', ancho: 40, tipo: 'texto' },
      { titulo: 'Documento', ancho: 16, tipo: 'texto' },
      { titulo: 'Debe', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'Haber', ancho: 16, tipo: 'dinero', suma: true },
    ],
    filas: renglones(filas),
  };
}

/** A row for each line, with all that its partida says: to be filtered and added up at will. */
async function* renglones(filas: AsyncIterable<Comprobante>) {
  for await (const { ejercicio, numero, fecha, tipo, agencia, estado, autor, concepto, lineas } of filas) {
    const deTodas = [
      ejercicio,
      numero,
      fecha,
      nombresDeTipoDePartida[tipo],
      agencia,
      nombresDeEstadoDePartida[estado],
      autor?.nombre ?? AUTOR_SISTEMA,
      concepto,
    ];
    for (const { idCuenta, nombreCuenta, concepto: propio, documento, debe, haber } of lineas)
      yield [...deTodas, idCuenta, nombreCuenta, propio, documento, debe, haber];
  }
}
