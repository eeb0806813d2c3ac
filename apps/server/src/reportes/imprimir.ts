// In the worker: the dataset of a report as the format asked for.
import type { FormatoDeReporte } from '@cuadra/contract/reportes/nombres';
import type { Encabezado } from '../platform/pdf/document.ts';
import { fechaYHora } from '../platform/pdf/document.ts';
import type { Hoja } from '../platform/sheets/sheet.ts';
import { escribirCsv } from '../platform/sheets/write-csv.ts';
import { escribirXlsx } from '../platform/sheets/write-xlsx.ts';
import { type Impreso, type Lotes, type Presentacion, unaAUna } from './presentacion.ts';

export interface Encargo {
  readonly modulo: string;
  readonly formato: FormatoDeReporte;
  readonly impreso: Impreso<unknown>;
}

export async function render(
  { modulo, formato, impreso }: Encargo,
  lotes: Lotes,
): Promise<AsyncIterable<Uint8Array>> {
  const presentacion: Presentacion<unknown, unknown> = await import(modulo);
  if (formato === 'pdf') return presentacion.pdf(impreso, lotes);
  const hoja = presentacion.hoja?.(impreso, unaAUna(lotes));
  if (hoja === undefined) throw new Error(`${modulo} no se presenta como hoja.`);
  return formato === 'csv' ? escribirCsv(hoja) : escribirXlsx(conAcerca(hoja, impreso.encabezado));
}

function conAcerca(hoja: Hoja, encabezado: Encabezado): Hoja {
  const { institucion, titulo, detalles, generadoEn, generadoPor, codigo = '' } = encabezado;
  return {
    ...hoja,
    acerca: [
      ['Institución', institucion.nombre],
      ['NIT', institucion.nit],
      ['Título', titulo],
      ...detalles.map((detalle) => ['', detalle] as const),
      ['Generado el', fechaYHora(generadoEn)],
      ['Generado por', generadoPor],
      ['Código de verificación', codigo],
    ],
  };
}
