// Question and answer of each category.
export const faqTexts = {
  'most-asked': [
    [
      '¿Qué necesito para asociarme?',
      'Su documento de identificación vigente, un recibo de servicios de los últimos tres meses y la aportación inicial. El trámite toma unos veinte minutos en cualquier agencia.',
    ],
    [
      '¿Cómo recupero mi contraseña de la oficina en línea?',
      'En la página de ingreso elija «Olvidé mi contraseña». Enviaremos un enlace a su correo, que vale una hora y se usa una sola vez.',
    ],
    [
      '¿Cuándo se acreditan los intereses de mi cuenta?',
      'El último día de cada mes, sobre el saldo de cada día. Los ve en su estado de cuenta con la tasa que se aplicó y la retención que corresponde.',
    ],
    [
      '¿Puedo depositar en la cuenta de otra persona?',
      'Sí. Basta el número de la cuenta y el nombre de su titular. El comprobante muestra el nombre de quien deposita.',
    ],
    [
      '¿A qué hora atienden las agencias?',
      'De lunes a viernes de 8:30 a 17:00 y los sábados de 8:30 a 12:30. La oficina en línea atiende siempre.',
    ],
  ],
  'general-inquiries': [
    [
      '¿Quién puede ser asociado?',
      'Toda persona mayor de edad y las empresas o comités con representante legal. Los menores tienen cuenta a su nombre con un adulto responsable.',
    ],
    [
      '¿La aportación se puede retirar?',
      'Se devuelve completa cuando deja de ser asociado, después de la asamblea anual y una vez liquidadas sus obligaciones.',
    ],
    [
      '¿Cómo cambio mi dirección o mi teléfono?',
      'En «Su cuenta», pestaña «Datos personales». Los cambios de teléfono se confirman con un código que llega al número nuevo.',
    ],
    [
      '¿Qué es la asamblea y cómo participo?',
      'Es la reunión anual en que los asociados aprueban los estados financieros y eligen al consejo. La convocatoria llega por correo quince días antes.',
    ],
    [
      '¿Dónde consulto las tasas vigentes?',
      'En el tablero de cada agencia y en «Productos». Cada tasa indica desde qué día vale y sobre qué saldo.',
    ],
    [
      '¿Mis datos se comparten con terceros?',
      'No, salvo que una autoridad lo ordene por escrito. Usted puede pedir una copia de todo lo que guardamos.',
    ],
  ],
  licenses: [
    [
      '¿Qué es una licencia de la oficina en línea para empresas?',
      'El permiso para que una persona de su empresa entre a la oficina en línea con su propio usuario. Cada licencia tiene un papel: consulta, preparación o autorización.',
    ],
    [
      '¿Cuántas licencias incluye una cuenta de empresa?',
      'Tres: una de cada papel. Las adicionales se piden en línea y quedan activas el siguiente día hábil.',
    ],
    [
      '¿Puedo pasar una licencia a otra persona?',
      'Sí. Quien autoriza la retira y la asigna de nuevo; la persona anterior pierde el acceso en el acto.',
    ],
    [
      '¿Las licencias vencen?',
      'Una que no se usa en noventa días se suspende. Se reactiva desde el mismo panel, sin costo.',
    ],
    [
      '¿Una misma persona puede preparar y autorizar?',
      'No la misma operación. Lo que una persona prepara lo autoriza siempre otra.',
    ],
  ],
  payments: [
    [
      '¿Qué servicios puedo pagar en línea?',
      'Luz, agua, teléfono, colegiaturas e impuestos municipales de los comercios afiliados. La lista completa está en «Pagos».',
    ],
    [
      '¿Un pago se puede anular?',
      'Mientras esté programado, sí. Una vez enviado, pida la devolución al comercio: nosotros le damos la constancia.',
    ],
    [
      '¿Qué pasa si un pago programado cae en feriado?',
      'Se hace el día hábil anterior, para que nunca llegue tarde.',
    ],
    [
      '¿Hay un máximo por día?',
      'Sí: el que usted eligió en «Ajustes», con un tope de Q 10,000.00 por persona. Puede bajarlo cuando quiera; subirlo toma un día.',
    ],
    [
      '¿Cómo obtengo la constancia de un pago?',
      'Abra el pago en «Historial» y elija «Constancia». Se descarga con un código que el comercio puede comprobar.',
    ],
    [
      '¿Por qué se rechazó mi pago?',
      'Por saldo insuficiente, por exceder su máximo diario o porque el comercio no reconoció el número. El motivo aparece al lado del pago.',
    ],
  ],
  support: [
    [
      '¿En cuánto tiempo responden una solicitud?',
      'El mismo día hábil si llega antes de las 15:00. Las que necesitan revisar documentos toman hasta tres días.',
    ],
    [
      '¿Cómo sigo el estado de mi solicitud?',
      'En «Soporte», lista «Solicitudes enviadas». Cada una conserva lo que escribió y la hora en que llegó.',
    ],
    [
      'Perdí el teléfono donde recibo los códigos. ¿Qué hago?',
      'Use uno de sus códigos de recuperación. Si no los tiene, preséntese en una agencia con su documento: damos de baja el teléfono en el acto.',
    ],
    [
      'Recibí un mensaje que pide mi contraseña. ¿Es de ustedes?',
      'No. Nunca la pedimos, ni por correo ni por teléfono. No abra el enlace y reenvíe el mensaje a soporte.',
    ],
    [
      'La página dice que mi sesión expiró',
      'Por seguridad la sesión se cierra a los quince minutos sin uso. Lo que estaba escribiendo se conserva y aparece al entrar de nuevo.',
    ],
    [
      '¿Puedo hablar con una persona?',
      'Sí, en horario de agencia. Deje su número en el formulario de soporte y le llamamos en menos de una hora.',
    ],
    [
      '¿Qué navegadores funcionan?',
      'Las versiones de los dos últimos años de los navegadores conocidos, en computadora y en teléfono. No hace falta instalar nada.',
    ],
  ],
} as const;
