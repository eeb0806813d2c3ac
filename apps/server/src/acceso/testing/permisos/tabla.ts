// The language of the permission matrix: a table that a contador or an auditor can read, one row per endpoint and one
// column per role. It says on purpose again what the contract says: two who must agree find each other's mistakes.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { Method } from '@cuadra/contract/endpoint';

/**
 * `sí`: may. What else is asked (the agencia, the limit, that two people do it) is for its own room to judge.
 * `·`: may not; refused at the door, before the body is looked at.
 * `suyo`: the door opens, and what is not theirs is refused inside.
 * `×`: may not, and is refused only inside.
 */
export type Marca = 'sí' | '·' | 'suyo' | '×';

/** `nadie` is whoever has not signed in. */
export type Quien = Rol | 'nadie';

export interface Fila {
  /** `GET /api/…`, as the contract writes it. */
  readonly endpoint: string;
  readonly method: Method;
  readonly path: string;
  readonly puede: ReadonlyMap<Quien, Marca>;
}

/** The columns of every table, in this order, under a name that fits. */
const COLUMNAS: ReadonlyMap<string, Quien> = new Map([
  ['admin', 'administrador'],
  ['contador', 'contador'],
  ['auxiliar', 'auxiliar'],
  ['cajero', 'cajero'],
  ['jefe', 'jefe_agencia'],
  ['ahorros', 'ahorros'],
  ['auditor', 'auditor'],
  ['nadie', 'nadie'],
]);

export const quienes: readonly Quien[] = [...COLUMNAS.values()];

export function leerTabla(texto: string): Fila[] {
  return leerRenglones(texto).map(({ puede, resto }) => {
    const [method, path, ...sobra] = resto;
    if (!esMethod(method) || path === undefined || sobra.length > 0)
      throw new Error(`No es un endpoint: ${resto.join(' ')}`);
    return { endpoint: `${method} ${path}`, method, path, puede };
  });
}

/** What follows the marks is a name: of a report, for instance. */
export function leerTablaDeNombres(texto: string): ReadonlyMap<string, ReadonlyMap<Quien, Marca>> {
  return new Map(leerRenglones(texto).map(({ puede, resto }) => [resto.join(' '), puede]));
}

function leerRenglones(texto: string): { puede: ReadonlyMap<Quien, Marca>; resto: string[] }[] {
  const [titulos, ...renglones] = texto
    .split('\n')
    .map((renglon) => renglon.trim())
    .filter((renglon) => renglon !== '')
    .map((renglon) => renglon.split(/\s+/));
  if (titulos?.join(' ') !== [...COLUMNAS.keys()].join(' '))
    throw new Error(`Los títulos de la tabla son ${[...COLUMNAS.keys()].join(' ')}, en ese orden.`);
  return renglones.map((renglon) => ({
    puede: new Map(quienes.map((quien, n) => [quien, leerMarca(renglon[n], renglon)])),
    resto: renglon.slice(quienes.length),
  }));
}

function leerMarca(marca: string | undefined, renglon: readonly string[]): Marca {
  if (marca === 'sí' || marca === '·' || marca === 'suyo' || marca === '×') return marca;
  throw new Error(`«${marca}» no es una marca de la tabla: ${renglon.join(' ')}`);
}

function esMethod(texto: string | undefined): texto is Method {
  return ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].includes(texto ?? '');
}
