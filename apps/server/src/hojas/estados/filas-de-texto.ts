// On which line of a text something stands, for who goes through it from its beginning to its end.

/** The line (the first is 1) of a place in the text. Places are asked for in order: each letter is looked at once. */
export function abrirFilas(texto: string): (lugar: number) => number {
  let fila = 1;
  let hasta = 0;
  return (lugar) => {
    for (; hasta < lugar && hasta < texto.length; hasta++) {
      const letra = texto.charCodeAt(hasta);
      // A carriage return alone ends a line too, before a line feed it is part of the same end.
      if (letra === 10 || (letra === 13 && texto.charCodeAt(hasta + 1) !== 10)) fila++;
    }
    return fila;
  };
}
