// The bitácora from its first row to its last, in batches, with what each changed in one line: for what is printed of it.
import type { Entrada, FiltrosDeBitacora } from '@cuadra/contract/administracion/bitacora/bitacora';
import { sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { alcanceDe } from './alcance.ts';
import { codigosDe, diferenciaDe, type Fila, identificadoresDe, type Lector } from './diferencia.ts';
import { leerNombres } from './nombres.ts';
import { comoFila, type FilaDeLista, leerTramo } from './pagina.ts';
import { enEntradas } from './queries.ts';

export interface EntradaImpresa extends Entrada {
  readonly cambios: string;
}

const POR_LOTE = 500;
const LARGO_MAX = 500;

export async function* recorrerBitacora(
  db: Database,
  actor: Actor,
  filtros: FiltrosDeBitacora,
): AsyncGenerator<readonly EntradaImpresa[]> {
  const alcance = await alcanceDe(db, actor);
  let desdeN: number | undefined;
  do {
    const tramo = await leerTramo(db, { filtros, alcance, desdeN, limite: POR_LOTE, sentido: 'antiguas' });
    if (tramo.filas.length > 0) yield await conCambios(db, tramo.filas);
    desdeN = tramo.hasta;
  } while (desdeN !== undefined);
}

/** Up to a bound: more than that is too long for any file. */
export async function contarEntradas(
  db: Database,
  actor: Actor,
  filtros: FiltrosDeBitacora,
  maximo: number,
): Promise<number> {
  const alcance = await alcanceDe(db, actor);
  let cuantas = 0;
  let desdeN: number | undefined;
  do {
    const tramo = await leerTramo(db, { filtros, alcance, desdeN, limite: 5_000, sentido: 'antiguas' });
    cuantas += tramo.filas.length;
    desdeN = tramo.hasta;
  } while (desdeN !== undefined && cuantas <= maximo);
  return cuantas;
}

async function conCambios(db: Database, filas: readonly FilaDeLista[]): Promise<EntradaImpresa[]> {
  const { rows } = await sql<{ n: number; antes: string | null; despues: string | null }>`
    select n, antes::text as antes, despues::text as despues from bitacora
    where n = any(${filas.map(({ n }) => n)}::bigint[])`.execute(db);
  const lados = new Map(
    rows.map(({ n, antes, despues }) => [n, [comoFila(antes), comoFila(despues)] as const]),
  );
  const todas = [...lados.values()].flat();
  const nombres = await leerNombres(db, identificadoresDe(...todas), codigosDe(...todas));
  const entradas = await enEntradas(db, filas);
  return entradas.map((entrada, i) => {
    const [antes, despues] = lados.get(entrada.n) ?? [null, null];
    return {
      ...entrada,
      cambios: enUnRenglon(antes, despues, { nombres, conMontos: filas[i]?.conMontos ?? false }),
    };
  });
}

/** «Nombre: Caja chica → Caja menuda; Versión: 1 → 2». What came or went whole is told by what it is about. */
function enUnRenglon(antes: Fila, despues: Fila, lector: Lector): string {
  const { cambios, datos } = diferenciaDe(antes, despues, lector);
  const dicho =
    antes !== null && despues !== null
      ? cambios.map(({ rotulo, antes: de, despues: a, oculto }) =>
          oculto ? `${rotulo}: •••` : `${rotulo}: ${de ?? '—'} → ${a ?? '—'}`,
        )
      : datos.map(
          ({ rotulo, antes: de, despues: a, oculto }) => `${rotulo}: ${oculto ? '•••' : (a ?? de ?? '')}`,
        );
  const texto = dicho.join('; ').replaceAll(/\s+/g, ' ');
  return texto.length > LARGO_MAX ? `${texto.slice(0, LARGO_MAX)}…` : texto;
}
