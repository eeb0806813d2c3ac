// What is printed under the title: what the figures are of, in words.

import { librosTraidos } from '@cuadra/core/cierre';
import { mesEnPalabras } from '@cuadra/core/meses';
import type { Database } from '#platform/database/pool.ts';
import { fechaHoraYSegundos, fechaImpresa } from '#platform/pdf/documento.ts';
import type { EnPapel } from './reporte.ts';

/** «Del 01/11/2026 al 16/11/2026», «Hasta el 16/11/2026»; nothing when all dates are meant. */
export function detalleDeFechas(desde: string | undefined, hasta: string | undefined): string[] {
  if (desde !== undefined && desde === hasta) return [`Del ${fechaImpresa(desde)}`];
  if (desde !== undefined && hasta !== undefined)
    return [`Del ${fechaImpresa(desde)} al ${fechaImpresa(hasta)}`];
  if (desde !== undefined) return [`Desde el ${fechaImpresa(desde)}`];
  return hasta === undefined ? [] : [`Hasta el ${fechaImpresa(hasta)}`];
}

/** «Agencia: 01 Central», «Agencias: 01 Central, 02 San Pedro Carchá», «Todas las agencias». */
export async function detalleDeAgencias(db: Database, agencias: readonly string[]): Promise<string> {
  const filas = await db
    .selectFrom('agencia')
    .select(['idAgencia', 'nombreAgencia'])
    .orderBy('idAgencia')
    .execute();
  const suyas = filas.filter(({ idAgencia }) => agencias.includes(idAgencia));
  if (suyas.length > 1 && suyas.length === filas.length) return TODAS;
  const nombres = suyas.map(({ idAgencia, nombreAgencia }) => `${idAgencia} ${nombreAgencia}`);
  return `${suyas.length > 1 ? 'Agencias' : 'Agencia'}: ${nombres.join(', ')}`;
}

/** «Autor: María Fernanda Coy Leal»; nothing when anybody's are meant. */
export async function detalleDeAutor(db: Database, usuario: string | undefined): Promise<string[]> {
  if (usuario === undefined) return [];
  const fila = await db.selectFrom('usuario').select('nombre').where('id', '=', usuario).executeTakeFirst();
  return [`Autor: ${fila?.nombre ?? usuario}`];
}

/** «Datos al 16/11/2026 09:15:03», when the books were not known up to the moment in which it was made. */
export const detalleDeDatosAl = (datosAl: string | undefined): string[] =>
  datosAl === undefined ? [] : [`Datos al ${fechaHoraYSegundos(datosAl)}`];

const TODAS = 'Todas las agencias';
/** How paper says it; codes printed long ago were made of the other words. */
export const CONSOLIDADO = 'Consolidado';

/** The title on every page: of what may still change, saying so. */
export function tituloEnPapel(titulo: string, { preliminar }: EnPapel): string {
  return preliminar === undefined || preliminar === null ? titulo : `${titulo} · PRELIMINAR`;
}

export function detallesEnPapel(detalles: readonly string[], enPapel: EnPapel): string[] {
  const dichos = (enPapel.detalles ?? detalles).map((detalle) =>
    detalle.startsWith(TODAS) ? detalle.replace(TODAS, CONSOLIDADO) : detalle,
  );
  return [...dichos, ...detalleDeTraidos(enPapel), ...detalleDePreliminar(enPapel)];
}

/** «Libros de 2024 y 2025 llevados en otro sistema y traídos a este.» */
function detalleDeTraidos({ traidos }: EnPapel): string[] {
  if (traidos === undefined || traidos === null) return [];
  return [`${librosTraidos(traidos)} llevados en otro sistema y traídos a este.`];
}

/** «Preliminar: octubre de 2026 no está cerrado en todas las agencias.» */
function detalleDePreliminar({ preliminar }: EnPapel): string[] {
  if (preliminar === undefined || preliminar === null) return [];
  const { meses, desde, hasta } = preliminar;
  const cuales =
    meses === 1
      ? `${enMinusculas(desde)} no está cerrado`
      : `${meses} meses, de ${enMinusculas(desde)} a ${enMinusculas(hasta)}, no están cerrados`;
  return [`Preliminar: ${cuales} en todas las agencias.`];
}

const enMinusculas = (mes: string): string => mesEnPalabras(mes).toLowerCase();
