// The decoration of the dark half: squares within squares, each split into two halves that weigh the same.
import classes from './access-frame.module.css';

const LADOS = [560, 420, 290, 170];

export function Balance() {
  return (
    <svg className={classes.dibujo} viewBox="0 0 600 600" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        {LADOS.map((lado) => (
          <rect key={lado} x={300 - lado / 2} y={300 - lado / 2} width={lado} height={lado} rx={lado / 6} />
        ))}
      </g>
      <path
        d="M300 215h-56.7a28.3 28.3 0 0 0-28.3 28.3v113.4a28.3 28.3 0 0 0 28.3 28.3h56.7z"
        fill="currentColor"
      />
    </svg>
  );
}
