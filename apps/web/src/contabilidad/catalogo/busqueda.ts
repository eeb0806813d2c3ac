// What the address of the screen says: what is looked for, what is filtered, which account is open. Whatever does
// not make sense is left out, so that an old or mistyped link still opens the chart.
import {
  type EstadoDeCuenta,
  estadosDeCuenta,
  type TipoDeCuenta,
  tiposDeCuenta,
} from '@cuadra/core/catalogo';

export interface Busqueda {
  readonly q?: string | undefined;
  readonly tipo?: TipoDeCuenta | undefined;
  readonly estado?: EstadoDeCuenta | undefined;
  readonly clase?: string | undefined;
  readonly etiqueta?: string | undefined;
  readonly cuenta?: string | undefined;
}

/** As it is written in the address: codes as numbers, because the router puts quotes around a text made of digits. */
export interface Direccion extends Omit<Busqueda, 'q' | 'clase' | 'etiqueta' | 'cuenta'> {
  readonly q?: string | number | undefined;
  readonly etiqueta?: string | number | undefined;
  readonly clase?: number | undefined;
  readonly cuenta?: number | undefined;
}

type SinRevisar = { readonly [campo in keyof Busqueda]?: unknown };

const TEXTO_MAX = 120;

export function leerDireccion(direccion: Record<string, unknown>): Direccion {
  return escribirBusqueda(leerBusqueda(direccion));
}

export function leerBusqueda({ q, tipo, estado, clase, etiqueta, cuenta }: SinRevisar): Busqueda {
  return {
    q: texto(q)?.slice(0, TEXTO_MAX),
    tipo: tiposDeCuenta.find((posible) => posible === tipo),
    estado: estadosDeCuenta.find((posible) => posible === estado),
    clase: conForma(clase, /^[1-9]$/),
    etiqueta: texto(etiqueta)?.slice(0, TEXTO_MAX),
    cuenta: conForma(cuenta, /^[1-9]\d{0,9}$/),
  };
}

export function escribirBusqueda({ q, clase, etiqueta, cuenta, ...resto }: Busqueda): Direccion {
  return {
    ...resto,
    q: sinComillas(q),
    etiqueta: sinComillas(etiqueta),
    clase: clase === undefined ? undefined : Number(clase),
    cuenta: cuenta === undefined ? undefined : Number(cuenta),
  };
}

const sinComillas = (escrito: string | undefined) =>
  escrito !== undefined && /^[1-9]\d{0,9}$/.test(escrito) ? Number(escrito) : escrito;

function texto(valor: unknown): string | undefined {
  const escrito = typeof valor === 'number' ? String(valor) : valor;
  return typeof escrito === 'string' && escrito.trim() !== '' ? escrito : undefined;
}

function conForma(valor: unknown, forma: RegExp): string | undefined {
  const escrito = texto(valor);
  return escrito !== undefined && forma.test(escrito) ? escrito : undefined;
}
