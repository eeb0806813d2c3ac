// What was done and can be undone: each step is the whole state before it. States share their rows, so many steps weigh
// little more than one.
export interface Historia<E> {
  /** Before something new is done: what had been undone is no longer to be redone. */
  anotar(antes: E): void;
  /** The state to go back to, given the one that is left; undefined when there is none. */
  deshacer(ahora: E): E | undefined;
  rehacer(ahora: E): E | undefined;
  /** The last step as if it had never been. */
  retirar(): E | undefined;
  puedeDeshacer(): boolean;
  puedeRehacer(): boolean;
}

const PASOS_MAX = 200;

export function crearHistoria<E>(): Historia<E> {
  const pasado: E[] = [];
  const futuro: E[] = [];
  const pasar = (de: E[], a: E[], ahora: E): E | undefined => {
    const paso = de.pop();
    if (paso !== undefined) a.push(ahora);
    return paso;
  };
  return {
    anotar(antes) {
      pasado.push(antes);
      if (pasado.length > PASOS_MAX) pasado.shift();
      futuro.length = 0;
    },
    deshacer: (ahora) => pasar(pasado, futuro, ahora),
    rehacer: (ahora) => pasar(futuro, pasado, ahora),
    retirar: () => pasado.pop(),
    puedeDeshacer: () => pasado.length > 0,
    puedeRehacer: () => futuro.length > 0,
  };
}
