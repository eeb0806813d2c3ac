// A button of the header that opens a panel. The panel is loaded when it is first opened.
//
//   <PanelButton etiqueta={t('messages.title')} icono={InboxIcon} sinLeer={3} panel={MessagesPanel} />
// With the button, not with its panel: its listener must be there before any drawer's.
import './escape-first.ts';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Row } from '#ui/layout/layout.tsx';
import { IconButton, type IconButtonProps } from '#ui/marks/icon-button.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { textoDeInsignia } from './badge-text.ts';
import classes from './panel.module.css';

export interface PanelAbierto {
  readonly boton: HTMLElement;
  readonly onCerrar: () => void;
}

interface PanelButtonProps {
  readonly label: string;
  readonly icon: Icon;
  readonly panel: ComponentType<PanelAbierto>;
  readonly sinLeer?: number;
  readonly insignia?: 'mensajes' | 'notificaciones';
}

export function PanelButton({ panel: Panel, sinLeer = 0, ...resto }: PanelButtonProps) {
  const [boton, setBoton] = useState<HTMLElement | null>(null);
  const [abierto, setAbierto] = useState(false);
  const cerrar = () => {
    setAbierto(false);
    boton?.focus({ preventScroll: true });
  };
  return (
    <>
      <BadgedButton
        {...resto}
        ref={setBoton}
        sinLeer={sinLeer}
        aria-haspopup="dialog"
        aria-expanded={abierto}
        onClick={() => setAbierto(true)}
      />
      {abierto && boton !== null && (
        <Suspense fallback={null}>
          <Panel boton={boton} onCerrar={cerrar} />
        </Suspense>
      )}
    </>
  );
}

// A round button of the header with the count of what waits behind it: shown, and said in its name.
interface BadgedButtonProps extends IconButtonProps {
  readonly sinLeer: number;
  /** The colour of the badge: each list has its own, whatever the theme. */
  readonly insignia?: 'mensajes' | 'notificaciones' | undefined;
}

export function BadgedButton({ label: etiqueta, sinLeer, insignia, ...resto }: BadgedButtonProps) {
  const { t } = useTranslation();
  const cuantos = textoDeInsignia(sinLeer);
  const nombre = cuantos === undefined ? etiqueta : `${etiqueta} (${t('panels.unread', { n: cuantos })})`;
  return (
    <Box rigid className={classes.lugar}>
      <IconButton size={40} label={nombre} {...resto} />
      {cuantos !== undefined && (
        <Row
          as="span"
          justify="center"
          size="xs"
          weight="medium"
          figures
          className={classes.insignia}
          data-de={insignia}
          aria-hidden="true"
        >
          {cuantos}
        </Row>
      )}
    </Box>
  );
}
