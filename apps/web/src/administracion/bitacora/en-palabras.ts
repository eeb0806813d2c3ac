// How a row is said.
import type { Entrada } from '@cuadra/contract/administracion/bitacora/bitacora';
import { formatInstantDay } from '#ui/format/date.ts';

const hora = new Intl.DateTimeFormat('es-GT', {
  timeZone: 'America/Guatemala',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** To the second: several things happen in the same minute. */
export const cuando = (instante: string): string =>
  `${formatInstantDay(instante)} ${hora.format(new Date(instante))}`;

/** Whoever tried to come in and did not is nobody yet: the row says with which address they tried. */
export const quien = ({ actor, accion }: Pick<Entrada, 'actor' | 'accion'>): string =>
  actor?.nombre ??
  (/^(sesion|segundo-factor|passkey|contrasena|solicitudes|invitaciones):/.test(accion)
    ? 'Sin ingresar'
    : 'El sistema');
