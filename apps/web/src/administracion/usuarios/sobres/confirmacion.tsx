// The second person says how they knew who received the envelope, and gets the key to tell them. It is shown once.
import { confirmarSobre, type Sobre } from '@cuadra/contract/acceso/invitaciones';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { refrescarSobres } from '../cache.ts';
import classes from './sobres.module.css';

interface ConfirmacionProps {
  readonly sobre: Sobre;
  readonly onClose: () => void;
}

export function Confirmacion({ sobre, onClose }: ConfirmacionProps) {
  const [clave, setClave] = useState<string>();
  const { nombre } = sobre.persona;
  return clave === undefined ? (
    <Identificacion sobre={sobre} onClose={onClose} onConfirmado={setClave} />
  ) : (
    <FormDialog titulo="Entrega confirmada" onClose={onClose}>
      <div className={classes.campos}>
        <p className={classes.explicacion}>
          Dígale esta clave a {nombre}, y a nadie más. Con ella y el código de su sobre pondrá su contraseña.
          No se mostrará otra vez.
        </p>
        <output className={classes.clave} aria-label="Clave de entrega">
          {clave}
        </output>
        <div>
          <Button onClick={onClose} data-autofocus>
            Ya se la dije
          </Button>
        </div>
      </div>
    </FormDialog>
  );
}

interface IdentificacionProps extends ConfirmacionProps {
  readonly onConfirmado: (clave: string) => void;
}

function Identificacion({ sobre, onClose, onConfirmado }: IdentificacionProps) {
  const [general, setGeneral] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<z.input<typeof confirmarSobre.body>>({
    resolver: zodResolver(confirmarSobre.body),
    defaultValues: { identificacion: '' },
  });
  const confirmar = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      const { clave } = await call(confirmarSobre, { params: { id: sobre.id }, body });
      onConfirmado(clave);
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['identificacion']));
    }
    await refrescarSobres();
  });
  return (
    <FormDialog
      titulo={`Confirmar la entrega a ${sobre.persona.nombre}`}
      conCambios={formState.isDirty}
      onClose={onClose}
    >
      <form noValidate onSubmit={confirmar} aria-label="Confirmar la entrega">
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <p className={classes.explicacion}>
            Confirme solo si tiene delante a {sobre.persona.nombre} ({sobre.persona.correo}) con su sobre
            cerrado. Su nombre queda en la bitácora.
          </p>
          <TextInput
            label="Cómo la identificó"
            description="Número de DPI, o de dónde la conoce."
            withAsterisk
            autoComplete="off"
            data-autofocus
            error={formState.errors.identificacion?.message}
            {...register('identificacion')}
          />
        </div>
        <FormDialogFooter onCancelar={onClose}>
          <Button type="submit" loading={formState.isSubmitting}>
            Confirmar entrega
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}
