// Which partidas of some days count. Those that end a year and begin the next one are no part of what happened in it: they
// may be left out of what moved, or be all that is looked at. What was before those days counts whole, as in the books.

/** One that takes them back counts as they do. */
export const tiposDeCierre = ['cierre', 'apertura'] as const;
export type TipoDeCierre = (typeof tiposDeCierre)[number];

/** Absent: all of them. */
export const partidasContadas = [
  'sin-cierre',
  'sin-cierre-ni-apertura',
  'solo-cierre-y-apertura',
  'solo-apertura',
] as const;
export type PartidasContadas = (typeof partidasContadas)[number];

interface Conteo {
  readonly texto: string;
  readonly tipos: readonly TipoDeCierre[];
  /** Whether those are left out, or everything else is. */
  readonly seApartan: boolean;
}

export const conteos: Readonly<Record<PartidasContadas, Conteo>> = {
  'sin-cierre': { texto: 'Sin las partidas de cierre', tipos: ['cierre'], seApartan: true },
  'sin-cierre-ni-apertura': {
    texto: 'Sin las partidas de cierre ni apertura',
    tipos: tiposDeCierre,
    seApartan: true,
  },
  'solo-cierre-y-apertura': {
    texto: 'Solo las partidas de cierre y apertura',
    tipos: tiposDeCierre,
    seApartan: false,
  },
  'solo-apertura': { texto: 'Solo las partidas de apertura', tipos: ['apertura'], seApartan: false },
};

export const decirCuales = (partidas: PartidasContadas): string =>
  `${conteos[partidas].texto} de estas fechas; el saldo inicial es el de los libros.`;
