// Every limit at once: what each type of partida asks of each role that registers.
import { nombresDeRol, type Rol } from '@cuadra/contract/acceso/permisos';
import { nombresDeTipoDePartida, type TipoManual, tiposManuales } from '@cuadra/core/partida';
import type { ReactNode } from 'react';
import { rolesQueRegistran } from './limites-escritos.ts';
import classes from './tabla-de-limites.module.css';

interface TablaDeLimitesProps {
  readonly celda: (rol: Rol, tipo: TipoManual) => ReactNode;
}

export function TablaDeLimites({ celda }: TablaDeLimitesProps) {
  return (
    <section className={classes.marco} aria-label="Límites por rol y tipo">
      <table className={classes.tabla}>
        <thead>
          <tr>
            <th scope="col">Tipo</th>
            {rolesQueRegistran.map((rol) => (
              <th key={rol} scope="col">
                {nombresDeRol[rol]}
                <span className={classes.medidas} aria-hidden="true">
                  por partida (Q) · en el día (Q)
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tiposManuales.map((tipo) => (
            <tr key={tipo}>
              <th scope="row">{nombresDeTipoDePartida[tipo]}</th>
              {rolesQueRegistran.map((rol) => (
                <td key={rol}>{celda(rol, tipo)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
