// A dialog with a form. Mount it while it is open. What was typed is not lost by a slip: a click outside does nothing,
// and leaving with changes asks first.
//
//   <FormDialog title="Nueva cuenta" hasChanges={formState.isDirty} onClose={…}>…</FormDialog>
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { useConfirm, useIsAsking } from './confirm.tsx';
import classes from './form-dialog.module.css';
import { useReturnFocus } from './return-focus.ts';

interface FormDialogProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly hasChanges?: boolean;
  /** In pixels; on small screens it takes the whole screen. */
  readonly width?: number;
  /** For one that may be asked over another. */
  readonly zIndex?: number;
  readonly children: ReactNode;
}

export function FormDialog({
  title,
  onClose,
  hasChanges = false,
  width = 520,
  zIndex = 200,
  children,
}: FormDialogProps) {
  useReturnFocus();
  const confirm = useConfirm();
  const isFullScreen = !useAtLeast('sm');
  const asking = useIsAsking();

  const salir = async () => {
    if (!hasChanges) return onClose();
    const discard = await confirm({
      title: 'Descartar lo escrito',
      text: 'Hay datos que no se han guardado.',
      action: 'Descartar',
      danger: true,
    });
    if (discard) onClose();
  };

  return (
    <Modal
      opened
      onClose={() => void salir()}
      title={title}
      size={width}
      zIndex={zIndex}
      fullScreen={isFullScreen}
      radius={isFullScreen ? 0 : 'lg'}
      closeOnClickOutside={false}
      closeOnEscape={!asking}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
      classNames={{
        content: classes.contenido,
        title: classes.titulo,
        header: classes.encabezado,
        body: classes.cuerpo,
      }}
    >
      {children}
    </Modal>
  );
}

interface FormDialogFooterProps {
  readonly onCancel: () => void;
  /** What leaving is, when it undoes nothing. */
  readonly cancel?: string | undefined;
  /** The button that does it. */
  readonly children: ReactNode;
  /** Beside the buttons, at the left. */
  readonly note?: ReactNode;
}

/** The buttons, always in sight under a long form. */
export function FormDialogFooter({ onCancel, cancel = 'Cancelar', children, note }: FormDialogFooterProps) {
  return (
    <div className={classes.pie} data-pie>
      {note !== undefined && <div className={classes.nota}>{note}</div>}
      <div className={classes.botones}>
        <Button variant="default" onClick={onCancel}>
          {cancel}
        </Button>
        {children}
      </div>
    </div>
  );
}
