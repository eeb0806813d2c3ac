// The warning before a session ends. It cannot be put aside: either somebody is there, and it closes with «continue», or
// it reaches zero, and closes with «expire».
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { Button, Modal, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './idle-dialog.module.css';

export type WarningOutcome = 'continue' | 'expire';

interface IdleDialogProps {
  /** How many are left; undefined when there is nothing to warn about. */
  readonly segundos: number | undefined;
  readonly onCerrar: (resultado: WarningOutcome) => void;
}

/** Above every other dialog and panel. */
const ALTURA = 1000;
// It lingers a moment while it fades, so that a click aimed at its button does not land on what is under it.
const TRANSICION = { transition: 'fade', duration: 150, exitDuration: 400 } as const;
const ULTIMOS = 10;

export function IdleDialog({ segundos, onCerrar }: IdleDialogProps) {
  const { t } = useTranslation();
  const [ultimo, setUltimo] = useState(segundos);
  if (segundos !== undefined && segundos !== ultimo) setUltimo(segundos);
  return (
    <Modal
      opened={segundos !== undefined}
      onClose={() => onCerrar('continue')}
      title={t('idle.title')}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      centered
      size={480}
      classNames={{ title: classes.titulo ?? '' }}
      zIndex={ALTURA}
      transitionProps={TRANSICION}
    >
      <p className={classes.texto}>
        {t('idle.before')} <strong className={classes.segundos}>{ultimo}</strong> {t('idle.after')}
      </p>
      <VisuallyHidden role="status">
        {segundos !== undefined && segundos <= ULTIMOS && t('idle.soon')}
      </VisuallyHidden>
      <Button fullWidth data-autofocus onClick={() => onCerrar('continue')}>
        {t('idle.continue')}
      </Button>
    </Modal>
  );
}
