// Something failed where it stands: says what, and offers to try again.
//
//   if (consulta.isError) return <ErrorState error={consulta.error} reintentar={consulta.refetch} />;
import { ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { StateMessage } from './state-message.tsx';

interface ErrorStateProps {
  readonly error: unknown;
  readonly titulo?: string;
  /** Instead of the error's own sentence. */
  readonly texto?: string | undefined;
  readonly reintentar?: () => unknown;
  /** On the button that tries again. */
  readonly boton?: string;
  /** Before the number that names the request in the server's log. */
  readonly nombreDePeticion?: string;
}

export function ErrorState({
  error,
  titulo = 'No se pudo cargar',
  texto,
  reintentar,
  boton = 'Reintentar',
  nombreDePeticion = 'Petición:',
}: ErrorStateProps) {
  const peticion = error instanceof ApiError && error.status >= 500 ? error.peticion : undefined;
  return (
    <StateMessage
      tono="error"
      icono={ExclamationTriangleIcon}
      titulo={titulo}
      texto={
        <>
          {texto ?? messageOf(error)}
          {peticion !== undefined && (
            <>
              {' '}
              {nombreDePeticion} {peticion}
            </>
          )}
        </>
      }
      accion={
        reintentar !== undefined && (
          <Button variant="default" onClick={() => void reintentar()}>
            {boton}
          </Button>
        )
      }
    />
  );
}
