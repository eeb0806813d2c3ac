// The place of a list that is loading, row by row at its final height, so that nothing jumps when it arrives.
//
//   <SkeletonRows filas={8} etiqueta="Cargando el catálogo" />
import { useRowHeight } from './row-height.ts';
import classes from './skeleton-rows.module.css';

interface SkeletonRowsProps {
  readonly filas: number;
  readonly etiqueta: string;
  /** In pixels; absent: as tall as the person likes the rows. */
  readonly alto?: number;
}

// Uneven on purpose: equal bars read as a drawing, uneven ones as text to come.
const ANCHOS = ['72%', '54%', '81%', '63%', '46%'];

export function SkeletonRows({ filas, etiqueta, alto }: SkeletonRowsProps) {
  const deFila = useRowHeight();
  return (
    <div role="status" aria-label={etiqueta}>
      {Array.from({ length: filas }, (_, indice) => ({
        clave: `fila ${indice}`,
        ancho: ANCHOS[indice % ANCHOS.length],
      })).map(({ clave, ancho }) => (
        <div key={clave} className={classes.fila} style={{ height: alto ?? deFila }}>
          <span className={classes.barra} style={{ width: ancho }} />
        </div>
      ))}
    </div>
  );
}
