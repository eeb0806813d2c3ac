// The look of the access pages: the form at the left, a quiet dark half with what Cuadra is at the right. On small
// screens only the form.
import type { ReactNode } from 'react';
import { Logo } from '#ui/marks/logo.tsx';
import classes from './access-frame.module.css';

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

// The decoration of the dark half: squares within squares, each split into two halves that weigh the same.
const LADOS = [560, 420, 290, 170];

function Balance() {
  return (
    <svg className={classes.dibujo} viewBox="0 0 600 600" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        {LADOS.map((lado) => (
          <rect key={lado} x={300 - lado / 2} y={300 - lado / 2} width={lado} height={lado} rx={lado / 6} />
        ))}
      </g>
      <path
        d="M300 215h-56.7a28.3 28.3 0 0 0-28.3 28.3v113.4a28.3 28.3 0 0 0 28.3 28.3h56.7z"
        fill="currentColor"
      />
    </svg>
  );
}
