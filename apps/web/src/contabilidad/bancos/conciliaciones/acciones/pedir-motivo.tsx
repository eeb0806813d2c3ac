// Returns a conciliación, or asks to open it again, with the reason.
import { motivo } from '@cuadra/contract/campos';
import {
  type Conciliacion,
  devolverConciliacion,
  pedirReapertura,
} from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { refrescarBancos } from '#contabilidad/bancos/consultas.ts';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { notify } from '#ui/toasts/toasts.ts';
import classes from '../conciliacion.module.css';

interface PedirMotivoProps {
  readonly que: 'devolver' | 'pedir';
  readonly conciliacion: Conciliacion;
  readonly onCerrar: () => void;
}

const TEXTOS = {
  devolver: {
    ...{ titulo: 'Devolver la conciliación', accion: 'Devolver', hecha: 'Conciliación devuelta.' },
    nota: 'Vuelve a quedar abierta para quien la envió.',
    endpoint: devolverConciliacion,
  },
  pedir: {
    ...{ titulo: 'Pedir que se reabra', accion: 'Pedir', hecha: 'Pedido hecho: lo confirma otra persona.' },
    nota: 'Sigue aprobada hasta que otra persona lo confirme.',
    endpoint: pedirReapertura,
  },
} as const;

export function PedirMotivo({ que, conciliacion: { id, version }, onCerrar }: PedirMotivoProps) {
  const { titulo, accion, hecha, nota, endpoint } = TEXTOS[que];
  const [general, setGeneral] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(z.object({ motivo })),
    defaultValues: { motivo: '' },
  });
  const enviar = handleSubmit(async (escrito) => {
    if (id === null) return;
    setGeneral(undefined);
    try {
      await call(endpoint, { params: { id }, body: { version, ...escrito } });
      void notify(hecha);
      onCerrar();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['motivo']));
    } finally {
      await refrescarBancos();
    }
  });
  return (
    <FormDialog titulo={titulo} conCambios={formState.isDirty} onClose={onCerrar}>
      <form noValidate onSubmit={submitWith(enviar)}>
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <Textarea
            label="Motivo"
            description={nota}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autosize
            minRows={3}
            maxLength={400}
            data-autofocus
            error={formState.errors.motivo?.message}
            {...register('motivo')}
          />
        </div>
        <FormDialogFooter onCancelar={onCerrar}>
          <Button type="submit" loading={formState.isSubmitting}>
            {accion}
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}
