import { z } from 'zod';

/** Text that comes back from the database exactly as it went in. */
export const textoGuardable = (largoMax: number) =>
  z
    .string()
    .trim()
    .max(largoMax)
    .refine(
      (texto) => texto.isWellFormed() && !texto.includes('\0'),
      'Hay caracteres que no se pueden guardar.',
    );
