// Who authorises what another does, and up to how much by one signature.
import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import { type FilaDeAutorizacion, type Politica, rolesQueAutorizan } from '@cuadra/contract/control/politica';
import type { ReactNode } from 'react';
import { celdasDeTopes, SiNo } from './celdas.tsx';
import { autorizaDe, autorizaNueva, conAutoriza, type Renglon, type RolQueAutoriza } from './edicion.ts';
import { Tabla } from './tabla.tsx';

interface TablaDeAutorizanProps {
  readonly politica: Politica;
  readonly seEdita: (rol: RolQueAutoriza) => boolean;
  readonly onCambio: (politica: Politica) => void;
}

const COLUMNAS = ['Autoriza', 'Cada vez', 'Al día'] as const;
const deCadaRol = rolesQueAutorizan.flatMap((rol) =>
  COLUMNAS.map((titulo) => ({ id: `${rol} ${titulo}`, title: titulo, group: nombresDeRol[rol] })),
);

export function TablaDeAutorizan({ politica, seEdita, onCambio }: TablaDeAutorizanProps) {
  const deRol = (rol: RolQueAutoriza, { operacion, clase }: Renglon, operada: string): ReactNode[] => {
    const de = { rol, operacion, clase };
    const nombre = `${nombresDeRol[rol]}, ${operada}`;
    const fila = autorizaDe(politica, de);
    const poner = (nueva: FilaDeAutorizacion | undefined) => onCambio(conAutoriza(politica, de, nueva));
    const lo = (
      <SiNo
        key="autoriza"
        etiqueta={`${nombre}: autoriza`}
        valor={fila !== undefined}
        onCambio={seEdita(rol) ? (autoriza) => poner(autoriza ? autorizaNueva(de) : undefined) : undefined}
      />
    );
    if (fila === undefined || clase === 'decide') return [lo, null, null];
    const cambio = seEdita(rol)
      ? (cambiado: Partial<FilaDeAutorizacion>) => poner({ ...fila, ...cambiado })
      : undefined;
    return [lo, ...celdasDeTopes({ fila, nombre, cambio })];
  };
  return (
    <Tabla
      etiqueta="Quién autoriza"
      columnas={deCadaRol}
      celdas={(renglon, nombre) => rolesQueAutorizan.flatMap((rol) => deRol(rol, renglon, nombre))}
    />
  );
}
