// Open sessions, each one: from which browser and address, since when, and the way to end it.
import type { Sesion } from '@cuadra/contract/acceso/sesiones';
import { Button } from '@mantine/core';
import { formatInstant } from '#ui/format/date.ts';
import { browserName } from '#ui/text/browser-name.ts';
import classes from './open-sessions.module.css';

interface OpenSessionsProps {
  readonly sessions: readonly Sesion[];
  readonly busy: boolean;
  readonly onFinish: (session: Sesion) => void;
}

export function OpenSessions({ sessions, busy, onFinish }: OpenSessionsProps) {
  return (
    <ul className={classes.lista}>
      {sessions.map((session) => (
        <OpenSession key={session.id} session={session} busy={busy} onFinish={() => onFinish(session)} />
      ))}
    </ul>
  );
}

interface OpenSessionProps {
  readonly session: Sesion;
  readonly busy: boolean;
  readonly onFinish: () => void;
}

function OpenSession({ session, busy, onFinish }: OpenSessionProps) {
  const {
    navegador: browser,
    direccion: direction,
    abiertaEn: openedIn,
    ultimoUso: lastUse,
    esActual: isCurrent,
  } = session;
  const words = browserName(browser);
  return (
    <li className={classes.sesion}>
      <div className={classes.datos}>
        <p className={classes.navegador}>
          <span title={browser}>{words}</span>
          <span className={classes.direccion}>{direction}</span>
          {isCurrent && <span className={classes.actual}>Esta sesión</span>}
        </p>
        <p className={classes.detalle}>
          <span>Abierta {formatInstant(openedIn)}</span>
          <span>Último uso {formatInstant(lastUse)}</span>
        </p>
      </div>
      <Button
        className={classes.terminar ?? ''}
        variant="subtle"
        color="red"
        size="compact-sm"
        disabled={busy}
        aria-label={`Terminar la sesión de ${words}, desde ${direction}`}
        onClick={onFinish}
      >
        Terminar
      </Button>
    </li>
  );
}
