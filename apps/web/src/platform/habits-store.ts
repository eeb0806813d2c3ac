// How each person leaves their desk in this browser: what is shown, what is folded, how close the rows stand. It belongs
// to the screen it was chosen at (a narrow one folds what a wide one shows), so it stays here and does not travel; and to
// the person, so that whoever signs in next finds their own. Whatever the storage holds, it is read without failing.
import { createStore, type ReadableStore } from './store.ts';

export const densities = ['comoda', 'compacta'] as const;
export type Density = (typeof densities)[number];

export interface Habits {
  readonly densidad: Density;
  /** The menu beside the page is put away. */
  readonly menuOculto: boolean;
  /** The dense layout's menu is drawn whole. */
  readonly menuEntero: boolean;
  /** The strip of the chat stands at the edge of the page. */
  readonly franjaDelChat: boolean;
  /** The charts over the lists are drawn. */
  readonly graficas: boolean;
}

export const INITIAL_HABITS: Habits = {
  densidad: 'comoda',
  menuOculto: false,
  menuEntero: false,
  franjaDelChat: false,
  graficas: false,
};

export interface Environment {
  readonly almacen: Pick<Storage, 'getItem' | 'setItem'>;
  /** Whose desk it is; nobody's while nobody is signed in. */
  readonly persona: ReadableStore<{ readonly id: string } | undefined>;
}

export const habitsKey = (id: string): string => `habitos:${id}`;

export function createHabits({ almacen, persona }: Environment) {
  const clave = () => {
    const id = persona.getSnapshot()?.id;
    return id === undefined ? undefined : habitsKey(id);
  };
  const guardados = () => {
    const suya = clave();
    return readHabits(suya === undefined ? null : almacen.getItem(suya));
  };
  const actuales = createStore(guardados());
  const releer = () => {
    const nuevos = guardados();
    if (JSON.stringify(nuevos) !== JSON.stringify(actuales.getSnapshot())) actuales.set(nuevos);
  };
  persona.subscribe(releer);

  return {
    getSnapshot: actuales.getSnapshot,
    subscribe: actuales.subscribe,

    guardar: (cambio: Partial<Habits>): void => {
      const nuevos = { ...actuales.getSnapshot(), ...cambio };
      const suya = clave();
      if (suya !== undefined) almacen.setItem(suya, JSON.stringify(nuevos));
      actuales.set(nuevos);
    },

    /** Another tab wrote it. */
    alEscribirse: (escrita: string | null): void => {
      if (escrita === null || escrita === clave()) releer();
    },
  };
}

export function readHabits(texto: string | null): Habits {
  const leido = leerObjeto(texto);
  const siONo = (campo: keyof Habits, inicial: boolean) => {
    const valor: unknown = Reflect.get(leido, campo);
    return typeof valor === 'boolean' ? valor : inicial;
  };
  return {
    densidad: densities.find((una) => una === Reflect.get(leido, 'densidad')) ?? INITIAL_HABITS.densidad,
    menuOculto: siONo('menuOculto', INITIAL_HABITS.menuOculto),
    menuEntero: siONo('menuEntero', INITIAL_HABITS.menuEntero),
    franjaDelChat: siONo('franjaDelChat', INITIAL_HABITS.franjaDelChat),
    graficas: siONo('graficas', INITIAL_HABITS.graficas),
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
