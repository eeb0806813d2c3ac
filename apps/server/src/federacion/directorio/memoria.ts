// What was last read of the directory, and who wants to know when it changes.
import { isDeepStrictEqual } from 'node:util';
import type { Directorio, Institucion } from './directorio.ts';

export interface Memoria extends Pick<Directorio, 'listar' | 'porAnfitrion' | 'alCambiar'> {
  poner(instituciones: readonly Institucion[]): void;
}

export function crearMemoria(): Memoria {
  let porNombre = new Map<string, Institucion>();
  let porAnfitrion = new Map<string, Institucion>();
  const oyentes = new Set<(nombre: string) => void>();
  return {
    poner(instituciones) {
      const antes = porNombre;
      porNombre = new Map(instituciones.map((una) => [una.nombre, una]));
      porAnfitrion = new Map(
        instituciones.flatMap((una) => una.anfitriones.map((anfitrion) => [anfitrion, una] as const)),
      );
      const cambiadas = [...new Set([...antes.keys(), ...porNombre.keys()])].filter(
        (nombre) => !isDeepStrictEqual(antes.get(nombre), porNombre.get(nombre)),
      );
      for (const nombre of cambiadas) for (const oyente of oyentes) oyente(nombre);
    },
    listar: async () => [...porNombre.values()],
    porAnfitrion: async (anfitrion) => porAnfitrion.get(anfitrion.toLowerCase()),
    alCambiar(oyente) {
      oyentes.add(oyente);
      return () => void oyentes.delete(oyente);
    },
  };
}
