// How long nobody has worked, by the clock and for every tab of the browser: the moment of the last activity is kept
// where all of them see it, and what it means is worked out from the time that it is. A computer that slept past the
// limit wakes up expired, and its first movement does not revive it.
export const CLAVE_DE_ACTIVIDAD = 'ultima-actividad';
const CLAVE_DE_PULSO = 'ultimo-pulso';
const ENTRE_ACTIVIDADES_MS = 500;

export interface LimitesDeInactividad {
  readonly inactividadSegundos: number;
  readonly avisoSegundos: number;
}

/** Until the server says its own. */
export const LIMITES_HABITUALES: LimitesDeInactividad = { inactividadSegundos: 600, avisoSegundos: 30 };

export type EstadoDeInactividad =
  | { readonly fase: 'activa' }
  | { readonly fase: 'aviso'; readonly segundos: number }
  | { readonly fase: 'vencida' };

interface Entorno {
  readonly almacen: Pick<Storage, 'getItem' | 'setItem'>;
  readonly ahoraMs: () => number;
  readonly pulsoMs: number;
}

export interface RelojDeInactividad {
  estado(): EstadoDeInactividad;
  /** Somebody did something here. Ignored when it comes too soon after another, and when it comes too late. */
  actividad(): void;
  /** Is it time to tell the server? Whoever gets a yes does it, for all the tabs. */
  tomarPulso(): boolean;
  ponerLimites(limites: LimitesDeInactividad): void;
}

export function crearReloj({ almacen, ahoraMs, pulsoMs }: Entorno): RelojDeInactividad {
  let limites = LIMITES_HABITUALES;

  const anotar = (clave: string) => almacen.setItem(clave, String(ahoraMs()));
  /** How long ago. */
  const hace = (clave: string): number => {
    const ms = ahoraMs() - Number(almacen.getItem(clave) ?? Number.NaN);
    if (ms >= 0) return ms;
    // Nothing there, or a moment still to come since somebody set the clock back: it counts from now.
    anotar(clave);
    return 0;
  };

  const estado = (): EstadoDeInactividad => estadoTras(hace(CLAVE_DE_ACTIVIDAD), limites);

  // To be here is already an activity: the page was just opened.
  anotar(CLAVE_DE_ACTIVIDAD);
  return {
    estado,
    actividad() {
      if (estado().fase === 'vencida') return;
      if (hace(CLAVE_DE_ACTIVIDAD) >= ENTRE_ACTIVIDADES_MS) anotar(CLAVE_DE_ACTIVIDAD);
    },
    tomarPulso() {
      const yaHubo = almacen.getItem(CLAVE_DE_PULSO) !== null;
      if (yaHubo && hace(CLAVE_DE_PULSO) < pulsoMs) return false;
      anotar(CLAVE_DE_PULSO);
      return true;
    },
    ponerLimites(nuevos) {
      limites = nuevos;
    },
  };
}

export function estadoTras(
  inactivoMs: number,
  { inactividadSegundos, avisoSegundos }: LimitesDeInactividad,
): EstadoDeInactividad {
  const quedanMs = (inactividadSegundos + avisoSegundos) * 1000 - inactivoMs;
  if (quedanMs <= 0) return { fase: 'vencida' };
  return inactivoMs < inactividadSegundos * 1000
    ? { fase: 'activa' }
    : { fase: 'aviso', segundos: Math.ceil(quedanMs / 1000) };
}
