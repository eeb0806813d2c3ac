// The frame of a screen: its title, what it is for, its actions, then the work.
//
//   <Page title="Catálogo contable" purpose="Las cuentas con las que se registra." actions={<Button…/>}>
//     …
//   </Page>
//
// All in one row where it fits, because the room is for the work; `pestanas` are the tabs of the screen, in that row too.
// `ancho="lectura"` keeps forms and texts from growing wider than is comfortable to read.
import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly purpose?: string;
  readonly tabs?: ReactNode;
  readonly actions?: ReactNode;
  readonly width?: 'completo' | 'lectura';
  readonly children: ReactNode;
}

export function Page({ title, purpose, tabs, actions, width = 'completo', children }: PageProps) {
  return (
    <div className={classes.pagina} data-ancho={width}>
      <header className={classes.encabezado} data-con-pestanas={tabs !== undefined || undefined}>
        <h1 className={classes.titulo}>{title}</h1>
        {purpose !== undefined && <p className={classes.proposito}>{purpose}</p>}
        {tabs !== undefined && <div className={classes.pestanas}>{tabs}</div>}
        {actions !== undefined && <div className={classes.acciones}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
