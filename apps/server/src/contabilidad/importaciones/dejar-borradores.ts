// What an import brings and is not posted with it: drafts of who brought it, which wait for another person when they are
// sent. Those who approve are told once for each agencia, not once for each partida.
import { tiposManuales } from '@cuadra/core/partida';
import { sql } from 'kysely';
import { guardarBorradores } from '#contabilidad/borradores/guardar-borrador.ts';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { cambiarAccion, type Tx } from '#platform/database/escribir.ts';
import { avisarRevisionDeLote } from './avisos.ts';

/** What the bitácora calls an import. */
export const ACCION = 'partidas:importar';

interface Envio {
  readonly enviar: boolean;
  readonly nombre: string;
  /** By which the import is known. */
  readonly primera: string;
}

export async function dejarBorradores(
  tx: Tx,
  contexto: ContextoConActor,
  partidas: readonly PartidaPorContabilizar[],
  { enviar, nombre, primera }: Envio,
): Promise<void> {
  await guardarBorradores(
    tx,
    contexto,
    partidas.map(({ id, tipo, fecha, fechaDocumento, agencia, concepto, lineas }) => {
      const manual = tiposManuales.find((uno) => uno === tipo);
      if (manual === undefined) throw new Error(`Un borrador no puede ser de tipo ${tipo}`);
      return { id, tipo: manual, fecha, fechaDocumento, agencia, concepto, lineas };
    }),
  );
  if (!enviar) return;
  await cambiarAccion(tx, 'partidas:enviar');
  await tx
    .updateTable('borrador')
    .set({ estado: 'en_revision', version: 2, actualizadoEn: contexto.ahora.toString() })
    .where('id', '=', sql<string>`any(${partidas.map(({ id }) => id)}::uuid[])`)
    .execute();
  await cambiarAccion(tx, ACCION);
  const porAgencia = Map.groupBy(partidas, ({ agencia }) => agencia);
  for (const [agencia, suyas] of porAgencia)
    await avisarRevisionDeLote(tx, contexto, {
      agencia,
      cuantas: suyas.length,
      nombre,
      importacion: primera,
    });
}
