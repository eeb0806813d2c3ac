// Work whose end nobody can tell yet: what is being done, and that it goes on.
import classes from './importar-partidas.module.css';

export function Trabajando({ texto }: { readonly texto: string }) {
  return (
    <div className={classes.trabajando} role="status">
      <span>{texto}</span>
      <span className={classes.avance} aria-hidden="true">
        <span className={classes.corredor} />
      </span>
    </div>
  );
}
