// What the staff left each other in the last working days.

export interface MensajeDemo {
  readonly de: string;
  readonly para: string;
  /** Working days ago. */
  readonly hace: number;
  readonly hora: string;
  readonly texto: string;
  readonly enlace?: string;
}

export const mensajesDemo: readonly MensajeDemo[] = [
  {
    de: 'auditor',
    para: 'contador',
    hace: 0,
    hora: '15:40',
    texto:
      'Necesito el movimiento de gastos varios del trimestre con sus soportes, si es posible esta semana.',
    enlace: '/contabilidad/movimientos-cuentas',
  },
  {
    de: 'jefe',
    para: 'contador',
    hace: 1,
    hora: '16:55',
    texto: 'El arqueo sorpresa de Central quedó para la primera hora del lunes. Solo usted y yo lo sabemos.',
  },
  {
    de: 'ahorros',
    para: 'contador',
    hace: 2,
    hora: '11:20',
    texto: 'La corrida de intereses del mes la programo el último día hábil; se la dejo lista para aprobar.',
  },
  {
    de: 'contador',
    para: 'contador2',
    hace: 0,
    hora: '17:05',
    texto: 'Por la mañana estaré en San Pedro Carchá. Quedan dos partidas de José Alfredo por aprobar.',
    enlace: '/contabilidad/ver-partidas?estado=en_revision',
  },
  {
    de: 'contador2',
    para: 'auxiliar',
    hace: 1,
    hora: '09:10',
    texto:
      'En las facturas de combustible anote la placa en el concepto, por favor: el auditor la pide siempre.',
  },
  {
    de: 'contador',
    para: 'admin',
    hace: 0,
    hora: '10:30',
    texto:
      'La agencia de Salamá tendrá cajera nueva el próximo mes. Le envío sus datos para crear el usuario.',
    enlace: '/administracion/usuarios',
  },
  {
    de: 'auditor',
    para: 'admin',
    hace: 3,
    hora: '14:15',
    texto: 'Gracias por el acceso de consulta. Con eso puedo revisar la bitácora sin pedirle reportes.',
  },
  {
    de: 'jefe',
    para: 'cajero',
    hace: 0,
    hora: '07:50',
    texto: 'Hoy el blindado pasa más temprano: entregue el efectivo sobrante antes de las 15:30, por favor.',
  },
  {
    de: 'cajero',
    para: 'jefe',
    hace: 0,
    hora: '08:20',
    texto: 'En la ventanilla 2 ya casi no hay papel para comprobantes. ¿Puede pedir al menos dos cajas?',
  },
  {
    de: 'contador',
    para: 'ahorros',
    hace: 1,
    hora: '12:05',
    texto: 'Antes de programar los intereses confirme con gerencia la tasa de la cuenta infantil.',
  },
  {
    de: 'contador',
    para: 'auditor',
    hace: 0,
    hora: '17:20',
    texto: 'El detalle que pidió sale del Movimiento por Cuenta; los soportes están en cada partida.',
    enlace: '/contabilidad/movimientos-cuentas',
  },
  {
    de: 'boveda',
    para: 'cajero2',
    hace: 0,
    hora: '16:05',
    texto: 'Le envié Q 15,000.00 de dotación. Cuéntelos y acéptelos al abrir, por favor: siguen en tránsito.',
    enlace: '/contabilidad/caja',
  },
  {
    de: 'jefe',
    para: 'cajero3',
    hace: 0,
    hora: '17:02',
    texto: 'Le observé la jornada: faltan Q 35.00 y no está el comprobante de la mensajería.',
    enlace: '/contabilidad/caja',
  },
  {
    de: 'jefe',
    para: 'boveda',
    hace: 0,
    hora: '07:40',
    texto: 'El blindado pasa hoy antes de las 15:30. Tenga lista la remesa, por favor.',
  },
  {
    de: 'contador2',
    para: 'cajero.carcha',
    hace: 0,
    hora: '16:40',
    texto: 'Recuerde separar los billetes deteriorados en el arqueo: el banco los cambia los miércoles.',
  },
  {
    de: 'contador2',
    para: 'boveda.carcha',
    hace: 0,
    hora: '16:42',
    texto: 'Mañana llega el licenciado Xol a Carchá. Tenga a la mano el libro de la bóveda, por favor.',
  },
  {
    de: 'contador2',
    para: 'cajero.salama',
    hace: 0,
    hora: '16:45',
    texto: 'Mañana reviso sus jornadas de la semana. Si algo no cuadra, la llamo antes de observarla.',
  },
  {
    de: 'contador2',
    para: 'boveda.salama',
    hace: 0,
    hora: '16:47',
    texto: 'Pida al banco monedas de Q 0.25 y Q 0.50 en la próxima remesa: en la caja ya casi no hay.',
  },
];
