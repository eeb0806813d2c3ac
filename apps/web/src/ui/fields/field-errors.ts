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
  campos: readonly Path<F>[],
): string | undefined {
  if (!(error instanceof ApiError)) return messageOf(error);
  let primero = true;
  const sueltos: string[] = [];
  for (const { campo, codigo, mensaje } of error.errores) {
    const conocido = campos.find((nombre) => nombre === campo);
    if (conocido === undefined) {
      sueltos.push(mensaje);
      continue;
    }
    setError(conocido, { type: codigo, message: mensaje }, { shouldFocus: primero });
    primero = false;
  }
  if (error.errores.length === 0) return error.message;
  return sueltos.length > 0 ? sueltos.join(' ') : undefined;
}
