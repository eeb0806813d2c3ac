// The fields that schemas of every feature are made of: each is judged the same way wherever it comes in.
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

export const fechaContable = z.iso
  .date('Escriba la fecha como AAAA-MM-DD.')
  .refine((fecha) => fecha >= '1900-01-01', 'La fecha es demasiado antigua.');

export const codigoDeAgencia = z.string().regex(/^\d{2}$/, 'El código de agencia son dos dígitos.');

export const motivo = textoGuardable(400).min(3, 'Escriba el motivo.');

/** Somebody, as the others see them. */
export const persona = z.object({ id: z.uuid(), nombre: z.string() });
