// The landing page, open to anyone: what Cuadra does, for whom it is, and the way in.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Wordmark } from '../ui/marks/logo.tsx';
import classes from './home.module.css';

const AREAS = [
  {
    titulo: 'Contabilidad',
    texto:
      'El catálogo de cuentas, las partidas con su revisión y sus respaldos, los períodos, el libro diario, el libro mayor y los estados financieros.',
  },
  {
    titulo: 'Cajas y bancos',
    texto: 'La revisión de las cajas de cada agencia y la comparación de los libros con los bancos.',
  },
  {
    titulo: 'Ahorros',
    texto: 'La programación de los intereses de las cuentas de ahorro y su registro contable.',
  },
] as const;

export function Page() {
  return (
    <div className={classes.pagina}>
      <header>
        <Wordmark lado={32} />
      </header>
      <div className={classes.columna}>
        <h1 className={classes.titulo}>La contabilidad y los ahorros de la institución, en un solo libro</h1>
        <p className={classes.resumen}>
          Cuadra es donde el personal registra, revisa y presenta el trabajo contable. Cada cifra se puede
          abrir hasta la partida que la respalda, y nada de lo contabilizado se borra: se revierte.
        </p>
        <Button size="md" renderRoot={(props) => <Link to="/" {...props} />}>
          Ingresar
        </Button>
      </div>
      <ul className={classes.areas}>
        {AREAS.map(({ titulo, texto }) => (
          <li key={titulo} className={classes.area}>
            <h2 className={classes.tituloDeArea}>{titulo}</h2>
            <p>{texto}</p>
          </li>
        ))}
      </ul>
      <p className={classes.pie}>
        Es de uso interno. ¿No tiene cuenta?{' '}
        <Link to="/sign-up" className={classes.enlace}>
          Solicítela
        </Link>
        ; un administrador la autoriza.
      </p>
    </div>
  );
}
