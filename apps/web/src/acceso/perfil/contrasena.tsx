// Changing one's own password: the current one is asked for, and the other sessions end.
import type { DuenoDeContrasena } from '@cuadra/contract/acceso/juzgar-contrasena';
import { contrasenaNueva, editarUsuarioActual } from '@cuadra/contract/acceso/sesion';
import { listarMisSesiones } from '@cuadra/contract/acceso/sesiones';
import { verInstitucion } from '@cuadra/contract/administracion/institucion';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { callForToken } from '#platform/api.ts';
import { session, useCurrentUser } from '#platform/current-session.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { PasswordStrength } from '../frame/new-password.tsx';
import { PasswordField } from '../frame/password-field.tsx';

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
  const order = useCambioDeContrasena();
  const { register, watch, formState } = order.form;
  const { errors } = formState;
  return (
    <Section card max="64rem" title="Contraseña">
      <Stack
        as="form"
        gap="xl"
        pad="xl"
        max="30rem"
        onSubmit={submitWith(order.send)}
        noValidate
        aria-label="Contraseña"
      >
        {order.notice !== undefined && <FormNotice tone="error" text={order.notice} />}
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
        <Actions>
          <Button type="submit" loading={order.isSending}>
            Cambiar contraseña
          </Button>
        </Actions>
      </Stack>
    </Section>
  );
}

function useDueno(): Partial<DuenoDeContrasena> {
  const usuario = useCurrentUser();
  const { data } = useQuery(queryOf(verInstitucion));
  return { nombre: usuario?.name ?? '', correo: usuario?.email ?? '', institucion: data?.nombre };
}

function useCambioDeContrasena() {
  const order = useTask<Cambio, Cambio, unknown>({
    initial: VACIO,
    resolver: judgedBy<Cambio, Cambio>(cambio),
    run: ({ user }) =>
      callForToken(editarUsuarioActual, { body: { user } }, ({ accessToken, ...persona }) => {
        // The other tabs take it from where it is kept.
        if (accessToken !== undefined) session.abrir({ user: persona, accessToken, tokenType: 'bearer' });
      }),
    done: 'Contraseña cambiada. Sus otras sesiones se cerraron.',
    onDone: () => {
      order.form.reset(VACIO);
      void queryClient.invalidateQueries({ queryKey: [listarMisSesiones.path] });
    },
  });
  return order;
}
