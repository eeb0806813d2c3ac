// What this person may do with a partida as it is. The server judges again; here only what would work is offered.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';

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
  const { estado, autor, revierte, revertidaPor } = partida;
  const esAutor = autor?.id === id;
  const aprueba = permisos.includes('partidas:aprobar');
  const registra = permisos.includes('partidas:registrar');
  switch (accion) {
    case 'aprobar':
    case 'rechazar':
      return estado === 'en_revision' && aprueba && !esAutor;
    case 'editar':
    case 'descartar':
      return (estado === 'borrador' || estado === 'rechazada') && registra && (esAutor || aprueba);
    case 'revertir': {
      const sinPareja = revierte === null && revertidaPor === null;
      return estado === 'contabilizada' && sinPareja && permisos.includes('partidas:revertir');
    }
    case 'duplicar':
      return registra;
    case 'imprimir':
      return true;
    default:
      return accion satisfies never;
  }
}
