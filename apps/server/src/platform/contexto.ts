// Who is asking, from where and when: made once per request (or per job) and handed to every use case.
import type { Permiso, Rol } from '@cuadra/contract/acceso/permisos';
import type { Consentimiento } from './consentimiento.ts';

export interface Actor {
  readonly id: string;
  readonly nombre: string;
  readonly correo: string;
  readonly sesion: string;
  readonly roles: readonly Rol[];
  readonly permisos: ReadonlySet<Permiso>;
  readonly agencias: readonly string[];
  /** Their role asks for a second factor that this session never showed: nothing but choosing one is open to it. */
  readonly debeSegundoFactor?: boolean;
  /** When whoever holds the session last proved who they are. Absent in a job: there is nobody to ask. */
  readonly autenticadaEn?: Temporal.Instant;
}

export interface Contexto {
  /** Absent for public endpoints and for the system itself. */
  readonly actor: Actor | undefined;
  readonly direccion: string;
  readonly navegador: string;
  readonly peticion: string;
  /** Where the person's browser finds Cuadra, for the links in mails; empty for the system itself. */
  readonly origen: string;
  readonly ahora: Temporal.Instant;
  /** The consent of another person to what is done; or that it is asked for. */
  readonly consentimiento?: Consentimiento | undefined;
}

export interface ContextoConActor extends Contexto {
  readonly actor: Actor;
}

/** The system acting by itself: start-up, jobs, the demo loader. */
export function contextoDelSistema(ahora: Temporal.Instant, peticion: string): Contexto {
  return { actor: undefined, direccion: '', navegador: '', peticion, origen: '', ahora };
}
