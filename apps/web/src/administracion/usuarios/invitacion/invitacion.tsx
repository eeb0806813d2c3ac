// How a person gets a password, which only they know: a link to their mailbox, or an envelope handed over in person. The
// administrator sees how far it is, never what it says.
import { imprimirSobre } from '@cuadra/contract/acceso/invitaciones';
import { opcionesDeAcceso } from '@cuadra/contract/acceso/sesion';
import { reponerContrasena, type Usuario } from '@cuadra/contract/administracion/usuarios';
import { EnvelopeIcon, PrinterIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { openPdf } from '#ui/files/pdf-window.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Note } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { recordarUsuario, refrescarSesiones, refrescarSobres } from '../cache.ts';
import { explicarInvitacion } from './nombres.ts';

const ICONO = { width: 18, height: 18, 'aria-hidden': true } as const;

export function InvitacionDeUsuario({ usuario }: { readonly usuario: Usuario }) {
  const { nombre, correo, activo, tieneContrasena } = usuario;
  const { data: opciones } = useQuery(queryOf(opcionesDeAcceso));
  const { fallo, enviando, imprimiendo, enviar, imprimir } = useInvitacion(usuario);
  const preguntar = usePreguntas(usuario);
  const situacion = explicarInvitacion(usuario);
  return (
    <Section title="Contraseña" level={3} pad="2xl none">
      {situacion !== '' && <Note breaks>{situacion}</Note>}
      <Note breaks>{activo ? EXPLICACION[modo(opciones?.hayCorreo)] : DESHABILITADO}</Note>
      <Actions>
        {opciones?.hayCorreo === true && (
          <Button
            variant="default"
            leftSection={<EnvelopeIcon {...ICONO} />}
            disabled={!activo}
            loading={enviando}
            onClick={() => void preguntar.envio(enviar)}
          >
            {tieneContrasena ? 'Reponer contraseña' : 'Enviar invitación'}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<PrinterIcon {...ICONO} />}
          disabled={!activo}
          loading={imprimiendo}
          aria-label={`Imprimir el sobre de ${nombre}, ${correo}`}
          onClick={() => void preguntar.sobre(imprimir)}
        >
          Imprimir sobre
        </Button>
      </Actions>
      {fallo !== undefined && <FormNotice tone="error" text={fallo} />}
    </Section>
  );
}

const modo = (hayCorreo = false) => (hayCorreo ? 'correo' : 'sobre');

const DESHABILITADO = 'El usuario está deshabilitado. Habilítelo antes de reponer su contraseña.';

const EXPLICACION = {
  correo:
    'Recibe en su correo un enlace de un solo uso para poner su contraseña; nadie más lo ve. A quien no le llegue correo se le imprime un sobre.',
  sobre:
    'No hay servidor de correo: la persona pone su contraseña con un sobre de un solo uso, que se le entrega en persona.',
};

function usePreguntas({ id, nombre, correo, tieneContrasena }: Usuario) {
  const confirmar = useConfirm();
  const esPropio = useCurrentUser()?.id === id;
  const cierre = esPropio
    ? ' Es su propio usuario: también se cierra esta sesión.'
    : ' Se cierran sus sesiones abiertas.';
  const accion = tieneContrasena ? 'Reponer contraseña' : 'Enviar invitación';
  return {
    async envio(enviar: () => void) {
      const texto = `Se envía a ${correo} un enlace para que ${esPropio ? 'ponga' : `${nombre} ponga`} su contraseña; el anterior deja de servir.${tieneContrasena ? cierre : ''}`;
      if (await confirmar({ title: accion, text: texto, action: accion })) enviar();
    },
    async sobre(imprimir: () => Promise<void>) {
      const texto = `Se abre una hoja para doblar y entregar en persona a ${nombre}: no se mostrará otra vez, y la anterior deja de servir. Servirá cuando otro contador o administrador confirme a quién se entregó.`;
      if (await confirmar({ title: 'Imprimir sobre', text: texto, action: 'Imprimir sobre' }))
        await imprimir();
    },
  };
}

const BLOQUEADA =
  'El navegador no dejó abrir la ventana del sobre. Permita las ventanas de Cuadra e imprímalo otra vez.';
const CERRADA = 'La ventana se cerró antes de mostrar el sobre: imprima otro.';

function useInvitacion({ id, correo }: Usuario) {
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
