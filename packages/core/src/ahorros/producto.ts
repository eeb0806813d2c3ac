// What a savings product is, in words. How it earns stands in `interes/reglas.ts`.

export const clasesDeProducto = ['vista', 'plazo'] as const;
export type ClaseDeProducto = (typeof clasesDeProducto)[number];

export const nombresDeClaseDeProducto: Readonly<Record<ClaseDeProducto, string>> = {
  vista: 'A la vista',
  plazo: 'A plazo',
};

/** In preparation, what savers had elsewhere is brought in; once active, only movements move its control account. */
export const estadosDeProducto = ['preparacion', 'activo', 'inactivo'] as const;
export type EstadoDeProducto = (typeof estadosDeProducto)[number];

export const nombresDeEstadoDeProducto: Readonly<Record<EstadoDeProducto, string>> = {
  preparacion: 'En preparación',
  activo: 'Activo',
  inactivo: 'Sin cuentas nuevas',
};

/** Rules and rates are written by one person and published by another. */
export const estadosDeRegla = ['borrador', 'publicada'] as const;
export type EstadoDeRegla = (typeof estadosDeRegla)[number];

export const provisiones = ['ninguna', 'diaria', 'mensual'] as const;
export type Provision = (typeof provisiones)[number];

export const nombresDeProvision: Readonly<Record<Provision, string>> = {
  ninguna: 'Sin provisión',
  diaria: 'Cada día',
  mensual: 'Cada fin de mes',
};

/** What a reversal does with whoever no longer has the money. */
export const politicasSinFondos = ['omitir', 'cobrar'] as const;
export type PoliticaSinFondos = (typeof politicasSinFondos)[number];

export const nombresDePoliticaSinFondos: Readonly<Record<PoliticaSinFondos, string>> = {
  omitir: 'Dejar la cuenta fuera de la reversión',
  cobrar: 'Registrar lo que falta por cobrar',
};
