// What the readers say in the same way, and how they put together what a bank says of a movement.
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { limpiarTexto } from '@cuadra/core/bancos/limpiar-texto';

/** One after the other, when the second adds something. */
export function juntarTextos(uno: string, otro: string): string {
  const [primero, segundo] = [limpiarTexto(uno), limpiarTexto(otro)];
  if (contiene(segundo, primero)) return segundo;
  return contiene(primero, segundo) ? primero : `${primero} ${segundo}`;
}

const contiene = (todo: string, parte: string): boolean => todo.toLowerCase().includes(parte.toLowerCase());

/** The first that says something. */
export function primeraDicha(...textos: readonly (string | undefined)[]): string | null {
  for (const texto of textos) {
    const limpio = limpiarTexto(texto ?? '');
    if (limpio !== '') return limpio;
  }
  return null;
}

export const cortado = (que: string, fila: number | null = null) =>
  new EstadoIlegible(`El archivo está cortado: ${que}.`, fila);

/** Each sentence once. */
export function sinRepetir(advertencias: readonly string[]): string[] {
  return [...new Set(advertencias)];
}

/** A month of the busiest account has a fifth of it. */
export const LINEAS_MAX = 100_000;
const ESTADOS_MAX = 2_000;

/** Asked as they are found: what is too much is not gathered first. */
export function exigirPocasLineas(cuantas: number): void {
  if (cuantas <= LINEAS_MAX) return;
  throw new EstadoIlegible(
    `El archivo trae más de ${LINEAS_MAX.toLocaleString('es-GT')} movimientos. Pídalo al banco por períodos más cortos.`,
  );
}

export function exigirPocosEstados(cuantos: number): void {
  if (cuantos <= ESTADOS_MAX) return;
  throw new EstadoIlegible(
    `El archivo trae más de ${ESTADOS_MAX.toLocaleString('es-GT')} estados de cuenta.`,
  );
}
