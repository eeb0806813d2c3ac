// The conciliación cuadrática on paper and as a sheet.
import type { Columnas, RenglonCuadratico } from '@cuadra/core/bancos/cuadratica';
import { formatearCifra } from '@cuadra/core/dinero';
import { abrirDocumento, terminarDocumento } from '#platform/pdf/documento.ts';
import { ponerFirmas } from '#platform/pdf/firmas.ts';
import { abrirTabla, type ColumnaPdf } from '#platform/pdf/tabla.ts';
import type { Celda, Hoja } from '#platform/sheets/hoja.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import { firmasDe } from './conciliacion-impresa.ts';
import type { ConciliacionImpresa } from './leer-conciliacion.ts';

export interface CabeceraDeCuadratica extends Pick<ConciliacionImpresa, 'enviada' | 'aprobada'> {
  readonly diferencias: Columnas;
}

const cifras = [
  ['Saldo inicial', 'saldoInicial'],
  ['Ingresos', 'ingresos'],
  ['Egresos', 'egresos'],
  ['Saldo final', 'saldoFinal'],
] as const satisfies readonly (readonly [string, keyof Columnas])[];

const columnas: readonly ColumnaPdf[] = [
  { titulo: 'Concepto' },
  { titulo: 'Partidas', ancho: 60, alineacion: 'derecha' },
  ...cifras.map(([titulo]): ColumnaPdf => ({ titulo, ancho: 104, alineacion: 'derecha' })),
];

export async function pdf(
  { encabezado, cabecera }: Impreso<CabeceraDeCuadratica>,
  lotes: Lotes<RenglonCuadratico>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  const tabla = abrirTabla(documento, columnas);
  for await (const lote of lotes)
    for (const renglon of lote) {
      const esDeUnLado = renglon.clase === 'segun-banco' || renglon.clase === 'segun-libros';
      tabla.fila({
        celdas: [
          renglon.texto,
          renglon.cuantos === 0 ? '' : renglon.cuantos.toLocaleString('es-GT'),
          ...cifrasDe(renglon),
        ],
        negrita: esDeUnLado,
        sangria: esDeUnLado ? 0 : 12,
        regla: renglon.clase === 'segun-libros',
      });
    }
  tabla.fila({
    celdas: ['Diferencia', '', ...cifrasDe(cabecera.diferencias)],
    negrita: true,
    regla: true,
    reglaDoble: true,
    separacion: 8,
  });
  tabla.cerrar();
  ponerFirmas(documento, firmasDe(cabecera));
  return terminarDocumento(documento);
}

const cifrasDe = (renglon: Columnas): string[] => cifras.map(([, cual]) => formatearCifra(renglon[cual]));

export function hoja(
  { cabecera }: Impreso<CabeceraDeCuadratica>,
  filas: AsyncIterable<RenglonCuadratico>,
): Hoja {
  return {
    nombre: 'Conciliación cuadrática',
    columnas: [
      { titulo: 'Concepto', ancho: 48, tipo: 'texto' },
      { titulo: 'Partidas', ancho: 10, tipo: 'entero' },
      ...cifras.map(([titulo]) => ({ titulo, ancho: 18, tipo: 'dinero' }) as const),
    ],
    filas: renglones(cabecera, filas),
  };
}

async function* renglones(
  { diferencias }: CabeceraDeCuadratica,
  filas: AsyncIterable<RenglonCuadratico>,
): AsyncGenerator<readonly Celda[]> {
  for await (const renglon of filas)
    yield [
      renglon.texto,
      renglon.cuantos === 0 ? null : renglon.cuantos,
      ...cifras.map(([, cual]) => renglon[cual]),
    ];
  yield ['Diferencia', null, ...cifras.map(([, cual]) => diferencias[cual])];
}
