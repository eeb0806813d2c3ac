// The session of somebody who was away: the password is asked, or a passkey; and what else they chose to be asked for.
import { credenciales, desbloquearSesion } from '@cuadra/contract/acceso/sesion';
import type { SegundoFactorRequerido } from '@cuadra/contract/problema';
import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useAddress } from '../../platform/address/use-address.ts';
import { call } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { useCurrentUser } from '../../platform/current-session.ts';
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

const SegundoPaso = lazy(async () => ({
  default: (await import('../segundo-factor/segundo-paso.tsx')).SegundoPaso,
}));

export function Page() {
  const usuario = useCurrentUser();
  const email = usuario?.email ?? '';
  const nombre = usuario?.name ?? '';
  const entrar = useEntrar(useAddress(direccionDeIngreso).busqueda.redirectURL);
  const formulario = useForm<z.input<typeof credenciales>>({
    resolver: zodResolver(credenciales),
    defaultValues: { email, password: '' },
  });
  const { register, handleSubmit, formState } = formulario;
  const { aviso, detenida, rechazar, olvidar } = useRechazo(formulario, email);

  const [requerido, setRequerido] = useState<SegundoFactorRequerido>();
  const [fallo, setFallo] = useState<string>();
  const enviar = handleSubmit(async (credencial) => {
    olvidar();
    setFallo(undefined);
    const dispositivo = dispositivoDe(email);
    const body = dispositivo === undefined ? credencial : { ...credencial, dispositivo };
    await call(desbloquearSesion, { body }).then(entrar, (error: unknown) => {
      const falta = error instanceof ApiError ? error.segundoFactor : undefined;
      if (falta === undefined) rechazar(error);
      else setRequerido(falta);
    });
  });
  const volver = (motivo?: string) => {
    setRequerido(undefined);
    formulario.setValue('password', '');
    setFallo(motivo);
  };

  if (requerido !== undefined)
    return (
      <AccessFrame titulo="Segundo factor" subtitulo={email}>
        <Suspense>
          <SegundoPaso email={email} requerido={requerido} onEntrar={entrar} onVolver={volver} />
        </Suspense>
      </AccessFrame>
    );
  return (
    <AccessFrame titulo="Sesión bloqueada" subtitulo="Escriba su contraseña para continuar donde estaba.">
      <AccessForm
        onSubmit={enviar}
        esperando={formState.isSubmitting}
        aviso={fallo === undefined ? aviso : { tono: 'error', texto: fallo }}
        accion="Desbloquear"
        detenida={detenida}
      >
        <TextInput label="Nombre" size="md" value={nombre} disabled readOnly />
        <PasswordField
          label="Contraseña"
          autoComplete="current-password"
          autoFocus
          error={formState.errors.password?.message}
          {...register('password')}
        />
      </AccessForm>
      {usuario?.tienePasskey === true && porQueNoHayPasskeys() === undefined && (
        <div className={enlaces.otra}>
          <BotonDePasskey
            texto="Desbloquear con llave de acceso"
            usar={(passkeys) => passkeys.desbloquear(email).then(entrar)}
            onFallo={setFallo}
          />
        </div>
      )}
      <p className={enlaces.pie}>
        <Link to="/sign-out" className={enlaces.enlace}>
          No soy {nombre}
        </Link>
      </p>
    </AccessFrame>
  );
}
