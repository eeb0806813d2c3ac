// Changing one's own password: the current one is asked for, and the other sessions end.
import type { DuenoDeContrasena } from '@cuadra/contract/acceso/juzgar-contrasena';
import { contrasenaNueva, editarUsuarioActual } from '@cuadra/contract/acceso/sesion';
import { listarMisSesiones } from '@cuadra/contract/acceso/sesiones';
import { verInstitucion } from '@cuadra/contract/administracion/institucion';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { callForToken } from '#platform/api.ts';
import { session, useCurrentUser } from '#platform/current-session.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { Card } from '#ui/page/card.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { PasswordStrength } from '../frame/new-password.tsx';
import { PasswordField } from '../frame/password-field.tsx';
import classes from './perfil.module.css';

// Named as the call names them, so that its refusals find their field.
const cambio = z
  .object({
    user: z.object({
      password: z.object({
        current: z.string().min(1, 'Escriba su contraseña actual.'),
        next: contrasenaNueva,
      }),
    }),
    repetida: z.string().min(1, 'Repita la contraseña.'),
  })
  .refine(({ user, repetida }) => user.password.next === repetida, {
    path: ['repetida'],
    error: 'Las contraseñas no coinciden.',
  });
type Cambio = z.infer<typeof cambio>;

const VACIO: Cambio = { user: { password: { current: '', next: '' } }, repetida: '' };

export function Contrasena() {
  const { register, watch, formState, general, guardar } = useCambioDeContrasena();
  const { errors, isSubmitting } = formState;
  return (
    <Card titulo="Contraseña">
      <form className={classes.formulario} onSubmit={guardar} noValidate aria-label="Contraseña">
        {general !== undefined && <FormNotice tono="error" texto={general} />}
        <PasswordField
          label="Contraseña actual"
          size="sm"
          autoComplete="current-password"
          error={errors.user?.password?.current?.message}
          {...register('user.password.current')}
        />
        <div>
          <PasswordField
            label="Contraseña nueva"
            size="sm"
            autoComplete="new-password"
            error={errors.user?.password?.next?.message}
            {...register('user.password.next')}
          />
          <PasswordStrength contrasena={watch('user.password.next')} dueno={useDueno()} />
        </div>
        <PasswordField
          label="Repita la contraseña nueva"
          size="sm"
          autoComplete="new-password"
          error={errors.repetida?.message}
          {...register('repetida')}
        />
        <div className={classes.botones}>
          <Button type="submit" loading={isSubmitting}>
            Cambiar contraseña
          </Button>
        </div>
      </form>
    </Card>
  );
}

function useDueno(): Partial<DuenoDeContrasena> {
  const usuario = useCurrentUser();
  const { data } = useQuery(queryOf(verInstitucion));
  return { nombre: usuario?.name ?? '', correo: usuario?.email ?? '', institucion: data?.nombre };
}

function useCambioDeContrasena() {
  const [general, setGeneral] = useState<string>();
  const { register, handleSubmit, setError, reset, watch, formState } = useForm<Cambio>({
    resolver: zodResolver(cambio),
    defaultValues: VACIO,
  });

  const guardar = handleSubmit(async ({ user }) => {
    setGeneral(undefined);
    try {
      await callForToken(editarUsuarioActual, { body: { user } }, ({ accessToken, ...persona }) => {
        // The other tabs take it from where it is kept.
        if (accessToken !== undefined) session.abrir({ user: persona, accessToken, tokenType: 'bearer' });
      });
      reset(VACIO);
      void notify('Contraseña cambiada. Sus otras sesiones se cerraron.');
      await queryClient.invalidateQueries({ queryKey: [listarMisSesiones.path] });
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['user.password.current', 'user.password.next']));
    }
  });

  return { register, watch, formState, general, guardar };
}
