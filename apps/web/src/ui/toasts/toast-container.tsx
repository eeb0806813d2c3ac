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

const DURATION_MS = 5_000;

const icons = { exito: CheckCircleIcon, info: InformationCircleIcon, error: ExclamationTriangleIcon };
const kinds = { exito: 'success', info: 'info', error: 'error' } as const;

const ROW_HEIGHT = 64;
const WIDTH = 320;

const place = createStore({ left: 0, bottom: 0 });

export function ToastStack() {
  const { left, bottom } = useStore(place);
  const text = useBasicTexts();
  return (
    <ToastContainer
      position="bottom-left"
      // Where it goes, without flying over what it was kept from.
      transition={Zoom}
      style={{ left, bottom, right: 'auto', margin: 0 }}
      autoClose={DURATION_MS}
      limit={3}
      newestOnTop
      pauseOnFocusLoss={false}
      aria-label={text('toasts')}
    />
  );
}

export function showToast({ text, tone }: { readonly text: string; readonly tone: ToastTone }): void {
  const Drawing = icons[tone];
  place.set(freePlace({ width: WIDTH, height: ROW_HEIGHT }));
  toast(text, { type: kinds[tone], icon: <Drawing width={20} height={20} aria-hidden="true" /> });
}
