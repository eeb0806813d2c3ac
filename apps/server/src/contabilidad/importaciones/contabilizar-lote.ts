// Posts a lote whole: one transaction, as many statements as it has tandas, through the same door as every partida.
import type { ResultadoDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import { sql } from 'kysely';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/escribir.ts';
import { type Contabilizada, contabilizarTandas } from '../libro/contabilizar.ts';
import { type Llave, tomarLlave } from '../libro/llaves.ts';
import type { PartidaPorContabilizar } from '../libro/partida-por-contabilizar.ts';
import { guardarLote, type LoteGuardado, verLote } from './queries.ts';
import type { Recibido } from './recibir-lote.ts';

export interface LotePorContabilizar extends Recibido {
  readonly tandas: () => AsyncIterable<readonly PartidaPorContabilizar[]>;
  readonly huella: Buffer;
  readonly llave: Llave | undefined;
  /** How many are stored so far. */
  readonly alContabilizar: (hechas: number) => void;
}

/** How often it is told. */
const PARTIDAS_POR_AVISO = 1_000;

/** For waiting behind another lote, and for the largest tanda on a slow disk. */
const ESPERA_MAX_MS = 60_000;

export async function contabilizarLote(
  tx: Tx,
  contexto: ContextoConActor,
  { tandas, huella, llave, primera, anios, partidas, lineas, alContabilizar }: LotePorContabilizar,
): Promise<LoteGuardado> {
  await sql`select set_config('statement_timeout', ${String(ESPERA_MAX_MS)}, true),
    set_config('lock_timeout', ${String(ESPERA_MAX_MS)}, true)`.execute(tx);
  if (llave !== undefined) {
    const tomada = await tomarLlave(tx, contexto, llave, primera);
    if (tomada !== primera) return verLote(tx, tomada);
  }
  const series: Series = new Map();
  let hechas = 0;
  alContabilizar(hechas);
  for await (const hecha of contabilizarTandas(tx, contexto.ahora, anios, tandas())) {
    extender(series, hecha);
    if (++hechas % PARTIDAS_POR_AVISO === 0) alContabilizar(hechas);
  }
  const guardado = { partidas, lineas, series: [...series.values()] };
  await guardarLote(tx, contexto, { primera, huella, ...guardado });
  return guardado;
}

type Serie = ResultadoDeLote['series'][number];
type Series = Map<number, Serie>;

function extender(series: Series, { ejercicio, numero }: Contabilizada): void {
  const primerNumero = series.get(ejercicio)?.primerNumero ?? numero;
  series.set(ejercicio, { ejercicio, primerNumero, ultimoNumero: numero });
}
