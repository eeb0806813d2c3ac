// What the page has to say above the form. Errors are announced as they appear.
import type { ReactNode } from 'react';
import classes from './access-notice.module.css';

export interface Notice {
  readonly tono: 'error' | 'exito' | 'info';
  readonly texto: ReactNode;
  /** What changes by the second: shown beside the text, but not read aloud at every change. */
  readonly cuenta?: string;
}

export function AccessNotice({ aviso }: { readonly aviso: Notice | undefined }) {
  if (aviso === undefined) return null;
  return (
    <div className={classes.aviso} data-tono={aviso.tono}>
      <span role={aviso.tono === 'error' ? 'alert' : 'status'}>{aviso.texto}</span>
      {aviso.cuenta !== undefined && <span role="timer"> {aviso.cuenta}</span>}
    </div>
  );
}
