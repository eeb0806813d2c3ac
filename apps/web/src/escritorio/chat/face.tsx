// A colleague's picture, or their initials when there is none or it does not load; with their presence when it is
// known.
import type { Contacto } from '@cuadra/contract/escritorio/chat';
import { Row } from '#ui/layout/layout.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import classes from './chat.module.css';

interface FaceProps {
  readonly de: Contacto;
  /** Side in pixels. */
  readonly lado: number;
}

export function Face({ de: { name, avatar, status }, lado }: FaceProps) {
  return (
    <span className={classes.cara} style={{ width: lado, height: lado }}>
      <Avatar
        src={avatar}
        side={lado}
        withoutImage={
          <Row
            as="span"
            justify="center"
            size="xs"
            weight="bold"
            className={classes.iniciales}
            aria-hidden="true"
          >
            {iniciales(name)}
          </Row>
        }
      />
      {status !== 'not-visible' && <span className={classes.presencia} data-estado={status} />}
    </span>
  );
}

function iniciales(nombre: string): string {
  const palabras = nombre.trim().split(/\s+/).slice(0, 2);
  return palabras.map((palabra) => [...palabra][0]?.toLocaleUpperCase('es-GT') ?? '').join('');
}
