// A reason, and what is done with it; what was typed stays if it is refused.
import { motivo as reglaDeMotivo } from '@cuadra/contract/campos';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import classes from './motivo.module.css';

const conMotivo = z.object({ motivo: reglaDeMotivo });

interface FormularioDeMotivoProps {
  readonly etiqueta: string;
  readonly descripcion?: string;
  readonly accion: string;
  readonly peligro?: boolean;
  readonly enviar: (motivo: string) => Promise<unknown>;
  readonly alTerminar: () => void;
  readonly onCancelar: () => void;
  readonly cancelar?: string;
  readonly children?: ReactNode;
}

export function FormularioDeMotivo(props: FormularioDeMotivoProps) {
  const { etiqueta, descripcion, accion, peligro = true, enviar, alTerminar, onCancelar, cancelar } = props;
  const [general, setGeneral] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<z.input<typeof conMotivo>>({
    resolver: zodResolver(conMotivo),
    defaultValues: { motivo: '' },
  });
  const hacer = handleSubmit(async ({ motivo }) => {
    setGeneral(undefined);
    try {
      await enviar(motivo);
      alTerminar();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['motivo']));
    }
  });
  return (
    <form className={classes.formulario} onSubmit={submitWith(hacer)} noValidate>
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      {props.children}
      <Textarea
        label={etiqueta}
        description={descripcion}
        withAsterisk
        rows={3}
        autoFocus
        data-autofocus
        error={formState.errors.motivo?.message}
        {...register('motivo')}
      />
      <FormDialogFooter onCancelar={onCancelar} cancelar={cancelar}>
        <Button type="submit" {...(peligro ? { color: 'red' } : {})} loading={formState.isSubmitting}>
          {accion}
        </Button>
      </FormDialogFooter>
    </form>
  );
}
