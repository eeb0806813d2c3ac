// Asking for a link to set a new password. The answer is the same whether the email is registered or not.
import { olvideContrasena } from '@cuadra/contract/acceso/sesion';
import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '../../platform/api.ts';
import { applyErrors } from '../../ui/fields/field-errors.ts';
import { AccessForm } from '../frame/access-form.tsx';
import { AccessFrame } from '../frame/access-frame.tsx';
import enlaces from '../frame/access-links.module.css';
import type { Notice } from '../frame/access-notice.tsx';

type Pedido = z.input<typeof olvideContrasena.body>;

const ENVIADO: Notice = {
  tono: 'exito',
  texto:
    'Si el correo está registrado, recibirá un enlace para poner una contraseña nueva. Revise también el correo no deseado.',
};

export function Page() {
  const [aviso, setAviso] = useState<Notice>();
  const { register, handleSubmit, formState, setError, reset } = useForm<Pedido>({
    resolver: zodResolver(olvideContrasena.body),
    defaultValues: { email: '' },
  });

  const enviar = handleSubmit(async (body) => {
    setAviso(undefined);
    try {
      await call(olvideContrasena, { body });
      reset();
      setAviso(ENVIADO);
    } catch (fallo) {
      const texto = applyErrors(fallo, setError, ['email']);
      setAviso(texto === undefined ? undefined : { tono: 'error', texto });
    }
  });

  return (
    <AccessFrame
      titulo="Olvidé mi contraseña"
      subtitulo="Escriba su correo y le enviaremos un enlace para cambiarla."
    >
      <AccessForm onSubmit={enviar} esperando={formState.isSubmitting} aviso={aviso} accion="Enviar enlace">
        <TextInput
          label="Correo electrónico"
          type="email"
          size="md"
          autoComplete="username"
          autoFocus
          error={formState.errors.email?.message}
          {...register('email')}
        />
      </AccessForm>
      <p className={enlaces.pie}>
        <Link to="/sign-in" className={enlaces.enlace}>
          Volver al ingreso
        </Link>
      </p>
    </AccessFrame>
  );
}
