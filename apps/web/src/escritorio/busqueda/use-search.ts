// Searches what is typed, once the typing pauses. An answer to an earlier question never takes the place of a later
// one: each is kept under its own question, and only the current one is read. Where the sample applications are offered
// they are asked too, in the browser: what they find comes after the rest, and whatever happens to them the rest is there.
import {
  BUSQUEDA_MIN,
  buscar,
  type ConjuntoDeResultados,
  type GrupoDeBusqueda,
} from '@cuadra/contract/escritorio/busqueda';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#platform/query.ts';
import { offersSamples } from '#platform/samples.ts';
import type { Found, FoundRows, SampleSearch, SampleSet } from '#ui/search/found-row.ts';
import { normalizeText } from '#ui/text/text-search.ts';
import type { Grupo } from './result-list.tsx';

const PAUSA_MS = 300;
/** However long the samples take, by then it is said that there is nothing; what they find later is shown all the same. */
const PACIENCIA_MS = 4000;

/** Handed over by app/composition.ts. */
export const SampleSearchContext = createContext<SampleSearch | undefined>(undefined);

export interface Busqueda {
  /** nada: too short to ask; pausa: the first question is still being typed. */
  readonly estado: 'nada' | 'pausa' | 'buscando' | 'fallo' | 'lista';
  readonly conjuntos: readonly ConjuntoDeResultados[];
  readonly muestras: readonly SampleSet[];
  /** The words to mark in what was found. */
  readonly palabras: readonly string[];
  /** What is shown answers the question before this one. */
  readonly esAnterior: boolean;
  readonly reintentar: () => void;
}

export function useBusqueda(escrito: string): Busqueda {
  const texto = escrito.trim();
  const esCorto = texto.length < BUSQUEDA_MIN;
  const pregunta = usePausa(esCorto ? '' : texto);
  const { data, status, isPlaceholderData, refetch } = useQuery({
    ...queryOf(buscar, { body: { query: pregunta } }),
    enabled: pregunta !== '',
    ...(pregunta === '' ? {} : { placeholderData: keepPreviousData }),
    // What was just posted must be found; the earlier answer shows meanwhile.
    staleTime: 0,
    retry: false,
  });
  const muestras = useMuestras(pregunta);
  const sinPreguntar = esCorto ? 'nada' : 'pausa';
  return {
    // That there is nothing is said when both have answered.
    estado:
      pregunta === '' ? sinPreguntar : ESTADOS[data?.length === 0 && muestras.seEsperan ? 'pending' : status],
    conjuntos: data ?? [],
    muestras: muestras.halladas,
    palabras: normalizeText(pregunta).split(' '),
    esAnterior: pregunta !== '' && (isPlaceholderData || pregunta !== texto),
    reintentar: () => void refetch(),
  };
}

const ESTADOS = { pending: 'buscando', error: 'fallo', success: 'lista' } as const;

function useMuestras(pregunta: string) {
  const buscarMuestras = use(SampleSearchContext);
  const { data, isLoading } = useQuery({
    queryKey: ['muestra', pregunta],
    queryFn: () => buscarMuestras?.(pregunta) ?? [],
    enabled: pregunta !== '' && offersSamples(),
    staleTime: 0,
    retry: false,
  });
  return { halladas: data ?? [], seEsperan: usePaciencia(isLoading) };
}

/** Whether something under way is still waited for. */
function usePaciencia(enCamino: boolean): boolean {
  const [agotada, setAgotada] = useState(false);
  useEffect(() => {
    if (!enCamino) return setAgotada(false);
    const espera = setTimeout(() => setAgotada(true), PACIENCIA_MS);
    return () => clearTimeout(espera);
  }, [enCamino]);
  return enCamino && !agotada;
}

/** The text once there was a pause after it; an empty one is taken at once. */
function usePausa(texto: string): string {
  const [pausado, setPausado] = useState('');
  useEffect(() => {
    if (texto === '') return setPausado('');
    const espera = setTimeout(() => setPausado(texto), PAUSA_MS);
    return () => clearTimeout(espera);
  }, [texto]);
  return texto === '' ? '' : pausado;
}

// What was found, as groups of rows: each kind of thing shows what tells it from its neighbours, with the words
// of the search marked. Choosing one goes to its screen.

/** How each kind is drawn, as the rooms say it (app/composition.ts). */
export const FoundRowsContext = createContext<FoundRows | undefined>(undefined);

interface Hallazgo {
  readonly link: string;
  readonly value: string;
}

type Conjunto<Id extends GrupoDeBusqueda = GrupoDeBusqueda> = {
  [K in Id]: { readonly id: K; readonly results: readonly Found<K>[] };
}[Id];

export function useFoundGroups(
  { conjuntos, muestras, palabras }: Busqueda,
  elegir: (hallazgo: Hallazgo) => void,
): Grupo[] {
  const { t } = useTranslation();
  const rows = use(FoundRowsContext);
  if (rows === undefined) throw new Error('A search outside of the shell');
  const grupo = <H extends Hallazgo>(
    id: GrupoDeBusqueda | SampleSet['id'],
    results: readonly H[],
    dibujar: (hallado: H) => ReactNode,
  ): Grupo => ({
    id,
    titulo: t(`search.groups.${id}`),
    filas: results.map((hallado, indice) => ({
      id: `${id}-${indice}`,
      elegir: () => elegir(hallado),
      contenido: dibujar(hallado),
    })),
  });
  const delProducto = <Id extends GrupoDeBusqueda>({ id, results }: Conjunto<Id>) =>
    grupo(id, results, (hallado) => rows[id](hallado, palabras, t));
  return [
    ...conjuntos.map((conjunto) => delProducto(conjunto)),
    ...muestras.map(({ id, results }) => grupo(id, results, ({ draw }) => draw(palabras, t))),
  ];
}
