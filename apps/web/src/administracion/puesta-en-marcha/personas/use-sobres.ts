// The envelopes of everybody who still has no password, printed together.
import { listarSobres } from '@cuadra/contract/acceso/invitaciones';
import { imprimirSobres, SOBRES_JUNTOS_MAX } from '@cuadra/contract/administracion/puesta-en-marcha/personas';
import { listarUsuarios, type Usuario } from '@cuadra/contract/administracion/usuarios';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryClient } from '#platform/query.ts';
import { openPdf } from '#ui/files/pdf-window.ts';

const BLOQUEADA =
  'El navegador no dejó abrir la ventana de los sobres. Permita las ventanas de Cuadra e imprímalos otra vez.';
const CERRADA = 'La ventana se cerró antes de mostrar los sobres: imprímalos otra vez.';

/** Nobody wrote to them, or the time to answer passed: an envelope would not undo one that is on its way. */
export const sinSobre = ({ activo, tieneContrasena, invitacion }: Usuario): boolean =>
  activo && !tieneContrasena && (invitacion === null || ['vencida', 'anulada'].includes(invitacion.estado));

export function useSobres(usuarios: readonly Usuario[]) {
  const [fallo, setFallo] = useState<string>();
  const [imprimiendo, setImprimiendo] = useState(false);
  const pendientes = usuarios.filter(sinSobre).slice(0, SOBRES_JUNTOS_MAX);
  const imprimir = async () => {
    setFallo(undefined);
    setImprimiendo(true);
    const resultado = await openPdf(async () => {
      try {
        return await call(imprimirSobres, { body: { usuarios: pendientes.map(({ id }) => id) } });
      } catch (error) {
        setFallo(messageOf(error));
        throw error;
      }
    });
    if (resultado === 'bloqueada') setFallo(BLOQUEADA);
    if (resultado === 'cerrada') setFallo((dicho) => dicho ?? CERRADA);
    setImprimiendo(false);
    await Promise.all(
      [listarSobres.path, listarUsuarios.path].map((ruta) =>
        queryClient.invalidateQueries({ queryKey: [ruta] }),
      ),
    );
  };
  return { pendientes: pendientes.length, fallo, imprimiendo, imprimir };
}
