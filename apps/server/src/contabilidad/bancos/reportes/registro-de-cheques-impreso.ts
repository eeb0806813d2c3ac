// The register of cheques on paper and as a sheet: one row each, the spoilt ones too, so that no number is missing; and what there
// is of each state.
import type { Cheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { type EstadoDeCheque, estadosDeCheque, nombresDeEstadoDeCheque } from '@cuadra/core/bancos/cheque';
import { CERO, type Centavos, formatearCifra, sumar } from '@cuadra/core/dinero';
import { numeroImpreso } from '#contabilidad/partidas/palabras.ts';
import {
  abrirDocumento,
  type Documento,
  exigirEspacio,
  fechaImpresa,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { abrirTabla, type ColumnaPdf, DENSA, type FilaPdf } from '#platform/pdf/tabla.ts';
import type { Celda, Hoja } from '#platform/sheets/hoja.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';

const columnas: readonly ColumnaPdf[] = [
  { titulo: 'Número', ancho: 62, alineacion: 'derecha' },
  { titulo: 'Fecha', ancho: 52 },
  { titulo: 'Beneficiario y concepto', renglonesMax: 3 },
  { titulo: 'Estado', ancho: 84, renglonesMax: 2 },
  { titulo: 'Entregado a', ancho: 130, renglonesMax: 3 },
  { titulo: 'Cobrado', ancho: 52 },
  { titulo: 'Partida', ancho: 56 },
  { titulo: 'Monto', ancho: 86, alineacion: 'derecha' },
];
const ARRASTRE = { columnas: [7], rotulo: 2 };
const TITULO_Y_PRIMERAS = 80;

interface DeEstado {
  readonly cuantos: number;
  readonly monto: Centavos;
}

export async function pdf({ encabezado }: Impreso<null>, lotes: Lotes<Cheque>): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  const porEstado = new Map<EstadoDeCheque, DeEstado>();
  const tabla = abrirTabla(documento, columnas, ARRASTRE, DENSA);
  for await (const lote of lotes) {
    for (const cheque of lote) {
      const { cuantos, monto } = porEstado.get(cheque.estado) ?? { cuantos: 0, monto: CERO };
      porEstado.set(cheque.estado, { cuantos: cuantos + 1, monto: sumar([monto, cheque.monto ?? CERO]) });
      tabla.fila(filaDe(cheque));
    }
  }
  const total = sumar([...porEstado.values()].map(({ monto }) => monto));
  if (porEstado.size > 0)
    tabla.fila({
      celdas: ['', '', 'Total', '', '', '', '', formatearCifra(total)],
      ...{ negrita: true, regla: true, reglaDoble: true },
    });
  tabla.cerrar();
  documento.y += 12;
  if (porEstado.size === 0) ponerParrafo(documento, 'No hay cheques con esos filtros.', { tamano: 9 });
  else dibujarEstados(documento, porEstado, total);
  return terminarDocumento(documento);
}

function filaDe(cheque: Cheque): FilaPdf {
  const { numero, fecha, beneficiario, concepto, monto, partida, cobradoEn, entregadoA } = cheque;
  const { entregadoDocumento, entregadoEn } = cheque;
  const documento = entregadoDocumento === null ? '' : `, documento ${entregadoDocumento}`;
  return {
    celdas: [
      String(numero),
      fechaImpresa(fecha),
      beneficiario === null ? concepto : `${beneficiario}\n${concepto}`,
      estadoDe(cheque),
      entregadoA === null ? '' : `${entregadoA}${documento}\n${fechaImpresa(entregadoEn ?? '')}`,
      cobradoEn === null ? '' : fechaImpresa(cobradoEn),
      partida === null ? '' : numeroImpreso(partida.numero, partida.ejercicio),
      monto === null ? '' : formatearCifra(monto),
    ],
    montos: [monto ?? CERO],
  };
}

const estadoDe = ({ estado, vencido }: Cheque): string =>
  `${nombresDeEstadoDeCheque[estado]}${vencido ? ', vencido' : ''}`;

function dibujarEstados(
  documento: Documento,
  porEstado: ReadonlyMap<EstadoDeCheque, DeEstado>,
  total: Centavos,
): void {
  exigirEspacio(documento, TITULO_Y_PRIMERAS);
  const tabla = abrirTabla(
    documento,
    [
      { titulo: 'Por estado' },
      { titulo: 'Cheques', ancho: 62, alineacion: 'derecha' },
      { titulo: 'Monto', ancho: 86, alineacion: 'derecha' },
    ],
    undefined,
    DENSA,
  );
  const fila = (rotulo: string, { cuantos, monto }: DeEstado, forma: Partial<FilaPdf> = {}) =>
    tabla.fila({ celdas: [rotulo, cuantos.toLocaleString('es-GT'), formatearCifra(monto)], ...forma });
  for (const estado of estadosDeCheque) {
    const suyos = porEstado.get(estado);
    if (suyos !== undefined) fila(nombresDeEstadoDeCheque[estado], suyos);
  }
  const cuantos = [...porEstado.values()].reduce((suma, uno) => suma + uno.cuantos, 0);
  fila('Total', { cuantos, monto: total }, { negrita: true, regla: true, reglaDoble: true });
  tabla.cerrar();
}

export function hoja(_: Impreso<null>, filas: AsyncIterable<Cheque>): Hoja {
  return {
    nombre: 'Registro de cheques',
    columnas: [
      { titulo: 'Número', ancho: 12, tipo: 'entero' },
      { titulo: 'Fecha', ancho: 12, tipo: 'fecha' },
      { titulo: 'Beneficiario', ancho: 36, tipo: 'texto' },
      { titulo: 'Concepto', ancho: 40, tipo: 'texto' },
      { titulo: 'Estado', ancho: 18, tipo: 'texto' },
      { titulo: 'Entregado a', ancho: 30, tipo: 'texto' },
      { titulo: 'Documento', ancho: 18, tipo: 'texto' },
      { titulo: 'Entregado', ancho: 12, tipo: 'fecha' },
      { titulo: 'Cobrado', ancho: 12, tipo: 'fecha' },
      { titulo: 'Motivo', ancho: 30, tipo: 'texto' },
      { titulo: 'Ejercicio', ancho: 10, tipo: 'entero' },
      { titulo: 'Partida', ancho: 10, tipo: 'entero' },
      { titulo: 'Monto', ancho: 16, tipo: 'dinero', suma: true },
    ],
    filas: renglones(filas),
  };
}

async function* renglones(cheques: AsyncIterable<Cheque>): AsyncGenerator<readonly Celda[]> {
  for await (const cheque of cheques) {
    const { numero, fecha, beneficiario, concepto, entregadoA, entregadoDocumento, entregadoEn } = cheque;
    const { cobradoEn, motivo, partida, monto } = cheque;
    yield [
      ...[numero, fecha, beneficiario, concepto, estadoDe(cheque), entregadoA, entregadoDocumento],
      ...[entregadoEn, cobradoEn, motivo, partida?.ejercicio ?? null, partida?.numero ?? null, monto],
    ];
  }
}
