// How the person likes the shell: what they chose, kept in the server for every browser of theirs and copied here so
// that the next visit paints it at once (public/scheme.js reads the same entry). Whatever the copy holds, it is read
// without failing. Null is «not chosen»: the configured value applies.
import {
  disposiciones,
  esquemas,
  idiomas,
  ladosDeNavegacion,
  type Preferencias,
  temas,
} from '@cuadra/contract/escritorio/preferencias';
import { createStore } from './store.ts';

export const PREFERENCES_KEY = 'preferencias';

export interface Environment {
  readonly almacen: Pick<Storage, 'getItem' | 'setItem'>;
  /** Tells the server; answers all the preferences as they were left. */
  readonly enviar: (cambio: Partial<Preferencias>) => Promise<Preferencias>;
}

export function createPreferences({ almacen, enviar }: Environment) {
  const actuales = createStore(readPreferences(almacen.getItem(PREFERENCES_KEY)));
  let enCamino = 0;

  const recordar = (nuevas: Preferencias) => {
    if (JSON.stringify(nuevas) === JSON.stringify(actuales.getSnapshot())) return;
    almacen.setItem(PREFERENCES_KEY, JSON.stringify(nuevas));
    actuales.set(nuevas);
  };

  return {
    getSnapshot: actuales.getSnapshot,
    subscribe: actuales.subscribe,

    /** What the server says. While a choice is on its way there, what comes from it is already old. */
    adoptar: (delServidor: Preferencias) => {
      if (enCamino === 0) recordar(delServidor);
    },

    /** Shown at once; taken back when the server does not accept it. Answers whether it did. */
    guardar: async (cambio: Partial<Preferencias>): Promise<boolean> => {
      const antes = actuales.getSnapshot();
      recordar({ ...antes, ...cambio });
      enCamino += 1;
      try {
        await enviar(cambio);
        return true;
      } catch {
        recordar({ ...actuales.getSnapshot(), ...deVuelta(cambio, antes) });
        return false;
      } finally {
        enCamino -= 1;
      }
    },

    /** Another tab of this browser wrote the copy. */
    releer: () => recordar(readPreferences(almacen.getItem(PREFERENCES_KEY))),
  };
}

export function readPreferences(texto: string | null): Preferencias {
  const leido = leerObjeto(texto);
  const uno = <T extends string>(campo: keyof Preferencias, de: readonly T[]) =>
    de.find((valor) => valor === Reflect.get(leido, campo)) ?? null;
  return {
    theme: uno('theme', temas),
    scheme: uno('scheme', esquemas),
    layout: uno('layout', disposiciones),
    navigation: uno('navigation', ladosDeNavegacion),
    language: uno('language', idiomas),
  };
}

function leerObjeto(texto: string | null): object {
  try {
    const leido: unknown = JSON.parse(texto ?? 'null');
    return typeof leido === 'object' && leido !== null ? leido : {};
  } catch {
    return {};
  }
}

/** The former values of what was changed, and of nothing else. */
function deVuelta(cambio: Partial<Preferencias>, antes: Preferencias): Partial<Preferencias> {
  return Object.fromEntries(Object.entries(antes).filter(([campo]) => campo in cambio));
}
