// What Cuadra writes to people about their account. Plain text: it reads the same everywhere and carries nothing.
import type { Carta } from '../../platform/mail/cartero.ts';

interface Destinatario {
  readonly nombre: string;
  readonly correo: string;
}

export function cartaDeReposicion({ nombre, correo }: Destinatario, enlace: string): Carta {
  return carta(correo, 'Restablecer su contraseña de Cuadra', [
    `Estimado(a) ${nombre}:`,
    'Recibimos una solicitud para restablecer su contraseña. Abra este enlace para elegir una nueva; sirve una sola vez, durante 30 minutos:',
    enlace,
    'Si usted no lo pidió, ignore este correo: su contraseña no cambia.',
  ]);
}

export function cartaDeInvitacion(
  { nombre, correo }: Destinatario,
  institucion: string,
  enlace: string,
): Carta {
  return carta(correo, 'Su cuenta de Cuadra', [
    `Estimado(a) ${nombre}:`,
    `${institucion} le creó una cuenta en Cuadra con el correo ${correo}. Abra este enlace para elegir su contraseña; sirve una sola vez, durante 48 horas:`,
    enlace,
    'Si el enlace vence, use «¿Olvidó su contraseña?» en la página de ingreso.',
  ]);
}

export function cartaDeCuentaExistente({ nombre, correo }: Destinatario, origen: string): Carta {
  return carta(correo, 'Usted ya tiene una cuenta de Cuadra', [
    `Estimado(a) ${nombre}:`,
    'Alguien pidió una cuenta nueva con este correo, pero usted ya tiene una. Si olvidó su contraseña, restablézcala aquí:',
    `${origen}/forgot-password`,
    'Si usted no lo pidió, ignore este correo: nada cambió.',
  ]);
}

export function cartaDeCuentaAprobada({ nombre, correo }: Destinatario, origen: string): Carta {
  return carta(correo, 'Su cuenta de Cuadra fue aprobada', [
    `Estimado(a) ${nombre}:`,
    'Su solicitud fue aprobada. Ya puede ingresar con su correo y la contraseña que eligió:',
    `${origen}/sign-in`,
  ]);
}

export function cartaDeCuentaRechazada({ nombre, correo }: Destinatario, motivo: string): Carta {
  return carta(correo, 'Su solicitud de cuenta de Cuadra', [
    `Estimado(a) ${nombre}:`,
    'Su solicitud de cuenta no fue aprobada. Motivo:',
    motivo,
  ]);
}

function carta(para: string, asunto: string, parrafos: readonly string[]): Carta {
  return { para, asunto, texto: `${parrafos.join('\n\n')}\n` };
}
