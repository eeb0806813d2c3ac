// What the address of the screen says: which month of which agencia is being closed, the gate that is open, or one of
// the other two tabs. Whatever does not make sense is left out, so that an old or mistyped link still opens the screen.
export const vistas = ['anio', 'verificacion'] as const;
export type Vista = (typeof vistas)[number];

export interface Busqueda {
  /** Absent: the month. */
  readonly vista?: Vista | undefined;
  readonly anio?: number | undefined;
  readonly mes?: number | undefined;
  readonly agencia?: string | undefined;
  readonly compuerta?: string | undefined;
}

/** As it is written in the address: the router puts quotes around a text made of digits, unless it begins with zero. */
export interface Direccion extends Omit<Busqueda, 'agencia'> {
  readonly agencia?: string | number | undefined;
}

type SinRevisar = { readonly [campo in keyof Busqueda]?: unknown };

export function leerDireccion(direccion: Record<string, unknown>): Direccion {
  return escribirBusqueda(leerBusqueda(direccion));
}

export function leerBusqueda({ vista, anio, mes, agencia, compuerta }: SinRevisar): Busqueda {
  return {
    vista: vistas.find((posible) => posible === vista),
    anio: entre(anio, 2000, 2100),
    mes: entre(mes, 1, 12),
    agencia: conForma(typeof agencia === 'number' ? String(agencia) : agencia, /^\d{2}$/),
    compuerta: conForma(compuerta, /^[a-z-]{1,40}$/),
  };
}

export function escribirBusqueda({ agencia, ...resto }: Busqueda): Direccion {
  const seLeeraComoNumero = agencia !== undefined && !agencia.startsWith('0');
  return { ...resto, agencia: seLeeraComoNumero ? Number(agencia) : agencia };
}

function entre(valor: unknown, min: number, max: number): number | undefined {
  const esEntero = typeof valor === 'number' && Number.isInteger(valor);
  return esEntero && valor >= min && valor <= max ? valor : undefined;
}

function conForma(valor: unknown, forma: RegExp): string | undefined {
  return typeof valor === 'string' && forma.test(valor) ? valor : undefined;
}
