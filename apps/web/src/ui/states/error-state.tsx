// Something failed where it stands: says what, and offers to try again.
//
//   if (consulta.isError) return <ErrorState error={query.error} retry={query.refetch} />;
import { ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { StateMessage } from './state-message.tsx';

interface ErrorStateProps {
  readonly error: unknown;
  readonly title?: string;
  /** Instead of the error's own sentence. */
  readonly text?: string | undefined;
  readonly retry?: () => unknown;
  /** On the button that tries again. */
  readonly button?: string;
  /** Before the number that names the request in the server's log. */
  readonly nombreDePeticion?: string;
}

export function ErrorState({
  error,
  title = 'No se pudo cargar',
  text,
  retry,
  button = 'Reintentar',
  nombreDePeticion = 'Petición:',
}: ErrorStateProps) {
  const peticion = error instanceof ApiError && error.status >= 500 ? error.peticion : undefined;
  return (
    <StateMessage
      tone="error"
      icon={ExclamationTriangleIcon}
      title={title}
      text={
        <>
          {text ?? messageOf(error)}
          {peticion !== undefined && (
            <>
              {' '}
              {nombreDePeticion} {peticion}
            </>
          )}
        </>
      }
      action={
        retry !== undefined && (
          <Button variant="default" onClick={() => void retry()}>
            {button}
          </Button>
        )
      }
    />
  );
}
