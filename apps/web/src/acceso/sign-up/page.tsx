// Asking for an account, which takes no password: an administrator decides, and whoever owns the address chooses one with
// the invitation that follows.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { solicitarCuenta } from '@cuadra/contract/acceso/sesion';
import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import classes from '../frame/access.module.css';
import { AccessForm } from '../frame/access-form.tsx';
import { AccessFrame } from '../frame/access-frame.tsx';

const solicitud = solicitarCuenta.body.omit({ password: true }).extend({
  acepta: z.literal(true, { error: 'Debe aceptar las normas para continuar.' }),
});
type Solicitud = Omit<z.input<typeof solicitud>, 'acepta'> & { acepta: boolean };

export function Page() {
  const { formulario, error, enviar } = useSolicitud();
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
        onSubmit={enviar}
        esperando={formulario.formState.isSubmitting}
        aviso={error === undefined ? undefined : { tono: 'error', texto: error }}
        accion="Enviar solicitud"
      >
        <Campos formulario={formulario} />
      </AccessForm>
    </AccessFrame>
  );
}

function useSolicitud() {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const formulario = useForm<Solicitud, unknown, z.output<typeof solicitud>>({
    resolver: zodResolver<Solicitud, unknown, z.output<typeof solicitud>>(solicitud),
    defaultValues: { name: '', email: '', company: '', acepta: false },
  });

  const enviar = formulario.handleSubmit(async ({ acepta: _, ...body }) => {
    setError(undefined);
    try {
      await call(solicitarCuenta, { body });
      await navigate({ to: '/confirmation-required' });
    } catch (fallo) {
      setError(applyErrors(fallo, formulario.setError, ['name', 'email', 'company']));
    }
  });

  return { formulario, error, enviar };
}

function Campos({ formulario }: Pick<ReturnType<typeof useSolicitud>, 'formulario'>) {
  const { register, formState } = formulario;
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
