// The idle clock tied to the browser: what counts as activity, the other tabs, and the pulse to the server.
import { mantenerSesion } from '@cuadra/contract/acceso/sesiones';
import { call } from '#platform/api.ts';
import { nowMs } from '#platform/clock.ts';
import { ACTIVITY_KEY, createClock, type IdleSettings, type IdleState } from './idle-clock.ts';

const CADA_MS = 250;
const ACTIVIDADES = ['mousemove', 'mousedown', 'wheel', 'keydown', 'touchstart', 'touchmove'] as const;

export interface Watch {
  readonly continuar: () => void;
  readonly dejar: () => void;
}

/** Tells every change of state until it is told to stop. */
export function watch(alCambiar: (estado: IdleState) => void, ajustes?: IdleSettings): Watch {
  const reloj = createClock({ almacen: localStorage, ahoraMs: nowMs }, ajustes);
  let dicho: IdleState = { fase: 'activa' };

  const decir = (estado: IdleState) => {
    const esOtro = JSON.stringify(estado) !== JSON.stringify(dicho);
    dicho = estado;
    if (esOtro) alCambiar(estado);
  };
  const latir = () =>
    // A beat that does not arrive is followed by another; if the session is over, its refusal says so.
    void call(mantenerSesion).then(reloj.ponerLimites, () => undefined);
  const revisar = () => {
    const estado = reloj.estado();
    if (estado.fase === 'activa' && reloj.tomarPulso()) latir();
    decir(estado);
  };
  const continuar = () => {
    reloj.actividad();
    revisar();
  };
  const alActuar = (event: Event) => {
    if (event.type === 'mousemove' && event instanceof MouseEvent && !seMovio(event)) return;
    // The key that answers the warning does nothing else: it was not meant for what is under it.
    if (dicho.fase === 'aviso' && event instanceof KeyboardEvent) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    continuar();
  };
  const alGuardarOtraPestana = ({ key }: StorageEvent) => {
    if (key === ACTIVITY_KEY) revisar();
  };

  // The limits are the server's: every tab asks for them once, whichever beats later.
  reloj.tomarPulso();
  latir();
  const ritmo = setInterval(revisar, CADA_MS);
  const seMovio = mirarElRaton();
  const callar = escuchar({ alActuar, alGuardarOtraPestana, alMirar: revisar });
  return {
    continuar,
    dejar: () => {
      clearInterval(ritmo);
      callar();
    },
  };
}

interface Oyentes {
  readonly alActuar: (event: Event) => void;
  readonly alGuardarOtraPestana: (event: StorageEvent) => void;
  readonly alMirar: () => void;
}

/** Listens to the page until the function it returns is called. */
function escuchar({ alActuar, alGuardarOtraPestana, alMirar }: Oyentes): () => void {
  const escucha = new AbortController();
  const { signal } = escucha;
  for (const tipo of ACTIVIDADES)
    window.addEventListener(tipo, alActuar, { capture: true, passive: tipo !== 'keydown', signal });
  // Only the page's own: lists inside it also scroll by themselves, when something arrives.
  window.addEventListener('scroll', alActuar, { passive: true, signal });
  window.addEventListener('storage', alGuardarOtraPestana, { signal });
  document.addEventListener('visibilitychange', alMirar, { signal });
  return () => escucha.abort();
}

/** Browsers also tell of movements when what moved is the page under a still mouse: a dialog that opens, for one. */
function mirarElRaton(): (event: MouseEvent) => boolean {
  let donde: string | undefined;
  return ({ screenX, screenY }) => {
    const antes = donde;
    donde = `${screenX},${screenY}`;
    return antes !== undefined && antes !== donde;
  };
}
