// Asking for an account, which takes no password: an administrator decides, and whoever owns the address chooses one with
// the invitation that follows.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { solicitarCuenta } from '@cuadra/contract/acceso/sesion';
import { Checkbox, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { submitWith } from '#ui/dialogs/submit.ts';
import { useOrder } from '#ui/order/use-order.ts';
import classes from '../frame/access.module.css';
import { AccessForm, refusalNotice } from '../frame/access-form.tsx';
import { AccessFrame } from '../frame/access-frame.tsx';

const solicitud = solicitarCuenta.body.omit({ password: true }).extend({
  acepta: z.literal(true, { error: 'Debe aceptar las normas para continuar.' }),
});
type Solicitud = Omit<z.input<typeof solicitud>, 'acepta'> & { acepta: boolean };

const NUEVA: Solicitud = { name: '', email: '', company: '', acepta: false };

export function Page() {
  const navigate = useNavigate();
  const order = useOrder(solicitarCuenta, {
    initial: NUEVA,
    schema: solicitud,
    body: ({ acepta: _, ...body }) => body,
    onDone: () => void navigate({ to: '/confirmation-required' }),
  });
  return (
    <AccessFrame
      titulo="Solicitar una cuenta"
      subtitulo={
        <>
          ¿Ya tiene una?{' '}
          <Link to="/sign-in" className={classes.enlace}>
            Ingrese
          </Link>
        </>
      }
    >
      <AccessForm
        onSubmit={submitWith(order.send)}
        esperando={order.isSending}
        aviso={refusalNotice(order.notice)}
        accion="Enviar solicitud"
      >
        <Campos form={order.form} />
      </AccessForm>
    </AccessFrame>
  );
}

function Campos({ form }: { readonly form: UseFormReturn<Solicitud, unknown, z.output<typeof solicitud>> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextInput
        label="Nombre completo"
        size="md"
        autoComplete="name"
        autoFocus
        error={errors.name?.message}
        {...register('name')}
      />
      <TextInput
        label="Correo electrónico"
        type="email"
        size="md"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextInput
        label="Institución o agencia (opcional)"
        size="md"
        autoComplete="organization"
        error={errors.company?.message}
        {...register('company')}
      />
      <Checkbox
        label="Acepto las normas de uso y de confidencialidad de la institución."
        error={errors.acepta?.message}
        {...register('acepta')}
      />
    </>
  );
}
