// An address that leads nowhere.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './error.module.css';

export function NotFoundPage(): ReactNode {
  return (
    <div className={classes.centro}>
      <p className={classes.codigo}>404</p>
      <h1 className={classes.titulo}>Esta página no existe</h1>
      <p className={classes.texto}>
        Revise la dirección. Si llegó por un enlace de Cuadra, avise a su administrador.
      </p>
      <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
        Ir al inicio
      </Button>
    </div>
  );
}
