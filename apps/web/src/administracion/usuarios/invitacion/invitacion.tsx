// How a person gets a password, which only they know: a link to their mailbox, or an envelope handed over in person. The
// administrator sees how far it is, never what it says.
import { opcionesDeAcceso } from '@cuadra/contract/acceso/sesion';
import type { Usuario } from '@cuadra/contract/administracion/usuarios';
import { EnvelopeIcon, PrinterIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Seccion } from '../seccion.tsx';
import classes from './invitacion.module.css';
import { explicarInvitacion } from './nombres.ts';
import { useInvitacion } from './use-invitacion.ts';

const ICONO = { width: 18, height: 18, 'aria-hidden': true } as const;

export function InvitacionDeUsuario({ usuario }: { readonly usuario: Usuario }) {
  const { nombre, correo, activo, tieneContrasena } = usuario;
  const { data: opciones } = useQuery(queryOf(opcionesDeAcceso));
  const { fallo, enviando, imprimiendo, enviar, imprimir } = useInvitacion(usuario);
  const preguntar = usePreguntas(usuario);
  const situacion = explicarInvitacion(usuario);
  return (
    <Seccion titulo="Contraseña">
      {situacion !== '' && <p className={classes.texto}>{situacion}</p>}
      <p className={classes.texto}>{activo ? EXPLICACION[modo(opciones?.hayCorreo)] : DESHABILITADO}</p>
      <div className={classes.botones}>
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
      </div>
      {fallo !== undefined && <FormNotice tono="error" texto={fallo} />}
    </Seccion>
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
      if (await confirmar({ titulo: accion, texto, accion })) enviar();
    },
    async sobre(imprimir: () => Promise<void>) {
      const texto = `Se abre una hoja para doblar y entregar en persona a ${nombre}: no se mostrará otra vez, y la anterior deja de servir. Servirá cuando otro contador o administrador confirme a quién se entregó.`;
      if (await confirmar({ titulo: 'Imprimir sobre', texto, accion: 'Imprimir sobre' })) await imprimir();
    },
  };
}
