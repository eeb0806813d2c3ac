// Setting a password with the link that came by mail or the envelope that was handed over. What is secret travels after
// the #, so that no server or log along the way sees it, and leaves the address bar as soon as it is read.
import { restablecerContrasena } from '@cuadra/contract/acceso/sesion';
import { correo } from '@cuadra/contract/campos';
import type { Codigo } from '@cuadra/contract/problema';
import { TextInput } from '@mantine/core';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { useOrder } from '#ui/order/use-order.ts';
import { Text } from '#ui/text/text.tsx';
import classes from '../frame/access.module.css';
import { AccessForm, refusalNotice } from '../frame/access-form.tsx';
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

function EnvelopeForm({ codigo }: { readonly codigo: string }) {
  const [guardada, setGuardada] = useState(false);
  const [espera, setEspera] = useState<string>();
  const order = useOrder(restablecerContrasena, {
    initial: { token: codigo, sobre: { email: '', clave: '' }, password: '', repetida: '' },
    schema: entrega,
    body: ({ token, sobre: { email, clave }, password }) => ({
      token,
      sobre: clave === '' ? { email } : { email, clave },
      password,
    }),
    // Waiting for somebody is not a mistake.
    take: (refusal) => {
      if (!isRefusal(refusal, 'INVITACION_POR_CONFIRMAR')) return false;
      setEspera(messageOf(refusal));
      return true;
    },
    onDone: () => setGuardada(true),
  });
  const enviar = () => {
    setEspera(undefined);
    return order.send();
  };
  if (guardada) return <PasswordKept />;
  return (
    <AccessForm
      onSubmit={submitWith(enviar)}
      esperando={order.isSending}
      aviso={espera === undefined ? refusalNotice(order.notice) : { tono: 'info', texto: espera }}
      accion="Guardar contraseña"
    >
      <FormProvider {...order.form}>
        <OfTheEnvelope />
        <NewPassword />
      </FormProvider>
    </AccessForm>
  );
}

interface Sobre {
  readonly token: string;
  readonly sobre: { readonly email: string; readonly clave: string };
}

/** What its bearer reads from the paper. */
function OfTheEnvelope() {
  const { register, formState } = useFormContext<Sobre>();
  const { errors } = formState;
  return (
    <>
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
    </>
  );
}

const eleccion = dosVeces.refine(coinciden, NO_COINCIDEN);

function ResetForm({ token }: { readonly token: string }) {
  const [guardada, setGuardada] = useState(false);
  const [vencido, setVencido] = useState<string>();
  const order = useOrder(restablecerContrasena, {
    initial: { password: '', repetida: '' },
    schema: eleccion,
    body: ({ password }) => ({ token, password }),
    take: (refusal) => {
      if (!isRefusal(refusal, 'ENLACE_VENCIDO')) return false;
      setVencido(messageOf(refusal));
      return true;
    },
    onDone: () => setGuardada(true),
  });
  const enviar = () => {
    setVencido(undefined);
    return order.send();
  };
  if (guardada) return <PasswordKept />;
  return (
    <AccessForm
      onSubmit={submitWith(enviar)}
      esperando={order.isSending}
      aviso={refusalNotice(vencido === undefined ? order.notice : <EnlaceVencido mensaje={vencido} />)}
      accion="Guardar contraseña"
    >
      <FormProvider {...order.form}>
        <NewPassword enfocar />
      </FormProvider>
    </AccessForm>
  );
}

function EnlaceVencido({ mensaje }: { readonly mensaje: string }) {
  return (
    <>
      {mensaje} <Link to="/forgot-password">Solicitar un enlace</Link>
    </>
  );
}

const isRefusal = (refusal: unknown, codigo: Codigo): boolean =>
  refusal instanceof ApiError && refusal.codigo === codigo;
