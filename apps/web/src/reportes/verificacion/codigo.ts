// The code as the address carries it, and as people type it.
export interface Busqueda {
  readonly codigo?: string | undefined;
}

/** Whatever was typed is kept: the server says what is wrong with it. A code of digits alone arrives as a number. */
export function leerDireccion({ codigo }: Record<string, unknown>): Busqueda {
  const escrito = typeof codigo === 'number' ? String(codigo) : codigo;
  return typeof escrito === 'string' && escrito.trim() !== ''
    ? { codigo: escrito.trim().toUpperCase().slice(0, LARGO_MAX) }
    : {};
}

export const LARGO_MAX = 12;
