// What somebody may do with the conciliación of a month, and what stands in their way where it is of no use to offer it.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { Conciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';

export type Accion = 'enviar' | 'devolver' | 'aprobar' | 'pedir' | 'retirar' | 'reabrir';

interface Quien {
  readonly id: string;
  readonly permisos: readonly Permiso[];
}

interface LoQuePuede {
  readonly acciones: readonly Accion[];
  readonly nota?: string;
}

interface Vista extends Pick<Conciliacion, 'estado' | 'enviadaPor' | 'reapertura' | 'hasta'> {
  readonly impedimentos: readonly string[];
}

export function loQuePuede(vista: Vista, quien: Quien, conciliadaHasta: string): LoQuePuede {
  const puede = (permiso: Permiso) => quien.permisos.includes(permiso);
  if (vista.estado === 'abierta')
    return { acciones: puede('bancos:conciliar') && vista.impedimentos.length === 0 ? ['enviar'] : [] };
  if (vista.estado === 'en_revision') return enRevision(vista, quien, puede('bancos:aprobar'));
  return aprobada(vista, quien, puede('bancos:reabrir') && vista.hasta === conciliadaHasta);
}

function enRevision({ enviadaPor }: Vista, { id }: Quien, aprueba: boolean): LoQuePuede {
  if (!aprueba) return { acciones: [], nota: 'Espera a que un contador la apruebe.' };
  if (enviadaPor?.id === id)
    return { acciones: ['devolver'], nota: 'Usted la envió: la aprueba otra persona.' };
  return { acciones: ['devolver', 'aprobar'] };
}

/** Only the last one is opened again. */
function aprobada({ reapertura }: Vista, { id }: Quien, reabre: boolean): LoQuePuede {
  if (!reabre) return { acciones: [] };
  if (reapertura === null) return { acciones: ['pedir'] };
  if (reapertura.pedidaPor.id === id)
    return { acciones: ['retirar'], nota: 'Usted pidió reabrirla: lo confirma otra persona.' };
  return { acciones: ['retirar', 'reabrir'] };
}
