// What is refused about invitations and envelopes; problema.ts puts them with the others.
import type { Rechazos } from '../rechazos.ts';

export const deInvitaciones = {
  SOBRE_NO_SIRVE: [
    422,
    'El correo y el código no corresponden a un sobre que sirva: revíselos o, si venció o ya se usó, pida otro.',
  ],
  INVITACION_POR_CONFIRMAR: [
    409,
    'Falta que otra persona confirme que usted recibió el sobre. Identifíquese ante un contador o un administrador que no lo haya impreso: le dará la clave de entrega.',
  ],
  CLAVE_INCORRECTA: [
    422,
    'La clave de entrega no es correcta. Escríbala como se la dieron; al quinto error el sobre se anula.',
  ],
  SIN_SERVIDOR_DE_CORREO: [409, 'No hay servidor de correo: imprima un sobre y entréguelo en persona.'],
  CORREO_SIN_PROBAR: [
    409,
    'El correo de esta persona cambió y aún no se sabe que sea suyo: imprima un sobre y entréguelo en persona.',
  ],
  NADIE_CONFIRMA: [
    409,
    'No hay otro contador ni administrador que pueda confirmar la entrega del sobre. Configure el servidor de correo (SMTP_URL) y envíe la invitación.',
  ],
  CONFIRMACION_PROPIA: [
    403,
    'La entrega la confirma otra persona: ni quien imprimió el sobre ni quien lo recibe.',
    'Pídalo a otro contador o administrador.',
  ],
  INVITACION_TERMINADA: [
    409,
    'El sobre ya se confirmó, se usó, venció o se anuló. Vuelva a cargar la lista.',
  ],
} as const satisfies Rechazos;
