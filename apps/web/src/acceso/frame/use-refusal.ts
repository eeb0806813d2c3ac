// What a page that asks for a password does when the server refuses: says why, keeps the email, empties the password
// and waits there; after too many attempts it counts the seconds that the server asks to wait.
import type { credenciales } from '@cuadra/contract/acceso/sesion';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, messageOf } from '#platform/api-error.ts';
import type { Notice } from './access-form.tsx';
import { enPalabras, useCountdown } from './use-countdown.ts';

type Credenciales = z.input<typeof credenciales>;

interface Rechazo {
  readonly mensaje: string;
  readonly email: string;
  readonly esBloqueo: boolean;
}

export function useRechazo(formulario: UseFormReturn<Credenciales>, email: string) {
  const { setFocus, setValue, getValues, formState } = formulario;
  const { isSubmitting } = formState;
  const [rechazo, setRechazo] = useState<Rechazo>();
  const { segundos, empezar } = useCountdown();

  // Only once the form is enabled again can a field take the focus.
  useEffect(() => {
    if (rechazo !== undefined && !isSubmitting) setFocus('password');
  }, [rechazo, isSubmitting, setFocus]);

  const rechazar = (error: unknown) => {
    const espera =
      error instanceof ApiError && error.codigo === 'DEMASIADOS_INTENTOS' ? error.esperaSegundos : undefined;
    if (espera !== undefined) empezar(espera);
    setValue('password', '');
    setRechazo({ mensaje: mensajeDe(error), email: getValues('email'), esBloqueo: espera !== undefined });
  };

  // The lock is of one account; another email may be tried.
  const detenida = rechazo?.esBloqueo === true && segundos > 0 && rechazo.email === email;
  return { aviso: avisoDe(rechazo, segundos), detenida, rechazar, olvidar: () => setRechazo(undefined) };
}

/** In the demo without a server, as the client's specification has it: nobody by that email and password is a 404. */
const mensajeDe = (error: unknown): string =>
  error instanceof ApiError && error.status === 404
    ? 'El correo o la contraseña no son correctos.'
    : messageOf(error);

function avisoDe(rechazo: Rechazo | undefined, segundos: number): Notice | undefined {
  if (rechazo === undefined) return undefined;
  if (!rechazo.esBloqueo) return { tono: 'error', texto: rechazo.mensaje };
  if (segundos === 0) return { tono: 'info', texto: 'Ya puede intentar de nuevo.' };
  return { tono: 'error', texto: rechazo.mensaje, cuenta: `Quedan ${enPalabras(segundos)}.` };
}
