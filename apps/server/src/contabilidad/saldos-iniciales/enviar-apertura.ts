// From who writes to who approves, and back.

import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarApertura, enlaceAApertura, tomarApertura } from './apertura.ts';
import { exigirContabilizable } from './juzgar-apertura.ts';

export async function enviarApertura(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  version: number,
): Promise<void> {
  const { actor, ahora } = contexto;
  const apertura = await tomarApertura(tx, actor, id, { estado: 'borrador', version });
  await exigirContabilizable(tx, contexto, apertura);
  await tx
    .updateTable('saldosIniciales')
    .set({
      estado: 'en_revision',
      version: version + 1,
      enviadaPor: actor.id,
      enviadaEn: ahora.toString(),
      devueltaPorque: null,
    })
    .where('id', '=', id)
    .execute();
  await avisarApertura(tx);
  await notificar(
    tx,
    contexto,
    {
      permiso: 'partidas:aprobar',
      agencia: apertura.agencia,
      excepto: [...apertura.escritores, actor.id],
    },
    {
      titulo: 'Saldos iniciales por aprobar',
      descripcion: `${textoSeguro(actor.nombre)} envió los saldos iniciales de la agencia ${apertura.agencia}.`,
      icono: 'heroicons_outline:clipboard-document-check',
      enlace: enlaceAApertura(apertura.agencia),
      usaRouter: true,
    },
  );
}

/** By who would approve them, or taken back by who sent them. */
export async function devolverApertura(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { version, motivo }: { readonly version: number; readonly motivo: string },
): Promise<void> {
  const { actor } = contexto;
  const apertura = await tomarApertura(tx, actor, id, { estado: 'en_revision', version });
  if (apertura.enviadaPor !== actor.id && !actor.permisos.has('partidas:aprobar')) {
    throw new ProblemaError('SIN_PERMISO', {
      detalle: 'Los devuelve quien puede aprobarlos o quien los envió.',
    });
  }
  await tx
    .updateTable('saldosIniciales')
    .set({
      estado: 'borrador',
      version: version + 1,
      enviadaPor: null,
      enviadaEn: null,
      devueltaPorque: motivo,
    })
    .where('id', '=', id)
    .execute();
  await avisarApertura(tx);
  await notificar(
    tx,
    contexto,
    { usuarios: apertura.escritores },
    {
      titulo: 'Saldos iniciales devueltos',
      descripcion: `${textoSeguro(actor.nombre)} devolvió los de la agencia ${apertura.agencia}: ${textoSeguro(motivo)}`,
      icono: 'heroicons_outline:arrow-uturn-left',
      enlace: enlaceAApertura(apertura.agencia),
      usaRouter: true,
    },
  );
}
