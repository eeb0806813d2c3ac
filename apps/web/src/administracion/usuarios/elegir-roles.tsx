// The roles of a person, each with what it lets them do. One that excludes another already chosen cannot be added, and
// says why; one that nobody gives alone says that it will wait.
import { nombresDeRol, type Rol, roles } from '@cuadra/contract/acceso/permisos';
import { verReglasDePoder } from '@cuadra/contract/administracion/poderes';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RefCallback } from 'react';
import { queryOf } from '#platform/query.ts';
import classes from './elegir.module.css';
import { exclusionDe } from './exclusion.ts';
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
  const { data: reglas } = useQuery(queryOf(verReglasDePoder));
  const espera = (rol: Rol) =>
    reglas !== undefined && reglas.firmadaEn !== null && reglas.aprueban.some((uno) => uno.rol === rol);
  return (
    <GrupoDeCasillas
      etiqueta="Roles"
      error={error}
      valor={valor}
      onCambio={(elegidos) => onCambio(roles.filter((rol) => elegidos.includes(rol)))}
    >
      <div className={classes.lista}>
        {roles.map((rol, indice) => {
          const exclusion = exclusionDe(rol, valor, reglas?.incompatibles ?? []);
          const frase = espera(rol) ? `${fraseDeRol(rol)} Otorgarlo espera a otra persona.` : fraseDeRol(rol);
          return (
            <Checkbox
              key={rol}
              value={rol}
              label={nombresDeRol[rol]}
              description={exclusion ?? frase}
              disabled={exclusion !== undefined}
              ref={indice === 0 ? referencia : null}
            />
          );
        })}
      </div>
    </GrupoDeCasillas>
  );
}
