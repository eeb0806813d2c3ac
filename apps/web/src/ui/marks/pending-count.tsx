import classes from './pending-count.module.css';

/** How many wait behind a tab; read aloud, that they are pending. */
export function PendingCount({ count }: { readonly count: number }) {
  return (
    <span className={classes.cuenta}>
      {count}
      <span className={classes.oculto}> {count === 1 ? 'pendiente' : 'pendientes'}</span>
    </span>
  );
}
