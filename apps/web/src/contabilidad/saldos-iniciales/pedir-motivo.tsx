import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import classes from './saldos-iniciales.module.css';

interface PedirMotivoProps {
  readonly titulo: string;
  readonly accion: string;
  readonly onMotivo: (motivo: string) => Promise<void>;
  readonly onClose: () => void;
}

const MOTIVO_MIN = 3;

export function PedirMotivo({ titulo, accion, onMotivo, onClose }: PedirMotivoProps) {
  const [motivo, setMotivo] = useState('');
  const escrito = motivo.trim();
  return (
    <FormDialog titulo={titulo} conCambios={escrito !== ''} onClose={onClose}>
      <div className={classes.dialogo}>
        <Textarea
          label="Motivo"
          data-autofocus
          rows={3}
          maxLength={400}
          value={motivo}
          onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
        />
      </div>
      <FormDialogFooter onCancelar={onClose}>
        <Button disabled={escrito.length < MOTIVO_MIN} onClick={() => void onMotivo(escrito)}>
          {accion}
        </Button>
      </FormDialogFooter>
    </FormDialog>
  );
}
