import classes from './cambios-de-codigo.module.css';
import type { CambioDeCodigo } from './previsualizar-movimiento.ts';
import { TablaDeDialogo } from './tabla-de-dialogo.tsx';

export function CambiosDeCodigo({ cambios }: { readonly cambios: readonly CambioDeCodigo[] }) {
  return (
    <section className={classes.marco} aria-label="Vista previa">
      <TablaDeDialogo columnas={['Código actual', 'Código nuevo', 'Cuenta']}>
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
      </TablaDeDialogo>
    </section>
  );
}
