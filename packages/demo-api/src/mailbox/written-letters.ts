// What the owner of the mailbox wrote, and what nobody asked for.
import type { Letter } from './letters.ts';

export const sent: readonly Letter[] = [
  {
    subject: 'Re: Reunión de cierre de {mes}',
    labels: ['work'],
    body: ['Buenos días:', 'De acuerdo con el jueves a las 9:00. Llevaré las conciliaciones impresas.'],
  },
  {
    subject: 'Solicitud de factura por {monto}',
    labels: ['invoices'],
    body: [
      'Estimados:',
      'Por favor emitan la factura por {monto} a nombre de la cooperativa, con la descripción del pedido {numero}.',
    ],
  },
  {
    subject: 'Boleta de depósito {numero}',
    labels: ['payments'],
    body: [
      'Buenas tardes:',
      'El depósito por {monto} se hizo hoy con la boleta {numero}. Agradeceré la confirmación.',
    ],
  },
  {
    subject: 'Permiso para el lunes',
    labels: ['personal', 'work'],
    body: [
      'Buen día:',
      'Solicito permiso para ausentarme el lunes por la mañana, por una cita médica. Regreso a las 13:00.',
    ],
  },
  {
    subject: 'Re: Cotización {numero}',
    labels: ['work'],
    body: [
      'Gracias por la cotización.',
      '¿Es posible mejorar el plazo de entrega? Lo necesitamos antes del fin de {mes}.',
    ],
  },
  {
    subject: 'Bienvenida al equipo',
    labels: ['work'],
    body: [
      'Le damos la bienvenida.',
      'Su primer día empieza a las 8:00 en recepción. Traiga su documento de identificación y dos fotografías.',
    ],
  },
  {
    subject: 'Saldos de {empresa}',
    labels: ['accounts'],
    body: [
      'Estimados:',
      'Nuestro saldo con {empresa} al cierre de {mes} es de {monto}. Por favor confirmen si coincide con el suyo.',
    ],
  },
  {
    subject: 'Re: Almuerzo del viernes',
    labels: ['personal'],
    body: ['¡Claro que sí!', 'Cuenten conmigo, y yo llevo el postre.'],
  },
];

export const sentWithFile: Letter = {
  subject: 'Informe de actividades de {mes}',
  labels: ['work'],
  body: ['Estimado comité:', 'Adjunto el informe de actividades de {mes} para su revisión.'],
  files: ['informe-de-actividades.pdf'],
};

export const drafts: readonly Letter[] = [
  {
    subject: 'Plan de trabajo de {mes}',
    labels: ['work'],
    body: [
      'Compañeros:',
      'Estas son las prioridades del mes:',
      '<ul><li>Actualizar expedientes.</li><li>Cerrar los pendientes de auditoría.</li></ul>',
    ],
  },
  {
    subject: 'Reclamo por el pedido {numero}',
    labels: ['payments'],
    body: ['Estimados:', 'El pedido {numero} llegó incompleto. Faltan'],
  },
  { subject: '', labels: [], body: ['Buenas tardes, licenciada:'] },
  {
    subject: 'Invitación al aniversario',
    labels: ['personal'],
    body: ['Tenemos el gusto de invitarle a nuestro aniversario,'],
  },
  {
    subject: 'Consulta sobre viáticos',
    labels: ['accounts'],
    body: ['Buen día:', '¿Cuál es el monto autorizado por día para visitas fuera del departamento?'],
  },
  {
    subject: 'Ideas para la asamblea',
    labels: ['work'],
    body: ['<ul><li>Rifa al final.</li><li>Refacción para 200 personas.</li></ul>'],
  },
];

export const draftWithFile: Letter = {
  subject: 'Presupuesto de la refacción',
  labels: ['payments'],
  body: ['Estimados:', 'Adjunto el presupuesto, por {monto}. Falta confirmar'],
  files: ['presupuesto.csv'],
};

export const spam: readonly Letter[] = [
  {
    subject: '¡Usted ganó el premio {numero}!',
    labels: [],
    body: [
      '¡Felicidades!',
      'Su número fue elegido entre miles. Responda hoy con sus datos para reclamar {monto}.',
    ],
  },
  {
    subject: 'Oferta única: toner al 90 %',
    labels: [],
    body: [
      'Solo por hoy.',
      'Toner para toda marca de impresora, al precio que usted diga. Existencias limitadas.',
    ],
  },
  {
    subject: 'Su paquete está detenido',
    labels: [],
    body: [
      'Estimado cliente:',
      'El paquete {numero} espera un pago de {monto}. Indique su tarjeta para liberarlo.',
    ],
  },
  {
    subject: 'Gane dinero desde su casa',
    labels: [],
    body: ['Sin experiencia ni horario.', 'Gane {monto} a la semana con solo dos horas al día.'],
  },
  {
    subject: 'Último aviso sobre su buzón',
    labels: [],
    body: [
      'Su buzón está lleno.',
      'Confirme su contraseña en las próximas 24 horas para no perder sus mensajes.',
    ],
  },
  {
    subject: 'Préstamo aprobado por {monto}',
    labels: [],
    body: ['Sin fiador ni papeleo.', 'Solo deposite la comisión de trámite y reciba su dinero el mismo día.'],
  },
  {
    subject: 'El secreto para dormir mejor',
    labels: [],
    body: [
      '¿Cansado de estar cansado?',
      'Miles de personas ya duermen bien con nuestra almohada de hierbas.',
    ],
  },
];
