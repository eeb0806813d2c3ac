// What the global search looks through, as data: a feature whose things are searched hands over a source, and
// `composicion.ts` puts them in the order in which they are shown. Its group is in the contract.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { ConjuntoDeResultados, GrupoDeBusqueda } from '@cuadra/contract/escritorio/busqueda';
import type { Actor } from '#platform/contexto.ts';
import type { Plataforma } from '#platform/plataforma.ts';

export interface Fuente {
  /** Absent: anybody signed in. */
  readonly permiso?: Permiso;
  buscar(pregunta: Pregunta): Promise<ConjuntoDeResultados>;
}

export interface Pregunta {
  readonly plataforma: Pick<Plataforma, 'db' | 'config' | 'reloj'>;
  readonly actor: Actor;
  /** Trimmed, and at least two characters. */
  readonly texto: string;
  readonly limite: number;
}

export type ResultadosDe<G extends GrupoDeBusqueda> = Extract<ConjuntoDeResultados, { id: G }>['results'];
