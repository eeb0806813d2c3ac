// The columns of a sheet that somebody has just chosen: the page they said of it, read in a thread and looked at.
import type { Lectura } from '@cuadra/contract/hojas/lectura';
import type { ColumnasDeHoja } from '@cuadra/contract/hojas/mapeo';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import type { Medida } from '#platform/sheets/leer-hoja.ts';
import { type HojaSubida, lectorDeHojas } from '#platform/sheets/leer-hoja-subida.ts';
import type { ClaseDeHoja } from './clase-de-hoja.ts';
import type { Supuestos } from './proponer-mapeo.ts';
import { verColumnas } from './ver-columnas.ts';

interface HojaPorVer<C extends string> extends Pick<HojaSubida, 'archivo' | 'filasMax' | 'seFue'> {
  readonly clase: ClaseDeHoja<C>;
  readonly lectura?: Lectura | undefined;
  readonly supuestos?: Supuestos<C> | undefined;
}

export async function verHojaSubida<C extends string>(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  { clase, lectura, supuestos, ...subida }: HojaPorVer<C>,
): Promise<ColumnasDeHoja<C>> {
  let libro: Medida | undefined;
  const alMedir = (medida: Medida) => {
    libro = medida;
  };
  const filas = await lectorDeHojas(plataforma, contexto)({ ...subida, hoja: lectura?.hoja, alMedir });
  return verColumnas(plataforma.db, contexto.actor, { clase, filas, supuestos, libro });
}
