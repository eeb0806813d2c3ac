// Puts the server's refusals where they were typed.
//
//   catch (error) { setGeneral(applyErrors(error, setError, ['email', 'password'])); }
//
// Fields of the form get their own sentence; what belongs to no field comes back as one sentence to show above the
// form, or undefined when nothing is left to say.
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError, messageOf } from '#platform/api-error.ts';

export function applyErrors<F extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<F>,
  fields: readonly Path<F>[],
): string | undefined {
  if (!(error instanceof ApiError)) return messageOf(error);
  let first = true;
  const loose: string[] = [];
  for (const { campo: field, codigo, mensaje: message } of error.errores) {
    const known = fields.find((name) => name === field);
    if (known === undefined) {
      loose.push(message);
      continue;
    }
    setError(known, { type: codigo, message }, { shouldFocus: first });
    first = false;
  }
  if (error.errores.length === 0) return error.message;
  return loose.length > 0 ? loose.join(' ') : undefined;
}
