// A part of the card: its title, what it is for, what can be done.
import { type ReactNode, useId } from 'react';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import classes from './segundo-factor.module.css';

interface ParteProps {
  readonly titulo: string;
  readonly nota: ReactNode;
  readonly acciones?: ReactNode;
  /** What went wrong with what was ordered here. */
  readonly error?: string | undefined;
  readonly children?: ReactNode;
}

export function Parte({ titulo, nota, acciones, error, children }: ParteProps) {
  const id = useId();
  return (
    <section className={classes.parte} aria-labelledby={id}>
      <div className={classes.encabezado}>
        <h3 id={id} className={classes.titulo}>
          {titulo}
        </h3>
        <div className={classes.acciones}>{acciones}</div>
      </div>
      <p className={classes.nota}>{nota}</p>
      {error !== undefined && <FormNotice tono="error" texto={error} />}
      {children}
    </section>
  );
}
