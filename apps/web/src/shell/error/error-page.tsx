// A screen that could not be shown: a crash in it, or its data did not load. The rest of the shell stays.
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import classes from './error.module.css';

interface ErrorPageProps {
  readonly error: unknown;
  readonly reset: () => void;
}

export function ErrorPage({ error, reset }: ErrorPageProps): ReactNode {
  const router = useRouter();
  const reintentar = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <div className={classes.centro}>
      <ErrorState titulo="No se pudo mostrar esta página" error={error} reintentar={reintentar} />
    </div>
  );
}
