// The two-player reaction game, as a machine of states: names, countdown, round, confirmation, end. What chance deals
// comes from outside, in the action that uses it.
export const CUENTA_S = 3;
export const RONDAS_MAX = 5;
/** Whoever has more than these has won. */
const PUNTOS_SIN_GANAR = 2;

export const COLORES = ['rojo', 'azul', 'verde', 'amarillo', 'negro'] as const;
export type Color = (typeof COLORES)[number];
export const LETRAS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export type Lado = 0 | 1;
export type Par<T> = readonly [T, T];

export interface Ficha {
  readonly letra: string;
  readonly color: Color;
}

export interface Resultado {
  readonly ronda: number;
  readonly ganador: Lado;
  readonly letra: string;
}

interface EnJuego {
  readonly nombres: Par<string>;
  /** From 1. */
  readonly ronda: number;
  readonly resultados: readonly Resultado[];
}

export type Juego =
  | { readonly fase: 'nombres' }
  | (EnJuego & { readonly fase: 'cuenta'; readonly faltan: number })
  | (EnJuego & { readonly fase: 'ronda'; readonly fichas: Par<Ficha> })
  | (EnJuego & { readonly fase: 'confirmacion'; readonly fichas: Par<Ficha>; readonly ganador: Lado })
  | (EnJuego & { readonly fase: 'fin'; readonly ganador: Lado });

export type Accion =
  | { readonly tipo: 'empezar'; readonly nombres: Par<string> }
  /** A second of the countdown went by; the tokens are dealt when it was the last one. */
  | { readonly tipo: 'segundo'; readonly fichas: Par<Ficha> }
  | { readonly tipo: 'tecla'; readonly letra: string }
  | { readonly tipo: 'confirmar' }
  | { readonly tipo: 'negar' }
  | { readonly tipo: 'reiniciar' };

export const JUEGO_NUEVO: Juego = { fase: 'nombres' };

/** What follows. An action that does not belong to the phase changes nothing. */
export function jugar(juego: Juego, accion: Accion): Juego {
  switch (accion.tipo) {
    case 'reiniciar':
      return JUEGO_NUEVO;
    case 'empezar':
      return juego.fase === 'nombres'
        ? { fase: 'cuenta', faltan: CUENTA_S, nombres: accion.nombres, ronda: 1, resultados: [] }
        : juego;
    case 'segundo':
      return juego.fase === 'cuenta' ? contar(juego, accion.fichas) : juego;
    case 'tecla':
      return juego.fase === 'ronda' ? pulsar(juego, accion.letra) : juego;
    case 'confirmar':
      return juego.fase === 'confirmacion' ? anotar(juego) : juego;
    case 'negar':
      // The same round again: with new tokens, since these were already seen.
      return juego.fase === 'confirmacion' ? volverAContar(juego, juego.ronda, juego.resultados) : juego;
  }
}

/** Two different letters of two different colours. `azar(n)` gives a whole number from 0 to n − 1. */
export function repartir(azar: (n: number) => number): Par<Ficha> {
  const [letraA, letraB] = dosDistintos([...LETRAS], azar);
  const [colorA, colorB] = dosDistintos(COLORES, azar);
  return [
    { letra: letraA, color: colorA },
    { letra: letraB, color: colorB },
  ];
}

export const puntosDe = (resultados: readonly Resultado[], lado: Lado): number =>
  resultados.filter(({ ganador }) => ganador === lado).length;

function contar(juego: Extract<Juego, { fase: 'cuenta' }>, fichas: Par<Ficha>): Juego {
  const { nombres, ronda, resultados, faltan } = juego;
  if (faltan > 1) return { ...juego, faltan: faltan - 1 };
  return { fase: 'ronda', nombres, ronda, resultados, fichas };
}

function pulsar(juego: Extract<Juego, { fase: 'ronda' }>, letra: string): Juego {
  const pulsada = letra.toUpperCase();
  const lado = juego.fichas.findIndex((ficha) => ficha.letra === pulsada);
  if (lado === -1) return juego;
  return { ...juego, fase: 'confirmacion', ganador: lado === 0 ? 0 : 1 };
}

function anotar(juego: Extract<Juego, { fase: 'confirmacion' }>): Juego {
  const { nombres, ronda, ganador, fichas } = juego;
  const resultados = [...juego.resultados, { ronda, ganador, letra: fichas[ganador].letra }];
  const gano = puntosDe(resultados, ganador) > PUNTOS_SIN_GANAR;
  if (gano || ronda >= RONDAS_MAX)
    return { fase: 'fin', nombres, ronda, resultados, ganador: lider(resultados) };
  return volverAContar(juego, ronda + 1, resultados);
}

function volverAContar({ nombres }: EnJuego, ronda: number, resultados: readonly Resultado[]): Juego {
  return { fase: 'cuenta', faltan: CUENTA_S, nombres, ronda, resultados };
}

/** Every round gives one point and they are odd in number, so there is always one. */
const lider = (resultados: readonly Resultado[]): Lado =>
  puntosDe(resultados, 0) > puntosDe(resultados, 1) ? 0 : 1;

function dosDistintos<T>(de: readonly T[], azar: (n: number) => number): Par<T> {
  const primero = azar(de.length);
  // Among the others: those after the first one have moved back by a place.
  const otro = azar(de.length - 1);
  return [enLugar(de, primero), enLugar(de, otro < primero ? otro : otro + 1)];
}

function enLugar<T>(de: readonly T[], lugar: number): T {
  const elegido = de[lugar];
  if (elegido === undefined) throw new Error(`azar gave ${lugar}, beyond ${de.length} things`);
  return elegido;
}
