// What has to be known of the figures of a book, together: that they may change, and until when they know.
import type { Preliminar, Traidos } from '@cuadra/contract/contabilidad/periodos/preliminar';
import { MarcaDatosAl } from './marca-datos-al.tsx';
import classes from './marca-preliminar.module.css';
import { MarcaPreliminar } from './marca-preliminar.tsx';
import { MarcaTraidos } from './marca-traidos.tsx';

interface MarcasDeCifrasProps {
  readonly preliminar: Preliminar | null;
  readonly datosAl: string | undefined;
  /** Absent: it is not of one year or another. */
  readonly traidos?: Traidos | null;
}

export function MarcasDeCifras({ preliminar, datosAl, traidos = null }: MarcasDeCifrasProps) {
  if (preliminar === null && datosAl === undefined && traidos === null) return null;
  return (
    <span className={classes.marcas}>
      <MarcaTraidos traidos={traidos} />
      <MarcaPreliminar preliminar={preliminar} />
      <MarcaDatosAl datosAl={datosAl} />
    </span>
  );
}
