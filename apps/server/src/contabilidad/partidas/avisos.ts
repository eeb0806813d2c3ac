// What people are told about a partida's way through review: those who may approve it, then its author.
import { permisosDe, roles } from '@cuadra/contract/acceso/permisos';
import { centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { notificar, textoSeguro } from '../../escritorio/notificar.ts';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/write.ts';
import type { Borrador } from './borrador.ts';
import type { Contabilizada } from './contabilizar.ts';

const QUIENES_APRUEBAN = roles.filter((rol) => permisosDe([rol]).has('partidas:aprobar'));

export async function avisarRevision(tx: Tx, contexto: ContextoConActor, borrador: Borrador): Promise<void> {
  const usuarios = await quienesAprueban(tx, borrador);
  await notificar(
    tx,
    contexto,
    { usuarios: usuarios.filter((id) => id !== contexto.actor.id) },
    {
      titulo: 'Partida por aprobar',
      descripcion: `${textoSeguro(contexto.actor.nombre)} envió a revisión ${describir(borrador)}.`,
      icono: 'clipboard-document-check',
      enlace: enlaceA(borrador),
    },
  );
}

export async function avisarAprobacion(
  tx: Tx,
  contexto: ContextoConActor,
  borrador: Borrador,
  { numero, ejercicio }: Contabilizada,
): Promise<void> {
  await notificar(
    tx,
    contexto,
    { usuarios: [borrador.autor] },
    {
      titulo: `Partida ${numero}/${ejercicio} aprobada`,
      descripcion: `${textoSeguro(contexto.actor.nombre)} aprobó y contabilizó ${describir(borrador)}.`,
      icono: 'check-circle',
      enlace: enlaceA(borrador),
    },
  );
}

export async function avisarRechazo(
  tx: Tx,
  contexto: ContextoConActor,
  borrador: Borrador,
  motivo: string,
): Promise<void> {
  await notificar(
    tx,
    contexto,
    { usuarios: [borrador.autor] },
    {
      titulo: 'Partida rechazada',
      descripcion: `${textoSeguro(contexto.actor.nombre)} devolvió ${describir(borrador)}: ${textoSeguro(motivo)}`,
      icono: 'x-circle',
      enlace: enlaceA(borrador),
    },
  );
}

/** Of that agencia, except its author, who cannot. */
async function quienesAprueban(tx: Tx, { agencia, autor }: Borrador): Promise<string[]> {
  const filas = await tx
    .selectFrom('usuario')
    .innerJoin('usuarioRol', 'usuarioRol.usuario', 'usuario.id')
    .innerJoin('usuarioAgencia', 'usuarioAgencia.usuario', 'usuario.id')
    .select('usuario.id')
    .distinct()
    .where('usuario.activo', '=', true)
    .where('usuario.id', '<>', autor)
    .where('usuarioRol.rol', 'in', QUIENES_APRUEBAN)
    .where('usuarioAgencia.agencia', '=', agencia)
    .execute();
  return filas.map(({ id }) => id);
}

function describir({ debe, concepto }: Borrador): string {
  return `la partida por ${formatearQuetzales(centavos(debe))} «${textoSeguro(concepto)}»`;
}

function enlaceA({ id }: Borrador): string {
  return `/contabilidad/ver-partidas?partida=${id}`;
}
