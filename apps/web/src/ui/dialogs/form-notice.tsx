// What a form has to say as a whole, above its fields: a refusal that belongs to no field, something to look at, something
// to know, or that it is done and valid.
//
//   <FormNotice tone="error" text={general} />
import { CheckCircleIcon, ExclamationTriangleIcon, InformationCircleIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { conMontosEnteros } from '#ui/format/dinero.ts';
import type { Icon } from '#ui/states/state-message.tsx';
import classes from './form-notice.module.css';

type Tone = 'error' | 'aviso' | 'info' | 'exito';

interface FormNoticeProps {
  readonly tone: Tone;
  readonly text: ReactNode;
  readonly actions?: ReactNode;
}

const drawings: Readonly<Record<Tone, Icon>> = {
  error: ExclamationTriangleIcon,
  aviso: ExclamationTriangleIcon,
  info: InformationCircleIcon,
  exito: CheckCircleIcon,
};

export function FormNotice({ tone, text, actions }: FormNoticeProps) {
  const Drawing = drawings[tone];
  const interrupts = tone === 'error' || tone === 'aviso';
  return (
    <div className={classes.aviso} data-tono={tone} role={interrupts ? 'alert' : 'status'}>
      <Drawing className={classes.icono} aria-hidden="true" />
      <div className={classes.cuerpo}>
        <div className={classes.texto}>{typeof text === 'string' ? conMontosEnteros(text) : text}</div>
        {actions !== undefined && <div className={classes.acciones}>{actions}</div>}
      </div>
    </div>
  );
}
