// A directory that is only a list: for tests of what stands on one.
import type { Directorio, Institucion } from '../directorio/directorio.ts';

export function directorioEnMemoria(iniciales: readonly Institucion[]): Directorio {
  const todas = new Map(iniciales.map((institucion) => [institucion.nombre, institucion]));
  const oyentes = new Set<(nombre: string) => void>();
  const guardar = async (institucion: Institucion) => {
    todas.set(institucion.nombre, institucion);
    for (const oyente of oyentes) oyente(institucion.nombre);
  };
  return {
    listar: async () => [...todas.values()],
    porAnfitrion: async (anfitrion) =>
      [...todas.values()].find(({ anfitriones }) => anfitriones.includes(anfitrion)),
    alCambiar(oyente) {
      oyentes.add(oyente);
      return () => oyentes.delete(oyente);
    },
    guardar,
    async cambiarEstado(nombre, estado) {
      const institucion = todas.get(nombre);
      if (institucion === undefined) throw new Error(`No hay una institución ${nombre}`);
      await guardar({ ...institucion, estado });
    },
    cerrar: async () => undefined,
  };
}

/** One that is in no cluster: for what never reaches its database. */
export const institucionDePrueba = (nombre: string, otros: Partial<Institucion> = {}): Institucion => ({
  nombre,
  anfitriones: [`${nombre}.coop.test`],
  estado: 'activa',
  databaseUrl: `postgres://${nombre}:clave@127.0.0.1:1/${nombre}`,
  databaseDirectUrl: undefined,
  databaseReplicaUrl: undefined,
  secreto: `el secreto que solo tiene la institución ${nombre}`,
  direccionPublica: undefined,
  limites: { conexiones: 4, peticionesALaVez: 64 },
  ...otros,
});
