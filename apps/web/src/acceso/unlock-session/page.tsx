// The session of somebody who was away: the password is asked, or a passkey; and what else they chose to be asked for.
import { credenciales, desbloquearSesion } from '@cuadra/contract/acceso/sesion';
import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useAddress } from '#platform/address/use-address.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { Box } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { direccionDeIngreso } from '../direccion.ts';
import classes from '../frame/access.module.css';
import { AccessForm } from '../frame/access-form.tsx';
import { AccessFrame } from '../frame/access-frame.tsx';
import { PasswordField } from '../frame/password-field.tsx';
import { useEntrar } from '../frame/use-enter.ts';
import { BotonDePasskey } from '../segundo-factor/boton-de-passkey.tsx';
import { MarcoDelSegundoPaso, useDosPasos } from '../segundo-factor/marco-del-segundo-paso.tsx';
import { porQueNoHayPasskeys } from '../segundo-factor/passkeys-posibles.ts';

export function Page() {
  const usuario = useCurrentUser();
  const email = usuario?.email ?? '';
  const nombre = usuario?.name ?? '';
  const entrar = useEntrar(useAddress(direccionDeIngreso).busqueda.redirectURL);
  const formulario = useForm<z.input<typeof credenciales>>({
    resolver: zodResolver(credenciales),
    defaultValues: { email, password: '' },
  });
  const { register, formState } = formulario;
  const { aviso, detenida, enviar, fallar, segundo } = useDosPasos(desbloquearSesion, formulario, entrar);
  if (segundo !== undefined) return <MarcoDelSegundoPaso {...segundo} />;
  return (
    <AccessFrame titulo="Sesión bloqueada" subtitulo="Escriba su contraseña para continuar donde estaba.">
      <AccessForm
        onSubmit={enviar}
        esperando={formState.isSubmitting}
        aviso={aviso}
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
        <Box roomAbove="lg">
          <BotonDePasskey
            texto="Desbloquear con llave de acceso"
            usar={(passkeys) => passkeys.desbloquear(email).then(entrar)}
            onFallo={fallar}
          />
        </Box>
      )}
      <Text muted roomAbove="2xl">
        <Link to="/sign-out" className={classes.enlace}>
          No soy {nombre}
        </Link>
      </Text>
    </AccessFrame>
  );
}
