import { renglon } from '../campos.ts';

/** An icon by its set and name: `heroicons_outline:book-open`. */
export const icono = renglon(60)
  .min(1, 'Elija un icono.')
  .regex(/^[a-z0-9_-]+(:[a-z0-9_-]+)?$/i, 'Escriba el icono como conjunto:nombre.');
