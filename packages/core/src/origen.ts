// Which feature made a partida, and who undoes it: only the feature that made it, each with its own use case. What was made
// by hand or imported is reversed from the list of partidas.

export const origenesDePartida = [
  'manual',
  'importacion',
  'caja',
  'banco',
  'interes',
  'ahorro',
  'cierre',
  /** What the program posts for a matter that has no room of its own. */
  'sistema',
  /** The balances with which an institution begins here. */
  'saldos_iniciales',
  /** What an institution that moves in brings of before. */
  'historia',
] as const;
export type OrigenDePartida = (typeof origenesDePartida)[number];

interface Origen {
  /** As people read it. */
  readonly nombre: string;
  /** By people, then it may not move control accounts; or by the program itself. */
  readonly aMano: boolean;
  /** Where it is undone; absent: with a reversal from the list. */
  readonly seDeshace?: string;
}

const origenes: Readonly<Record<OrigenDePartida, Origen>> = {
  manual: { nombre: 'A mano', aMano: true },
  importacion: { nombre: 'Importación', aMano: true },
  caja: { nombre: 'Caja', aMano: false, seDeshace: 'Es de una caja: se deshace desde la caja que la hizo.' },
  banco: {
    nombre: 'Banco',
    aMano: false,
    seDeshace: 'Es de un movimiento bancario: se deshace desde el movimiento que la hizo.',
  },
  interes: {
    nombre: 'Intereses',
    aMano: false,
    seDeshace: 'Es de una corrida de intereses: se deshace desde la corrida que la hizo.',
  },
  ahorro: {
    nombre: 'Ahorros',
    aMano: false,
    seDeshace: 'Es de una cuenta de ahorro: se deshace desde la cuenta.',
  },
  cierre: {
    nombre: 'Cierre del ejercicio',
    aMano: false,
    seDeshace:
      'Es del cierre de un ejercicio, que no se reabre: corrija con una partida de ajuste en el ejercicio abierto.',
  },
  sistema: {
    nombre: 'Sistema',
    aMano: false,
    seDeshace: 'La hizo el sistema y no se revierte a mano: corrija con una partida de ajuste.',
  },
  saldos_iniciales: {
    nombre: 'Saldos iniciales',
    aMano: false,
    seDeshace:
      'Son los saldos iniciales: se deshacen desde Saldos iniciales, antes de firmar la puesta en marcha.',
  },
  historia: {
    nombre: 'Historia',
    aMano: false,
    seDeshace: 'Se trajo de antes: se deshace con la importación que la trajo.',
  },
};

export const nombreDeOrigen = (origen: OrigenDePartida): string => origenes[origen].nombre;

export const esAMano = (origen: OrigenDePartida): boolean => origenes[origen].aMano;

/** What a person is told who wants to reverse it from the list; undefined: it is reversed there. */
export const dondeSeDeshace = (origen: OrigenDePartida): string | undefined => origenes[origen].seDeshace;
