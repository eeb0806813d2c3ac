// The place of a list that is loading, row by row at its final height, so that nothing jumps when it arrives.
//
//   <SkeletonRows rows={8} label="Cargando el catálogo" />
import { useRowHeight } from './row-height.ts';
import classes from './skeleton-rows.module.css';

interface SkeletonRowsProps {
  readonly rows: number;
  readonly label: string;
  /** In pixels; absent: as tall as the person likes the rows. */
  readonly height?: number;
}

// Uneven on purpose: equal bars read as a drawing, uneven ones as text to come.
const WIDTHS = ['72%', '54%', '81%', '63%', '46%'];

export function SkeletonRows({ rows, label, height }: SkeletonRowsProps) {
  const ofRow = useRowHeight();
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => ({
        clave: `fila ${index}`,
        ancho: WIDTHS[index % WIDTHS.length],
      })).map(({ clave: keyOf, ancho: width }) => (
        <div key={keyOf} className={classes.fila} style={{ height: height ?? ofRow }}>
          <span className={classes.barra} style={{ width }} />
        </div>
      ))}
    </div>
  );
}
