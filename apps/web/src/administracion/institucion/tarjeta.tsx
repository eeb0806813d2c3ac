import { type ReactNode, useId } from 'react';
import classes from './tarjeta.module.css';

interface TarjetaProps {
  readonly titulo: string;
  readonly accion?: ReactNode;
  readonly children: ReactNode;
}

export function Tarjeta({ titulo, accion, children }: TarjetaProps) {
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
