// A caja as it was set up, for whoever may only look.
import type { Caja } from '@cuadra/contract/contabilidad/cajas/cajas';
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
    </dl>
  );
}
