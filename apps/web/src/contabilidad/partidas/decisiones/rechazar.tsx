// Returns a partida in review to its author, with the reason.

import { rechazarPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarPartidas } from '../lista/use-partidas.ts';
import classes from './formularios.module.css';

interface RechazarProps {
  readonly partida: ResumenDePartida;
  readonly onClose: () => void;
  /** It went back to its author. */
  readonly onRechazada?: () => void;
}

export function Rechazar({ partida, onClose, onRechazada }: RechazarProps) {
  const { id, tipo, concepto, debe, autor } = partida;
  const [general, setGeneral] = useState<string>();
  const formulario = useForm({ resolver: zodResolver(rechazarPartida.body), defaultValues: { motivo: '' } });
  const { register, handleSubmit, setError, formState } = formulario;
  const rechazar = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      await call(rechazarPartida, { params: { id }, body });
      await refrescarPartidas();
      void notify(`Devuelta a ${autor?.nombre ?? 'su autor'}.`);
      onClose();
      onRechazada?.();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['motivo']));
    }
  });
  return (
    <FormDialog titulo="Rechazar la partida" ancho={480} conCambios={formState.isDirty} onClose={onClose}>
      <form noValidate onSubmit={submitWith(rechazar)}>
        <div className={classes.campos}>
          <UnsavedWork nombre={`partidas/${id}/rechazar`} formulario={formulario} />
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <p className={classes.sobre}>
            «{concepto}», por {formatearQuetzales(debe)}
          </p>
          <Textarea
            label="Motivo"
            description={`${autor?.nombre ?? 'Su autor'} lo recibe en sus mensajes y puede ${tipo === 'reversion' ? 'pedirla de nuevo' : 'corregirla'}.`}
            withAsterisk
            rows={4}
            data-autofocus
            error={formState.errors.motivo?.message}
            {...register('motivo')}
          />
        </div>
        <FormDialogFooter onCancelar={onClose}>
          <Button type="submit" color="red" loading={formState.isSubmitting}>
            Rechazar partida
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}
