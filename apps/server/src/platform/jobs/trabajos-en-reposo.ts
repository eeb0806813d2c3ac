// The queue of an institution that can only be read for a while: nobody attends it, and nothing is put in.
import { ProblemaError } from '../problema.ts';
import type { Trabajos } from './trabajos.ts';

export const trabajosEnReposo: Trabajos = {
  encolar: () => Promise.reject(new ProblemaError('INSTITUCION_NO_DISPONIBLE', { esperaSegundos: 15 })),
  atender: async () => undefined,
  atenderPorReloj: async () => undefined,
  enCurso: () => false,
  ponerAlDia: async () => undefined,
  cerrar: async () => undefined,
};
