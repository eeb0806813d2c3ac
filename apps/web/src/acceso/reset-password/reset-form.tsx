import { restablecerContrasena } from '@cuadra/contract/acceso/sesion';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { AccessForm } from '../frame/access-form.tsx';
import { coinciden, dosVeces, NewPassword, NO_COINCIDEN, PasswordKept } from '../frame/new-password.tsx';

const eleccion = dosVeces.refine(coinciden, NO_COINCIDEN);

export function ResetForm({ token }: { readonly token: string }) {
  const [guardada, setGuardada] = useState(false);
  const [error, setMensaje] = useState<ReactNode>();
  const formulario = useForm<z.infer<typeof eleccion>>({
    resolver: zodResolver(eleccion),
    defaultValues: { password: '', repetida: '' },
  });

  const enviar = formulario.handleSubmit(async ({ password }) => {
    setMensaje(undefined);
    try {
      await call(restablecerContrasena, { body: { token, password } });
      setGuardada(true);
    } catch (fallo) {
      const mensaje = applyErrors(fallo, formulario.setError, ['password']);
      setMensaje(esVencido(fallo) ? <EnlaceVencido mensaje={mensaje} /> : mensaje);
    }
  });

  if (guardada) return <PasswordKept />;
  return (
    <AccessForm
      onSubmit={enviar}
      esperando={formulario.formState.isSubmitting}
      aviso={error === undefined ? undefined : { tono: 'error', texto: error }}
      accion="Guardar contraseña"
    >
      <FormProvider {...formulario}>
        <NewPassword enfocar />
      </FormProvider>
    </AccessForm>
  );
}

const esVencido = (fallo: unknown) => fallo instanceof ApiError && fallo.codigo === 'ENLACE_VENCIDO';

function EnlaceVencido({ mensaje }: { readonly mensaje: string | undefined }) {
  return (
    <>
      {mensaje} <Link to="/forgot-password">Solicitar un enlace</Link>
    </>
  );
}
