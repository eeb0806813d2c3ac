// What a form has to say as a whole, above its fields: a refusal that belongs to no field, or something to know.
//
//   <FormNotice tono="error" texto={general} />
import { ExclamationTriangleIcon, InformationCircleIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import classes from './form-notice.module.css';

interface FormNoticeProps {
  readonly tono: 'error' | 'aviso' | 'info';
  readonly texto: ReactNode;
  readonly acciones?: ReactNode;
}

export function FormNotice({ tono, texto, acciones }: FormNoticeProps) {
  const Dibujo = tono === 'info' ? InformationCircleIcon : ExclamationTriangleIcon;
  return (
    <div className={classes.aviso} data-tono={tono} role={tono === 'info' ? 'status' : 'alert'}>
      <Dibujo className={classes.icono} aria-hidden="true" />
      <div className={classes.texto}>
        {texto}
        {acciones !== undefined && <div className={classes.acciones}>{acciones}</div>}
      </div>
    </div>
  );
}
