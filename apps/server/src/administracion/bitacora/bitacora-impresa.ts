// The bitácora on paper and as a sheet: one row each, in the order in which they were written.
import { nombreDeAccion } from '@cuadra/contract/administracion/bitacora/acciones';
import { nombreDeEntidad } from '@cuadra/contract/administracion/bitacora/entidades';
import { abrirDocumento, ponerParrafo, terminarDocumento } from '#platform/pdf/documento.ts';
import { abrirTabla, type ColumnaPdf, DENSA } from '#platform/pdf/tabla.ts';
import type { Celda, Hoja } from '#platform/sheets/hoja.ts';
import { type Impreso, type Lotes, unaAUna } from '#reportes/imprimir.ts';
import { instanteEnTexto } from './diferencia.ts';
import type { EntradaImpresa } from './recorrer.ts';

const columnas: readonly ColumnaPdf[] = [
  { titulo: 'Entrada', ancho: 44 },
  { titulo: 'Cuándo', ancho: 82 },
  { titulo: 'Quién', ancho: 104, renglonesMax: 2 },
  { titulo: 'Qué hizo', ancho: 128, renglonesMax: 2 },
  { titulo: 'Sobre qué', ancho: 128, renglonesMax: 3 },
  { titulo: 'Cambios', renglonesMax: 4 },
  { titulo: 'Desde', ancho: 68, renglonesMax: 2, secundaria: true },
];

export async function pdf(
  { encabezado }: Impreso<null>,
  lotes: Lotes<EntradaImpresa>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  const tabla = abrirTabla(documento, columnas, undefined, DENSA);
  let hay = false;
  for await (const una of unaAUna(lotes)) {
    hay = true;
    tabla.fila({
      celdas: [
        `#${una.n}`,
        instanteEnTexto(una.instante),
        quien(una),
        nombreDeAccion(una.accion),
        sobre(una),
        una.cambios,
        una.direccion ?? '',
      ],
    });
  }
  tabla.cerrar();
  if (!hay) ponerParrafo(documento, 'No hay entradas con esos filtros.', { tamano: 9 });
  return terminarDocumento(documento);
}

const quien = ({ actor }: EntradaImpresa): string => actor?.nombre ?? 'El sistema';

const sobre = ({ entidad, sobre: dicho, agencia }: EntradaImpresa): string =>
  [nombreDeEntidad(entidad), dicho, agencia === null ? '' : `agencia ${agencia}`]
    .filter((parte) => parte !== '')
    .join(' · ');

export function hoja(_: Impreso<null>, filas: AsyncIterable<EntradaImpresa>): Hoja {
  return {
    nombre: 'Bitácora',
    columnas: [
      { titulo: 'Entrada', ancho: 10, tipo: 'entero' },
      { titulo: 'Cuándo', ancho: 20, tipo: 'texto' },
      { titulo: 'Quién', ancho: 30, tipo: 'texto' },
      { titulo: 'Qué hizo', ancho: 36, tipo: 'texto' },
      { titulo: 'Resultado', ancho: 12, tipo: 'texto' },
      { titulo: 'Clase', ancho: 24, tipo: 'texto' },
      { titulo: 'Sobre qué', ancho: 40, tipo: 'texto' },
      { titulo: 'Identificador', ancho: 38, tipo: 'texto' },
      { titulo: 'Agencia', ancho: 10, tipo: 'texto' },
      { titulo: 'Desde', ancho: 18, tipo: 'texto' },
      { titulo: 'Cambios', ancho: 80, tipo: 'texto' },
    ],
    filas: renglones(filas),
  };
}

async function* renglones(entradas: AsyncIterable<EntradaImpresa>): AsyncGenerator<readonly Celda[]> {
  for await (const una of entradas)
    yield [
      una.n,
      instanteEnTexto(una.instante),
      quien(una),
      nombreDeAccion(una.accion),
      una.resultado === 'hecho' ? 'Hecho' : 'Rechazado',
      ...[nombreDeEntidad(una.entidad), una.sobre, una.idEntidad, una.agencia, una.direccion, una.cambios],
    ];
}
