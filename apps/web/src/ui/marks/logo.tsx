// The product's mark, in the theme's colour: a square in two halves that weigh the same. `Wordmark` adds the name.
import classes from './logo.module.css';

export function Logo({ side = 32 }: { readonly side?: number }) {
  return (
    <svg width={side} height={side} viewBox="2 2 28 28" aria-hidden="true">
      <rect x="2" y="2" width="28" height="28" rx="7" className={classes.fondo} />
      <path d="M8 9.5A1.5 1.5 0 0 1 9.5 8H14v16H9.5A1.5 1.5 0 0 1 8 22.5z" className={classes.llena} />
      <path d="M19 9h2.5A1.5 1.5 0 0 1 23 10.5v11a1.5 1.5 0 0 1-1.5 1.5H19z" className={classes.trazada} />
    </svg>
  );
}

export function Wordmark({ side = 32 }: { readonly side?: number }) {
  return (
    <span className={classes.marca}>
      <Logo side={side} />
      <span className={classes.nombre} style={{ fontSize: side * 0.62 }}>
        Cuadra
      </span>
    </span>
  );
}
