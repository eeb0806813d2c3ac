// Taking opening balances back: one person asks, another one allows it, and the mirror of their partida is posted on the same day, while
// nothing stands on them.
import { lineasInversas } from '@cuadra/core/partida';
import type { Cola } from '#contabilidad/libro/cola.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { fechaImpresa } from '#platform/pdf/documento.ts';
import { ProblemaError } from '#platform/problema.ts';
import {
  type AperturaGuardada,
  avisarApertura,
  enlaceAApertura,
  leerApertura,
  lineasDePartida,
  tomarApertura,
} from './apertura.ts';
import { leerDependencias } from './ver-apertura.ts';

export async function pedirReversion(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  motivo: string,
): Promise<void> {
  const { actor, ahora } = contexto;
  const apertura = await tomarApertura(tx, actor, id, { estado: 'contabilizada' });
  if (apertura.reversionPedidaPor !== null) {
    throw new ProblemaError('ESTADO_NO_ADMITE', {
      detalle: 'Ya se pidió deshacerlos: espere a que otra persona decida.',
    });
  }
  await exigirSinDependencias(tx, id);
  await ponerPedido(tx, id, {
    reversionPedidaPor: actor.id,
    reversionPedidaEn: ahora.toString(),
    reversionMotivo: motivo,
  });
  await notificar(
    tx,
    contexto,
    { permiso: 'partidas:aprobar', agencia: apertura.agencia, excepto: [actor.id] },
    {
      titulo: 'Piden deshacer saldos iniciales',
      descripcion: `${textoSeguro(actor.nombre)} pide deshacer los de la agencia ${apertura.agencia}: ${textoSeguro(motivo)}`,
      icono: 'heroicons_outline:arrow-uturn-left',
      enlace: enlaceAApertura(apertura.agencia),
      usaRouter: true,
    },
  );
}

/** By who asked, or by who will not allow it. */
export async function negarReversion(tx: Tx, { actor }: ContextoConActor, id: string): Promise<void> {
  exigirPedida(await tomarApertura(tx, actor, id, { estado: 'contabilizada' }));
  await ponerPedido(tx, id, { reversionPedidaPor: null, reversionPedidaEn: null, reversionMotivo: null });
}

export async function aprobarReversion(
  { db, cola }: { readonly db: Database; readonly cola: Cola },
  contexto: ContextoConActor,
  id: string,
): Promise<void> {
  const { actor } = contexto;
  const apertura = await leerApertura(db, actor, id);
  if (apertura.estado === 'contabilizada' && apertura.reversionPedidaPor === actor.id)
    throw new ProblemaError('APROBACION_PROPIA');
  await cola.contabilizar({
    contexto,
    accion: 'saldos-iniciales:deshacer',
    entidades: [id],
    partida: reversionDe(apertura, actor.id),
    exigir: async (tx) => {
      try {
        exigirPedida(await tomarApertura(tx, actor, id, { estado: 'contabilizada' }));
        await exigirSinDependencias(tx, id);
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
          estado: 'revertida',
          version: apertura.version + 1,
          revertidaPor: actor.id,
          revertidaEn: contexto.ahora.toString(),
          reversion: hecha.id,
        })
        .where('id', '=', id)
        .execute();
      await avisarApertura(tx);
    },
  });
}

function reversionDe(apertura: AperturaGuardada, aprobador: string) {
  const { agencia, fecha, partida, lineas, reversionPedidaPor, reversionMotivo } = apertura;
  if (partida === null) throw new ProblemaError('ESTADO_NO_ADMITE');
  return porContabilizar({
    origen: 'saldos_iniciales',
    revierte: { id: partida, tipo: 'apertura' },
    motivo: reversionMotivo ?? '',
    fecha,
    agencia,
    concepto: `Se deshacen los saldos iniciales de la agencia ${agencia} al ${fechaImpresa(fecha)}`,
    lineas: lineasInversas(lineasDePartida(lineas)),
    autor: reversionPedidaPor,
    aprobador,
  });
}

function exigirPedida({ reversionPedidaPor }: AperturaGuardada): void {
  if (reversionPedidaPor !== null) return;
  throw new ProblemaError('ESTADO_NO_ADMITE', { detalle: 'Nadie ha pedido deshacerlos.' });
}

async function exigirSinDependencias(tx: Tx, id: string): Promise<void> {
  const dependencias = await leerDependencias(tx, id);
  if (dependencias.length === 0) return;
  throw new ProblemaError('APERTURA_CON_DEPENDENCIAS', {
    detalle: dependencias.join(' '),
    errores: dependencias.map((mensaje) => ({
      campo: 'dependencias',
      codigo: 'APERTURA_CON_DEPENDENCIAS',
      mensaje,
    })),
  });
}

async function ponerPedido(
  tx: Tx,
  id: string,
  pedido: {
    readonly reversionPedidaPor: string | null;
    readonly reversionPedidaEn: string | null;
    readonly reversionMotivo: string | null;
  },
): Promise<void> {
  await tx.updateTable('saldosIniciales').set(pedido).where('id', '=', id).execute();
  await avisarApertura(tx);
}
