// Setting a password with the link that came by mail or the envelope that was handed over. What is secret travels after
// the #, so that no server or log along the way sees it, and leaves the address bar as soon as it is read.

import { restablecerContrasena } from '@cuadra/contract/acceso/sesion';
import { correo } from '@cuadra/contract/campos';
import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { Text } from '#ui/text/text.tsx';
import classes from '../frame/access.module.css';
import { AccessForm, type Notice } from '../frame/access-form.tsx';
import { AccessFrame } from '../frame/access-frame.tsx';
import { coinciden, dosVeces, NewPassword, NO_COINCIDEN, PasswordKept } from '../frame/new-password.tsx';

export function Page() {
  const hash = useLocation({ select: (location) => location.hash });
  const [traido] = useState(() => new URLSearchParams(hash));
  const token = traido.get('token');
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== '') void navigate({ to: '/reset-password', hash: '', replace: true });
  }, [hash, navigate]);

  return (
    <AccessFrame
      titulo="Nueva contraseña"
      subtitulo={
        token === null
          ? 'Escriba lo que dice su sobre. Si recibió un enlace por correo, ábralo otra vez desde allí.'
          : 'Al guardarla se cierran sus sesiones en otros equipos.'
      }
    >
      {token === null ? <EnvelopeForm codigo={traido.get('sobre') ?? ''} /> : <ResetForm token={token} />}
      <Text muted roomAbove="2xl">
        <Link to="/forgot-password" className={classes.enlace}>
          {token === null ? 'No tengo un sobre' : 'Solicitar otro enlace'}
        </Link>
        {' · '}
        <Link to="/sign-in" className={classes.enlace}>
          Volver al ingreso
        </Link>
      </Text>
    </AccessFrame>
  );
}

// Setting a password with an envelope: whose it is, the code that it holds, and the key that was told by who identified
// the person. While nobody has confirmed it, the page says so and keeps what was typed.
const entrega = dosVeces
  .extend({
    token: z.string().trim().min(1, 'Escriba el código de su sobre.').max(60, 'El código es más corto.'),
    sobre: z.object({ email: correo, clave: z.string().trim().max(20, 'La clave es más corta.') }),
  })
  .refine(coinciden, NO_COINCIDEN);
type Entrega = z.input<typeof entrega>;

function EnvelopeForm({ codigo }: { readonly codigo: string }) {
  const { formulario, aviso, guardada, enviar } = useEntrega(codigo);
  const { register, formState } = formulario;
  const { errors } = formState;
  if (guardada) return <PasswordKept />;
  return (
    <AccessForm
      onSubmit={enviar}
      esperando={formState.isSubmitting}
      aviso={aviso}
      accion="Guardar contraseña"
    >
      <TextInput
        label="Correo electrónico"
        type="email"
        size="md"
        autoComplete="username"
        autoFocus
        error={errors.sobre?.email?.message}
        {...register('sobre.email')}
      />
      <TextInput
        label="Código del sobre"
        placeholder="XXXXX-XXXXX-XXXXX-XXXXX"
        size="md"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.token?.message}
        {...register('token')}
      />
      <TextInput
        label="Clave de entrega"
        description="La que le dijo quien lo identificó. Déjela en blanco si su sobre no la menciona."
        placeholder="XXXX-XXXX"
        size="md"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.sobre?.clave?.message}
        {...register('sobre.clave')}
      />
      <FormProvider {...formulario}>
        <NewPassword />
      </FormProvider>
    </AccessForm>
  );
}

function useEntrega(codigo: string) {
  const [guardada, setGuardada] = useState(false);
  const [aviso, setAviso] = useState<Notice>();
  const formulario = useForm<Entrega>({
    resolver: zodResolver(entrega),
    defaultValues: { token: codigo, sobre: { email: '', clave: '' }, password: '', repetida: '' },
  });

  const enviar = formulario.handleSubmit(async ({ token, sobre: { email, clave }, password }) => {
    setAviso(undefined);
    const sobre = clave === '' ? { email } : { email, clave };
    try {
      await call(restablecerContrasena, { body: { token, sobre, password } });
      setGuardada(true);
    } catch (fallo) {
      const texto = applyErrors(fallo, formulario.setError, [
        'token',
        'sobre.email',
        'sobre.clave',
        'password',
      ]);
      setAviso(texto === undefined ? undefined : { tono: tonoDe(fallo), texto });
    }
  });

  return { formulario, aviso, guardada, enviar };
}

/** Waiting for somebody is not a mistake. */
const tonoDe = (fallo: unknown) =>
  fallo instanceof ApiError && fallo.codigo === 'INVITACION_POR_CONFIRMAR' ? 'info' : 'error';

const eleccion = dosVeces.refine(coinciden, NO_COINCIDEN);

function ResetForm({ token }: { readonly token: string }) {
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
