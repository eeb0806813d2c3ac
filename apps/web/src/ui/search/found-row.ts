// What the global search finds, and how each kind is drawn in its list: a room hands the drawing of its own kind to
// app/composition.ts. The row's classes are in found-row.module.css.
import type { ConjuntoDeResultados, GrupoDeBusqueda } from '@cuadra/contract/escritorio/busqueda';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';

export type Found<Id extends GrupoDeBusqueda> = Extract<ConjuntoDeResultados, { id: Id }>['results'][number];

/** words: those of the search, to be marked. */
export type DrawFound<Id extends GrupoDeBusqueda> = (
  found: Found<Id>,
  words: readonly string[],
  t: TFunction,
) => ReactNode;

export type FoundRows = { readonly [Id in GrupoDeBusqueda]: DrawFound<Id> };

interface SampleFound {
  readonly link: string;
  readonly value: string;
  readonly draw: (words: readonly string[], t: TFunction) => ReactNode;
}

/** What the sample applications find, drawn by themselves: the product knows nothing of it. */
export interface SampleSet {
  readonly id: 'sample-contacts' | 'sample-tasks';
  readonly results: readonly SampleFound[];
}

export type SampleSearch = (query: string) => Promise<readonly SampleSet[]>;
