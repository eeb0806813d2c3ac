// The landing page, open to anyone: what Cuadra does, for whom it is, and the way in.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { session } from '#platform/current-session.ts';
import { Wordmark } from '#ui/marks/logo.tsx';
import classes from './home.module.css';

const AREAS = [
  {
    titulo: 'Partidas',
    texto: 'Se registran o se importan, con sus respaldos, su revisión y su aprobación por otra persona.',
  },
  {
    titulo: 'Libros y estados',
    texto: 'Libro diario, libro mayor y estados financieros, en pantalla y en los folios autorizados.',
  },
  {
    titulo: 'Cierres y control',
    texto: 'Los meses se cierran por agencia, cada acción queda en la bitácora y los libros se verifican.',
  },
] as const;

export function Page() {
  const dentro = useSignedIn();
  return (
    <div className={classes.pagina}>
      <header>
        <Wordmark lado={32} />
      </header>
      <div className={classes.columna}>
        <h1 className={classes.titulo}>La contabilidad de la institución, en un solo libro</h1>
        <p className={classes.resumen}>
          Cuadra es donde el personal registra, revisa y presenta el trabajo contable. Cada cifra se puede
          abrir hasta la partida que la respalda, y nada de lo contabilizado se borra: se revierte.
        </p>
        <Button size="md" renderRoot={(props) => <Link to="/" {...props} />}>
          {dentro ? 'Ir al inicio' : 'Ingresar'}
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
      {!dentro && (
        <p className={classes.pie}>
          Es de uso interno. ¿No tiene cuenta?{' '}
          <Link to="/sign-up" className={classes.enlace}>
            Solicítela
          </Link>
          ; un administrador la autoriza.
        </p>
      )}
    </div>
  );
}

/** Known at once to whoever comes from inside; else, when the server recognises the token that the browser keeps. */
function useSignedIn(): boolean {
  const [dentro, setDentro] = useState(session.usuario() !== undefined);
  useEffect(() => {
    session.comprobar().then(setDentro, () => undefined);
  }, []);
  return dentro;
}
