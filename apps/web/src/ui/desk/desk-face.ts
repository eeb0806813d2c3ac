// How a recuadro of the welcome screen looks: its room says it, `app/welcome.tsx` puts them together and the screen shows
// those that the server sends.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { ContenidoDe, IdDeRecuadro } from '@cuadra/contract/inicio/inicio';
import type { ComponentType } from 'react';

export interface DeskFace<Id extends IdDeRecuadro> {
  readonly title: string;
  /** The figures and lists that take the room, or the column beside them. */
  readonly lugar: 'centro' | 'lado';
  /** Any of these brings it: until it comes, its place is kept. Absent: everybody. */
  readonly permisos?: readonly Permiso[];
  /** How tall it usually is, in pixels under its title. */
  readonly alto: number;
  readonly Contenido: ComponentType<{ readonly datos: ContenidoDe<Id> }>;
  /** Said beside the title, of what it tells. */
  readonly Nota?: ComponentType<{ readonly datos: ContenidoDe<Id> }>;
}

export type DeskFaces = { readonly [Id in IdDeRecuadro]: DeskFace<Id> };
