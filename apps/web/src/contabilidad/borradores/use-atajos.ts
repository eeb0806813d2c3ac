// The keys of the desk, from anywhere on it: Ctrl+Enter posts, with Shift goes on to a new one, and Ctrl+S saves.
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { hasOpenDialog } from '#ui/keyboard/key-press.ts';
import type { Acciones } from './acciones/use-acciones.ts';
import type { Autoguardado } from './borrador/autoguardado.ts';

interface Atajos {
  readonly activos: boolean;
  readonly acciones: Pick<Acciones, 'enCurso' | 'empezar'>;
  readonly autoguardado: Pick<Autoguardado, 'estaAlDia' | 'guardarYa'>;
}

export function useAtajos({ activos, acciones, autoguardado }: Atajos): void {
  const alTeclear = useEffectEvent((event: KeyboardEvent) => {
    // Something is being done with what is written: no key changes it meanwhile.
    if (acciones.enCurso !== undefined && !hasOpenDialog()) return detener(event);
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing || hasOpenDialog()) return;
    const esTerminar = event.key === 'Enter';
    if (!esTerminar && !(event.key.toLowerCase() === 's' && !event.shiftKey)) return;
    detener(event);
    confirmarLoEscrito();
    if (esTerminar) acciones.empezar(event.shiftKey ? 'contabilizar-y-nueva' : 'contabilizar');
    else if (!autoguardado.estaAlDia()) void autoguardado.guardarYa().catch(() => undefined);
  });
  useEffect(() => {
    if (!activos) return;
    const oyente = (event: KeyboardEvent) => alTeclear(event);
    // Before the cell that is being written: the key is the desk's.
    window.addEventListener('keydown', oyente, { capture: true });
    return () => window.removeEventListener('keydown', oyente, { capture: true });
  }, [activos]);
}

function detener(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A field that reads what was typed when it is left, reads it now; and says now that it could not. */
function confirmarLoEscrito(): void {
  const campo = document.activeElement;
  if (!(campo instanceof HTMLInputElement)) return;
  flushSync(() => campo.blur());
  campo.focus({ preventScroll: true });
}
