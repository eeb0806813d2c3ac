// The landing page, open to anyone: what Cuadra is, and the way in.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyLayout } from '../shell/layouts/empty.tsx';
import { Logo } from '../ui/logo.tsx';
import classes from './home.module.css';

export function Page() {
  return (
    <EmptyLayout>
      <div className={classes.pagina}>
        <div className={classes.columna}>
          <Logo lado={80} />
          <h1 className={classes.titulo}>Cuadra</h1>
          <p>
            El trabajo contable y de ahorros de la institución: partidas, cajas, bancos, libros legales,
            estados financieros e intereses, en un solo lugar y con cada cifra respaldada.
          </p>
          <p>Es de uso interno. Ingrese con el correo y la contraseña que le asignó su administrador.</p>
          <Button size="md" renderRoot={(props) => <Link to="/" {...props} />}>
            Ingresar
          </Button>
        </div>
      </div>
    </EmptyLayout>
  );
}
