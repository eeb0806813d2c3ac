// The voucher of a partida on paper: what it says, its lines, the amount in words and who answers for it. Each begins on a
// page of its own and counts its own pages, because each is filed by itself.

import { enLetras } from '@cuadra/core/en-letras';
import { nombresDeEstadoDePartida, nombresDeTipoDePartida } from '@cuadra/core/partida';
import { AUTOR_SISTEMA, numeroImpreso } from '#contabilidad/partidas/palabras.ts';
import {
  abrirDocumento,
  type Documento,
  type Encabezado,
  empezarParte,
  exigirEspacio,
  fechaImpresa,
  fechaYHora,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { altoDeFirmas, type Firmas, ponerFirmas } from '#platform/pdf/firmas.ts';
import { ponerDatos } from '#platform/pdf/poner-datos.ts';
import { abrirTabla } from '#platform/pdf/tabla.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import { ARRASTRE_DE_LINEAS, columnasDeLineas, filaDeLinea, filaDeSumas } from './lineas-impresas.ts';
import type { Referencia, SoporteImpreso } from './queries.ts';
import type { ComprobanteConSoportes as Comprobante } from './reporte-de-comprobantes.ts';

export async function pdf(
  { encabezado }: Impreso<null>,
  lotes: Lotes<Comprobante>,
): Promise<PDFKit.PDFDocument> {
  let documento: Documento | undefined;
  for await (const lote of lotes) {
    for (const comprobante of lote) {
      const suyo = encabezadoDe(encabezado, comprobante);
      if (documento === undefined) documento = abrirDocumento(suyo);
      else empezarParte(documento, suyo);
      documento.pdf.outline.addItem(suyo.titulo);
      dibujar(documento, comprobante);
    }
  }
  return terminarDocumento(documento ?? abrirDocumento(encabezado));
}

/** What is not in the books says so on every page. */
function encabezadoDe(encabezado: Encabezado, { numero, ejercicio, estado }: Comprobante): Encabezado {
  const titulo =
    numero === null
      ? 'Comprobante de partida: BORRADOR'
      : `Comprobante de partida ${numeroImpreso(numero, ejercicio)}`;
  const detalles =
    numero === null ? [`${nombresDeEstadoDePartida[estado]}: no está contabilizada y no tiene validez.`] : [];
  return { ...encabezado, titulo, detalles };
}

/** Between the table and what is signed. */
const BAJO_LA_TABLA = 42;
const ALTO_DE_SOPORTE = 11.5;
const LETRA_DE_SOPORTES = { tamano: 8 } as const;

function dibujar(documento: Documento, comprobante: Comprobante): void {
  ponerDatos(documento, datosDe(comprobante));
  const { lineas, debe, haber, concepto, huella } = comprobante;
  const tabla = abrirTabla(documento, columnasDeLineas, ARRASTRE_DE_LINEAS);
  for (const linea of lineas) tabla.fila(filaDeLinea(linea, concepto));
  tabla.fila({ ...filaDeSumas('Totales', comprobante), regla: true, reglaDoble: true });
  const firmas = firmasDe(comprobante);
  const soportes = renglonesDeSoportes(comprobante);
  // What is signed is never on a page without any of what it says; a long list of supports may go on between both.
  const juntos = soportes.length <= SOPORTES_JUNTOS ? soportes.length * ALTO_DE_SOPORTE : 0;
  tabla.cerrar(BAJO_LA_TABLA + juntos + altoDeFirmas(documento, firmas));
  documento.y += 8;
  const enPalabras = debe === haber ? enLetras(debe) : 'LA PARTIDA NO CUADRA';
  ponerParrafo(documento, `Son: ${enPalabras}`, { tamano: 9 });
  if (huella !== null) ponerParrafo(documento, `Sello ${huella}`, { tamano: 7 });
  for (const [i, renglon] of soportes.entries()) {
    const ultimo = i === soportes.length - 1;
    exigirEspacio(documento, ALTO_DE_SOPORTE * 2 + (ultimo ? altoDeFirmas(documento, firmas) : 0));
    ponerParrafo(documento, renglon, i === 0 ? { ...LETRA_DE_SOPORTES, negrita: true } : LETRA_DE_SOPORTES);
  }
  ponerFirmas(documento, firmas);
}

const SOPORTES_JUNTOS = 12;

/** Each by its name, when it was added and the first of its fingerprint, by which the file is known. */
function renglonesDeSoportes({ soportes, registradaEn, numero }: Comprobante): string[] {
  if (soportes.length === 0) return ['Soportes: ninguno'];
  const despues = ({ subidoEn }: SoporteImpreso) =>
    numero !== null && Temporal.Instant.compare(subidoEn, registradaEn) > 0 ? ', después de registrada' : '';
  return [
    `Soportes: ${soportes.length}`,
    ...soportes.map((soporte) => {
      const { nombre, subidoEn, huella } = soporte;
      return `${nombre} · agregado el ${fechaYHora(subidoEn)}${despues(soporte)} · SHA-256 ${huella.slice(0, 12)}…`;
    }),
  ];
}

function datosDe(comprobante: Comprobante): readonly (readonly [string, string])[] {
  const { fecha, fechaDocumento, registradaEn, tipo, agencia, nombreAgencia, concepto, motivo } = comprobante;
  const { revierte, revertidaPor, iniciadaPor, numeroOriginal = '' } = comprobante;
  return [
    ['Número de antes', numeroOriginal],
    ['Fecha contable', fechaImpresa(fecha)],
    ['Fecha del documento', fechaDocumento === null ? '' : fechaImpresa(fechaDocumento)],
    ['Registrada el', fechaYHora(registradaEn)],
    ['Tipo', nombresDeTipoDePartida[tipo]],
    ['Agencia', `${agencia} ${nombreAgencia}`],
    ['Concepto', concepto],
    ['Iniciada por', iniciadaPor?.nombre ?? ''],
    ['Revierte', revierte === null ? '' : referida(revierte)],
    ['Revertida por', revertidaPor === null ? '' : referida(revertidaPor)],
    ['Motivo', motivo ?? ''],
  ];
}

function referida({ numero, ejercicio, fecha }: Referencia): string {
  return `Partida ${numeroImpreso(numero, ejercicio)} del ${fechaImpresa(fecha)}`;
}

/** Whoever approved it reviewed it too. What nobody else saw says so: their lines are blank, for whoever signs them by hand. */
function firmasDe({ autor, aprobador, estado }: Comprobante): Firmas {
  const otro = aprobador?.nombre ?? '';
  return {
    certificaciones: [],
    firmas: [
      ['Elaboró', autor?.nombre ?? AUTOR_SISTEMA],
      ['Revisó', otro],
      ['Autorizó', estado === 'contabilizada' ? otro : ''],
    ],
  };
}
