// What was chosen on both sides: how much it adds up to, and what can be done with it.
import { CERO, type Centavos, magnitud, restar, sumar } from '@cuadra/core/dinero';
import type { Renglon } from './renglon.ts';

export interface Eleccion {
  readonly banco: readonly Renglon[];
  readonly libros: readonly Renglon[];
}

export interface SumasDeEleccion {
  readonly banco: Centavos;
  readonly libros: Centavos;
  /** Bank less books: what would be left over. */
  readonly diferencia: Centavos;
}

export function sumasDe({ banco, libros }: Eleccion): SumasDeEleccion {
  const deBanco = sumar(banco.map(({ pendiente }) => pendiente));
  const deLibros = sumar(libros.map(({ pendiente }) => pendiente));
  return { banco: deBanco, libros: deLibros, diferencia: restar(deBanco, deLibros) };
}

const CUANTAS_POR_REGISTRAR_MAX = 100;

export interface Posibilidades {
  /** Both sides add up to the same; or one of them, to zero. */
  readonly cruzar: boolean;
  /** One of them does not go in whole. */
  readonly cruzarParte: boolean;
  readonly registrarDiferencia: boolean;
  readonly registrarPartida: boolean;
  readonly explicar: boolean;
  readonly quitarExplicacion: boolean;
  readonly buscarCombinacion: boolean;
}

export function posibilidadesDe(eleccion: Eleccion): Posibilidades {
  const { banco, libros } = eleccion;
  const { diferencia, ...sumas } = sumasDe(eleccion);
  const todos = [...banco, ...libros];
  const pendientes = todos.length > 0 && todos.every(({ pendiente }) => pendiente !== 0);
  const deAmbos = pendientes && banco.length > 0 && libros.length > 0;
  const deUno = pendientes && !deAmbos;
  const cuadra = diferencia === 0;
  return {
    cruzar: pendientes && cuadra && todos.length > 1,
    cruzarParte: deAmbos && !cuadra && sumas.banco * sumas.libros > 0,
    registrarDiferencia: deAmbos && !cuadra,
    registrarPartida: deUno && libros.length === 0 && banco.length <= CUANTAS_POR_REGISTRAR_MAX,
    explicar: pendientes,
    quitarExplicacion: todos.some(seQuita),
    buscarCombinacion: deUno && !cuadra,
  };
}

/** What somebody said; what a cheque says by itself stays. */
export const seQuita = ({ pendiente, explicacion, cheque }: Renglon): boolean =>
  pendiente !== 0 &&
  explicacion !== null &&
  !(cheque !== null && explicacion.clase === 'cheque-en-circulacion');

/** How much of each goes in: the whole of the smaller side, and of the other one by one until it adds up to the same. */
export function partesDe(eleccion: Eleccion): ReadonlyMap<string, Centavos> {
  const { banco, libros } = sumasDe(eleccion);
  const [enteros, repartidos] =
    magnitud(banco) <= magnitud(libros)
      ? [eleccion.banco, eleccion.libros]
      : [eleccion.libros, eleccion.banco];
  const partes = new Map(enteros.map(({ id, pendiente }) => [id, pendiente]));
  let resta = sumar(enteros.map(({ pendiente }) => pendiente));
  for (const { id, pendiente } of repartidos) {
    const toma = limitado(pendiente, resta);
    partes.set(id, toma);
    resta = restar(resta, toma);
  }
  return partes;
}

/** No more than what is left, and nothing of what goes the other way. */
function limitado(pendiente: Centavos, resta: Centavos): Centavos {
  if (pendiente * resta <= 0) return CERO;
  return magnitud(pendiente) <= magnitud(resta) ? pendiente : resta;
}

/** What is wrong with the parts that somebody wrote; undefined: nothing. */
export function errorDePartes(
  eleccion: Eleccion,
  partes: ReadonlyMap<string, Centavos | undefined>,
): string | undefined {
  const todos = [...eleccion.banco, ...eleccion.libros];
  for (const { id, pendiente, texto } of todos) {
    const parte = partes.get(id);
    if (parte === undefined) return `Escriba cuánto de «${texto}».`;
    if (parte !== 0 && (parte > 0 !== pendiente > 0 || magnitud(parte) > magnitud(pendiente)))
      return `De «${texto}» se puede cruzar hasta lo que tiene pendiente.`;
  }
  const suma = (lado: readonly Renglon[]) => sumar(lado.map(({ id }) => partes.get(id) ?? CERO));
  if (suma(eleccion.banco) !== suma(eleccion.libros)) return 'Ambos lados deben sumar lo mismo.';
  if (todos.every(({ id }) => partes.get(id) === 0)) return 'Escriba cuánto se cruza.';
  return undefined;
}
