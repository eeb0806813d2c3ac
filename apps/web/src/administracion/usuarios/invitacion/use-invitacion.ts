import { imprimirSobre } from '@cuadra/contract/acceso/invitaciones';
import { reponerContrasena, type Usuario } from '@cuadra/contract/administracion/usuarios';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { openPdf } from '#ui/files/pdf-window.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { recordarUsuario, refrescarSesiones, refrescarSobres } from '../cache.ts';

const BLOQUEADA =
  'El navegador no dejó abrir la ventana del sobre. Permita las ventanas de Cuadra e imprímalo otra vez.';
const CERRADA = 'La ventana se cerró antes de mostrar el sobre: imprima otro.';

export function useInvitacion({ id, correo }: Usuario) {
  const [fallo, setFallo] = useState<string>();
  const [imprimiendo, setImprimiendo] = useState(false);
  const enviar = useMutation({
    mutationFn: () => call(reponerContrasena, { params: { id } }),
    onMutate: () => setFallo(undefined),
    onError: (error) => setFallo(messageOf(error)),
    onSuccess: async (usuario) => {
      void notify(`Se envió a ${correo}.`);
      await Promise.all([recordarUsuario(usuario), refrescarSesiones()]);
    },
  });
  const imprimir = async () => {
    setFallo(undefined);
    setImprimiendo(true);
    const resultado = await openPdf(async () => {
      try {
        return await call(imprimirSobre, { params: { id } });
      } catch (error) {
        setFallo(messageOf(error));
        throw error;
      }
    });
    if (resultado === 'bloqueada') setFallo(BLOQUEADA);
    if (resultado === 'cerrada') setFallo((dicho) => dicho ?? CERRADA);
    setImprimiendo(false);
    await refrescarSobres();
  };
  return { fallo, enviando: enviar.isPending, imprimiendo, enviar: () => enviar.mutate(), imprimir };
}
