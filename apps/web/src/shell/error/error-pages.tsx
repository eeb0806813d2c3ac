// A screen that could not be shown: a crash in it, or its data did not load. The rest of the shell stays.

import { Button } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
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

// An address that leads nowhere.
interface NotFoundPageProps {
  /** Another way to find it. */
  readonly children?: ReactNode;
}

export function NotFoundPage({ children }: NotFoundPageProps): ReactNode {
  const texto = useBasicTexts();
  return (
    <div className={classes.centro}>
      <p className={classes.codigo}>404</p>
      <h1 className={classes.titulo}>{texto('notFoundTitle')}</h1>
      <p className={classes.texto}>{texto('notFoundText')}</p>
      {children !== undefined && <div className={classes.otraVia}>{children}</div>}
      <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
        {texto('backHome')}
      </Button>
    </div>
  );
}
