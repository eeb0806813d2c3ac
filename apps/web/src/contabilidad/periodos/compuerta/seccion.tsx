import { type ReactNode, useId } from 'react';
import classes from './compuerta-abierta.module.css';

interface SeccionProps {
  readonly titulo: string;
  readonly children: ReactNode;
}

export function Seccion({ titulo, children }: SeccionProps) {
  const id = useId();
  return (
    <section className={classes.seccion} aria-labelledby={id}>
      <h3 id={id} className={classes.subtitulo}>
        {titulo}
      </h3>
      {children}
    </section>
  );
}
