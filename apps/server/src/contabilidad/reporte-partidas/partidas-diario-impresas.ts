// The partidas on paper, one after another or each on its own page, and at the end what all of them add up to: the sum is
// of what was drawn, so it always equals the pages.
import { centavos, formatearCifra } from '@cuadra/core/dinero';
import { type TipoDePartida, tiposDePartida } from '@cuadra/core/partida';
import {
  abrirDocumento,
  type Documento,
  exigirEspacio,
  fechaImpresa,
  pasarPagina,
  ponerParrafo,
  terminarDocumento,
} from '../../platform/pdf/document.ts';
import { abrirTabla, type ColumnaPdf, type FilaPdf, type Tabla } from '../../platform/pdf/table.ts';
import type { Hoja } from '../../platform/sheets/sheet.ts';
import type { Impreso, Lotes } from '../../reportes/presentacion.ts';
import type { Comprobante } from '../comprobantes/completar-comprobantes.ts';
import { AUTOR_SISTEMA, estadosImpresos, numeroImpreso, tiposImpresos } from '../comprobantes/palabras.ts';
import type { LineaImpresa } from '../comprobantes/queries.ts';
import type { CabeceraDeDiario } from './reporte-de-partidas-diario.ts';

const columnas: readonly ColumnaPdf[] = [
  { titulo: 'Código', ancho: 60 },
  { titulo: 'Cuenta y concepto' },
  { titulo: 'Documento', ancho: 74 },
  { titulo: 'Debe (Q)', ancho: 74, alineacion: 'derecha' },
  { titulo: 'Haber (Q)', ancho: 74, alineacion: 'derecha' },
];
const ARRASTRE = { columnas: [3, 4], rotulo: 1 };
const ENTRE_PARTIDAS = 6;

export async function pdf(
  { encabezado, cabecera }: Impreso<CabeceraDeDiario>,
  lotes: Lotes<Comprobante>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  const sumas: Sumas = new Map();
  let tabla: Tabla | undefined;
  for await (const lote of lotes) {
    for (const partida of lote) {
      if (cabecera.disposicion === 'una_por_pagina' && tabla !== undefined) {
        tabla.cerrar();
        pasarPagina(documento);
        tabla = undefined;
      }
      tabla ??= abrirTabla(documento, columnas, ARRASTRE);
      dibujarPartida(documento, tabla, partida);
      sumar(sumas, partida);
    }
  }
  tabla?.cerrar();
  dibujarResumen(documento, sumas);
  return terminarDocumento(documento);
}

function dibujarPartida(documento: Documento, tabla: Tabla, partida: Comprobante): void {
  const { numero, ejercicio, fecha, tipo, agencia, estado, concepto, autor, lineas, debe, haber } = partida;
  const nombre = numero === null ? 'BORRADOR' : `Partida ${numeroImpreso(numero, ejercicio)}`;
  const senas = [
    nombre,
    fechaImpresa(fecha),
    tiposImpresos[tipo],
    `agencia ${agencia}`,
    autor?.nombre ?? AUTOR_SISTEMA,
    ...(numero === null ? [estadosImpresos[estado].toLowerCase()] : []),
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
  for (const linea of lineas) tabla.fila(filaDe(linea, concepto));
  const totales = [debe, haber].map((monto) => formatearCifra(centavos(monto)));
  tabla.fila({
    celdas: ['', `Suma la ${nombre === 'BORRADOR' ? 'partida' : nombre.toLowerCase()}`, '', ...totales],
    negrita: true,
  });
}

function filaDe(
  { idCuenta, nombreCuenta, debe, haber, concepto, documento }: LineaImpresa,
  deTodas: string,
): FilaPdf {
  const propio = concepto === null || concepto === '' || concepto === deTodas ? '' : `\n${concepto}`;
  const monto = (valor: number) => (valor === 0 ? '' : formatearCifra(centavos(valor)));
  return {
    celdas: [
      idCuenta,
      `${nombreCuenta ?? 'Cuenta que no existe'}${propio}`,
      documento ?? '',
      monto(debe),
      monto(haber),
    ],
    montos: [debe, haber],
  };
}

type Sumas = Map<TipoDePartida, { partidas: number; lineas: number; debe: number; haber: number }>;

function sumar(sumas: Sumas, { tipo, lineas, debe, haber }: Comprobante): void {
  const suma = sumas.get(tipo) ?? { partidas: 0, lineas: 0, debe: 0, haber: 0 };
  suma.partidas += 1;
  suma.lineas += lineas.length;
  suma.debe = centavos(suma.debe + debe);
  suma.haber = centavos(suma.haber + haber);
  sumas.set(tipo, suma);
}

const columnasDeResumen: readonly ColumnaPdf[] = [
  { titulo: 'Tipo' },
  { titulo: 'Partidas', ancho: 70, alineacion: 'derecha' },
  { titulo: 'Líneas', ancho: 70, alineacion: 'derecha' },
  { titulo: 'Debe (Q)', ancho: 90, alineacion: 'derecha' },
  { titulo: 'Haber (Q)', ancho: 90, alineacion: 'derecha' },
];
const ALTO_DE_RESUMEN = 120;

function dibujarResumen(documento: Documento, sumas: Sumas): void {
  exigirEspacio(documento, ALTO_DE_RESUMEN);
  documento.y += 14;
  ponerParrafo(documento, 'Resumen', { tamano: 11, negrita: true });
  documento.pdf.outline.addItem('Resumen');
  documento.y += 4;
  const tabla = abrirTabla(documento, columnasDeResumen);
  const total = { partidas: 0, lineas: 0, debe: 0, haber: 0 };
  for (const tipo of tiposDePartida) {
    const suma = sumas.get(tipo);
    if (suma === undefined) continue;
    tabla.fila({ celdas: celdasDeSuma(tiposImpresos[tipo], suma) });
    total.partidas += suma.partidas;
    total.lineas += suma.lineas;
    total.debe = centavos(total.debe + suma.debe);
    total.haber = centavos(total.haber + suma.haber);
  }
  tabla.fila({ celdas: celdasDeSuma('Total', total), negrita: true, regla: true });
  tabla.cerrar();
}

function celdasDeSuma(
  rotulo: string,
  { partidas, lineas, debe, haber }: { partidas: number; lineas: number; debe: number; haber: number },
): string[] {
  const cuantas = [partidas, lineas].map((numero) => numero.toLocaleString('es-GT'));
  return [rotulo, ...cuantas, formatearCifra(centavos(debe)), formatearCifra(centavos(haber))];
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
      tiposImpresos[tipo],
      agencia,
      estadosImpresos[estado],
      autor?.nombre ?? AUTOR_SISTEMA,
      concepto,
    ];
    for (const { idCuenta, nombreCuenta, concepto: propio, documento, debe, haber } of lineas)
      yield [...deTodas, idCuenta, nombreCuenta, propio, documento, debe, haber];
  }
}
