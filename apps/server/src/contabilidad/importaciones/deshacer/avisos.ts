// What people are told of an import that is undone, or that somebody asks to undo.
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';

const ICONO = 'heroicons_outline:arrow-uturn-left';
const enlace = (lote: string) => `/contabilidad/importaciones?importacion=${lote}`;
const contar = (cuantas: number) =>
  cuantas === 1 ? '1 partida' : `${cuantas.toLocaleString('es-GT')} partidas`;

interface DeUna {
  readonly lote: string;
  readonly agencias: readonly string[];
  readonly partidas: number;
}

export async function avisarPedido(
  tx: Tx,
  contexto: ContextoConActor,
  { lote, agencias, partidas, motivo }: DeUna & { readonly motivo: string },
): Promise<void> {
  const { actor } = contexto;
  const [agencia] = agencias;
  if (agencia === undefined) return;
  await avisar(tx, { permiso: 'partidas:ver' }, { tipo: 'revision-cambio' });
  await notificar(
    tx,
    contexto,
    { permiso: 'partidas:aprobar', agencia, excepto: [actor.id] },
    {
      titulo: 'Importación por deshacer',
      descripcion: `${textoSeguro(actor.nombre)} pide revertir ${contar(partidas)} de una importación: ${textoSeguro(motivo)}`,
      icono: ICONO,
      enlace: enlace(lote),
    },
  );
}

export async function avisarDeshecha(
  tx: Tx,
  contexto: ContextoConActor,
  { lote, partidas, pidio }: DeUna & { readonly pidio: string },
): Promise<void> {
  await avisar(tx, { permiso: 'partidas:ver' }, { tipo: 'revision-cambio' });
  if (pidio === contexto.actor.id) return;
  await notificar(
    tx,
    contexto,
    { usuarios: [pidio] },
    {
      titulo: 'Se deshizo la importación',
      descripcion: `${textoSeguro(contexto.actor.nombre)} lo aprobó: ${contar(partidas)} ${partidas === 1 ? 'revertida' : 'revertidas'}.`,
      icono: ICONO,
      enlace: enlace(lote),
    },
  );
}

export async function avisarRechazo(
  tx: Tx,
  contexto: ContextoConActor,
  { lote, pidio, motivo }: { readonly lote: string; readonly pidio: string; readonly motivo: string },
): Promise<void> {
  await avisar(tx, { permiso: 'partidas:ver' }, { tipo: 'revision-cambio' });
  await notificar(
    tx,
    contexto,
    { usuarios: [pidio] },
    {
      titulo: 'No se aprobó deshacer la importación',
      descripcion: `${textoSeguro(contexto.actor.nombre)}: ${textoSeguro(motivo)}`,
      icono: ICONO,
      enlace: enlace(lote),
    },
  );
}
