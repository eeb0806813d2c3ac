// A dialog with a form. Mount it while it is open. What was typed is not lost by a slip: a click outside does nothing,
// and leaving with changes asks first.
//
//   <FormDialog titulo="Nueva cuenta" conCambios={formState.isDirty} onClose={…}>…</FormDialog>
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
  readonly titulo: ReactNode;
  readonly onClose: () => void;
  readonly conCambios?: boolean;
  /** In pixels; on small screens it takes the whole screen. */
  readonly ancho?: number;
  /** For one that may be asked over another. */
  readonly altura?: number;
  readonly children: ReactNode;
}

export function FormDialog({
  titulo,
  onClose,
  conCambios = false,
  ancho = 520,
  altura = 200,
  children,
}: FormDialogProps) {
  useReturnFocus();
  const confirmar = useConfirm();
  const enPantallaCompleta = !useAtLeast('sm');
  const preguntando = useIsAsking();

  const salir = async () => {
    if (!conCambios) return onClose();
    const descartar = await confirmar({
      titulo: 'Descartar lo escrito',
      texto: 'Hay datos que no se han guardado.',
      accion: 'Descartar',
      peligro: true,
    });
    if (descartar) onClose();
  };

  return (
    <Modal
      opened
      onClose={() => void salir()}
      title={titulo}
      size={ancho}
      zIndex={altura}
      fullScreen={enPantallaCompleta}
      radius={enPantallaCompleta ? 0 : 'lg'}
      closeOnClickOutside={false}
      closeOnEscape={!preguntando}
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
  readonly onCancelar: () => void;
  /** What leaving is, when it undoes nothing. */
  readonly cancelar?: string | undefined;
  /** The button that does it. */
  readonly children: ReactNode;
  /** Beside the buttons, at the left. */
  readonly nota?: ReactNode;
}

/** The buttons, always in sight under a long form. */
export function FormDialogFooter({
  onCancelar,
  cancelar = 'Cancelar',
  children,
  nota,
}: FormDialogFooterProps) {
  return (
    <div className={classes.pie} data-pie>
      {nota !== undefined && <div className={classes.nota}>{nota}</div>}
      <div className={classes.botones}>
        <Button variant="default" onClick={onCancelar}>
          {cancelar}
        </Button>
        {children}
      </div>
    </div>
  );
}
