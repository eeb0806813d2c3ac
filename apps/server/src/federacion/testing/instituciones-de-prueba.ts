// Institutions that nobody has: addresses that lead nowhere, secrets that open nothing.
import type { Institucion } from '../directorio/directorio.ts';

export function institucionDePrueba(nombre: string, cambios: Partial<Institucion> = {}): Institucion {
  return {
    nombre,
    anfitriones: [`${nombre}.ejemplo.gt`],
    estado: 'activa',
    databaseUrl: `postgres://papel_${nombre}:clave-de-${nombre}@db.ejemplo.gt:5432/cuadra_${nombre}`,
    databaseDirectUrl: undefined,
    databaseReplicaUrl: undefined,
    secreto: `secreto de ${nombre} `.padEnd(40, 'x'),
    direccionPublica: undefined,
    limites: { conexiones: 10, peticionesALaVez: 64 },
    ...cambios,
  };
}
