// A browser for tests: the copies it keeps, and everything else the work on a draft needs.
import type { CopiaLocal } from '../borrador/copia-local.ts';
import type { EntornoDeTrabajo } from '../borrador/trabajo.ts';
import { crearServidorDePrueba } from './servidor-de-prueba.ts';

export function navegador(prueba = crearServidorDePrueba()) {
  const guardadas = new Map<string, CopiaLocal>();
  let llaves = 0;
  const entorno: EntornoDeTrabajo = {
    servidor: prueba.servidor,
    nombre: 'partida/nueva/1',
    nuevaLlave: () => {
      llaves += 1;
      return `llave ${llaves}`;
    },
    copias: {
      leer: (nombre) => guardadas.get(nombre),
      guardar: (nombre, copia) => void guardadas.set(nombre, copia),
      olvidar: (nombre) => void guardadas.delete(nombre),
      nuevas: () => [...guardadas.keys()],
    },
  };
  return { ...prueba, guardadas, entorno };
}
