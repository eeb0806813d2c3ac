// The shape shared by «nothing here yet» and «this failed»: a mark, a title, a sentence, and what to do.
// Screens use EmptyState and ErrorState.
import type { ComponentType, ReactNode, SVGProps } from 'react';
import classes from './state-message.module.css';

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

interface StateMessageProps {
  readonly icono: Icon;
  readonly tono: 'neutro' | 'error';
  readonly titulo: string;
  readonly texto?: ReactNode;
  readonly accion?: ReactNode;
}

export function StateMessage({ icono: Dibujo, tono, titulo, texto, accion }: StateMessageProps) {
  return (
    <div className={classes.mensaje} data-tono={tono} role={tono === 'error' ? 'alert' : undefined}>
      <Dibujo className={classes.icono} aria-hidden="true" />
      <p className={classes.titulo}>{titulo}</p>
      {texto !== undefined && <p className={classes.texto}>{texto}</p>}
      {accion !== undefined && <div className={classes.accion}>{accion}</div>}
    </div>
  );
}
