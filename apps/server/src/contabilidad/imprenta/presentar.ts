// A book as a report: the document with its pages numbered, drawn as its rows arrive (see reportes/imprimir.ts).
import { fechaYHora } from '#platform/pdf/documento.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import { cerrarLibro } from './cerrar-libro.ts';
import { componer } from './componer.ts';
import { enPliego, imprimirConPaginas } from './documento.ts';
import type { FilaDeLibro, ModuloDeLibro } from './tipos.ts';

export function presentarLibro<C, F>(
  { columnas, enFilas, cierre }: ModuloDeLibro<C, F>,
  { encabezado, cabecera, firmas }: Impreso<C>,
  lotes: Lotes<F>,
): AsyncIterable<Uint8Array> {
  const { institucion, titulo, detalles, generadoEn, generadoPor, codigo, papel = 'carta' } = encabezado;
  const { logo, verificacion } = encabezado;
  const pliego = enPliego({ institucion, titulo, detalles, columnas, papel });
  const propiedades = {
    titulo,
    autor: [generadoPor, institucion.nombre].filter((parte) => parte !== '').join(', '),
    creadoEn: generadoEn,
    ...(codigo === undefined ? {} : { codigo }),
  };
  const pie = [
    `Generado el ${fechaYHora(generadoEn)} por ${generadoPor}`,
    codigo === undefined ? '' : `Verificación ${codigo}`,
  ] as const;
  const alFinal = cerrarLibro(cierre(cabecera), pliego, { firmas, codigo, verificacion });
  const filas = filasDe(lotes, (fila) => enFilas(fila, cabecera), alFinal);
  return imprimirConPaginas({ pliego, logo }, propiedades, componer(pliego, filas), pie);
}

/** All the rows of the book, batch by batch, and those that close it. */
export async function* filasDe<F>(
  lotes: Lotes<F>,
  enFilas: (fila: F) => readonly FilaDeLibro[],
  alFinal: readonly FilaDeLibro[],
): AsyncGenerator<readonly FilaDeLibro[]> {
  for await (const lote of lotes) yield lote.flatMap(enFilas);
  yield alFinal;
}
