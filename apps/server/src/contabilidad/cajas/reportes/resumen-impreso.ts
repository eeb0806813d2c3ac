// The day of the cajas on paper and as a sheet: each agencia with its cajas, what they add up to, and what moved by kind.
import { nombresDeEstadoDeJornada } from '@cuadra/core/cajas/jornada';
import { clases as nombresDeClase } from '@cuadra/core/cajas/movimiento';
import { CERO, type Centavos, formatearCifra, sumar } from '@cuadra/core/dinero';
import {
  abrirDocumento,
  type Documento,
  exigirEspacio,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { abrirTabla, type ColumnaPdf, DENSA, type FilaPdf } from '#platform/pdf/tabla.ts';
import type { Celda, Hoja } from '#platform/sheets/hoja.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import type { CajaResumida, ClaseResumida } from './leer-resumen.ts';

export interface CabeceraDeResumen {
  readonly fecha: string;
}

export interface AgenciaResumida {
  readonly agencia: string;
  readonly nombreAgencia: string;
  readonly cajas: readonly CajaResumida[];
  readonly clases: readonly ClaseResumida[];
}

const cifrasDeCaja = [
  ['Apertura', 'apertura'],
  ['Entradas', 'entradas'],
  ['Salidas', 'salidas'],
  ['Libros', 'libro'],
  ['Contado', 'contado'],
  ['Dif. de cierre', 'diferenciaDeCierre'],
  ['Dif. de apertura', 'diferenciaDeApertura'],
  ['En tránsito', 'enTransito'],
] as const satisfies readonly (readonly [string, keyof CajaResumida])[];

const columnas: readonly ColumnaPdf[] = [
  { titulo: 'Caja, cajero y estado' },
  ...cifrasDeCaja.map(([titulo]): ColumnaPdf => ({ titulo, ancho: 62, alineacion: 'derecha' })),
];

const TITULO_Y_PRIMERAS = 80;

export async function pdf(
  { encabezado }: Impreso<CabeceraDeResumen>,
  lotes: Lotes<AgenciaResumida>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  const todas: AgenciaResumida[] = [];
  for await (const lote of lotes) {
    for (const agencia of lote) {
      todas.push(agencia);
      dibujarAgencia(documento, agencia);
    }
  }
  if (todas.length === 0) ponerParrafo(documento, 'No hay cajas.', { tamano: 9 });
  if (todas.length > 1) dibujarTotal(documento, todas);
  return terminarDocumento(documento);
}

function dibujarAgencia(
  documento: Documento,
  { agencia, nombreAgencia, cajas, clases }: AgenciaResumida,
): void {
  exigirEspacio(documento, TITULO_Y_PRIMERAS);
  documento.y += 10;
  ponerParrafo(documento, `${agencia} ${nombreAgencia}`, { tamano: 11, negrita: true });
  documento.pdf.outline.addItem(`${agencia} ${nombreAgencia}`);
  documento.y += 4;
  const tabla = abrirTabla(documento, columnas, undefined, DENSA);
  for (const caja of cajas)
    tabla.fila({ celdas: [nombreDe(caja), ...cifrasDeCaja.map(([, cual]) => cifra(caja[cual]))] });
  tabla.fila(filaDeTotal(`Total de la agencia ${agencia}`, cajas));
  tabla.cerrar();
  dibujarClases(documento, clases);
}

/** What is not known yet is left blank: it is no zero. */
const cifra = (monto: Centavos | null): string => (monto === null ? '' : formatearCifra(monto));

function nombreDe({ codigo, nombre, nombreCajero, estado }: CajaResumida): string {
  const quien =
    estado === null ? 'Sin jornada' : `${nombreCajero}, ${nombresDeEstadoDeJornada[estado].toLowerCase()}`;
  return `${codigo} ${nombre}\n${quien}`;
}

function filaDeTotal(rotulo: string, cajas: readonly CajaResumida[]): FilaPdf {
  return {
    celdas: [
      rotulo,
      ...cifrasDeCaja.map(([, cual]) => formatearCifra(sumar(cajas.map((caja) => caja[cual] ?? CERO)))),
    ],
    negrita: true,
    regla: true,
    reglaDoble: true,
  };
}

function dibujarClases(documento: Documento, clases: readonly ClaseResumida[]): void {
  if (clases.length === 0) return;
  documento.y += 8;
  exigirEspacio(documento, TITULO_Y_PRIMERAS);
  const tabla = abrirTabla(
    documento,
    [
      { titulo: 'Clase de movimiento' },
      { titulo: 'Recibos', ancho: 62, alineacion: 'derecha' },
      { titulo: 'Entradas', ancho: 90, alineacion: 'derecha' },
      { titulo: 'Salidas', ancho: 90, alineacion: 'derecha' },
    ],
    undefined,
    DENSA,
  );
  const fila = ({ clase, movimientos, entradas, salidas }: ClaseResumida, deRevision = ''): FilaPdf => ({
    celdas: [
      `${nombresDeClase[clase].nombre}${deRevision}`,
      movimientos.toLocaleString('es-GT'),
      formatearCifra(entradas),
      formatearCifra(salidas),
    ],
  });
  const deCajeros = clases.filter(({ deRevision }) => !deRevision);
  for (const clase of deCajeros) tabla.fila(fila(clase));
  tabla.fila({
    celdas: [
      'Total de movimientos',
      deCajeros.reduce((suma, { movimientos }) => suma + movimientos, 0).toLocaleString('es-GT'),
      formatearCifra(sumar(deCajeros.map(({ entradas }) => entradas))),
      formatearCifra(sumar(deCajeros.map(({ salidas }) => salidas))),
    ],
    negrita: true,
    regla: true,
  });
  for (const clase of clases.filter(({ deRevision }) => deRevision))
    tabla.fila(fila(clase, ', de la revisión'));
  tabla.cerrar();
}

function dibujarTotal(documento: Documento, agencias: readonly AgenciaResumida[]): void {
  exigirEspacio(documento, TITULO_Y_PRIMERAS);
  documento.y += 12;
  const tabla = abrirTabla(documento, columnas, undefined, DENSA);
  tabla.fila(
    filaDeTotal(
      'Total de las agencias',
      agencias.flatMap(({ cajas }) => cajas),
    ),
  );
  tabla.cerrar();
}

export function hoja({ cabecera }: Impreso<CabeceraDeResumen>, filas: AsyncIterable<AgenciaResumida>): Hoja {
  return {
    nombre: 'Resumen de cajas',
    columnas: [
      { titulo: 'Fecha', ancho: 12, tipo: 'fecha' },
      { titulo: 'Agencia', ancho: 9, tipo: 'texto' },
      { titulo: 'Nombre de agencia', ancho: 24, tipo: 'texto' },
      { titulo: 'Caja', ancho: 9, tipo: 'texto' },
      { titulo: 'Nombre', ancho: 24, tipo: 'texto' },
      { titulo: 'Cajero', ancho: 30, tipo: 'texto' },
      { titulo: 'Estado', ancho: 12, tipo: 'texto' },
      { titulo: 'Movimientos', ancho: 12, tipo: 'entero' },
      ...cifrasDeCaja.map(([titulo]) => ({ titulo, ancho: 16, tipo: 'dinero', suma: true }) as const),
    ],
    filas: renglones(cabecera, filas),
  };
}

async function* renglones(
  { fecha }: CabeceraDeResumen,
  agencias: AsyncIterable<AgenciaResumida>,
): AsyncGenerator<readonly Celda[]> {
  for await (const { agencia, nombreAgencia, cajas } of agencias)
    for (const caja of cajas)
      yield [
        ...[fecha, agencia, nombreAgencia, caja.codigo, caja.nombre, caja.nombreCajero],
        caja.estado === null ? 'Sin jornada' : nombresDeEstadoDeJornada[caja.estado],
        caja.movimientos,
        ...cifrasDeCaja.map(([, cual]) => caja[cual]),
      ];
}
