// A titled part of a screen.
//
//   <Card titulo="Sesiones abiertas" accion={<Button…/>}>…</Card>
import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

interface CardProps {
  readonly titulo: string;
  readonly accion?: ReactNode;
  readonly children: ReactNode;
}

export function Card({ titulo, accion, children }: CardProps) {
  const id = useId();
  return (
    <section className={classes.tarjeta} aria-labelledby={id}>
      <header className={classes.encabezado}>
        <h2 id={id} className={classes.titulo}>
          {titulo}
        </h2>
        {accion}
      </header>
      {children}
    </section>
  );
}
