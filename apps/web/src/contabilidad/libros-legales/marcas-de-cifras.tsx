// What has to be known of the figures of a book, together: that they may change, and until when they know.
import type { Preliminar } from '@cuadra/contract/contabilidad/periodos/preliminar';
import { MarcaDatosAl } from './marca-datos-al.tsx';
import classes from './marca-preliminar.module.css';
import { MarcaPreliminar } from './marca-preliminar.tsx';

interface MarcasDeCifrasProps {
  readonly preliminar: Preliminar | null;
  readonly datosAl: string | undefined;
}

export function MarcasDeCifras({ preliminar, datosAl }: MarcasDeCifrasProps) {
  if (preliminar === null && datosAl === undefined) return null;
  return (
    <span className={classes.marcas}>
      <MarcaPreliminar preliminar={preliminar} />
      <MarcaDatosAl datosAl={datosAl} />
    </span>
  );
}
