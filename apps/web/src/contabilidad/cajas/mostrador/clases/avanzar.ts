// Enter goes to the next field that is still needed and, when none is, to the button that sends, which then says what it
// will do: whoever types without looking presses it twice. Ctrl+Enter sends from anywhere.
//
//   const alTeclear = useTeclasDeFormulario(isDirty, alCancelar);
//   <form onKeyDown={alTeclear}> … <TextInput {...NECESARIO} />
import type { KeyboardEvent } from 'react';
import { useConfirm } from '#ui/dialogs/confirm.tsx';

export const NECESARIO = { 'data-necesario': true } as const;

/** Escape leaves the form, and asks first if something was written. */
export function useTeclasDeFormulario(hayCambios: boolean, alCancelar: () => void) {
  const confirmar = useConfirm();
  const salir = async () => {
    const deja =
      !hayCambios ||
      (await confirmar({
        titulo: 'Descartar lo escrito',
        texto: 'El movimiento no se ha registrado.',
        accion: 'Descartar',
        peligro: true,
      }));
    if (deja) alCancelar();
  };
  return (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !tieneListaAbierta(event.target)) void salir();
    else avanzarConEnter(event);
  };
}

const tieneListaAbierta = (campo: EventTarget): boolean =>
  campo instanceof HTMLElement && campo.getAttribute('aria-expanded') === 'true';

function avanzarConEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const formulario = event.currentTarget;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    formulario.requestSubmit();
    return;
  }
  if (!(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  enfocarLoQueFalta(formulario);
}

export function enfocarLoQueFalta(formulario: HTMLFormElement | null): void {
  const necesarios = formulario?.querySelectorAll<HTMLInputElement>('[data-necesario]:not(:disabled)') ?? [];
  const falta = [...necesarios].find(({ value }) => value.trim() === '');
  const destino = falta ?? formulario?.querySelector<HTMLButtonElement>('button[type="submit"]');
  destino?.focus();
}
