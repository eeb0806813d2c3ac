import { ApiError } from '#platform/api-error.ts';

/** Everything that keeps it from being closed, at once. */
export function Rechazo({ error }: { readonly error: unknown }) {
  if (!(error instanceof ApiError)) return 'Ocurrió un error inesperado. Intente de nuevo.';
  if (error.errores.length === 0) return error.message;
  return (
    <>
      <p>No se cerró el mes:</p>
      <ul>
        {error.errores.map(({ campo, mensaje }) => (
          <li key={`${campo} ${mensaje}`}>{mensaje}</li>
        ))}
      </ul>
    </>
  );
}
