// The reversals of a whole import into the books: one transaction, all of them or none, through the same door as every partida.
import { sql } from 'kysely';
import type { AdvertenciaHallada } from '#contabilidad/borradores/efecto/advertencias.ts';
import type { AlRevertir } from '#contabilidad/libro/cola.ts';
import { contabilizarTandas } from '#contabilidad/libro/contabilizar.ts';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { cambiarAccion, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { guardarAceptadas } from '../contabilizar-lote.ts';
import { abrirAdvertencias, type OrdenDeDeshacer, reversionDe } from './ensayar-deshacer.ts';
import { recorrerImportadas } from './queries.ts';

export interface MediosDeReversion {
  /** What is in the books does not change: it is read aside, while the transaction writes. */
  readonly db: Database;
  readonly contexto: ContextoConActor;
  readonly anios: readonly number[];
  /** What else becomes of a partida that is reversed and moves the account of a bank. */
  readonly alRevertir: AlRevertir;
  readonly alAvanzar: (hechas: number) => void;
}

const ESPERA_MAX_MS = 60_000;
const PARTIDAS_POR_AVISO = 1_000;
const ACCION = 'importaciones:deshacer';

/** How many it made. */
export async function hacerReversiones(
  tx: Tx,
  { db, contexto, anios, alRevertir, alAvanzar }: MediosDeReversion,
  orden: OrdenDeDeshacer,
): Promise<number> {
  await sql`select set_config('statement_timeout', ${String(ESPERA_MAX_MS)}, true),
    set_config('lock_timeout', ${String(ESPERA_MAX_MS)}, true)`.execute(tx);
  const deBancos = new Map<string, PartidaPorContabilizar>();
  const advertir = abrirAdvertencias(db, contexto.ahora);
  async function* tandas() {
    for await (const pagina of recorrerImportadas(db, orden.lote)) {
      const reversiones = pagina
        .filter(({ revertida }) => !revertida)
        .map((importada) => {
          const reversion = reversionDe(importada, orden);
          if (importada.deBanco) deBancos.set(reversion.id, reversion);
          return reversion;
        });
      await aceptar(tx, contexto, orden, reversiones, await advertir(reversiones));
      yield reversiones;
    }
  }
  let hechas = 0;
  const enElLibro = [];
  for await (const hecha of contabilizarTandas(tx, contexto.ahora, anios, tandas())) {
    if (++hechas % PARTIDAS_POR_AVISO === 0) alAvanzar(hechas);
    if (deBancos.has(hecha.id)) enElLibro.push(hecha);
  }
  for (const hecha of enElLibro) {
    const partida = deBancos.get(hecha.id);
    if (partida !== undefined) await alRevertir(tx, { contexto, accion: ACCION, partida }, hecha);
  }
  return hechas;
}

/** The reason for which all of them are undone is that of each, and stays with it: before it is in the books, as by hand. */
async function aceptar(
  tx: Tx,
  { ahora }: ContextoConActor,
  { autor, motivo }: OrdenDeDeshacer,
  reversiones: readonly PartidaPorContabilizar[],
  advertencias: readonly (readonly AdvertenciaHallada[])[],
): Promise<void> {
  const halladas = reversiones.flatMap(({ id: partida }, indice) =>
    (advertencias[indice] ?? []).map(({ codigo, clave, mensaje }) => ({ partida, codigo, clave, mensaje })),
  );
  if (halladas.length === 0) return;
  await cambiarAccion(tx, 'partidas:aceptar-advertencia');
  await guardarAceptadas(tx, { por: autor, en: ahora }, halladas, () => motivo);
  await cambiarAccion(tx, ACCION);
}
