// The shape shared by «nothing here yet» and «this failed»: a mark, a title, a sentence, and what to do.
// Screens use EmptyState and ErrorState.
import type { ComponentType, ReactNode, SVGProps } from 'react';
import classes from './state-message.module.css';

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

interface StateMessageProps {
  readonly icon: Icon;
  readonly tone: 'neutro' | 'error';
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

export function StateMessage({ icon: Drawing, tone, title, text, action }: StateMessageProps) {
  return (
    <div className={classes.mensaje} data-tono={tone} role={tone === 'error' ? 'alert' : undefined}>
      <Drawing className={classes.icono} aria-hidden="true" />
      <p className={classes.titulo}>{title}</p>
      {text !== undefined && <p className={classes.texto}>{text}</p>}
      {action !== undefined && <div className={classes.accion}>{action}</div>}
    </div>
  );
}
