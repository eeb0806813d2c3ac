// One line per comparison: ours, the yardstick, the ratio, the target, and whether it is met.

export interface Comparacion {
  readonly nombre: string;
  readonly propio: string;
  readonly referencia: string;
  readonly razon: number;
  /** `min`: at least that; `max`: at most. */
  readonly meta: { readonly min: number } | { readonly max: number };
}

export function informar({ nombre, propio, referencia, razon, meta }: Comparacion): void {
  const [signo, limite, cumple] =
    'min' in meta ? ['≥', meta.min, razon >= meta.min] : ['≤', meta.max, razon <= meta.max];
  const veredicto = cumple ? 'cumple' : 'por debajo de la meta';
  console.log(
    `  ${nombre.padEnd(34)} ${propio.padStart(20)}  |  ${referencia.padStart(32)}  |  razón ${razon.toFixed(2).padStart(6)}  meta ${signo} ${limite.toFixed(2)}  ${veredicto}`,
  );
}

export function detallar(texto: string): void {
  console.log(`    ${texto}`);
}

export function porSegundo(cuantos: number, ms: number): string {
  return `${Math.round((cuantos / ms) * 1_000).toLocaleString('es-GT')}/s`;
}

export function percentil(valores: readonly number[], p: number): number {
  const orden = valores.toSorted((a, b) => a - b);
  return orden[Math.min(orden.length - 1, Math.floor(orden.length * p))] ?? Number.NaN;
}
