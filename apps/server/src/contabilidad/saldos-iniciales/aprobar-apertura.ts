// Whoever neither wrote nor sent them approves them, and the partida de apertura of the agencia is posted: both in one transaction.

import type { Cola } from '#contabilidad/libro/cola.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarApertura, leerApertura, partidaDeApertura, tomarApertura } from './apertura.ts';
import { exigirContabilizable } from './juzgar-apertura.ts';

export async function aprobarApertura(
  { db, cola }: { readonly db: Database; readonly cola: Cola },
  contexto: ContextoConActor,
  id: string,
  version: number,
): Promise<void> {
  const { actor } = contexto;
  const apertura = await leerApertura(db, actor, id);
  const { escritores, enviadaPor } = apertura;
  if (escritores.includes(actor.id) || enviadaPor === actor.id) throw new ProblemaError('APROBACION_PROPIA');
  await cola.contabilizar({
    contexto,
    accion: 'saldos-iniciales:aprobar',
    entidades: [id],
    partida: partidaDeApertura(apertura, { autor: enviadaPor, aprobador: actor.id }),
    exigir: async (tx) => {
      try {
        const tomada = await tomarApertura(tx, actor, id, { estado: 'en_revision', version });
        await exigirContabilizable(tx, contexto, tomada);
        return undefined;
      } catch (error) {
        if (error instanceof ProblemaError) return { problema: error };
        throw error;
      }
    },
    alContabilizar: async (tx, hecha) => {
      await tx
        .updateTable('saldosIniciales')
        .set({
          estado: 'contabilizada',
          version: version + 1,
          aprobadaPor: actor.id,
          aprobadaEn: contexto.ahora.toString(),
          partida: hecha.id,
        })
        .where('id', '=', id)
        .execute();
      await avisarApertura(tx);
    },
  });
}
