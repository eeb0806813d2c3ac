// An address that leads nowhere.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBasicTexts } from '#platform/basic-texts.ts';
import classes from './error.module.css';

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
