// What a form has to say as a whole, above its fields: a refusal that belongs to no field, something to look at, something
// to know, or that it is done and valid.
//
//   <FormNotice tono="error" texto={general} />
import { CheckCircleIcon, ExclamationTriangleIcon, InformationCircleIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { conMontosEnteros } from '#ui/format/dinero.ts';
import type { Icon } from '#ui/states/state-message.tsx';
import classes from './form-notice.module.css';

type Tone = 'error' | 'aviso' | 'info' | 'exito';

interface FormNoticeProps {
  readonly tono: Tone;
  readonly texto: ReactNode;
  readonly acciones?: ReactNode;
}

const dibujos: Readonly<Record<Tone, Icon>> = {
  error: ExclamationTriangleIcon,
  aviso: ExclamationTriangleIcon,
  info: InformationCircleIcon,
  exito: CheckCircleIcon,
};

export function FormNotice({ tono, texto, acciones }: FormNoticeProps) {
  const Dibujo = dibujos[tono];
  const interrumpe = tono === 'error' || tono === 'aviso';
  return (
    <div className={classes.aviso} data-tono={tono} role={interrumpe ? 'alert' : 'status'}>
      <Dibujo className={classes.icono} aria-hidden="true" />
      <div className={classes.cuerpo}>
        <div className={classes.texto}>{typeof texto === 'string' ? conMontosEnteros(texto) : texto}</div>
        {acciones !== undefined && <div className={classes.acciones}>{acciones}</div>}
      </div>
    </div>
  );
}
