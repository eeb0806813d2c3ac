// A small waiting room: some work at once, some waiting, and the rest turned away at the door instead of piling up
// until the machine has no memory left.
import { ProblemaError } from './problema.ts';

export type Turnos = <T>(trabajo: () => Promise<T>) => Promise<T>;

export function crearTurnos({
  simultaneos,
  esperandoMax,
}: {
  simultaneos: number;
  esperandoMax: number;
}): Turnos {
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
