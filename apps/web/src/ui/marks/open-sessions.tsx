// Open sessions, each one: from which browser and address, since when, and the way to end it.
import type { Sesion } from '@cuadra/contract/acceso/sesiones';
import { Button } from '@mantine/core';
import { formatInstant } from '#ui/format/date.ts';
import { browserName } from '#ui/text/browser-name.ts';
import classes from './open-sessions.module.css';

interface OpenSessionsProps {
  readonly sesiones: readonly Sesion[];
  readonly ocupada: boolean;
  readonly onTerminar: (sesion: Sesion) => void;
}

export function OpenSessions({ sesiones, ocupada, onTerminar }: OpenSessionsProps) {
  return (
    <ul className={classes.lista}>
      {sesiones.map((sesion) => (
        <OpenSession
          key={sesion.id}
          sesion={sesion}
          ocupada={ocupada}
          onTerminar={() => onTerminar(sesion)}
        />
      ))}
    </ul>
  );
}

interface OpenSessionProps {
  readonly sesion: Sesion;
  readonly ocupada: boolean;
  readonly onTerminar: () => void;
}

function OpenSession({ sesion, ocupada, onTerminar }: OpenSessionProps) {
  const { navegador, direccion, abiertaEn, ultimoUso, esActual } = sesion;
  const palabras = browserName(navegador);
  return (
    <li className={classes.sesion}>
      <div className={classes.datos}>
        <p className={classes.navegador}>
          <span title={navegador}>{palabras}</span>
          <span className={classes.direccion}>{direccion}</span>
          {esActual && <span className={classes.actual}>Esta sesión</span>}
        </p>
        <p className={classes.detalle}>
          <span>Abierta {formatInstant(abiertaEn)}</span>
          <span>Último uso {formatInstant(ultimoUso)}</span>
        </p>
      </div>
      <Button
        className={classes.terminar ?? ''}
        variant="subtle"
        color="red"
        size="compact-sm"
        disabled={ocupada}
        aria-label={`Terminar la sesión de ${palabras}, desde ${direccion}`}
        onClick={onTerminar}
      >
        Terminar
      </Button>
    </li>
  );
}
