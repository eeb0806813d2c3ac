// The look of the access pages: the form at the left, a quiet dark half with what Cuadra is at the right. On small
// screens only the form.
import type { ReactNode } from 'react';
import { Logo } from '#ui/marks/logo.tsx';
import classes from './access-frame.module.css';
import { Balance } from './balance.tsx';

interface AccessFrameProps {
  readonly titulo: string;
  readonly subtitulo?: ReactNode;
  readonly children: ReactNode;
}

export function AccessFrame({ titulo, subtitulo, children }: AccessFrameProps) {
  return (
    <div className={classes.marco}>
      <div className={classes.formulario}>
        <div className={classes.columna}>
          <Logo lado={44} />
          <h1 className={classes.titulo}>{titulo}</h1>
          <div className={classes.subtitulo}>{subtitulo}</div>
          {children}
        </div>
      </div>
      <aside className={classes.panel}>
        <Balance />
        <div className={classes.lema}>
          <p className={classes.frase}>
            Cada centavo,
            <br />
            en su lugar.
          </p>
          <p className={classes.parrafo}>
            La contabilidad y los ahorros de su institución en un solo libro, que siempre cuadra y que siempre
            puede revisarse.
          </p>
        </div>
      </aside>
    </div>
  );
}
