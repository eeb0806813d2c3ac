// The frame of a screen: its title, what it is for, its actions, then the work.
//
//   <Page titulo="Catálogo contable" proposito="Las cuentas con las que se registra." acciones={<Button…/>}>
//     …
//   </Page>
//
// `ancho="lectura"` keeps forms and texts from growing wider than is comfortable to read.
import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  readonly titulo: string;
  readonly proposito?: string;
  readonly acciones?: ReactNode;
  readonly ancho?: 'completo' | 'lectura';
  readonly children: ReactNode;
}

export function Page({ titulo, proposito, acciones, ancho = 'completo', children }: PageProps) {
  return (
    <div className={classes.pagina} data-ancho={ancho}>
      <header className={classes.encabezado}>
        <div className={classes.textos}>
          <h1 className={classes.titulo}>{titulo}</h1>
          {proposito !== undefined && <p className={classes.proposito}>{proposito}</p>}
        </div>
        {acciones !== undefined && <div className={classes.acciones}>{acciones}</div>}
      </header>
      {children}
    </div>
  );
}
