// What this person may do with a partida as it is. The server judges again; here only what would work is offered.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { dondeSeDeshace } from '@cuadra/core/origen';

const acciones = ['aprobar', 'rechazar', 'editar', 'revertir', 'duplicar', 'imprimir', 'descartar'] as const;
export type Accion = (typeof acciones)[number];

interface Quien {
  readonly id: string;
  readonly permisos: readonly Permiso[];
}

export function accionesPosibles(partida: ResumenDePartida, quien: Quien): Accion[] {
  return acciones.filter((accion) => puede(accion, partida, quien));
}

function puede(accion: Accion, partida: ResumenDePartida, { id, permisos }: Quien): boolean {
  const { estado, tipo, escritores } = partida;
  const escribio = escritores.includes(id);
  const aprueba = permisos.includes('partidas:aprobar');
  const registra = permisos.includes('partidas:registrar');
  switch (accion) {
    case 'aprobar':
    case 'rechazar':
      return estado === 'en_revision' && aprueba && !escribio;
    case 'editar':
      return tipo !== 'reversion' && seEscribe(estado) && registra && (escribio || aprueba);
    case 'descartar':
      return seEscribe(estado) && registra && (escribio || aprueba);
    case 'revertir':
      return esReversible(partida) && dondeSeDeshace(partida.origen) === undefined && revierten(permisos);
    case 'duplicar':
      return registra;
    case 'imprimir':
      return true;
    default:
      return accion satisfies never;
  }
}

/** Why somebody who reverses is not offered to reverse this one; undefined: they are, or it is plain to see. */
export function porQueNoSeRevierte(partida: ResumenDePartida, { permisos }: Quien): string | undefined {
  if (!revierten(permisos)) return undefined;
  if (partida.reversionPropuesta !== null)
    return 'Tiene una reversión que espera la aprobación de otra persona.';
  return esReversible(partida) ? dondeSeDeshace(partida.origen) : undefined;
}

const seEscribe = (estado: ResumenDePartida['estado']) => estado === 'borrador' || estado === 'rechazada';

const revierten = (permisos: readonly Permiso[]) => permisos.includes('partidas:revertir');

const esReversible = ({ estado, revierte, revertidaPor, reversionPropuesta }: ResumenDePartida) =>
  estado === 'contabilizada' && [revierte, revertidaPor, reversionPropuesta].every((otra) => otra === null);
