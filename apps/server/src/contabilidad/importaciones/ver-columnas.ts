// What a sheet looks like before it is read as partidas: its headings, its first rows and what each column may be.

import { type ColumnasDeHoja, FILAS_DE_MUESTRA } from '@cuadra/contract/contabilidad/importaciones/columnas';
import type { Actor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { ilegible } from '../../platform/sheets/ilegible.ts';
import type { FilaLeida } from '../../platform/sheets/leer-hoja.ts';
import { buscarMapeo } from './mapeos-recordados.ts';
import { proponerMapeo } from './proponer-mapeo.ts';

export async function verColumnas(
  db: Database,
  actor: Actor,
  [encabezado, ...filas]: readonly FilaLeida[],
): Promise<ColumnasDeHoja> {
  if (encabezado === undefined) throw ilegible('El archivo está vacío.');
  if (filas.length === 0)
    throw ilegible('El archivo solo tiene encabezados: agregue una fila por cada línea de partida.');
  const columnas = [...encabezado.celdas];
  const muestra = filas.slice(0, FILAS_DE_MUESTRA);
  // A row may be longer than the headings: what stands there can still be chosen.
  const ancho = Math.max(columnas.length, ...muestra.map(({ celdas }) => celdas.length));
  const recordado = await buscarMapeo(db, actor.id, columnas);
  return {
    columnas: Array.from({ length: ancho }, (_, indice) => columnas[indice] ?? ''),
    filas: muestra.map(({ celdas }) => Array.from({ length: ancho }, (_, indice) => celdas[indice] ?? '')),
    total: filas.length,
    mapeo: recordado ?? proponerMapeo(columnas, { tipo: 'diario', agencia: unicaAgencia(actor) }),
    recordado: recordado !== undefined,
  };
}

function unicaAgencia({ agencias: [primera, ...otras] }: Actor): string | null {
  return primera !== undefined && otras.length === 0 ? primera : null;
}
