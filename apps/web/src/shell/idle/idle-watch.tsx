// Watches over the session while somebody is signed in: warns when nobody works, ends it when nobody answers, and tells
// the server meanwhile that the person is still there. Any activity, in any tab, is an answer.
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { mantenerSesion } from '@cuadra/contract/acceso/sesiones';
import { Button, Modal } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/api.ts';
import { nowMs } from '#platform/clock.ts';
import { readToken } from '#platform/token.ts';
import { unsaved } from '#ui/dialogs/unsaved.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Hidden, Text } from '#ui/text/text.tsx';
import { ACTIVITY_KEY, createClock, type IdleSettings, type IdleState } from './idle-clock.ts';

/** Without settings, those of the watch itself. */
export function IdleWatch({ ajustes }: { readonly ajustes?: IdleSettings }) {
  const router = useRouter();
  const [estado, setEstado] = useState<IdleState>({ fase: 'activa' });
  const [vigilancia, setVigilancia] = useState<Watch>();

  const cerrar = (resultado: WarningOutcome) => {
    if (resultado === 'continue') return vigilancia?.continuar();
    // Another tab was first and took the session with it: the news is on its way.
    if (readToken() === null) return;
    unsaved.keep();
    void router.navigate({
      to: '/sign-out',
      search: { motivo: 'inactividad', redirectURL: router.state.location.href },
      replace: true,
      // There is nobody to ask about what is not saved; it is kept.
      ignoreBlocker: true,
    });
  };
  const alVencer = useEffectEvent(() => cerrar('expire'));

  // A computer that wakes up expired may still be without network: the page it must go to is already here.
  useEffect(() => void router.preloadRoute({ to: '/sign-out' }), [router]);
  useEffect(() => {
    const nueva = watch(setEstado, ajustes);
    setVigilancia(nueva);
    return nueva.dejar;
  }, [ajustes]);
  useEffect(() => {
    if (estado.fase === 'vencida') alVencer();
  }, [estado.fase]);

  return <IdleDialog segundos={estado.fase === 'aviso' ? estado.segundos : undefined} onCerrar={cerrar} />;
}

// The warning before a session ends. It cannot be put aside: either somebody is there, and it closes with «continue», or
// it reaches zero, and closes with «expire».
type WarningOutcome = 'continue' | 'expire';

interface IdleDialogProps {
  /** How many are left; undefined when there is nothing to warn about. */
  readonly segundos: number | undefined;
  readonly onCerrar: (resultado: WarningOutcome) => void;
}

/** Above every other dialog and panel. */
const ALTURA = 1000;
// It lingers a moment while it fades, so that a click aimed at its button does not land on what is under it.
const TRANSICION = { transition: 'fade', duration: 150, exitDuration: 400 } as const;
const ULTIMOS = 10;
/** One digit takes the room of two: the sentence stays where it is. */
const SEGUNDOS = { display: 'inline-block', minWidth: '2ch' };

function IdleDialog({ segundos, onCerrar }: IdleDialogProps) {
  const { t } = useTranslation();
  const [ultimo, setUltimo] = useState(segundos);
  if (segundos !== undefined && segundos !== ultimo) setUltimo(segundos);
  return (
    <Modal
      opened={segundos !== undefined}
      onClose={() => onCerrar('continue')}
      title={
        <Text as="span" size="xl" weight="bold">
          {t('idle.title')}
        </Text>
      }
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      centered
      size={480}
      zIndex={ALTURA}
      transitionProps={TRANSICION}
    >
      <Stack gap="2xl">
        <Text>
          {t('idle.before')}{' '}
          <Text as="strong" figures textAlign="center" style={SEGUNDOS}>
            {ultimo}
          </Text>{' '}
          {t('idle.after')}
        </Text>
        <Hidden role="status">{segundos !== undefined && segundos <= ULTIMOS && t('idle.soon')}</Hidden>
        <Button fullWidth data-autofocus onClick={() => onCerrar('continue')}>
          {t('idle.continue')}
        </Button>
      </Stack>
    </Modal>
  );
}

// The idle clock tied to the browser: what counts as activity, the other tabs, and the pulse to the server.
const CADA_MS = 250;
const ACTIVIDADES = ['mousemove', 'mousedown', 'wheel', 'keydown', 'touchstart', 'touchmove'] as const;

interface Watch {
  readonly continuar: () => void;
  readonly dejar: () => void;
}

/** Tells every change of state until it is told to stop. */
function watch(alCambiar: (estado: IdleState) => void, ajustes?: IdleSettings): Watch {
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
