// What the address of the screen says: which draft is open, or which partida a new one begins as a copy of.
export interface Direccion {
  readonly borrador?: string | undefined;
  readonly copiar?: string | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whatever does not make sense is left out, so that an old or mistyped link still opens an empty partida. */
export function leerDireccion({ borrador, copiar }: Record<string, unknown>): Direccion {
  const abierto = identificador(borrador);
  if (abierto !== undefined) return { borrador: abierto };
  const original = identificador(copiar);
  return original === undefined ? {} : { copiar: original };
}

const identificador = (valor: unknown): string | undefined =>
  typeof valor === 'string' && UUID.test(valor) ? valor.toLowerCase() : undefined;
