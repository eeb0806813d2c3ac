// The password, asked over whatever the person was doing; or a passkey, of whoever has one. Who has a second factor is
// asked for a code once the server says so.
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { REAUTENTICACION_MINUTOS, reautenticar } from '@cuadra/contract/acceso/reautenticacion';
import { credenciales } from '@cuadra/contract/acceso/sesion';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { callForToken } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { session, useCurrentUser } from '#platform/current-session.ts';
import { useReturnFocus } from '#ui/dialogs/return-focus.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from '../frame/access.module.css';
import { AccessNotice } from '../frame/access-form.tsx';
import { PasswordField } from '../frame/password-field.tsx';
import { useRechazo } from '../frame/use-refusal.ts';
import { BotonDePasskey } from '../segundo-factor/boton-de-passkey.tsx';
import { CampoDeCodigo } from '../segundo-factor/campo-de-codigo.tsx';
import { porQueNoHayPasskeys } from '../segundo-factor/passkeys-posibles.ts';
import type { DialogoProps } from './reautenticacion.tsx';

/** Over every other dialog, under the warning that the session is about to end. */
const ALTURA = 900;

export function Dialogo({ onResponder }: DialogoProps) {
  useReturnFocus();
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={() => onResponder(false)}
      title={
        <Text as="span" size="lg" weight="bold">
          {t('proof.title')}
        </Text>
      }
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      returnFocus={false}
      centered
      size={440}
      zIndex={ALTURA}
    >
      <Stack gap="xl">
        <Text muted>{t('proof.text', { minutes: REAUTENTICACION_MINUTOS })}</Text>
        <ConPasskey onResponder={onResponder} />
        <ConContrasena onResponder={onResponder} />
      </Stack>
    </Modal>
  );
}

const NINGUNA: Pick<ApiError, 'segundoFactor' | 'errores'> = { segundoFactor: undefined, errores: [] };

function ConPasskey({ onResponder }: DialogoProps) {
  const { t } = useTranslation();
  const [mensaje, setMensaje] = useState<string>();
  const tienePasskey = useCurrentUser()?.tienePasskey ?? false;
  if (!tienePasskey || porQueNoHayPasskeys() !== undefined) return null;
  return (
    <div>
      {mensaje !== undefined && <AccessNotice aviso={{ tono: 'error', texto: mensaje }} />}
      <BotonDePasskey
        texto={t('proof.passkey')}
        usar={(passkeys) => passkeys.probarQuienEs().then(() => onResponder(true))}
        onFallo={setMensaje}
      />
    </div>
  );
}

function ConContrasena({ onResponder }: DialogoProps) {
  const { t } = useTranslation();
  const email = useCurrentUser()?.email ?? '';
  const { formulario, aviso, detenida, enviar, codigo } = usePrueba(email, () => onResponder(true));
  const { register, formState } = formulario;
  return (
    <form onSubmit={enviar} noValidate aria-busy={formState.isSubmitting}>
      <AccessNotice aviso={aviso} />
      {/* Whose password it is, for whoever keeps them in the browser. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <Box as="fieldset" disabled={formState.isSubmitting}>
        <PasswordField
          label={t('proof.password')}
          size="sm"
          autoComplete="current-password"
          data-autofocus
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <Codigo {...codigo} />
      </Box>
      <Row justify="end" gap="md" roomAbove="2xl">
        <Button variant="default" onClick={() => onResponder(false)}>
          {t('proof.cancel')}
        </Button>
        <Button type="submit" loading={formState.isSubmitting} disabled={detenida}>
          {t('proof.confirm')}
        </Button>
      </Row>
    </form>
  );
}

type Forma = 'totp' | 'recuperacion';

interface CodigoProps {
  /** Undefined: it has not been asked for. */
  readonly forma: Forma | undefined;
  readonly valor: string;
  readonly error: string | undefined;
  readonly onForma: (forma: Forma) => void;
  readonly onValor: (codigo: string) => void;
}

function Codigo({ forma, valor, error, onForma, onValor }: CodigoProps) {
  const { t } = useTranslation();
  if (forma === undefined) return null;
  return (
    <Stack gap="sm" size="sm">
      <CampoDeCodigo key={forma} metodo={forma} value={valor} onChange={onValor} error={error} enfocar />
      <button
        type="button"
        className={classes.enlace}
        onClick={() => onForma(forma === 'totp' ? 'recuperacion' : 'totp')}
      >
        {t(forma === 'totp' ? 'proof.useRecovery' : 'proof.useApp')}
      </button>
    </Stack>
  );
}

function usePrueba(email: string, onProbada: () => void) {
  const formulario = useForm<z.input<typeof credenciales>>({
    resolver: zodResolver(credenciales),
    defaultValues: { email, password: '' },
  });
  const { aviso, detenida, rechazar, olvidar } = useRechazo(formulario, email);
  const [forma, onForma] = useState<Forma>();
  const [valor, onValor] = useState('');
  const [error, setError] = useState<string>();
  const alRechazarse = (rechazo: unknown) => {
    const { segundoFactor, errores } = rechazo instanceof ApiError ? rechazo : NINGUNA;
    const delCodigo = errores.find(({ campo }) => campo.includes('codigo'));
    if (segundoFactor !== undefined)
      onForma(segundoFactor.metodos.includes('totp') ? 'totp' : 'recuperacion');
    else if (delCodigo === undefined) rechazar(rechazo);
    else {
      setError(delCodigo.mensaje);
      onValor('');
    }
  };
  const enviar = formulario.handleSubmit(async ({ password }) => {
    olvidar();
    setError(undefined);
    const conCodigo = forma === undefined ? {} : { codigo: { metodo: forma, codigo: valor } };
    const body = { metodo: 'contrasena', password, ...conCodigo } as const;
    await callForToken(reautenticar, { body }, session.abrir).then(onProbada, alRechazarse);
  });
  return { formulario, aviso, detenida, enviar, codigo: { forma, valor, error, onForma, onValor } };
}
