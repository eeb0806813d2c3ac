// What somebody may do with a jornada, and why not. The server judges; this shows what will work, and says in words what
// will not.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';

export type AccionDeRevision =
  | 'revisar'
  | 'aprobar'
  | 'negar'
  | 'observar'
  | 'congelar'
  | 'contar'
  | 'descongelar';

export interface AccionPosible {
  readonly accion: AccionDeRevision;
  /** Why this person does not; absent: they may. */
  readonly impedida?: string;
}

type Revisada = Pick<Jornada, 'estado' | 'cajero' | 'congelada' | 'propuesta'>;

interface Persona {
  readonly id: string;
  readonly permisos: readonly Permiso[];
}

export function accionesDe(jornada: Revisada, yo: Persona): AccionPosible[] {
  if (!yo.permisos.includes('cajas:revisar')) return [];
  const posibles = segunEstado(jornada, yo);
  if (jornada.cajero.id !== yo.id) return posibles;
  return posibles.map(({ accion }) => ({
    accion,
    impedida: 'Usted fue su cajero: decide otra persona.',
  }));
}

function segunEstado({ estado, congelada, propuesta }: Revisada, yo: Persona): AccionPosible[] {
  switch (estado) {
    case 'abierta':
      return congelada === null ? [{ accion: 'congelar' }] : deLaCongelada(congelada, yo);
    case 'cerrada':
    case 'observada':
      return propuesta === null
        ? [{ accion: 'revisar' }, { accion: 'observar' }]
        : [...deLaPropuesta(propuesta, yo), { accion: 'observar' }];
    case 'contada':
    case 'revisada':
      return [];
    default:
      return estado satisfies never;
  }
}

function deLaCongelada({ por }: NonNullable<Revisada['congelada']>, yo: Persona): AccionPosible[] {
  const contar: AccionPosible =
    por.id === yo.id
      ? { accion: 'contar' }
      : { accion: 'contar', impedida: `La congeló ${por.nombre}: cuenta y firma quien la congeló.` };
  return [contar, { accion: 'descongelar' }];
}

function deLaPropuesta({ por }: NonNullable<Revisada['propuesta']>, yo: Persona): AccionPosible[] {
  const impide =
    por.id === yo.id ? { impedida: 'Usted la propuso: la aprueba o la niega otra persona.' } : {};
  return [
    { accion: 'aprobar', ...impide },
    { accion: 'negar', ...impide },
  ];
}
