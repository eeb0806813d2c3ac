// The roles of a person, each with what it lets them do.
import { nombresDeRol, type Rol, roles } from '@cuadra/contract/acceso/permisos';
import { Checkbox } from '@mantine/core';
import type { RefCallback } from 'react';
import classes from './elegir.module.css';
import { fraseDeRol } from './frase-de-permisos.ts';
import { GrupoDeCasillas } from './grupo-de-casillas.tsx';

interface ElegirRolesProps {
  readonly valor: readonly Rol[];
  readonly onCambio: (elegidos: Rol[]) => void;
  readonly error: string | undefined;
  /** The first box, where the focus goes when something is wrong with the choice. */
  readonly referencia: RefCallback<HTMLInputElement>;
}

export function ElegirRoles({ valor, onCambio, error, referencia }: ElegirRolesProps) {
  return (
    <GrupoDeCasillas
      etiqueta="Roles"
      error={error}
      valor={valor}
      onCambio={(elegidos) => onCambio(roles.filter((rol) => elegidos.includes(rol)))}
    >
      <div className={classes.lista}>
        {roles.map((rol, indice) => (
          <Checkbox
            key={rol}
            value={rol}
            label={nombresDeRol[rol]}
            description={fraseDeRol(rol)}
            ref={indice === 0 ? referencia : null}
          />
        ))}
      </div>
    </GrupoDeCasillas>
  );
}
