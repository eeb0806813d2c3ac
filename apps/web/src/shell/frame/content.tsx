// The page's own place. The keyboard gets here over the menu, and after every navigation.
import { type ReactNode, useRef } from 'react';
import classes from './content.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

export function Content({ children }: { readonly children: ReactNode }) {
  const contenido = useRef<HTMLElement>(null);
  useFocusOnNavigation(contenido);
  return (
    <main id="contenido" lang="es-GT" className={classes.contenido} ref={contenido} tabIndex={-1}>
      {children}
    </main>
  );
}
