import classes from './pending-count.module.css';

/** How many wait behind a tab; read aloud, that they are pending. */
export function PendingCount({ cuantas }: { readonly cuantas: number }) {
  return (
    <span className={classes.cuenta}>
      {cuantas}
      <span className={classes.oculto}> {cuantas === 1 ? 'pendiente' : 'pendientes'}</span>
    </span>
  );
}
