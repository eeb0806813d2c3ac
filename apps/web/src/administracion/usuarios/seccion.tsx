// A part of a panel that is not a form: its title, what it is about, its work.
import type { ReactNode, RefObject } from 'react';
import { useId } from 'react';
import classes from './seccion.module.css';

interface SeccionProps {
  readonly titulo: string;
  readonly accion?: ReactNode;
  /** Takes the focus when the work removes what had it. */
  readonly encabezado?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

export function Seccion({ titulo, accion, encabezado, children }: SeccionProps) {
  const id = useId();
  return (
    <section className={classes.seccion} aria-labelledby={id}>
      <div className={classes.encabezado}>
        <h3 id={id} className={classes.titulo} tabIndex={-1} ref={encabezado ?? null}>
          {titulo}
        </h3>
        {accion}
      </div>
      {children}
    </section>
  );
}
