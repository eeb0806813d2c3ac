import type { Lado, Par } from './reglas.ts';

/** Names are not asked to be anything: an empty one is told by its place. */
export const nombreDe = (nombres: Par<string>, lado: Lado): string =>
  nombres[lado].trim() || `Jugador ${lado + 1}`;
