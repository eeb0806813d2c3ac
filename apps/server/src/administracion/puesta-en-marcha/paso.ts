// How a step of the set-up stands, as data: the room that it is about hands over how it is looked at, and `composicion.ts` lists
// them. Looking must not cost more with more history.
import type { NombreDePaso, VistaDePaso } from '@cuadra/contract/administracion/puesta-en-marcha/pasos';
import type { Database } from '#platform/database/pool.ts';

export interface Paso {
  readonly paso: NombreDePaso;
  ver(db: Database, cuando: { readonly hoy: string }): Promise<Omit<VistaDePaso, 'paso'>>;
}
