// Entering with email and password, and with what else the person chose to be asked for; or with a passkey alone. After a
// refusal the email stays and the password waits to be typed again.
import '@mantine/core/styles/Input.layer.css';
import {
  credenciales,
  iniciarSesion,
  opcionesDeAcceso,
  type SesionAbierta,
} from '@cuadra/contract/acceso/sesion';
import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useAddress } from '#platform/address/use-address.ts';
import { type ExitReason, readExit } from '#platform/last-exit.ts';
import { queryOf } from '#platform/query.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import { direccionDeIngreso } from '../direccion.ts';
import classes from '../frame/access.module.css';
import { AccessForm, type Notice } from '../frame/access-form.tsx';
import { AccessFrame } from '../frame/access-frame.tsx';
import { PasswordField } from '../frame/password-field.tsx';
import { useEntrar } from '../frame/use-enter.ts';
import { BotonDePasskey } from '../segundo-factor/boton-de-passkey.tsx';
import { MarcoDelSegundoPaso, useDosPasos } from '../segundo-factor/marco-del-segundo-paso.tsx';
import { porQueNoHayPasskeys } from '../segundo-factor/passkeys-posibles.ts';

type Credenciales = z.input<typeof credenciales>;

export function Page() {
  const { data: opciones } = useQuery(queryOf(opcionesDeAcceso));
  const { register, formState, aviso, conCorreo, detenida, enviar, llenar, segundo, entrar, fallar } =
    useIngreso();
  if (opciones?.sinUsuarios) return <Navigate to="/primer-inicio" replace />;
  if (segundo !== undefined) return <MarcoDelSegundoPaso {...segundo} />;
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
          autoFocus={!conCorreo}
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Contraseña"
          autoComplete="current-password"
          autoFocus={conCorreo}
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <Row justify="end" size="sm" className={classes.entre}>
          <Link to="/forgot-password" className={classes.enlace}>
            Olvidé mi contraseña
          </Link>
        </Row>
      </AccessForm>
      <ConPasskey entrar={entrar} fallar={fallar} />
      <Text muted roomAbove="2xl">
        ¿No tiene cuenta?{' '}
        <Link to="/sign-up" className={classes.enlace}>
          Solicítela
        </Link>
      </Text>
      {opciones?.demo != null && <DemoUsers {...opciones.demo} llenar={llenar} />}
    </AccessFrame>
  );
}

interface ConPasskeyProps {
  readonly entrar: (abierta: SesionAbierta) => Promise<void>;
  readonly fallar: (mensaje: string | undefined) => void;
}

function ConPasskey({ entrar, fallar }: ConPasskeyProps) {
  if (porQueNoHayPasskeys() !== undefined) return null;
  return (
    <Box roomAbove="lg">
      <BotonDePasskey
        texto="Ingresar con llave de acceso"
        usar={(passkeys) => passkeys.ingresar().then(entrar)}
        onFallo={fallar}
      />
    </Box>
  );
}

const POR_QUE: Readonly<Record<ExitReason, string>> = {
  inactividad: 'Su sesión finalizó por falta de actividad. Ingrese de nuevo para seguir donde estaba.',
  terminada: 'Su sesión finalizó. Ingrese de nuevo para seguir donde estaba.',
};

function useIngreso() {
  const [salida] = useState(() => readExit(sessionStorage));
  const entrar = useEntrar(useAddress(direccionDeIngreso).busqueda.redirectURL);
  const formulario = useForm<Credenciales>({
    resolver: zodResolver(credenciales),
    defaultValues: { email: salida?.correo ?? '', password: '' },
  });
  const { register, formState, setValue, setFocus, clearErrors } = formulario;
  const dosPasos = useDosPasos(iniciarSesion, formulario, entrar);

  const llenar = (email: string, password: string) => {
    setValue('email', email);
    setValue('password', password);
    clearErrors();
    dosPasos.fallar(undefined);
    setFocus('password');
  };

  const porQue: Notice | undefined = salida && { tono: 'info', texto: POR_QUE[salida.motivo] };
  return {
    register,
    formState,
    llenar,
    entrar,
    ...dosPasos,
    aviso: dosPasos.aviso ?? porQue,
    conCorreo: salida !== undefined,
  };
}

// The demo's people, one per role. Choosing one fills the form; entering is still the person's act.
interface DemoUsersProps {
  readonly password: string;
  readonly users: readonly { readonly name: string; readonly email: string; readonly rol: string }[];
  readonly llenar: (email: string, password: string) => void;
}

/** In the letter of the sentence. */
const SIN_TECLAS = { fontFamily: 'inherit' };

function DemoUsers({ password, users, llenar }: DemoUsersProps) {
  return (
    <Stack as="section" gap="xs" roomAbove="2xl" pad="xl none" line="above" aria-labelledby="usuarios-demo">
      <Title id="usuarios-demo" size="sm">
        Usuarios de demostración
      </Title>
      <Text size="xs" muted>
        Elija uno para llenar el formulario; la contraseña es{' '}
        <Text as="code" weight="medium" tone="normal" unbroken style={SIN_TECLAS}>
          {password}
        </Text>
        .
      </Text>
      <Box as="ul" className={classes.usuarios}>
        {users.map(({ name, email, rol }) => (
          <li key={email}>
            <button
              type="button"
              className={classes.usuario}
              onClick={() => llenar(email, password)}
              title={name}
            >
              <Row as="span" oneLine justify="between" gap="lg" pad="xs md" size="sm">
                <Text as="span" weight="medium" rigid>
                  {rol}
                </Text>
                <Text as="span" muted cut>
                  {email}
                </Text>
              </Row>
            </button>
          </li>
        ))}
      </Box>
    </Stack>
  );
}
