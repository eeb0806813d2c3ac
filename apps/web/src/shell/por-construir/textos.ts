// What each screen that is not built yet will hold, by its path. A screen leaves this table when it is built.
export interface TextoPorConstruir {
  readonly titulo: string;
  readonly contenido: readonly string[];
}

export const textosPorConstruir: Readonly<Record<string, TextoPorConstruir>> = {
  '/example': {
    titulo: 'Example',
    contenido: ['La página de ejemplo de las aplicaciones de muestra.'],
  },
  '/contabilidad/partidas': {
    titulo: 'Registrar Partida',
    contenido: [
      'El registro de una partida con sus líneas de debe y haber.',
      'El aviso de lo que falta para que cuadre, mientras se escribe.',
      'Guardar como borrador, enviar a revisión o contabilizar.',
    ],
  },
  '/contabilidad/caja': {
    titulo: 'Revision de Cajas',
    contenido: [
      'Las jornadas de caja por agencia y cajero.',
      'El arqueo de cada una, sus diferencias y sus observaciones.',
    ],
  },
  '/contabilidad/movimientos-cuentas': {
    titulo: 'Movimiento por Cuenta',
    contenido: [
      'Los movimientos de una cuenta entre dos fechas, con saldo inicial, saldo corrido y saldo final.',
    ],
  },
  '/contabilidad/reporte-movimiento-cuenta': {
    titulo: 'Movimiento por Cuenta (PDF)',
    contenido: ['El documento de los movimientos de una cuenta, listo para imprimir.'],
  },
  '/contabilidad/reporte-partidas': {
    titulo: 'Partidas Diario (PDF)',
    contenido: ['El documento de las partidas de un periodo, en orden de número.'],
  },
  '/contabilidad/facturas': {
    titulo: 'Facturas',
    contenido: ['Las facturas recibidas y emitidas, y las partidas que las respaldan.'],
  },
  '/contabilidad/estados-financieros': {
    titulo: 'Estados Financieros',
    contenido: [
      'Balance general y estado de resultados por periodo y agencia, comparados.',
      'Cada cifra se abre hasta sus partidas.',
    ],
  },
  '/contabilidad/cierre': {
    titulo: 'Cierre',
    contenido: [
      'Los meses de cada agencia: abiertos, cerrándose y cerrados.',
      'Lo que falta para cerrar cada uno, y el cierre del ejercicio.',
    ],
  },
  '/contabilidad/comparacion-bancos': {
    titulo: 'Comparación Bancos',
    contenido: [
      'La conciliación mensual de cada cuenta bancaria con su cuenta contable.',
      'Lo que falta en el banco y lo que falta en libros.',
    ],
  },
  '/ahorros': {
    titulo: 'Agendar intereses',
    contenido: [
      'La programación de las corridas de intereses por producto de ahorro.',
      'El ensayo de cada corrida, su aprobación y su partida.',
    ],
  },
};
