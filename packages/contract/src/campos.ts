// The fields that schemas of every feature are made of: each is judged the same way wherever it comes in.
import type { Centavos } from '@cuadra/core/dinero';
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

/**
 * A schema of integers as one of money. Whatever Zod takes for an integer is inside the range in which integers are exact,
 * which is all that `centavos()` asks: the type alone is given here, so that nothing is judged twice line by line.
 */
export const enCentavos = <Entrada>(entero: z.ZodType<number, Entrada>): z.ZodType<Centavos, Entrada> =>
  entero as z.ZodType<Centavos, Entrada>;

/** An amount of money: written as a number of centavos, read as Centavos. */
export const monto = enCentavos(z.int());
