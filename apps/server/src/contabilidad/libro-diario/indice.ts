// Where each page of the diario begins: asked once, so that any place of the book is one short walk away.

import { fechaContable } from '@cuadra/contract/campos';
import {
  FILAS_DE_DIARIO_MAX,
  FILAS_EN_PANTALLA_MAX,
  type FilaDeDiarioEnPantalla,
  type FiltrosDeDiario,
  type IndiceDeDiario,
  type PaginaDeLibro,
} from '@cuadra/contract/contabilidad/libro-diario';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { asientosCentralizados } from './centralizado.ts';
import { FILAS_DE_MAS, filasDetalladas, leerFilasAgrupadas } from './filas.ts';
import { filasCentralizadas } from './filas-centralizadas.ts';
import { type Agrupado, anclasDePartidas, cuentasPorGrupo, leerDias, totalizarDias } from './queries.ts';
import type { TramoDeFechas } from './tramo.ts';

export const FILAS_POR_PAGINA = 200;

export async function indiceDeDiario(
  db: Database,
  tramo: TramoDeFechas,
  modo: FiltrosDeDiario['modo'],
  { filasMax = FILAS_DE_DIARIO_MAX }: { readonly filasMax?: number } = {},
): Promise<IndiceDeDiario> {
  const { partidas, lineas, debe } = await totalizarDias(db, tramo);
  const comun = { totales: { partidas, lineas, debe, haber: debe }, porDias: false };
  if (modo === 'dia' || modo === 'mes') return { ...(await indiceAgrupado(db, tramo, modo)), ...comun };
  const filas = lineas + FILAS_DE_MAS * partidas;
  // One day opens by its partidas, whatever it has: there is nothing smaller to choose.
  if (filas > filasMax && tramo.desde !== tramo.hasta)
    return { ...(await indiceDeDias(db, tramo)), ...comun, porDias: true };
  if (modo === 'centralizado') return { ...(await indiceCentralizado(db, tramo)), ...comun };
  const anclas = await anclasDePartidas(db, tramo, {
    filasPorPagina: FILAS_POR_PAGINA,
    filasDeMas: FILAS_DE_MAS,
  });
  return {
    filas,
    paginas: anclas.map(({ fila, numero }) => ({ fila, clave: String(numero) })),
    ...comun,
  };
}

async function indiceDeDias(db: Database, tramo: TramoDeFechas) {
  const dias = await leerDias(db, tramo);
  return paginar(dias.map(({ fecha }) => ({ clave: fecha, filas: 1 })));
}

async function indiceCentralizado(db: Database, tramo: TramoDeFechas) {
  const asientos = await asientosCentralizados(db, tramo, FILAS_DE_MAS);
  return paginar(asientos.map(({ numero, filas }) => ({ clave: String(numero), filas })));
}

async function indiceAgrupado(db: Database, tramo: TramoDeFechas, modo: Agrupado) {
  const grupos = await cuentasPorGrupo(db, tramo, modo);
  return paginar(grupos.map(({ fecha, cuentas }) => ({ clave: fecha, filas: cuentas + FILAS_DE_MAS })));
}

/** Pages of whole groups, none of them begun before the last one was full. */
function paginar(grupos: readonly { readonly clave: string; readonly filas: number }[]) {
  const paginas: PaginaDeLibro[] = [];
  let filas = 0;
  for (const { clave, filas: suyas } of grupos) {
    if (filas - (paginas.at(-1)?.fila ?? -FILAS_POR_PAGINA) >= FILAS_POR_PAGINA)
      paginas.push({ fila: filas, clave });
    filas += suyas;
  }
  return { filas, paginas };
}

export function exigirQueQuepa(filas: number): void {
  if (filas > FILAS_EN_PANTALLA_MAX) throw new ProblemaError('REPORTE_DEMASIADO_GRANDE');
}

/** From one key of the index up to, not including, another: a number, or the date of a day or of a group. */
export async function paginaDeDiario(
  db: Database,
  tramo: TramoDeFechas,
  { modo, clave, fin }: { modo: FiltrosDeDiario['modo']; clave: string; fin?: string | undefined },
): Promise<FilaDeDiarioEnPantalla[]> {
  if ((modo === 'detallado' || modo === 'centralizado') && !esFecha(clave)) {
    const numeros = { desde: leerNumero(clave), fin: fin === undefined ? undefined : leerNumero(fin) };
    return modo === 'detallado'
      ? filasDetalladas(db, tramo, numeros)
      : filasCentralizadas(db, tramo, numeros);
  }
  const hasta = fin === undefined ? tramo.hasta : leerFecha(fin).subtract({ days: 1 }).toString();
  const desde = leerFecha(clave).toString();
  if (modo === 'dia' || modo === 'mes') return leerFilasAgrupadas(db, tramo, modo, { desde, hasta });
  const dias = await leerDias(db, tramo, { desde, hasta });
  return dias.map(({ debe, ...dia }) => ({ tipo: 'dia', ...dia, debe, haber: debe }));
}

const esFecha = (clave: string): boolean => clave.includes('-');

function leerNumero(clave: string): number {
  if (!/^\d{1,9}$/.test(clave)) throw problemaDeCampo('PETICION_INVALIDA', 'clave');
  return Number(clave);
}

function leerFecha(clave: string): Temporal.PlainDate {
  const fecha = fechaContable.safeParse(clave);
  if (!fecha.success) throw problemaDeCampo('PETICION_INVALIDA', 'clave');
  return Temporal.PlainDate.from(fecha.data);
}
