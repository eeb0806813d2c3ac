// The frame of a recuadro: its title, what is said beside it, and what it tells.
import { type ReactNode, useId } from 'react';
import classes from './desk-tile.module.css';

interface DeskTileProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function DeskTile({ title, note, children }: DeskTileProps) {
  const id = useId();
  return (
    <section className={classes.recuadro} aria-labelledby={id}>
      <header className={classes.encabezado}>
        <h2 id={id} className={classes.titulo}>
          {title}
        </h2>
        {note !== undefined && <span className={classes.nota}>{note}</span>}
      </header>
      {children}
    </section>
  );
}

export const DeskNothing = ({ children }: { readonly children: ReactNode }) => (
  <p className={classes.nada}>{children}</p>
);
