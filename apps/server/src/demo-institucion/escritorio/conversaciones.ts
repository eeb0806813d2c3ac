// The staff's chats: the small talk of the work, in the last working days.

export interface Dicho {
  readonly de: string;
  readonly para: string;
  /** Working days ago. */
  readonly hace: number;
  readonly hora: string;
  readonly texto: string;
  readonly sinLeer: boolean;
}

export function dichosDemo(): Dicho[] {
  return conversaciones.flatMap(({ entre: [uno, otro], dias, sinLeer }) => {
    const dichos = dias.flatMap(({ hace, dichos }) =>
      dichos.map(([quien, hora, texto]) => ({
        de: quien === 1 ? uno : otro,
        para: quien === 1 ? otro : uno,
        hace,
        hora,
        texto,
      })),
    );
    return dichos.map((dicho, n) => ({ ...dicho, sinLeer: n >= dichos.length - sinLeer }));
  });
}

interface Conversacion {
  readonly entre: readonly [uno: string, otro: string];
  readonly dias: readonly {
    readonly hace: number;
    readonly dichos: readonly (readonly [quien: 1 | 2, hora: string, texto: string])[];
  }[];
  /** How many of the last ones nobody has opened yet. */
  readonly sinLeer: number;
}

const conversaciones: readonly Conversacion[] = [
  {
    entre: ['auxiliar', 'contador'],
    sinLeer: 2,
    dias: [
      {
        hace: 3,
        dichos: [
          [1, '10:22', 'Buenos días, licenciado. Le envié la reparación del portón, por Q 12,300.00.'],
          [2, '10:41', 'Buenos días. La vi y se la devolví: falta la factura especial.'],
          [2, '10:41', 'Y separe el IVA, por favor.'],
          [1, '10:45', 'Enterado. El herrero la trae esta semana.'],
        ],
      },
      {
        hace: 1,
        dichos: [
          [1, '11:02', 'Ya está en revisión la impresora de créditos, con factura y transferencia.'],
          [2, '11:30', 'Perfecto, la reviso en la tarde.'],
        ],
      },
      {
        hace: 0,
        dichos: [
          [1, '16:12', '¿Los útiles de limpieza van a gastos varios o a mantenimiento?'],
          [1, '16:13', 'La dejé en borrador mientras me confirma.'],
        ],
      },
    ],
  },
  {
    entre: ['contador', 'contador2'],
    sinLeer: 1,
    dias: [
      {
        hace: 2,
        dichos: [
          [1, '08:35', '¿Pudo cuadrar la cuenta puente de compensación?'],
          [2, '08:52', 'Sí, era un depósito de Salamá registrado dos días después. Quedó en cero.'],
          [1, '08:53', 'Excelente, así cerramos sin pendientes.'],
        ],
      },
      {
        hace: 0,
        dichos: [
          [2, '14:48', 'Terminé con las partidas de Carchá. Mañana sigo con Salamá.'],
          [1, '15:02', 'Gracias. Yo estaré en Carchá por la mañana.'],
          [2, '15:04', 'Entonces apruebo lo que falte de Central.'],
        ],
      },
    ],
  },
  {
    entre: ['jefe', 'cajero'],
    sinLeer: 1,
    dias: [
      {
        hace: 1,
        dichos: [
          [2, '07:58', 'Buenos días, don Mynor. Abrí la caja con el fondo completo.'],
          [1, '08:05', 'Buenos días, Karla. ¿Tiene sencillo suficiente?'],
          [2, '08:06', 'De Q 5 y Q 10 sí; de monedas me queda poco.'],
          [1, '08:10', 'Le mando dos cartuchos de a quetzal con el mensajero.'],
        ],
      },
      { hace: 0, dichos: [[2, '16:02', 'Cuadré sin diferencias. Le dejo el arqueo para su firma.']] },
    ],
  },
  {
    entre: ['ahorros', 'contador'],
    sinLeer: 0,
    dias: [
      {
        hace: 4,
        dichos: [
          [1, '09:30', 'Licenciado, ¿el plazo fijo que vence el viernes se renueva con la misma tasa?'],
          [2, '09:44', 'Si el asociado no avisa antes, sí: misma tasa y mismo plazo.'],
          [1, '09:45', 'Gracias, así se lo explico.'],
        ],
      },
    ],
  },
  {
    entre: ['auditor', 'contador'],
    sinLeer: 0,
    dias: [
      {
        hace: 1,
        dichos: [
          [1, '15:10', 'Buenas tardes. Estoy revisando los egresos del mes; van bien documentados.'],
          [2, '15:26', 'Buenas tardes, don Rodolfo. Cualquier soporte que falte, me avisa.'],
          [1, '15:27', 'Con gusto.'],
        ],
      },
    ],
  },
  {
    entre: ['admin', 'jefe'],
    sinLeer: 1,
    dias: [
      {
        hace: 2,
        dichos: [
          [2, '13:15', 'Ana Lucía, el lunes sale de vacaciones una cajera. ¿Deshabilitamos su usuario?'],
          [1, '13:40', 'Sí, páseme las fechas y lo dejo programado en mi agenda.'],
          [2, '13:42', 'Del lunes al viernes de la otra semana.'],
        ],
      },
    ],
  },
  {
    entre: ['cajero', 'auxiliar'],
    sinLeer: 0,
    dias: [
      {
        hace: 0,
        dichos: [
          [1, '12:31', 'José, ¿me ayuda a buscar un depósito de ayer? El asociado trae la boleta.'],
          [2, '12:36', 'Claro, dígame el monto y la hora.'],
          [1, '12:38', 'Q 850.00, como a las diez.'],
          [2, '12:44', 'Aquí está, quedó en la partida de caja de ayer.'],
          [1, '12:45', '¡Gracias!'],
        ],
      },
    ],
  },
  {
    entre: ['cajero2', 'boveda'],
    sinLeer: 1,
    dias: [
      {
        hace: 0,
        dichos: [
          [1, '15:48', 'Blanca, ¿me puede dotar Q 15,000.00 para empezar mañana? Tengo poco de Q 20 y Q 50.'],
          [2, '15:55', 'Claro, se los preparo. Acéptelos cuando los cuente.'],
          [2, '16:11', 'Ya van en camino.'],
        ],
      },
    ],
  },
  {
    entre: ['cajero3', 'jefe'],
    sinLeer: 1,
    dias: [
      {
        hace: 0,
        dichos: [
          [
            1,
            '16:25',
            'Don Mynor, conté dos veces y me faltan Q 35.00. Creo que es la mensajería de la tarde.',
          ],
          [2, '17:04', 'Busque el comprobante, por favor. Mientras tanto le dejo la jornada observada.'],
        ],
      },
    ],
  },
  {
    entre: ['cajero.carcha', 'boveda.carcha'],
    sinLeer: 0,
    dias: [
      {
        hace: 1,
        dichos: [
          [1, '15:36', 'Le entrego lo del día en diez minutos, solo termino con dos asociados.'],
          [2, '15:38', 'Aquí la espero.'],
        ],
      },
    ],
  },
  {
    entre: ['cajero.salama', 'boveda.salama'],
    sinLeer: 0,
    dias: [
      {
        hace: 2,
        dichos: [
          [1, '09:12', '¿Quedan monedas de Q 0.50 en la bóveda?'],
          [2, '09:20', 'Muy pocas. Pedimos más al banco el jueves.'],
        ],
      },
    ],
  },
];
