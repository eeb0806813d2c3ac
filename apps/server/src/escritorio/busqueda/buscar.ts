// Global search: the same question to every source this person may ask, at once. A source that has no answer in time
// is left out: whoever is typing does not wait for it.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import { BUSQUEDA_MIN, type ConjuntoDeResultados } from '@cuadra/contract/escritorio/busqueda';
import { buscarCuentas } from '../../contabilidad/catalogo/busqueda.ts';
import { buscarPartidas } from '../../contabilidad/partidas/busqueda.ts';
import type { Actor } from '../../platform/contexto.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { buscarPaginas } from './paginas.ts';
import { buscarPersonas } from './personas.ts';

export interface Pregunta {
  readonly plataforma: Pick<Plataforma, 'db' | 'config'>;
  readonly actor: Actor;
  /** Trimmed, and at least two characters. */
  readonly texto: string;
  readonly limite: number;
}

export interface Fuente {
  /** Absent: anybody signed in. */
  readonly permiso?: Permiso;
  buscar(pregunta: Pregunta): Promise<ConjuntoDeResultados>;
}

const POR_GRUPO_MAX = 5;
const ESPERA_MAX_MS = 2_000;

/** In the order they are shown. To search something more: its group in the contract, and an entry here. */
const fuentes: readonly Fuente[] = [
  { buscar: async (pregunta) => ({ id: 'pages', label: 'Páginas', results: buscarPaginas(pregunta) }) },
  {
    permiso: 'catalogo:ver',
    buscar: async (pregunta) => ({
      id: 'cuentas',
      label: 'Cuentas',
      results: await buscarCuentas(pregunta),
    }),
  },
  {
    permiso: 'partidas:ver',
    buscar: async (pregunta) => ({
      id: 'partidas',
      label: 'Partidas',
      results: await buscarPartidas(pregunta),
    }),
  },
  {
    buscar: async (pregunta) => ({
      id: 'contacts',
      label: 'Personas',
      results: await buscarPersonas(pregunta),
    }),
  },
];

export async function buscar(
  plataforma: Pick<Plataforma, 'db' | 'config' | 'log'>,
  actor: Actor,
  query: string,
  { entre = fuentes, esperaMaxMs = ESPERA_MAX_MS }: { entre?: readonly Fuente[]; esperaMaxMs?: number } = {},
): Promise<ConjuntoDeResultados[]> {
  const texto = query.trim();
  if (texto.length < BUSQUEDA_MIN) return [];
  const pregunta = { plataforma, actor, texto, limite: POR_GRUPO_MAX };
  const permitidas = entre.filter(({ permiso }) => permiso === undefined || actor.permisos.has(permiso));
  const respuestas = await Promise.all(
    permitidas.map((fuente) => aTiempo(fuente.buscar(pregunta), esperaMaxMs)),
  );
  const llegadas = respuestas.filter((conjunto) => conjunto !== undefined);
  if (llegadas.length < respuestas.length) plataforma.log.warn('Una búsqueda tardó demasiado');
  return llegadas.filter(({ results }) => results.length > 0);
}

/** The answer, or undefined when it takes longer. One that fails fails the search: it is not an empty answer. */
async function aTiempo<T>(respuesta: Promise<T>, esperaMaxMs: number): Promise<T | undefined> {
  const { promise: seAcabo, resolve } = Promise.withResolvers<undefined>();
  const reloj = setTimeout(() => resolve(undefined), esperaMaxMs);
  try {
    return await Promise.race([respuesta, seAcabo]);
  } finally {
    clearTimeout(reloj);
  }
}
