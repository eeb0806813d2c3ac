// The password, asked over whatever the person was doing.
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { REAUTENTICACION_MINUTOS, reautenticar } from '@cuadra/contract/acceso/reautenticacion';
import { credenciales } from '@cuadra/contract/acceso/sesion';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Modal } from '@mantine/core';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '../../platform/api.ts';
import { useCurrentUser } from '../../platform/current-session.ts';
import { useReturnFocus } from '../../ui/dialogs/return-focus.ts';
import { AccessNotice } from '../frame/access-notice.tsx';
import { PasswordField } from '../frame/password-field.tsx';
import { useRechazo } from '../frame/use-refusal.ts';
import classes from './dialogo.module.css';
import type { DialogoProps } from './reautenticacion.tsx';

/** Over every other dialog, under the warning that the session is about to end. */
const ALTURA = 900;

export function Dialogo({ onResponder }: DialogoProps) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={() => onResponder(false)}
      title="Confirme que es usted"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      returnFocus={false}
      centered
      size={440}
      zIndex={ALTURA}
      classNames={{ title: classes.titulo ?? '' }}
    >
      <p className={classes.texto}>
        Esta acción pide su contraseña. Lo que escribió se conserva, y por {REAUTENTICACION_MINUTOS} minutos
        no se le pedirá otra vez.
      </p>
      <ConContrasena onResponder={onResponder} />
    </Modal>
  );
}

function ConContrasena({ onResponder }: DialogoProps) {
  const email = useCurrentUser()?.email ?? '';
  const formulario = useForm<z.input<typeof credenciales>>({
    resolver: zodResolver(credenciales),
    defaultValues: { email, password: '' },
  });
  const { register, handleSubmit, formState } = formulario;
  const { aviso, detenida, rechazar, olvidar } = useRechazo(formulario, email);
  const enviar = handleSubmit(async ({ password }) => {
    olvidar();
    const body = { metodo: 'contrasena', password } as const;
    await call(reautenticar, { body }).then(() => onResponder(true), rechazar);
  });
  return (
    <form onSubmit={enviar} noValidate aria-busy={formState.isSubmitting}>
      <AccessNotice aviso={aviso} />
      {/* Whose password it is, for whoever keeps them in the browser. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <fieldset className={classes.campos} disabled={formState.isSubmitting}>
        <PasswordField
          label="Contraseña"
          size="sm"
          autoComplete="current-password"
          data-autofocus
          error={formState.errors.password?.message}
          {...register('password')}
        />
      </fieldset>
      <div className={classes.botones}>
        <Button variant="default" onClick={() => onResponder(false)}>
          Cancelar
        </Button>
        <Button type="submit" loading={formState.isSubmitting} disabled={detenida}>
          Confirmar
        </Button>
      </div>
    </form>
  );
}
