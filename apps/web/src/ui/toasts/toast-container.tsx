// The toasts themselves: 5000 ms, with a progress bar. The unstyled build of the library, since the other one
// injects a style element that the page's content policy refuses; its stylesheet is ours to load. Each goes where it covers
// nothing that can be pressed and nothing that the page is saying (free-place.ts).
import 'react-toastify/ReactToastify.css';
import './toast-container.css';
import { CheckCircleIcon, ExclamationTriangleIcon, InformationCircleIcon } from '@heroicons/react/24/outline';
import { ToastContainer, toast, Zoom } from 'react-toastify/unstyled';
import { useBasicTexts } from '#platform/basic-texts.ts';
import { createStore, useStore } from '#platform/store.ts';
import { freePlace } from './free-place.ts';
import type { ToastTone } from './toasts.ts';

const DURACION_MS = 5_000;

const iconos = { exito: CheckCircleIcon, info: InformationCircleIcon, error: ExclamationTriangleIcon };
const tipos = { exito: 'success', info: 'info', error: 'error' } as const;

const ALTO = 64;
const ANCHO = 320;

const lugar = createStore({ left: 0, bottom: 0 });

export function ToastStack() {
  const { left, bottom } = useStore(lugar);
  const texto = useBasicTexts();
  return (
    <ToastContainer
      position="bottom-left"
      // Where it goes, without flying over what it was kept from.
      transition={Zoom}
      style={{ left, bottom, right: 'auto', margin: 0 }}
      autoClose={DURACION_MS}
      limit={3}
      newestOnTop
      pauseOnFocusLoss={false}
      aria-label={texto('toasts')}
    />
  );
}

export function showToast({ texto, tono }: { readonly texto: string; readonly tono: ToastTone }): void {
  const Dibujo = iconos[tono];
  lugar.set(freePlace({ width: ANCHO, height: ALTO }));
  toast(texto, { type: tipos[tono], icon: <Dibujo width={20} height={20} aria-hidden="true" /> });
}
