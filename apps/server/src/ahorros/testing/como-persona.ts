// A transaction in somebody's own name, as a use case has it.
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';

export function comoPersona<T>(
  { db, reloj }: Pick<AplicacionDePrueba, 'db' | 'reloj'>,
  id: string,
  trabajo: (tx: Tx) => Promise<T>,
): Promise<T> {
  const actor = {
    ...{ id, nombre: '', correo: '', sesion: '', roles: [], permisos: new Set<never>(), agencias: [] },
  };
  return escribir(db, { ...contextoDelSistema(reloj.ahora(), 'prueba'), actor }, 'prueba', trabajo);
}
