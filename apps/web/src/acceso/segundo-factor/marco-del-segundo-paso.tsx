// The second step in the place of the page that asked for the password. Only who has a second factor pays for it.
import type { SegundoFactorRequerido } from '@cuadra/contract/acceso/segundo-factor-requerido';
import type {
  credenciales,
  desbloquearSesion,
  iniciarSesion,
  SesionAbierta,
} from '@cuadra/contract/acceso/sesion';
import { lazy, Suspense, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import type { Notice } from '../frame/access-form.tsx';
import { AccessFrame } from '../frame/access-frame.tsx';
import { useRechazo } from '../frame/use-refusal.ts';
import { dispositivoDe } from './dispositivos-recordados.ts';
import { equipoPropio } from './equipo-propio.ts';

const SegundoPaso = lazy(async () => ({ default: (await import('./segundo-paso.tsx')).SegundoPaso }));

export function MarcoDelSegundoPaso(pendiente: SegundoPasoPendiente) {
  return (
    <AccessFrame titulo="Segundo factor" subtitulo={pendiente.email}>
      <Suspense>
        <SegundoPaso {...pendiente} />
      </Suspense>
    </AccessFrame>
  );
}

// What a page that asks for a password does when the right one is not enough: the second step takes its place, and the page
// comes back if that is given up.
export interface SegundoPasoPendiente {
  readonly email: string;
  readonly requerido: SegundoFactorRequerido;
  readonly onEntrar: (abierta: SesionAbierta) => Promise<void>;
  readonly onVolver: (motivo?: string) => void;
}

export function useDosPasos(
  endpoint: typeof iniciarSesion | typeof desbloquearSesion,
  formulario: UseFormReturn<z.input<typeof credenciales>>,
  entrar: (abierta: SesionAbierta) => Promise<void>,
) {
  const { handleSubmit, setValue, watch } = formulario;
  const { aviso, detenida, rechazar, olvidar } = useRechazo(formulario, watch('email'));
  const [falta, setFalta] = useState<Pick<SegundoPasoPendiente, 'email' | 'requerido'>>();
  const [fallo, setFallo] = useState<string>();

  const enviar = handleSubmit(async (credencial) => {
    olvidar();
    setFallo(undefined);
    const { email } = credencial;
    const dispositivo = dispositivoDe(email);
    const conEquipo = { ...credencial, equipo: equipoPropio() };
    const body = dispositivo === undefined ? conEquipo : { ...conEquipo, dispositivo };
    await call(endpoint, { body }).then(entrar, (error: unknown) => {
      const requerido = error instanceof ApiError ? error.segundoFactor : undefined;
      if (requerido === undefined) rechazar(error);
      else setFalta({ email, requerido });
    });
  });
  const fallar = (mensaje: string | undefined) => {
    olvidar();
    setFallo(mensaje);
  };
  const onVolver = (motivo?: string) => {
    setFalta(undefined);
    setValue('password', '');
    setFallo(motivo);
  };
  const avisoPropio: Notice | undefined = fallo === undefined ? aviso : { tono: 'error', texto: fallo };
  const segundo: SegundoPasoPendiente | undefined = falta && { ...falta, onEntrar: entrar, onVolver };
  return { aviso: avisoPropio, detenida, enviar, fallar, segundo };
}
