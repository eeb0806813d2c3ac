// What the welcome screen is made of, as data: a feature that has something to tell in the morning hands over a recuadro,
// with who may see it and how it is read. `composicion.ts` puts them in the order in which they are shown.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { ContenidoDe, IdDeRecuadro } from '@cuadra/contract/inicio/inicio';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';

interface Recuadro<Id extends IdDeRecuadro> {
  readonly id: Id;
  readonly permiso: Permiso | 'autenticado';
  /**
   * Only what is of the agencias of whoever asks, at a cost that does not grow with the years. Undefined: there is
   * nothing in it that this person may see.
   */
  leer(db: Database, contexto: ContextoConActor): Promise<ContenidoDe<Id> | undefined>;
}

export type RecuadroDe = { readonly [Id in IdDeRecuadro]: Recuadro<Id> };
export type CualquierRecuadro = RecuadroDe[IdDeRecuadro];
