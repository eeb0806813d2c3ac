// Does something to the close and asks for it again; and says what keeps it from being done.
import { listarPeriodos } from '@cuadra/contract/contabilidad/periodos/periodos';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { queryClient } from '#platform/query.ts';
import { useAction } from '#ui/dialogs/use-action.ts';

export const useAccion = () => useAction(refrescarCierres);

export async function refrescarCierres(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [ruta] }) => typeof ruta === 'string' && ruta.startsWith(listarPeriodos.path),
  });
}

interface RechazoProps {
  readonly error: unknown;
  /** What was not done. */
  readonly titulo: string;
}

/** Everything that keeps it from being closed, at once. */
export function Rechazo({ error, titulo }: RechazoProps) {
  const errores = error instanceof ApiError ? error.errores : [];
  if (errores.length === 0) return messageOf(error);
  return (
    <>
      <p>{titulo}:</p>
      <ul>
        {errores.map(({ campo, mensaje }) => (
          <li key={`${campo} ${mensaje}`}>{mensaje}</li>
        ))}
      </ul>
    </>
  );
}
