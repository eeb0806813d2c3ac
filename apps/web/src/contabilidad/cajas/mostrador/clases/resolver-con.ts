// For a form whose fields are not quite what is sent: what is written is turned into that first, and judged by its schema.
// What is wrong lands on the field of the same name.
import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

export function resolverCon<F extends FieldValues, S>(
  esquema: z.ZodType<S>,
  comoSeEnvia: (escrito: F) => unknown,
): Resolver<F, unknown, S> {
  return (escrito, _contexto, opciones) => {
    const leido = esquema.safeParse(comoSeEnvia(escrito));
    if (leido.success) return { values: leido.data, errors: {} };
    const errores: FieldErrors = {};
    for (const { path, code, message } of leido.error.issues)
      errores[path.join('.')] ??= { type: code, message };
    return { values: {}, errors: toNestErrors<F>(errores, opciones) };
  };
}
