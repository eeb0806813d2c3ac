// Something that waits at the counter or that was just done: what it is, and what can be done about it.
//
//   <Aviso tono="atencion" titulo="Bóveda le envía Q 500.00"><Button>Recibir</Button></Aviso>
import {
  CheckCircleIcon,
  ClockIcon,
  ExclamationTriangleIcon,
  InboxArrowDownIcon,
} from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { type BoxProps, Row, Stack } from '#ui/layout/layout.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from '../mostrador.module.css';

type Tono = 'espera' | 'exito' | 'error' | 'atencion';

interface AvisoProps {
  readonly tono: Tono;
  readonly titulo: ReactNode;
  readonly texto?: ReactNode;
  /** The buttons. */
  readonly children?: ReactNode;
}

const dibujos: Readonly<Record<Tono, Icon>> = {
  espera: ClockIcon,
  exito: CheckCircleIcon,
  error: ExclamationTriangleIcon,
  atencion: InboxArrowDownIcon,
};

export function Aviso({ tono, titulo, texto, children }: AvisoProps) {
  return (
    <Marco
      tono={tono}
      icono={dibujos[tono]}
      pad="md lg"
      size="sm"
      lines="even"
      role={tono === 'error' ? 'alert' : 'status'}
    >
      <Stack grow basis="16rem" figures>
        <Text as="strong" weight="bold">
          {titulo}
        </Text>
        {texto !== undefined && texto !== '' && (
          <Text as="span" muted>
            {texto}
          </Text>
        )}
      </Stack>
      {children !== undefined && <Botones>{children}</Botones>}
    </Marco>
  );
}

interface MarcoProps extends BoxProps {
  readonly tono: Tono;
  readonly icono: Icon;
  /** How big it is drawn, in pixels. */
  readonly lado?: number;
  /** Nothing else can be done until it is over. */
  readonly grave?: boolean;
}

export function Marco({ tono, icono: Dibujo, lado = 22, grave = false, children, ...box }: MarcoProps) {
  return (
    <Row
      gap="md lg"
      surface="box"
      className={classes.aviso}
      data-tono={tono}
      data-grave={grave || undefined}
      {...box}
    >
      <Dibujo width={lado} height={lado} aria-hidden="true" />
      {children}
    </Row>
  );
}

/** Below it on a phone, each as wide as the others. */
export const Botones = ({ children }: { readonly children: ReactNode }) => (
  <Row gap="md" className={classes.botones}>
    {children}
  </Row>
);
