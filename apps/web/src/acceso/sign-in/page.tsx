// Entering with email and password, and with what else the person chose to be asked for; or with a passkey alone. After a
// refusal the email stays and the password waits to be typed again.
import '@mantine/core/styles/Input.layer.css';
import { credenciales, iniciarSesion, opcionesDeAcceso } from '@cuadra/contract/acceso/sesion';
import type { SegundoFactorRequerido } from '@cuadra/contract/problema';
import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useAddress } from '../../platform/address/use-address.ts';
import { call } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { queryOf } from '../../platform/query.ts';
import { direccionDeIngreso } from '../direccion.ts';
import { AccessForm } from '../frame/access-form.tsx';
import { AccessFrame } from '../frame/access-frame.tsx';
import enlaces from '../frame/access-links.module.css';
import { PasswordField } from '../frame/password-field.tsx';
import { useEntrar } from '../frame/use-enter.ts';
import { useRechazo } from '../frame/use-refusal.ts';
import { BotonDePasskey } from '../segundo-factor/boton-de-passkey.tsx';
import { dispositivoDe } from '../segundo-factor/dispositivos-recordados.ts';
import { porQueNoHayPasskeys } from '../segundo-factor/passkeys-posibles.ts';
import { DemoUsers } from './demo-users.tsx';

/** Only who has a second factor pays for it. */
const SegundoPaso = lazy(async () => ({
  default: (await import('../segundo-factor/segundo-paso.tsx')).SegundoPaso,
}));

type Credenciales = z.input<typeof credenciales>;

export function Page() {
  const { data: opciones } = useQuery(queryOf(opcionesDeAcceso));
  const { register, formState, aviso, detenida, enviar, llenar, segundo, volver, entrar, fallar } =
    useIngreso();
  if (segundo !== undefined)
    return (
      <AccessFrame titulo="Segundo factor" subtitulo={segundo.email}>
        <Suspense>
          <SegundoPaso {...segundo} onEntrar={entrar} onVolver={volver} />
        </Suspense>
      </AccessFrame>
    );
  return (
    <AccessFrame titulo="Ingresar" subtitulo={opciones?.institucion}>
      <AccessForm
        onSubmit={enviar}
        esperando={formState.isSubmitting}
        aviso={aviso}
        accion="Ingresar"
        detenida={detenida}
      >
        <TextInput
          label="Correo electrónico"
          type="email"
          size="md"
          autoComplete="username"
          autoFocus
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Contraseña"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <div className={enlaces.entre}>
          <Link to="/forgot-password" className={enlaces.enlace}>
            Olvidé mi contraseña
          </Link>
        </div>
      </AccessForm>
      {porQueNoHayPasskeys() === undefined && (
        <div className={enlaces.otra}>
          <BotonDePasskey
            texto="Ingresar con llave de acceso"
            usar={(passkeys) => passkeys.ingresar().then(entrar)}
            onFallo={fallar}
          />
        </div>
      )}
      <p className={enlaces.pie}>
        ¿No tiene cuenta?{' '}
        <Link to="/sign-up" className={enlaces.enlace}>
          Solicítela
        </Link>
      </p>
      {opciones?.demo != null && <DemoUsers {...opciones.demo} llenar={llenar} />}
    </AccessFrame>
  );
}

function useIngreso() {
  const entrar = useEntrar(useAddress(direccionDeIngreso).busqueda.redirectURL);
  const formulario = useForm<Credenciales>({
    resolver: zodResolver(credenciales),
    defaultValues: { email: '', password: '' },
  });
  const { register, handleSubmit, formState, setValue, setFocus, clearErrors, watch } = formulario;
  const { aviso, detenida, rechazar, olvidar } = useRechazo(formulario, watch('email'));

  const [segundo, setSegundo] = useState<{ email: string; requerido: SegundoFactorRequerido }>();
  const [fallo, setFallo] = useState<string>();

  const enviar = handleSubmit(async (credencial) => {
    olvidar();
    setFallo(undefined);
    const { email } = credencial;
    const dispositivo = dispositivoDe(email);
    const body = dispositivo === undefined ? credencial : { ...credencial, dispositivo };
    await call(iniciarSesion, { body }).then(entrar, (error: unknown) => {
      const requerido = error instanceof ApiError ? error.segundoFactor : undefined;
      if (requerido === undefined) rechazar(error);
      else setSegundo({ email, requerido });
    });
  });
  const volver = (motivo?: string) => {
    setSegundo(undefined);
    setValue('password', '');
    setFallo(motivo);
  };
  const fallar = (mensaje: string | undefined) => {
    olvidar();
    setFallo(mensaje);
  };

  const llenar = (email: string, password: string) => {
    setValue('email', email);
    setValue('password', password);
    clearErrors();
    olvidar();
    setFocus('password');
  };

  return {
    register,
    formState,
    aviso: fallo === undefined ? aviso : ({ tono: 'error', texto: fallo } as const),
    detenida,
    enviar,
    llenar,
    segundo,
    volver,
    entrar,
    fallar,
  };
}
