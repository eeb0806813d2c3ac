// What the address of a screen can say, each thing read with good will: what is not understood counts as not said, so
// that an old or mistyped link still opens its screen. A screen declares its filters once, with these:
//
//   export const direccionDelCatalogo = z.object({ q: text(120), tipo: oneOf(tiposDeCuenta), cuenta: cuenta });
//
// The router reads the address with it (validateSearch), and useAddress gives it to the screen.
import { codigoDeAgencia, enCentavos, fechaContable } from '@cuadra/contract/campos';
import { z } from 'zod';

/** A field of the address. What is written in a link is checked by the compiler; what comes in one, here. */
export function lenient<T>(field: z.ZodType<T>) {
  return z
    .custom<T | undefined>()
    .transform((raw) => field.safeParse(raw).data)
    .optional();
}

/** A text made of digits arrives as a number. */
const written = z.union([z.string(), z.number().transform(String)]);

/** Cut at what makes sense to look for; blank says nothing. */
export const text = (lengthMax: number) =>
  lenient(written.refine((value) => value.trim() !== '').transform((value) => value.slice(0, lengthMax)));

export const formed = (shape: RegExp) => lenient(written.pipe(z.string().regex(shape)));

export const oneOf = <const T extends readonly string[]>(values: T) => lenient(z.enum(values));

export const integer = (min: number, max: number) => lenient(z.int().min(min).max(max));

/** Money, never less than nothing. */
export const monto = lenient(enCentavos(z.int().min(0)));

/** Said or not said. */
export const flag = lenient(z.literal(true));

export const uuid = lenient(z.uuid().transform((id) => id.toLowerCase()));

export const fecha = lenient(fechaContable);

export const agencia = lenient(written.pipe(codigoDeAgencia));

/** The code of an account. */
export const cuenta = formed(/^[1-9]\d{0,9}$/);

/** The paper of the printed page; absent: carta. */
export const papel = lenient(z.literal('oficio'));
