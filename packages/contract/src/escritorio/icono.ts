import { z } from 'zod';

/** An icon by its set and name: `heroicons_outline:book-open`. */
export const icono = z
  .string()
  .trim()
  .min(1, 'Elija un icono.')
  .max(60)
  .regex(/^[a-z0-9_-]+(:[a-z0-9_-]+)?$/i, 'Escriba el icono como conjunto:nombre.');
