// A caja as it was set up, for whoever may only look.
import type { Caja } from '@cuadra/contract/contabilidad/cajas/cajas';
import { clases } from '@cuadra/core/cajas/movimiento';
import { formatearQuetzales } from '../../../ui/format/dinero.ts';
import classes from './administracion.module.css';

export function DatosDeCaja({ caja }: { readonly caja: Caja }) {
  return (
    <dl className={classes.datos}>
      <div>
        <dt>Cuenta</dt>
        <dd className="cifras">
          {caja.idCuenta} {caja.nombreCuenta}
        </dd>
      </div>
      <div>
        <dt>Tolerancia</dt>
        <dd className="cifras">{formatearQuetzales(caja.tolerancia)}</dd>
      </div>
      {caja.limites.map(({ clase, maximo }) => (
        <div key={clase}>
          <dt>{clases[clase].nombre}, hasta</dt>
          <dd className="cifras">{formatearQuetzales(maximo)}</dd>
        </div>
      ))}
    </dl>
  );
}
