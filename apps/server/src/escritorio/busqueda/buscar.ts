// Global search: the same question to every source this person may ask, at once. A source that has no answer in time
// is left out: whoever is typing does not wait for it.
import { BUSQUEDA_MIN, type ConjuntoDeResultados } from '@cuadra/contract/escritorio/busqueda';
import type { Actor } from '#platform/contexto.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import type { Fuente } from './fuente.ts';

const POR_GRUPO_MAX = 5;
const ESPERA_MAX_MS = 2_000;

export async function buscar(
  plataforma: Pick<Plataforma, 'db' | 'config' | 'reloj' | 'log'>,
  actor: Actor,
  query: string,
  fuentes: readonly Fuente[],
  { esperaMaxMs = ESPERA_MAX_MS }: { esperaMaxMs?: number } = {},
): Promise<ConjuntoDeResultados[]> {
  const texto = query.trim();
  if (texto.length < BUSQUEDA_MIN) return [];
  const pregunta = { plataforma, actor, texto, limite: POR_GRUPO_MAX };
  const permitidas = fuentes.filter(({ permiso }) => permiso === undefined || actor.permisos.has(permiso));
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
