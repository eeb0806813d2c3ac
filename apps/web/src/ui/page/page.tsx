// The frame of a screen: its title, what it is for, its actions, then the work.
//
//   <Page titulo="Catálogo contable" proposito="Las cuentas con las que se registra." acciones={<Button…/>}>
//     …
//   </Page>
//
// All in one row where it fits, because the room is for the work; `pestanas` are the tabs of the screen, in that row too.
// `ancho="lectura"` keeps forms and texts from growing wider than is comfortable to read.
import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  readonly titulo: string;
  readonly proposito?: string;
  readonly pestanas?: ReactNode;
  readonly acciones?: ReactNode;
  readonly ancho?: 'completo' | 'lectura';
  readonly children: ReactNode;
}

export function Page({ titulo, proposito, pestanas, acciones, ancho = 'completo', children }: PageProps) {
  return (
    <div className={classes.pagina} data-ancho={ancho}>
      <header className={classes.encabezado} data-con-pestanas={pestanas !== undefined || undefined}>
        <h1 className={classes.titulo}>{titulo}</h1>
        {proposito !== undefined && <p className={classes.proposito}>{proposito}</p>}
        {pestanas !== undefined && <div className={classes.pestanas}>{pestanas}</div>}
        {acciones !== undefined && <div className={classes.acciones}>{acciones}</div>}
      </header>
      {children}
    </div>
  );
}
