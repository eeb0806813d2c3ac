// Suggestions whose partidas have warnings: accepted with the reason, or left.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../../platform/api-error.ts';
import { FormDialog, FormDialogFooter } from '../../../../ui/dialogs/form-dialog.tsx';
import { FormNotice } from '../../../../ui/dialogs/form-notice.tsx';
import { submitWith } from '../../../../ui/dialogs/submit.ts';
import { aceptar, type ConAdvertencias } from '../ordenes/ordenes.ts';
import type { OrdenesDeMesa } from '../ordenes/use-ordenes.ts';
import classes from './dialogos.module.css';
import { useAdvertencias } from './use-advertencias.tsx';

interface AceptarConMotivoProps {
  readonly porAceptar: ConAdvertencias;
  readonly ordenes: Pick<OrdenesDeMesa, 'pedir'>;
  readonly onCerrar: () => void;
}

export function AceptarConMotivo({ porAceptar, ordenes, onCerrar }: AceptarConMotivoProps) {
  const { sugerencias, mensajes } = porAceptar;
  const advertencias = useAdvertencias(mensajes);
  const [error, setError] = useState<string>();
  const [ocupado, setOcupado] = useState(false);
  const enviar = async () => {
    if (advertencias.falta()) return;
    setOcupado(true);
    try {
      await ordenes.pedir((mesa) => aceptar(mesa, sugerencias, advertencias.motivo));
    } catch (negativa) {
      setError(messageOf(negativa));
    } finally {
      setOcupado(false);
    }
  };
  return (
    <FormDialog
      titulo={sugerencias.length === 1 ? 'La partida tiene advertencias' : 'Hay partidas con advertencias'}
      conCambios={(advertencias.motivo ?? '') !== ''}
      onClose={onCerrar}
    >
      <form noValidate onSubmit={submitWith(enviar)}>
        <div className={classes.campos}>
          {error !== undefined && <FormNotice tono="error" texto={error} />}
          {advertencias.campo}
        </div>
        <FormDialogFooter onCancelar={onCerrar}>
          <Button type="submit" loading={ocupado}>
            Aceptar
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}
