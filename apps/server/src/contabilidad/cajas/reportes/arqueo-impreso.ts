// The counts of a jornada on paper and as a sheet: denomination by denomination, cheques and vales, what the books said of each
// medium, and dollars beside, in no total.
import {
  type MedioDeCaja,
  mediosDeCaja,
  nombresDeMedioDeCaja,
  totalPorMedio,
} from '@cuadra/core/cajas/arqueo';
import { PIEZAS_POR_FAJO } from '@cuadra/core/cajas/denominaciones';
import { type Centavos, centavos, formatearCifra } from '@cuadra/core/dinero';
import {
  abrirDocumento,
  type Documento,
  exigirEspacio,
  fechaYHora,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { altoDeFirmas, type Firmas, ponerFirmas } from '#platform/pdf/firmas.ts';
import { abrirTabla, type ColumnaPdf, DENSA } from '#platform/pdf/tabla.ts';
import type { Celda, Hoja } from '#platform/sheets/hoja.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import type { ArqueoImpreso, DolaresContados } from './leer-arqueos.ts';
import { nombresDeClaseDeArqueo, tasaImpresa } from './palabras.ts';

export interface CabeceraDeArqueo {
  readonly codigoCaja: string;
  readonly nombreCaja: string;
  readonly agencia: string;
  readonly nombreCajero: string;
  readonly fecha: string;
}

export async function pdf(
  { encabezado, cabecera }: Impreso<CabeceraDeArqueo>,
  lotes: Lotes<ArqueoImpreso>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  const firmas: Firmas = {
    certificaciones: ['Los valores contados quedaron bajo la custodia del cajero.'],
    firmas: [
      ['Cajero', cabecera.nombreCajero],
      ['Revisó', ''],
    ],
  };
  const arqueos: ArqueoImpreso[] = [];
  for await (const lote of lotes) arqueos.push(...lote);
  for (const [i, arqueo] of arqueos.entries()) {
    if (i > 0) documento.y += 14;
    const esElUltimo = i === arqueos.length - 1;
    dibujarConteo(documento, arqueo, esElUltimo ? altoDeFirmas(documento, firmas) : 0);
  }
  ponerFirmas(documento, firmas);
  return terminarDocumento(documento);
}

const TITULO_Y_PRIMERAS = 90;
const CIFRA = { ancho: 76, alineacion: 'derecha' } as const;

const columnasDePiezas: readonly ColumnaPdf[] = [
  { titulo: 'Denominación' },
  { titulo: `Fajos de ${PIEZAS_POR_FAJO}`, ...CIFRA },
  { titulo: 'Sueltas', ...CIFRA },
  { titulo: 'Deterioradas', ...CIFRA },
  { titulo: 'Valor', ...CIFRA, ancho: 92 },
];

const columnasDeMedios: readonly ColumnaPdf[] = [
  { titulo: 'Medio' },
  { titulo: 'Contado', ...CIFRA, ancho: 92 },
  { titulo: 'Libros', ...CIFRA, ancho: 92 },
  { titulo: 'Diferencia', ...CIFRA, ancho: 92 },
];

/** Also on the acta of a count by surprise. What needs so many points under it has its last rows over it. */
export function dibujarConteo(documento: Documento, arqueo: ArqueoImpreso, debajo: number): void {
  const { contadoPor, firmadoCon, hechoEn, explicacion } = arqueo;
  exigirEspacio(documento, Math.min(altoEstimado(arqueo), ALTO_MAX));
  ponerParrafo(documento, tituloDe(arqueo), { tamano: 11, negrita: true });
  const testigo = firmadoCon === null ? '' : `, en presencia de ${firmadoCon}`;
  ponerParrafo(documento, `Contado el ${fechaYHora(hechoEn)} por ${contadoPor}${testigo}`, { tamano: 9 });
  if (explicacion !== null) ponerParrafo(documento, `Explicación: ${explicacion}`, { tamano: 9 });
  documento.y += 6;
  dibujarPiezas(documento, arqueo);
  dibujarDocumentos(documento, arqueo);
  dibujarMedios(documento, arqueo, arqueo.dolares === null ? debajo : 0);
  if (arqueo.dolares !== null) dibujarDolares(documento, arqueo.dolares, debajo);
}

/** A count is read together while it fits in what is left of a page. */
function altoEstimado({ piezas, cheques, vales, dolares }: ArqueoImpreso): number {
  const renglones = piezas.length + cheques.length + vales.length + (dolares?.piezas.length ?? 0);
  return ALTO_SIN_RENGLONES + (dolares === null ? 0 : ALTO_DE_DOLARES) + renglones * ALTO_DE_RENGLON;
}

const RENGLON_DE_TASA = 18;
const ALTO_SIN_RENGLONES = 210;
const ALTO_DE_DOLARES = 60;
const ALTO_DE_RENGLON = 10.4;
const ALTO_MAX = 600;

/** «Arqueo de cierre», «Arqueo de cierre, segundo conteo». */
export function tituloDe({ clase, n }: Pick<ArqueoImpreso, 'clase' | 'n'>): string {
  const nombre = nombresDeClaseDeArqueo[clase];
  return n === 1 ? nombre : `${nombre}, conteo ${n}`;
}

function dibujarPiezas(documento: Documento, { piezas, contado }: ArqueoImpreso): void {
  const tabla = abrirTabla(documento, columnasDePiezas, undefined, DENSA);
  for (const { clase, nombre, fajos, sueltas, deterioradas, valor } of piezas)
    tabla.fila({
      celdas: [
        `${clase === 'billete' ? 'Billetes' : 'Monedas'} de ${nombre}`,
        ...[fajos, sueltas, deterioradas].map(cuantas),
        formatearCifra(valor),
      ],
    });
  tabla.fila({
    celdas: ['Efectivo', '', '', '', formatearCifra(contado.efectivo)],
    negrita: true,
    regla: true,
  });
  tabla.cerrar();
}

const cuantas = (piezas: number): string => (piezas === 0 ? '' : piezas.toLocaleString('es-GT'));

function dibujarDocumentos(documento: Documento, { cheques, vales, contado }: ArqueoImpreso): void {
  const listas = [
    [
      'Cheques',
      cheques.map(({ banco, numero, monto }) => [`${banco}, núm. ${numero}`, monto] as const),
      contado.cheque,
    ],
    ['Vales', vales.map(({ concepto, monto }) => [concepto, monto] as const), contado.vale],
  ] as const;
  for (const [titulo, lista, total] of listas) {
    if (lista.length === 0) continue;
    documento.y += 10;
    const tabla = abrirTabla(
      documento,
      [{ titulo }, { titulo: 'Valor', ...CIFRA, ancho: 92 }],
      undefined,
      DENSA,
    );
    for (const [dicho, monto] of lista) tabla.fila({ celdas: [dicho, formatearCifra(monto)] });
    tabla.fila({ celdas: [titulo, formatearCifra(total)], negrita: true, regla: true });
    tabla.cerrar();
  }
}

function dibujarMedios(
  documento: Documento,
  { contado, libro, diferencia }: ArqueoImpreso,
  debajo: number,
): void {
  documento.y += 10;
  const tabla = abrirTabla(documento, columnasDeMedios);
  for (const medio of mediosDeCaja) {
    if (contado[medio] === 0 && libro[medio] === 0 && medio !== 'efectivo') continue;
    const celdas = [
      nombresDeMedioDeCaja[medio],
      ...[contado, libro, diferencia].map((uno) => formatearCifra(uno[medio])),
    ];
    tabla.fila({ celdas });
  }
  const totales = [contado, libro, diferencia].map((uno) => formatearCifra(totalPorMedio(uno)));
  tabla.fila({ celdas: ['Total', ...totales], negrita: true, regla: true, reglaDoble: true });
  tabla.cerrar(debajo);
}

function dibujarDolares(
  documento: Documento,
  { piezas, centavosDeDolar, tasa, enQuetzales }: DolaresContados,
  debajo: number,
): void {
  documento.y += 10;
  exigirEspacio(documento, TITULO_Y_PRIMERAS);
  ponerParrafo(documento, 'Dólares de los Estados Unidos, solo para memoria: no están en los totales.', {
    tamano: 9,
  });
  const tabla = abrirTabla(
    documento,
    [{ titulo: 'Denominación' }, { titulo: 'Piezas', ...CIFRA }, { titulo: 'US$', ...CIFRA, ancho: 92 }],
    undefined,
    DENSA,
  );
  for (const { nombre, cuantas: suyas, centavosDeDolar: valor } of piezas)
    tabla.fila({ celdas: [nombre, cuantas(suyas), formatearCifra(centavos(valor))] });
  tabla.fila({
    celdas: ['Dólares', '', formatearCifra(centavos(centavosDeDolar))],
    negrita: true,
    regla: true,
  });
  tabla.cerrar(debajo + RENGLON_DE_TASA);
  documento.y += 4;
  ponerParrafo(documento, `A Q ${tasaImpresa(tasa)} por dólar: Q ${formatearCifra(enQuetzales)}`, {
    tamano: 9,
  });
}

/** One row for each thing counted, and then one for each medium: what a pivot table needs. */
export function hoja({ cabecera }: Impreso<CabeceraDeArqueo>, filas: AsyncIterable<ArqueoImpreso>): Hoja {
  return {
    nombre: 'Arqueo de caja',
    columnas: [
      { titulo: 'Agencia', ancho: 9, tipo: 'texto' },
      { titulo: 'Caja', ancho: 24, tipo: 'texto' },
      { titulo: 'Fecha', ancho: 12, tipo: 'fecha' },
      { titulo: 'Conteo', ancho: 28, tipo: 'texto' },
      { titulo: 'Contado por', ancho: 28, tipo: 'texto' },
      { titulo: 'Hora', ancho: 17, tipo: 'texto' },
      { titulo: 'Medio', ancho: 12, tipo: 'texto' },
      { titulo: 'Denominación o documento', ancho: 36, tipo: 'texto' },
      { titulo: 'Fajos', ancho: 9, tipo: 'entero' },
      { titulo: 'Sueltas', ancho: 9, tipo: 'entero' },
      { titulo: 'Deterioradas', ancho: 12, tipo: 'entero' },
      { titulo: 'Valor', ancho: 16, tipo: 'dinero' },
      { titulo: 'Libros', ancho: 16, tipo: 'dinero' },
      { titulo: 'Diferencia', ancho: 16, tipo: 'dinero' },
      { titulo: 'US$', ancho: 14, tipo: 'dinero' },
    ],
    filas: renglones(cabecera, filas),
  };
}

async function* renglones(
  { agencia, codigoCaja, nombreCaja, fecha }: CabeceraDeArqueo,
  arqueos: AsyncIterable<ArqueoImpreso>,
): AsyncGenerator<readonly Celda[]> {
  for await (const arqueo of arqueos) {
    const suyo = [
      ...[agencia, `${codigoCaja} ${nombreCaja}`, fecha, tituloDe(arqueo), arqueo.contadoPor],
      fechaYHora(arqueo.hechoEn),
    ];
    for (const celdas of celdasDe(arqueo)) yield [...suyo, ...celdas];
  }
}

function celdasDe({ piezas, cheques, vales, dolares, contado, libro, diferencia }: ArqueoImpreso): Celda[][] {
  const medio = (cual: MedioDeCaja) => nombresDeMedioDeCaja[cual];
  const documento = (cual: MedioDeCaja, dicho: string, monto: Centavos): Celda[] => [
    ...[medio(cual), dicho, null, null, null, monto, null, null, null],
  ];
  return [
    ...piezas.map(({ clase, nombre, fajos, sueltas, deterioradas, valor }): Celda[] => [
      ...[medio('efectivo'), `${clase === 'billete' ? 'Billetes' : 'Monedas'} de ${nombre}`],
      ...[fajos, sueltas, deterioradas, valor, null, null, null],
    ]),
    ...cheques.map(({ banco, numero, monto }) => documento('cheque', `${banco}, núm. ${numero}`, monto)),
    ...vales.map(({ concepto, monto }) => documento('vale', concepto, monto)),
    ...mediosDeCaja.map((cual): Celda[] => [
      ...[medio(cual), 'Total', null, null, null, contado[cual], libro[cual], diferencia[cual], null],
    ]),
    ...(dolares?.piezas ?? []).map(({ nombre, cuantas: suyas, centavosDeDolar }): Celda[] => [
      ...['Dólares, para memoria', nombre, null, suyas, null, null, null, null, centavosDeDolar],
    ]),
  ];
}
