// The value of each amount of the sheet. Cells that depend on no other are calculated once per row; the rest, at every
// change, and give back the same object while they are worth the same, so that nothing is drawn again in vain.

import { CERO, type Centavos, centavos, restar } from '@cuadra/core/dinero';
import { type Calculo, calcular, tieneReferencias, type ValorDeCelda } from '@cuadra/core/formula';
import type { FilaDeHoja, Lado } from './fila.ts';

export interface Montos {
  readonly debe: Calculo;
  readonly haber: Calculo;
}

export interface Totales {
  readonly debe: Centavos;
  readonly haber: Centavos;
  /** Debe minus haber. */
  readonly diferencia: Centavos;
}

const NADA: Calculo = { monto: CERO };
const CIRCULAR: Calculo = { error: 'La fórmula se usa a sí misma.' };
const ENCADENADA: Calculo = { error: 'Son demasiadas fórmulas en cadena.' };
/** One formula calls the next: past this, the program would run out of room. */
const CADENA_MAX = 300;
const LADO_DE_LETRA: Readonly<Record<string, Lado>> = { B: 'debe', C: 'haber' };

/** Null: it leans on other lines. */
const solas = new WeakMap<FilaDeHoja, Montos | null>();
const ultimas = new WeakMap<FilaDeHoja, Montos>();

export function calcularMontos(filas: readonly FilaDeHoja[]): readonly Montos[] {
  const calculos = new Map<string, Calculo>();
  let cadena = 0;
  const celda = (indice: number, lado: Lado): Calculo => {
    const fila = filas[indice];
    if (fila === undefined) return { error: `No hay línea ${indice + 1}.` };
    const sola = montosSolos(fila);
    if (sola !== null) return sola[lado];
    const nombre = `${lado}${indice}`;
    const hecho = calculos.get(nombre);
    if (hecho !== undefined) return hecho;
    if (cadena === CADENA_MAX) return ENCADENADA;
    // Whoever arrives here again while it is being calculated came from itself.
    calculos.set(nombre, CIRCULAR);
    cadena += 1;
    const calculo = montoDe(fila[lado], ({ columna, fila: numero }) => {
      const otro = LADO_DE_LETRA[columna];
      return otro === undefined
        ? { error: `La columna ${columna} no lleva montos.` }
        : celda(numero - 1, otro);
    });
    cadena -= 1;
    calculos.set(nombre, calculo);
    return calculo;
  };
  return filas.map((fila, indice) => {
    const sola = montosSolos(fila);
    if (sola !== null) return sola;
    const nuevos = { debe: celda(indice, 'debe'), haber: celda(indice, 'haber') };
    const previos = ultimas.get(fila);
    if (previos !== undefined && sonIguales(previos, nuevos)) return previos;
    ultimas.set(fila, nuevos);
    return nuevos;
  });
}

export function totalizar(filas: readonly FilaDeHoja[], montos: readonly Montos[]): Totales {
  let debe = CERO;
  let haber = CERO;
  for (const [indice, fila] of filas.entries()) {
    if (fila.propuesta) continue;
    debe = centavos(debe + (montos[indice]?.debe.monto ?? 0));
    haber = centavos(haber + (montos[indice]?.haber.monto ?? 0));
  }
  return { debe, haber, diferencia: restar(debe, haber) };
}

function montosSolos(fila: FilaDeHoja): Montos | null {
  const hechos = solas.get(fila);
  if (hechos !== undefined) return hechos;
  const seApoya = tieneReferencias(fila.debe) || tieneReferencias(fila.haber);
  const montos = seApoya ? null : { debe: montoDe(fila.debe), haber: montoDe(fila.haber) };
  solas.set(fila, montos);
  return montos;
}

const montoDe = (texto: string, celda: ValorDeCelda = () => NADA): Calculo =>
  texto.trim() === '' ? NADA : calcular(texto, celda);

function sonIguales(una: Montos, otra: Montos): boolean {
  return (['debe', 'haber'] as const).every(
    (lado) => una[lado].monto === otra[lado].monto && una[lado].error === otra[lado].error,
  );
}
