import type { ConjuntoDeResultados, GrupoDeBusqueda } from '@cuadra/contract/escritorio/busqueda';

export type ResultadosDe<G extends GrupoDeBusqueda> = Extract<ConjuntoDeResultados, { id: G }>['results'];
