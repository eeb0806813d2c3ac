interface Regla {
  readonly desde: string;
  readonly estado: string;
}

/** The published one in whose place another comes that day. */
export function laDeAntes<R extends Regla>(reglas: readonly R[], dia: string): R | undefined {
  return reglas
    .filter(({ estado, desde }) => estado === 'publicada' && desde < dia)
    .sort((una, otra) => (una.desde < otra.desde ? 1 : -1))[0];
}
