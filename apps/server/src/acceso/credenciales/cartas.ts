// What Cuadra writes to people about their account. Plain text: it reads the same everywhere and carries nothing.
import type { Contexto } from '#platform/contexto.ts';
import type { Carta } from '#platform/mail/cartero.ts';

interface Destinatario {
  readonly nombre: string;
  readonly correo: string;
}

export function cartaDeReposicion({ nombre, correo }: Destinatario, enlace: string): Carta {
  return reservada(correo, 'Restablecer su contraseña de Cuadra', [
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
  return reservada(correo, 'Su cuenta de Cuadra', [
    `Estimado(a) ${nombre}:`,
    `${institucion} le creó una cuenta en Cuadra con el correo ${correo}. Abra este enlace para elegir su contraseña; sirve una sola vez, durante 48 horas:`,
    enlace,
    'Nadie de la institución conoce este enlace ni su contraseña. Si vence, use «¿Olvidó su contraseña?» en la página de ingreso.',
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

export function cartaDeContrasenaPuesta(
  { nombre, correo }: Destinatario,
  { direccion }: Pick<Contexto, 'direccion'>,
): Carta {
  return carta(correo, 'Su contraseña de Cuadra cambió', [
    `Estimado(a) ${nombre}:`,
    `Se puso una contraseña nueva en su cuenta desde la dirección ${direccion}, y se cerraron todas sus sesiones.`,
    'Si no fue usted, avise en el acto a un administrador de su institución.',
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

/** With a link that is only for its addressee. */
function reservada(para: string, asunto: string, parrafos: readonly string[]): Carta {
  return { ...carta(para, asunto, parrafos), reservada: true };
}
