// What was done and can be undone: each step is the whole state before it. States share their rows, so many steps weigh
// little more than one.
/** What a step changed outside of the state, which goes and comes back with it. */
export interface Aparte {
  deshacer(): void;
  rehacer(): void;
}

export interface Historia<E> {
  /** Before something new is done: what had been undone is no longer to be redone. */
  anotar(antes: E, aparte?: Aparte): void;
  /** The state to go back to, given the one that is left; undefined when there is none. */
  deshacer(ahora: E): E | undefined;
  rehacer(ahora: E): E | undefined;
  /** The last step as if it had never been. */
  retirar(): E | undefined;
  puedeDeshacer(): boolean;
  puedeRehacer(): boolean;
}

const PASOS_MAX = 200;

interface Paso<E> {
  readonly estado: E;
  readonly aparte: Aparte | undefined;
}

export function crearHistoria<E>(): Historia<E> {
  const pasado: Paso<E>[] = [];
  const futuro: Paso<E>[] = [];
  const pasar = (de: Paso<E>[], a: Paso<E>[], ahora: E): Paso<E> | undefined => {
    const paso = de.pop();
    if (paso !== undefined) a.push({ estado: ahora, aparte: paso.aparte });
    return paso;
  };
  return {
    anotar(antes, aparte) {
      pasado.push({ estado: antes, aparte });
      if (pasado.length > PASOS_MAX) pasado.shift();
      futuro.length = 0;
    },
    deshacer(ahora) {
      const paso = pasar(pasado, futuro, ahora);
      paso?.aparte?.deshacer();
      return paso?.estado;
    },
    rehacer(ahora) {
      const paso = pasar(futuro, pasado, ahora);
      paso?.aparte?.rehacer();
      return paso?.estado;
    },
    retirar: () => pasado.pop()?.estado,
    puedeDeshacer: () => pasado.length > 0,
    puedeRehacer: () => futuro.length > 0,
  };
}
