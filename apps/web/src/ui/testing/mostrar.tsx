// A component on a page, for its test, and somebody at the keyboard. What is looked for is looked for as a person would:
// by its role and its name.
//
//   const { persona } = mostrar(<Pagination … />);
//   await persona.click(screen.getByRole('button', { name: 'Página siguiente' }));
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ConfirmProvider } from '#ui/dialogs/confirm.tsx';

export function mostrar(elemento: ReactNode) {
  const persona = userEvent.setup({ delay: null });
  return { persona, ...render(elemento, { wrapper: Pagina }) };
}

/** What covers the page behind a dialog: where a click outside of it lands. */
export function fondoDe(dialogo: HTMLElement): Element {
  const fondo = dialogo.parentElement?.previousElementSibling;
  if (fondo == null) throw new Error('The dialog has nothing behind it');
  return fondo;
}

/** Without transitions: what opens is open. */
function Pagina({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider env="test">
      <ConfirmProvider>{children}</ConfirmProvider>
    </MantineProvider>
  );
}
