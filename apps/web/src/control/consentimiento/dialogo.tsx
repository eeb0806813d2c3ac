// First why it takes two and, if one likes, why it is wanted; once it is asked for, what comes of it.
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { type ConsentRequest, leaveConsentRequest } from '#platform/consent-request.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import classes from './consentimiento.module.css';
import type { DialogoProps } from './consentimiento.tsx';
import { Esperando } from './esperando.tsx';

/** Over every other dialog but the proof of who one is, which asking may take. */
const ALTURA = 890;

export function Dialogo({ pregunta }: DialogoProps) {
  const [pedida, setPedida] = useState<string>();
  return (
    <FormDialog
      titulo={pedida === undefined ? 'Lo autoriza otra persona' : 'Autorización pedida'}
      altura={ALTURA}
      ancho={480}
      onClose={leaveConsentRequest}
    >
      {pedida === undefined ? (
        <Pedir pregunta={pregunta} onPedida={setPedida} />
      ) : (
        <Esperando pregunta={pregunta} id={pedida} />
      )}
    </FormDialog>
  );
}

const MOTIVO_MAX = 400;
const escrito = z.object({ motivo: z.string().max(MOTIVO_MAX, `Hasta ${MOTIVO_MAX} letras.`) });

interface PedirProps {
  readonly pregunta: ConsentRequest;
  readonly onPedida: (id: string) => void;
}

function Pedir({ pregunta, onPedida }: PedirProps) {
  const [fallo, setFallo] = useState<string>();
  const { register, handleSubmit, formState } = useForm<z.infer<typeof escrito>>({
    resolver: zodResolver(escrito),
    defaultValues: { motivo: '' },
  });
  const pedir = handleSubmit(async ({ motivo }) => {
    setFallo(undefined);
    try {
      onPedida(await pregunta.pedir(motivo));
    } catch (error) {
      if (error instanceof ApiError && YA_NO_SE_PIDE.has(error.codigo)) pregunta.dejada(error);
      else setFallo(messageOf(error));
    }
  });
  return (
    <form className={classes.cuerpo} onSubmit={submitWith(pedir)} noValidate>
      {fallo !== undefined && <FormNotice tono="error" texto={fallo} />}
      <p className={classes.frase}>{pregunta.requerida.message}</p>
      <Textarea
        label="Por qué lo pide"
        description="Opcional. Lo lee quien responde."
        rows={3}
        data-autofocus
        error={formState.errors.motivo?.message}
        {...register('motivo')}
      />
      <FormDialogFooter onCancelar={leaveConsentRequest}>
        <Button type="submit" loading={formState.isSubmitting}>
          Pedir autorización
        </Button>
      </FormDialogFooter>
    </form>
  );
}

/** It needs none any more, or is asked for in another way: the order itself goes on from there. */
const YA_NO_SE_PIDE: ReadonlySet<string> = new Set(['AUTORIZACION_INNECESARIA', 'AUTORIZACION_REQUERIDA']);
