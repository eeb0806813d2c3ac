// The lines of a partida under Cuenta, Debe and Haber, with what they add up to at the foot. What a line shows is drawn
// by whoever uses it.
import type { Centavos } from '@cuadra/core/dinero';
import type { ReactNode } from 'react';
import { formatearSaldo } from '#ui/format/dinero.ts';
import classes from './tabla-de-lineas.module.css';

interface Montos {
  readonly debe: Centavos;
  readonly haber: Centavos;
}

interface TablaDeLineasProps {
  readonly etiqueta: string;
  readonly className: string | undefined;
  readonly total: Montos & { readonly nombre: string };
  /** Its rows. */
  readonly children: ReactNode;
}

export function TablaDeLineas({ etiqueta, className, total, children }: TablaDeLineasProps) {
  return (
    <table className={`${classes.tabla} ${className ?? ''}`} aria-label={etiqueta}>
      <thead>
        <tr>
          <th scope="col">Cuenta</th>
          <th scope="col" className={classes.monto}>
            Debe
          </th>
          <th scope="col" className={classes.monto}>
            Haber
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.nombre}</th>
          <CeldasDeMontos {...total} />
        </tr>
      </tfoot>
    </table>
  );
}

export function CeldasDeMontos({ debe, haber }: Montos) {
  return (
    <>
      <td className={classes.monto}>{formatearSaldo(debe)}</td>
      <td className={classes.monto}>{formatearSaldo(haber)}</td>
    </>
  );
}
