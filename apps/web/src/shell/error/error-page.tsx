// A screen that could not be shown: a crash in it, or its data did not load. The rest of the shell stays.
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '#platform/api-error.ts';
import { useBasicTexts } from '#platform/basic-texts.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import classes from './error.module.css';

interface ErrorPageProps {
  readonly error: unknown;
  readonly reset: () => void;
}

export function ErrorPage({ error, reset }: ErrorPageProps): ReactNode {
  const router = useRouter();
  const texto = useBasicTexts();
  const reintentar = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <div className={classes.centro}>
      <ErrorState
        titulo={texto('crashTitle')}
        // What the server says of itself is told as it says it; what broke here means nothing to whoever reads.
        texto={error instanceof ApiError ? undefined : texto('crashText')}
        error={error}
        reintentar={reintentar}
        boton={texto('retry')}
        nombreDePeticion={texto('request')}
      />
    </div>
  );
}
