// What people write to this mailbox. In braces, what each mail has of its own: {empresa}, {mes}, {numero}, {monto}.

export interface Letter {
  readonly subject: string;
  /** Slugs. */
  readonly labels: readonly ('personal' | 'work' | 'payments' | 'invoices' | 'accounts')[];
  /** Paragraphs; one that begins with a tag is markup already. */
  readonly body: readonly string[];
  readonly files?: readonly string[];
}

/** Each of them comes several times, with other people and figures. */
export const received: readonly Letter[] = [
  {
    subject: 'Reunión de cierre de {mes}',
    labels: ['work'],
    body: [
      'Buenos días:',
      'Propongo que revisemos juntos el cierre de {mes} el jueves a las 9:00, en la sala del segundo nivel. Con una hora debería bastar.',
      '<ul><li>Conciliaciones pendientes.</li><li>Provisiones del mes.</li><li>Fechas del siguiente cierre.</li></ul>',
      'Si la hora no les conviene, respondan este correo con otra.',
    ],
  },
  {
    subject: 'Factura {numero} de {empresa}',
    labels: ['invoices', 'payments'],
    body: [
      'Estimados:',
      'Les informo que la factura {numero}, por {monto}, fue emitida el día de hoy. El plazo de pago es de 30 días.',
      'Quedo atento a la confirmación de recibida.',
    ],
  },
  {
    subject: 'Confirmación de pago por {monto}',
    labels: ['payments'],
    body: [
      'Buenas tardes:',
      'Confirmamos que recibimos su transferencia por {monto}, con referencia {numero}. El saldo de su cuenta con nosotros queda en cero.',
      'Gracias por su puntualidad.',
    ],
  },
  {
    subject: 'Actualización de datos de la cuenta {numero}',
    labels: ['accounts'],
    body: [
      'Estimado asociado:',
      'Como cada año, es necesario que actualice los datos de la cuenta {numero}: dirección, teléfono y beneficiarios.',
      'Puede hacerlo en cualquier agencia con su documento de identificación.',
    ],
  },
  {
    subject: 'Almuerzo del viernes',
    labels: ['personal'],
    body: [
      '¿Cómo está?',
      'Este viernes nos juntamos a almorzar los de siempre. Esta vez toca pepián y hay que confirmar antes del miércoles para reservar la mesa.',
      '¡Ojalá pueda venir!',
    ],
  },
  {
    subject: 'Cambio de horario de la capacitación',
    labels: ['work'],
    body: [
      'Estimados compañeros:',
      'La capacitación sobre control interno se traslada del martes al miércoles, de 14:00 a 16:00. El lugar no cambia.',
      'Por favor confirmen su asistencia respondiendo este correo.',
    ],
  },
  {
    subject: 'Cotización {numero}: mobiliario para la agencia',
    labels: ['work', 'invoices'],
    body: [
      'Buen día:',
      'Conforme a lo conversado, la cotización {numero} incluye seis escritorios, seis sillas y dos archivos, por un total de {monto}, con entrega en diez días hábiles.',
      'La oferta es válida hasta el fin de {mes}.',
    ],
  },
  {
    subject: 'Fotografías del paseo a Semuc',
    labels: ['personal'],
    body: [
      'Hola:',
      'Por fin ordené las fotografías del paseo. Salieron muy buenas las del mirador y la de todos en la poza grande.',
      'Cuando nos veamos le paso las originales. ¡Saludos a su familia!',
    ],
  },
  {
    subject: 'Recordatorio: saldo pendiente de {monto}',
    labels: ['payments', 'accounts'],
    body: [
      'Estimados:',
      'Según nuestros registros, el documento {numero} conserva un saldo de <strong>{monto}</strong> con vencimiento en {mes}.',
      'Si el pago ya se hizo, envíenos la boleta y no haga caso de este aviso.',
    ],
  },
  {
    subject: 'Minuta de la junta del comité',
    labels: ['work'],
    body: [
      'Buenos días a todos:',
      'Comparto los acuerdos de la junta de ayer:',
      '<ol><li>Se aprobó el plan de visitas de {mes}.</li><li>Compras presentará tres cotizaciones.</li><li>La próxima junta será en dos semanas.</li></ol>',
      'Cualquier corrección, antes del viernes.',
    ],
  },
  {
    subject: 'Nueva cuenta de proveedor: {empresa}',
    labels: ['accounts'],
    body: [
      'Buenas tardes:',
      'Solicitamos el registro de {empresa} como proveedor. Sus datos fiscales y su constancia bancaria están en el expediente {numero}.',
      'Quedamos a la espera de la autorización.',
    ],
  },
  {
    subject: 'Consulta sobre la partida {numero}',
    labels: ['work', 'accounts'],
    body: [
      'Buen día:',
      'Al revisar el mayor encontré la partida {numero} por {monto} y no ubico el comprobante. ¿Me puede indicar en qué legajo está?',
      'Gracias de antemano.',
    ],
  },
  {
    subject: 'Cumpleaños de la semana',
    labels: ['personal', 'work'],
    body: [
      'Compañeros:',
      'Esta semana celebramos dos cumpleaños. El pastel será el jueves a las 15:30, en la cafetería.',
      'Quien quiera colaborar puede acercarse a recepción.',
    ],
  },
  {
    subject: 'Mantenimiento programado el sábado',
    labels: [],
    body: [
      'Estimados usuarios:',
      'El sábado, de 20:00 a 23:00, los servicios en línea estarán fuera de servicio por mantenimiento. Las consultas en agencia no se verán afectadas.',
      'Agradecemos su comprensión.',
    ],
  },
  {
    subject: 'Nota de crédito {numero}',
    labels: ['invoices'],
    body: [
      'Estimados:',
      'Emitimos la nota de crédito {numero}, por {monto}, que corrige la diferencia de precio de la factura de {mes}.',
      'Se aplicará a su próximo pedido.',
    ],
  },
  {
    subject: 'Pedido {numero} en camino',
    labels: ['payments'],
    body: [
      'Buenos días:',
      'Su pedido {numero} salió hoy de la bodega de {empresa} y llegará entre mañana y pasado mañana.',
      'Al recibirlo, por favor revise las cajas antes de firmar.',
    ],
  },
  {
    subject: 'Propuesta de colaboración con {empresa}',
    labels: ['work'],
    body: [
      'Estimada licenciada, estimado licenciado:',
      'En {empresa} queremos proponerles un convenio de descuento por planilla para nuestros colaboradores. Somos 42 personas en tres departamentos.',
      '¿Podríamos presentarlo en una llamada de veinte minutos?',
    ],
  },
  {
    subject: 'Inventario de {mes}: diferencias',
    labels: ['work'],
    body: [
      'Buen día:',
      'El conteo de {mes} dio tres diferencias, todas en papelería. La mayor es de {monto} y parece un ingreso sin registrar.',
      'Mañana la reviso con bodega y le confirmo.',
    ],
  },
  {
    subject: '¿Vamos a la feria?',
    labels: ['personal'],
    body: [
      '¡Hola!',
      'El domingo es la feria y este año hay marimba desde temprano. Nosotros salimos a las ocho y hay lugar para dos en el carro.',
      'Avíseme para pasar por ustedes.',
    ],
  },
];

/** Each of them comes once. */
export const receivedWithFiles: readonly Letter[] = [
  {
    subject: 'Estado de cuenta de {mes}',
    labels: ['accounts'],
    body: [
      'Estimado asociado:',
      'Adjunto encontrará su estado de cuenta correspondiente a {mes}. Si algún movimiento no le resulta conocido, repórtelo en los próximos diez días.',
    ],
    files: ['estado-de-cuenta.pdf'],
  },
  {
    subject: 'Planos de la remodelación',
    labels: ['work'],
    body: [
      'Buenos días:',
      'Van adjuntas la vista del ingreso y la del área de cajas. En la segunda se ve el cambio que pidieron en la fila preferencial.',
      'Espero sus comentarios para pasar a los planos finales.',
    ],
    files: ['vista-ingreso.svg', 'vista-cajas.svg'],
  },
  {
    subject: 'Listado de facturas por pagar',
    labels: ['invoices', 'payments'],
    body: [
      'Buen día:',
      'Adjunto el listado de facturas con vencimiento en {mes}, ordenado por fecha. El total es de {monto}.',
    ],
    files: ['facturas-por-pagar.csv'],
  },
  {
    subject: 'Contrato de mantenimiento para firma',
    labels: ['work', 'accounts'],
    body: [
      'Estimados:',
      'Adjunto el contrato con los cambios que solicitaron en las cláusulas cuarta y novena. Si están de acuerdo, lo firmamos esta semana.',
    ],
    files: ['contrato-mantenimiento.pdf'],
  },
  {
    subject: 'El lago al amanecer',
    labels: ['personal'],
    body: ['Hola:', 'Mire cómo amaneció hoy el lago. No hubo necesidad de ningún filtro.'],
    files: ['lago-al-amanecer.svg'],
  },
  {
    subject: 'Resultados de la encuesta de servicio',
    labels: ['work'],
    body: [
      'Compañeros:',
      'Comparto el resumen y las respuestas de la encuesta. Lo mejor calificado fue la atención; lo que más piden es menos tiempo en fila.',
    ],
    files: ['resumen-encuesta.pdf', 'respuestas.csv'],
  },
];
