// So many at once and no more; who comes later stands in line, in order, for a while. In the end nobody waits for ever: the line is
// short and patience has a limit.
export interface Cupo {
  /** Rejects with what `alRendirse` makes when the line is full or the wait too long. */
  tomar(): Promise<void>;
  dejar(): void;
  tomados(): number;
  enFila(): number;
}

export interface OpcionesDeCupo {
  readonly cuantos: () => number;
  readonly enFilaMax: () => number;
  readonly esperaMs: number;
  readonly alRendirse: () => Error;
}

export function crearCupo({ cuantos, enFilaMax, esperaMs, alRendirse }: OpcionesDeCupo): Cupo {
  const fila: (() => void)[] = [];
  let tomados = 0;

  const hacerFila = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const pasar = () => {
      clearTimeout(limite);
      resolve();
    };
    const limite = setTimeout(() => {
      fila.splice(fila.indexOf(pasar), 1);
      reject(alRendirse());
    }, esperaMs);
    fila.push(pasar);
    return promise;
  };

  return {
    async tomar() {
      if (tomados < cuantos()) {
        tomados += 1;
        return;
      }
      if (fila.length >= enFilaMax()) throw alRendirse();
      await hacerFila();
    },
    dejar() {
      // Handed straight to the first in line, unless there are fewer places than before.
      const siguiente = tomados > cuantos() ? undefined : fila.shift();
      if (siguiente === undefined) tomados -= 1;
      else siguiente();
    },
    tomados: () => tomados,
    enFila: () => fila.length,
  };
}
