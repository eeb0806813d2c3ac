// How long nobody has worked, by the clock and for every tab of the browser: the moment of the last activity is kept
// where all of them see it, and what it means is worked out from the time that it is. A computer that slept past the
// limit wakes up expired, and its first movement does not revive it.
import { PULSO_SEGUNDOS } from '@cuadra/contract/acceso/sesiones';

export const ACTIVITY_KEY = 'ultima-actividad';
const CLAVE_DE_PULSO = 'ultimo-pulso';
const ENTRE_ACTIVIDADES_MS = 500;

export interface IdleLimits {
  readonly inactividadSegundos: number;
  readonly avisoSegundos: number;
}

export interface IdleSettings extends IdleLimits {
  /** How often the server is told that somebody is there. */
  readonly pulsoSegundos: number;
}

/** Where nobody configures it. */
export const GENERIC_IDLE: IdleSettings = {
  inactividadSegundos: 1200,
  avisoSegundos: 30,
  pulsoSegundos: 600,
};

/** The application's own, until the server says its limits. */
export const APPLICATION_IDLE: IdleSettings = {
  inactividadSegundos: 600,
  avisoSegundos: 30,
  pulsoSegundos: PULSO_SEGUNDOS,
};

export type IdleState =
  | { readonly fase: 'activa' }
  | { readonly fase: 'aviso'; readonly segundos: number }
  | { readonly fase: 'vencida' };

interface Entorno {
  readonly almacen: Pick<Storage, 'getItem' | 'setItem'>;
  readonly ahoraMs: () => number;
}

export interface IdleClock {
  estado(): IdleState;
  /** Somebody did something here. Ignored when it comes too soon after another, and when it comes too late. */
  actividad(): void;
  /** Is it time to tell the server? Whoever gets a yes does it, for all the tabs. */
  tomarPulso(): boolean;
  ponerLimites(limites: IdleLimits): void;
}

export function createClock({ almacen, ahoraMs }: Entorno, ajustes: IdleSettings = GENERIC_IDLE): IdleClock {
  let limites: IdleLimits = ajustes;

  const anotar = (clave: string) => almacen.setItem(clave, String(ahoraMs()));
  /** How long ago. */
  const hace = (clave: string): number => {
    const ms = ahoraMs() - Number(almacen.getItem(clave) ?? Number.NaN);
    if (ms >= 0) return ms;
    // Nothing there, or a moment still to come since somebody set the clock back: it counts from now.
    anotar(clave);
    return 0;
  };

  const estado = (): IdleState => stateAfter(hace(ACTIVITY_KEY), limites);

  // To be here is already an activity: the page was just opened.
  anotar(ACTIVITY_KEY);
  return {
    estado,
    actividad() {
      if (estado().fase === 'vencida') return;
      if (hace(ACTIVITY_KEY) >= ENTRE_ACTIVIDADES_MS) anotar(ACTIVITY_KEY);
    },
    tomarPulso() {
      const yaHubo = almacen.getItem(CLAVE_DE_PULSO) !== null;
      if (yaHubo && hace(CLAVE_DE_PULSO) < ajustes.pulsoSegundos * 1000) return false;
      anotar(CLAVE_DE_PULSO);
      return true;
    },
    ponerLimites(nuevos) {
      limites = nuevos;
    },
  };
}

/** Whether nobody had worked here for as long as it takes to be warned. */
export function wasIdle(almacen: Pick<Storage, 'getItem'>, ahoraMs: number): boolean {
  const ultima = Number(almacen.getItem(ACTIVITY_KEY) ?? Number.NaN);
  return ahoraMs - ultima >= APPLICATION_IDLE.inactividadSegundos * 1000;
}

export function stateAfter(
  inactivoMs: number,
  { inactividadSegundos, avisoSegundos }: IdleLimits,
): IdleState {
  const quedanMs = (inactividadSegundos + avisoSegundos) * 1000 - inactivoMs;
  if (quedanMs <= 0) return { fase: 'vencida' };
  return inactivoMs < inactividadSegundos * 1000
    ? { fase: 'activa' }
    : { fase: 'aviso', segundos: Math.ceil(quedanMs / 1000) };
}
