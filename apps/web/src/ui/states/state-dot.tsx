// Whether something is in use, with a mark that does not depend on colour: a full dot, or a ring.
//
//   <StateDot lit={activo} text="Activo" />
import classes from './state-dot.module.css';

interface StateDotProps {
  readonly lit: boolean;
  readonly text: string;
}

export function StateDot({ lit, text }: StateDotProps) {
  return (
    <span className={classes.estado} data-apagado={lit ? undefined : true}>
      {text}
    </span>
  );
}
