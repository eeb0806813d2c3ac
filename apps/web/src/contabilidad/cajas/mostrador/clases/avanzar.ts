// Enter goes to the next field that is still needed and, when none is, to the button that sends, which then says what it
// will do: whoever types without looking presses it twice. Ctrl+Enter sends from anywhere.
//
//   <form onKeyDown={avanzarConEnter}> … <TextInput {...NECESARIO} />
import type { KeyboardEvent } from 'react';

export const NECESARIO = { 'data-necesario': true } as const;

export function avanzarConEnter(event: KeyboardEvent<HTMLFormElement>): void {
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
