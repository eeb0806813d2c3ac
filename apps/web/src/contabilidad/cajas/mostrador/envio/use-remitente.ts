// The sender of this counter, tied to the page: tries again when the network comes back and, while something waits or the
// line is cut, every few seconds.
import { miCaja } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { useBlocker } from '@tanstack/react-router';
import { createContext, use, useEffect, useEffectEvent, useState } from 'react';
import { refrescarCajas } from '#contabilidad/cajas/consultas.ts';
import { call } from '#platform/api.ts';
import { nowMs } from '#platform/clock.ts';
import { session } from '#platform/current-session.ts';
import { delayBefore } from '#platform/reconnect.ts';
import { newKey } from '#platform/request-key.ts';
import { useStore } from '#platform/store.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { unsaved } from '#ui/dialogs/unsaved.ts';
import { enviarOrden, type Resultado } from './ordenes.ts';
import { crearRemitente, type Remitente } from './remitente.ts';

export function useRemitente(alHacerse: (resultado: Resultado) => void): Remitente {
  const avisar = useEffectEvent(alHacerse);
  const [remitente] = useState(() => nuevoRemitente((resultado) => avisar(resultado)));
  const { linea, porEnviar } = useStore(remitente.estado);
  const enEspera = porEnviar.filter(({ rechazo }) => rechazo === undefined).length;
  useReintentos(remitente, linea === 'cortada' || enEspera > 0);
  useGuardiaDeSalida(porEnviar.length);
  return remitente;
}

function nuevoRemitente(avisar: (resultado: Resultado) => void): Remitente {
  return crearRemitente({
    loEscrito: unsaved,
    enviar: enviarOrden,
    probar: () => call(miCaja, {}, { sinInsistir: true }),
    hayRed: () => navigator.onLine,
    nuevaLlave: newKey,
    ahoraMs: nowMs,
    alHacerse: (resultado) => {
      avisar(resultado);
      void refrescarCajas();
    },
  });
}

function useReintentos(remitente: Remitente, hayQue: boolean): void {
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    window.addEventListener('online', () => void remitente.reintentar(), { signal });
    window.addEventListener('offline', remitente.notarCorte, { signal });
    void remitente.reintentar();
    return () => control.abort();
  }, [remitente]);

  useEffect(() => {
    if (!hayQue) return;
    let intentos = 0;
    let espera: ReturnType<typeof setTimeout>;
    const seguir = () => {
      espera = setTimeout(
        () => {
          intentos += 1;
          void remitente.reintentar().then(seguir);
        },
        delayBefore(Math.min(intentos, INTENTOS_SEGUIDOS)),
      );
    };
    seguir();
    return () => clearTimeout(espera);
  }, [remitente, hayQue]);
}

/** Somebody stands at the counter: it never waits longer than some ten seconds. */
const INTENTOS_SEGUIDOS = 3;

/** What waits is sent by this screen, and who signs out leaves nothing in the browser. */
function useGuardiaDeSalida(cuantos: number): void {
  const confirmar = useConfirm();
  useBlocker({
    disabled: cuantos === 0,
    enableBeforeUnload: true,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || session.usuario() === undefined) return false;
      const seVa = next.pathname === '/sign-out';
      return !(await confirmar({
        title: cuantos === 1 ? 'Hay un movimiento por enviar' : `Hay ${cuantos} movimientos por enviar`,
        text: seVa
          ? 'El servidor no ha respondido por lo que ordenó. Si cierra la sesión ahora, no se vuelve a enviar desde este equipo.'
          : 'Se envía desde esta pantalla: si sale, espera hasta que vuelva a ella.',
        action: seVa ? 'Cerrar sesión así' : 'Salir de la caja',
        danger: true,
      }));
    },
  });
}

export const RemitenteContext = createContext<Remitente | undefined>(undefined);

export function useEnvios(): Remitente {
  const remitente = use(RemitenteContext);
  if (remitente === undefined) throw new Error('useEnvios outside of the counter');
  return remitente;
}
