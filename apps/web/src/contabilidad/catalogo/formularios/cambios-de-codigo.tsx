import classes from './cambios-de-codigo.module.css';
import type { CambioDeCodigo } from './previsualizar-movimiento.ts';

export function CambiosDeCodigo({ cambios }: { readonly cambios: readonly CambioDeCodigo[] }) {
  return (
    <section className={classes.marco} aria-label="Vista previa">
      <table className={classes.tabla}>
        <thead>
          <tr>
            <th scope="col">Código actual</th>
            <th scope="col">Código nuevo</th>
            <th scope="col">Cuenta</th>
          </tr>
        </thead>
        <tbody>
          {cambios.map(({ antes, despues, nombreCuenta, impedimento }) => (
            <tr key={antes}>
              <td className="cifras">{antes}</td>
              <td className="cifras">{despues}</td>
              <td>
                {nombreCuenta}
                {impedimento !== undefined && <span className={classes.impedimento}>{impedimento}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
