// Empty, as somebody who is signed in may choose it: only the page, and over it a row with the way back to the others.
import { SettingsButton } from '#shell/settings/settings-button.tsx';
import { EmptyLayout } from './empty.tsx';
import classes from './empty-in-shell.module.css';
import type { LayoutProps } from './registry.ts';

export function EmptyInShell({ children }: LayoutProps) {
  return (
    <>
      <header className={classes.fila} data-no-imprimir>
        <SettingsButton siempre />
      </header>
      <EmptyLayout>{children}</EmptyLayout>
    </>
  );
}
