// Something that waits at the counter, with what can be done about it.
import {
  CheckCircleIcon,
  ClockIcon,
  ExclamationTriangleIcon,
  InboxArrowDownIcon,
} from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import type { Icon } from '#ui/states/state-message.tsx';
import classes from './aviso.module.css';

type Tono = 'espera' | 'exito' | 'error' | 'atencion';

interface AvisoProps {
  readonly tono: Tono;
  readonly titulo: ReactNode;
  readonly texto?: ReactNode;
  /** The buttons. */
  readonly children?: ReactNode;
}

const dibujos: Readonly<Record<Tono, Icon>> = {
  espera: ClockIcon,
  exito: CheckCircleIcon,
  error: ExclamationTriangleIcon,
  atencion: InboxArrowDownIcon,
};

export function Aviso({ tono, titulo, texto, children }: AvisoProps) {
  const Dibujo = dibujos[tono];
  return (
    <div className={classes.aviso} data-tono={tono} role={tono === 'error' ? 'alert' : 'status'}>
      <Dibujo className={classes.icono} aria-hidden="true" />
      <div className={classes.texto}>
        <strong>{titulo}</strong>
        {texto !== undefined && texto !== '' && <span>{texto}</span>}
      </div>
      {children !== undefined && <div className={classes.botones}>{children}</div>}
    </div>
  );
}
