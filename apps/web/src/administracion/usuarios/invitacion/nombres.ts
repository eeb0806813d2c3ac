// What is said of somebody's invitation, in a word for the list and in a sentence for their panel.
import type { EstadoDeInvitacion, Invitacion } from '@cuadra/contract/acceso/invitaciones';
import type { Usuario } from '@cuadra/contract/administracion/usuarios';
import { formatInstant } from '#ui/format/date.ts';

type Invitado = Pick<Usuario, 'tieneContrasena' | 'invitacion'>;

/** What still waits for something; what ended says nothing. */
const nombres: Readonly<Record<EstadoDeInvitacion, string>> = {
  enviada: 'Invitación enviada',
  'por-confirmar': 'Sobre por confirmar',
  lista: 'Sobre confirmado',
  vencida: 'Invitación vencida',
  usada: '',
  anulada: '',
};

/** Empty where there is nothing to attend to: they have a password and wait for nothing. */
export function resumirInvitacion({ tieneContrasena, invitacion }: Invitado): string {
  const nombre = invitacion === null ? '' : nombres[invitacion.estado];
  const yaNoImporta = tieneContrasena && invitacion?.estado === 'vencida';
  if (nombre !== '' && !yaNoImporta) return nombre;
  return tieneContrasena ? '' : 'Sin invitación';
}

export function explicarInvitacion({ tieneContrasena, invitacion }: Invitado): string {
  const sinContrasena = tieneContrasena ? '' : 'Aún no tiene contraseña: no puede ingresar. ';
  if (invitacion === null) return sinContrasena;
  return `${sinContrasena}${suceso(invitacion)}`;
}

function suceso({ estado, via, creadaEn, venceEn, exenta }: Invitacion): string {
  const cosa = via === 'correo' ? 'El enlace enviado por correo' : 'El sobre impreso';
  const desde = `${cosa} el ${formatInstant(creadaEn)}`;
  switch (estado) {
    case 'enviada':
      return `${desde} sirve hasta el ${formatInstant(venceEn)}.`;
    case 'por-confirmar':
      return `${desde} no sirve hasta que otro contador o administrador confirme la entrega; vence el ${formatInstant(venceEn)}.`;
    case 'lista':
      return exenta
        ? `${desde} sirve hasta el ${formatInstant(venceEn)}, sin confirmación: no había otra persona que la diera.`
        : `${desde} está confirmado y sirve hasta el ${formatInstant(venceEn)}.`;
    case 'vencida':
      return `${desde} venció sin usarse.`;
    case 'usada':
      return `${desde} ya se usó.`;
    case 'anulada':
      return `${desde} quedó anulado.`;
    default:
      return estado satisfies never;
  }
}
