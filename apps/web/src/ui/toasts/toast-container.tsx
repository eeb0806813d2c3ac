// The toasts themselves: 5000 ms, with a progress bar. The unstyled build of the library, since the other one
// injects a style element that the page's content policy refuses; its stylesheet is ours to load.
import 'react-toastify/ReactToastify.css';
import './toast-container.css';
import { CheckCircleIcon, ExclamationTriangleIcon, InformationCircleIcon } from '@heroicons/react/24/outline';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { useBasicTexts } from '../../platform/basic-texts.ts';
import type { ToastTone } from './toasts.ts';

const DURACION_MS = 5_000;

const iconos = { exito: CheckCircleIcon, info: InformationCircleIcon, error: ExclamationTriangleIcon };
const tipos = { exito: 'success', info: 'info', error: 'error' } as const;

export function ToastStack() {
  const texto = useBasicTexts();
  return (
    <ToastContainer
      position="bottom-right"
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
  toast(texto, { type: tipos[tono], icon: <Dibujo width={20} height={20} aria-hidden="true" /> });
}
