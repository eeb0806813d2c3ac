import { contrasenaNueva, restablecerContrasena } from '@cuadra/contract/acceso/sesion';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { applyErrors } from '../../ui/fields/field-errors.ts';
import { AccessForm } from '../frame/access-form.tsx';
import enlaces from '../frame/access-links.module.css';
import { AccessNotice } from '../frame/access-notice.tsx';
import { PasswordField } from '../frame/password-field.tsx';
import { PasswordStrength } from '../frame/password-strength.tsx';

const dosVeces = z
  .object({ password: contrasenaNueva, repetida: z.string().min(1, 'Repita la contraseña.') })
  .refine(({ password, repetida }) => password === repetida, {
    path: ['repetida'],
    error: 'Las contraseñas no coinciden.',
  });
type DosVeces = z.infer<typeof dosVeces>;

export function ResetForm({ token }: { readonly token: string }) {
  const [guardada, setGuardada] = useState(false);
  const [error, setMensaje] = useState<ReactNode>();
  const { register, handleSubmit, formState, setError, watch } = useForm<DosVeces>({
    resolver: zodResolver(dosVeces),
    defaultValues: { password: '', repetida: '' },
  });

  const enviar = handleSubmit(async ({ password }) => {
    setMensaje(undefined);
    try {
      await call(restablecerContrasena, { body: { token, password } });
      setGuardada(true);
    } catch (fallo) {
      const mensaje = applyErrors(fallo, setError, ['password']);
      setMensaje(esVencido(fallo) ? <EnlaceVencido mensaje={mensaje} /> : mensaje);
    }
  });

  if (guardada) return <Guardada />;
  return (
    <AccessForm
      onSubmit={enviar}
      esperando={formState.isSubmitting}
      aviso={error === undefined ? undefined : { tono: 'error', texto: error }}
      accion="Guardar contraseña"
    >
      <div>
        <PasswordField
          label="Contraseña nueva"
          autoComplete="new-password"
          autoFocus
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <PasswordStrength contrasena={watch('password')} />
      </div>
      <PasswordField
        label="Repita la contraseña"
        autoComplete="new-password"
        error={formState.errors.repetida?.message}
        {...register('repetida')}
      />
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

function Guardada() {
  return (
    <div className={enlaces.pie}>
      <AccessNotice
        aviso={{ tono: 'exito', texto: 'Su contraseña se guardó. Ya puede ingresar con ella.' }}
      />
    </div>
  );
}
