// A small waiting room: some work at once, some waiting, and the rest turned away at the door instead of piling up
// until the machine has no memory left.
import { ProblemaError } from './problema.ts';

export type Turnos = <T>(trabajo: () => Promise<T>) => Promise<T>;

export interface LimitesDeTurnos {
  readonly simultaneos: number;
  readonly esperandoMax: number;
}

/** A room for each: where a process serves many institutions, none waits behind another. */
export function crearTurnosDeCada(limites: LimitesDeTurnos): (dueno: object) => Turnos {
  const deCada = new WeakMap<object, Turnos>();
  return (dueno) => {
    const turnos = deCada.get(dueno) ?? crearTurnos(limites);
    deCada.set(dueno, turnos);
    return turnos;
  };
}

export function crearTurnos({ simultaneos, esperandoMax }: LimitesDeTurnos): Turnos {
  const esperando: (() => void)[] = [];
  let libres = simultaneos;

  const tomar = async () => {
    if (libres > 0) {
      libres -= 1;
      return;
    }
    if (esperando.length >= esperandoMax)
      throw new ProblemaError('DEMASIADAS_PETICIONES', { esperaSegundos: 1 });
    await new Promise<void>((pasar) => esperando.push(pasar));
  };

  // A turn is handed straight to whoever waits longest, so that nobody can slip in between.
  const dejar = () => {
    const siguiente = esperando.shift();
    if (siguiente === undefined) libres += 1;
    else siguiente();
  };

  return async (trabajo) => {
    await tomar();
    try {
      return await trabajo();
    } finally {
      dejar();
    }
  };
}
