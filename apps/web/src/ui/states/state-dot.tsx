// Whether something is in use, with a mark that does not depend on colour: a full dot, or a ring.
//
//   <StateDot encendido={activo} texto="Activo" />
import classes from './state-dot.module.css';

interface StateDotProps {
  readonly encendido: boolean;
  readonly texto: string;
}

export function StateDot({ encendido, texto }: StateDotProps) {
  return (
    <span className={classes.estado} data-apagado={encendido ? undefined : true}>
      {texto}
    </span>
  );
}
