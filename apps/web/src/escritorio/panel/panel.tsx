// The pop-up panel of shortcuts, messages and notifications: attached to its button from sm, the whole screen below.
// Mount it while it is open. Escape, a click outside and following a link close it; the keyboard stays inside, and
// goes back to the button.
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { XMarkIcon } from '@heroicons/react/24/outline';
import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Text } from '#ui/text/text.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { useEscapeFirst } from './escape-first.ts';
import classes from './panel.module.css';
import { colocar } from './panel-place.ts';

interface PanelProps {
  readonly titulo: string;
  /** The icon buttons at the right of the header. */
  readonly acciones?: ReactNode;
  /** As tall as its content and the window allow; else up to 480 px. */
  readonly alto?: 'libre';
  readonly boton: HTMLElement;
  readonly onCerrar: () => void;
  readonly children: ReactNode;
}

// Below the dialogs (200): a question asked from the panel stands above it.
const ALTURA = 190;
const TRANSICION = { duration: 150, exitDuration: 0 };

export function Panel({ titulo, acciones, alto, boton, onCerrar, children }: PanelProps) {
  const { t } = useTranslation();
  const suelto = useAtLeast('sm');
  const lugar = useLugar(boton);
  const contenido = useRef<HTMLDivElement>(null);
  useEscapeFirst(() => contenido.current, onCerrar);
  return (
    <Modal.Root
      opened
      onClose={onCerrar}
      closeOnEscape={false}
      returnFocus={false}
      fullScreen={!suelto}
      zIndex={ALTURA}
      transitionProps={TRANSICION}
      classNames={{ content: classes.panel ?? '' }}
      styles={suelto ? { content: lugar } : {}}
    >
      <Modal.Overlay backgroundOpacity={suelto ? 0 : 0.6} />
      <Modal.Content ref={contenido}>
        <Row oneLine gap="md" minHeight="3.5rem" className={classes.encabezado}>
          {!suelto && <IconButton label={t('panels.close')} icon={XMarkIcon} onClick={onCerrar} />}
          <Modal.Title className={classes.titulo ?? ''}>
            <Text as="span" size="lg" weight="medium" block cut>
              {titulo}
            </Text>
          </Modal.Title>
          <Row oneLine rigid gap="2xs">
            {acciones}
          </Row>
        </Row>
        <div className={classes.cuerpo} data-alto={alto}>
          {children}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The page does not scroll under the panel, so only a new window size can move its button. */
function useLugar(boton: HTMLElement) {
  const [lugar, setLugar] = useState(() => medir(boton));
  useEffect(() => {
    const seguir = () => setLugar(medir(boton));
    addEventListener('resize', seguir);
    return () => removeEventListener('resize', seguir);
  }, [boton]);
  return lugar;
}

const medir = (boton: HTMLElement) =>
  colocar(boton.getBoundingClientRect(), {
    ancho: document.documentElement.clientWidth,
    alto: window.innerHeight,
  });
