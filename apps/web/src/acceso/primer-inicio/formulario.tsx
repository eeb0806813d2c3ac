import '@mantine/core/styles/Input.layer.css';
import { crearPrimerAdministrador } from '@cuadra/contract/acceso/primer-inicio';
import { iniciarSesion } from '@cuadra/contract/acceso/sesion';
import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { AccessForm } from '../frame/access-form.tsx';
import { coinciden, dosVeces, NewPassword, NO_COINCIDEN } from '../frame/new-password.tsx';
import { useEntrar } from '../frame/use-enter.ts';

const primero = crearPrimerAdministrador.body.extend(dosVeces.shape).refine(coinciden, NO_COINCIDEN);
type Primero = z.input<typeof primero>;

export function Formulario({ alFaltarElCodigo }: { readonly alFaltarElCodigo: () => void }) {
  const { formulario, error, enviar } = usePrimerInicio(alFaltarElCodigo);
  return (
    <AccessForm
      onSubmit={enviar}
      esperando={formulario.formState.isSubmitting}
      aviso={error === undefined ? undefined : { tono: 'error', texto: error }}
      accion="Crear y entrar"
    >
      <FormProvider {...formulario}>
        <Campos />
        <NewPassword />
      </FormProvider>
    </AccessForm>
  );
}

function Campos() {
  const { register, formState } = useFormContext<Primero>();
  const { errors } = formState;
  return (
    <>
      <TextInput
        label="Código"
        description="Está en la ventana donde se inició Cuadra. Sirve una sola vez."
        placeholder="XXXXX-XXXXX-XXXXX-XXXXX"
        size="md"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        error={errors.codigo?.message}
        {...register('codigo')}
      />
      <TextInput
        label="Nombre completo"
        size="md"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextInput
        label="Correo electrónico"
        type="email"
        size="md"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
    </>
  );
}

function usePrimerInicio(alFaltarElCodigo: () => void) {
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const entrar = useEntrar('/administracion/puesta-en-marcha');
  const formulario = useForm<Primero>({
    resolver: zodResolver(primero),
    defaultValues: { codigo: '', name: '', email: '', password: '', repetida: '' },
  });
  const enviar = formulario.handleSubmit(async ({ repetida: _, ...body }) => {
    setError(undefined);
    try {
      await call(crearPrimerAdministrador, { body });
    } catch (fallo) {
      if (fallo instanceof ApiError && SE_ACABO.has(fallo.codigo ?? '')) alFaltarElCodigo();
      return setError(applyErrors(fallo, formulario.setError, ['codigo', 'name', 'email', 'password']));
    }
    // There is an administrador now, whatever happens next: from here on, entering is as always.
    try {
      await entrar(await call(iniciarSesion, { body: { email: body.email, password: body.password } }));
    } catch {
      await navigate({ to: '/sign-in', search: {} });
    }
  });
  return { formulario, error, enviar };
}

const SE_ACABO: ReadonlySet<string> = new Set(['PRIMER_INICIO_SIN_CODIGO', 'PRIMER_INICIO_HECHO']);
