// Every act that moves money or decides over it, one entry each, and the list is closed: what is asked of an act hangs on its
// operación and never on the screen, the endpoint or the job that does it. PostgreSQL has the same list (tabla `operacion`) and
// judges by it where all paths end; a test compares both.
import type { OrigenDePartida } from '../origen.ts';

/** What it does with money: takes it out, brings it in, moves it inside, or decides over it without moving any. */
export const clasesDeOperacion = ['paga', 'ingresa', 'mueve', 'decide'] as const;
export type ClaseDeOperacion = (typeof clasesDeOperacion)[number];

export const nombresDeClase: Readonly<Record<ClaseDeOperacion, string>> = {
  paga: 'Saca dinero',
  ingresa: 'Ingresa dinero',
  mueve: 'Mueve dentro',
  decide: 'Decide',
};

/** As groups of one screen. */
export const areasDeOperacion = ['partidas', 'bancos', 'cajas', 'ahorros', 'decisiones', 'programa'] as const;
export type AreaDeOperacion = (typeof areasDeOperacion)[number];

export const nombresDeArea: Readonly<Record<AreaDeOperacion, string>> = {
  partidas: 'Partidas',
  bancos: 'Bancos',
  cajas: 'Cajas',
  ahorros: 'Ahorros',
  decisiones: 'Decisiones',
  programa: 'El programa',
};

interface Definicion {
  readonly area: AreaDeOperacion;
  /** As people read it. */
  readonly nombre: string;
  /** `lineas`: read from the lines of its partida, whatever its author calls it. */
  readonly clase: ClaseDeOperacion | 'lineas';
  /** The origins of a partida that may say it; none: it posts nothing. */
  readonly origenes: readonly OrigenDePartida[];
  /**
   * False: outside of everybody's sums, because it stands on people of its own: whoever approved the run, the opening balances, the
   * close, the history. How, in one sentence.
   */
  readonly seJuzga: boolean;
  readonly porque?: string;
  /** Money of somebody goes to somebody else: contador and jefe are told, whatever the amount. */
  readonly aOtro?: true;
}

const A_OTRO = { aOtro: true } as const;

const definiciones = {
  partida: juzgada('partidas', 'Partida a mano', 'lineas', ['manual']),
  reversion: juzgada('partidas', 'Reversión', 'lineas', ['manual', 'importacion']),
  importacion: juzgada('partidas', 'Partida importada', 'lineas', ['importacion']),
  'deshacer-importacion': juzgada('partidas', 'Deshacer una importación', 'lineas', [
    'importacion',
    'historia',
  ]),
  historia: aparte(
    'Historia traída',
    'lineas',
    ['historia'],
    'Solo antes de firmar la puesta en marcha, que firma otra persona.',
  ),
  apertura: aparte(
    'Saldos iniciales',
    'lineas',
    ['saldos_iniciales'],
    'Los escribe una persona y los aprueba otra.',
  ),
  cierre: aparte(
    'Cierre del ejercicio',
    'mueve',
    ['cierre'],
    'La cuenta hecha de los saldos; se cierra con todas las compuertas.',
  ),
  sistema: aparte('Partida del sistema', 'lineas', ['sistema'], 'No la pide ninguna persona.'),
  demostracion: aparte(
    'Historia de la demostración',
    'lineas',
    ['manual', 'caja', 'banco', 'ahorro', 'interes'],
    'Solo mientras la institución no está firmada.',
  ),
  cheque: juzgada('bancos', 'Cheque', 'paga', ['banco']),
  'cheque-caduco': juzgada('bancos', 'Cheque caduco', 'lineas', ['banco']),
  banco: juzgada('bancos', 'Partida de banco', 'lineas', ['banco']),
  'banco-regla': juzgada('bancos', 'Partida por regla', 'lineas', ['banco']),
  'banco-traslado': juzgada('bancos', 'Traslado entre bancos', 'mueve', ['banco']),
  'banco-reversion': juzgada('bancos', 'Reversión de banco', 'lineas', ['banco']),
  'caja-ingreso': juzgada('cajas', 'Ingreso de caja', 'ingresa', ['caja']),
  'caja-egreso': juzgada('cajas', 'Egreso de caja', 'paga', ['caja']),
  'caja-pago-menor': juzgada('cajas', 'Pago menor', 'paga', ['caja']),
  'caja-remesa': juzgada('cajas', 'Remesa al banco', 'mueve', ['caja']),
  'caja-deposito-ahorro': juzgada('cajas', 'Depósito de ahorro', 'ingresa', ['caja']),
  'caja-retiro-ahorro': juzgada('cajas', 'Retiro de ahorro', 'paga', ['caja']),
  'caja-traslado': juzgada('cajas', 'Traslado de efectivo', 'mueve', ['caja']),
  'caja-recepcion': juzgada('cajas', 'Recepción de un traslado', 'mueve', ['caja']),
  'caja-diferencia': juzgada('cajas', 'Diferencia de arqueo', 'lineas', ['caja']),
  'caja-reversion': juzgada('cajas', 'Deshacer un movimiento de caja', 'lineas', ['caja']),
  'transferencia-propia': juzgada('ahorros', 'Transferencia al mismo titular', 'mueve', ['ahorro']),
  'transferencia-ajena': juzgada('ahorros', 'Transferencia a otro titular', 'paga', ['ahorro'], A_OTRO),
  'apertura-de-cuenta': juzgada('ahorros', 'Apertura desde una cuenta propia', 'mueve', ['ahorro']),
  'apertura-de-otro': juzgada('ahorros', 'Apertura desde la cuenta de otro', 'paga', ['ahorro'], A_OTRO),
  'cierre-de-cuenta': juzgada('ahorros', 'Cierre hacia una cuenta propia', 'mueve', ['ahorro']),
  'cierre-a-otro': juzgada('ahorros', 'Cierre hacia la cuenta de otro', 'paga', ['ahorro'], A_OTRO),
  'ajuste-de-ahorro': juzgada('ahorros', 'Ajuste de una cuenta', 'paga', ['ahorro']),
  'deshacer-ahorro': juzgada('ahorros', 'Deshacer un movimiento de ahorro', 'paga', ['ahorro']),
  'transferencia-recibida': aparte(
    'Otro lado de una transferencia entre agencias',
    'ingresa',
    ['ahorro'],
    'Se juzga con el lado que sale; no saca nada de nadie.',
  ),
  vencimiento: aparte(
    'Vencimiento de un plazo',
    'mueve',
    ['ahorro'],
    'Hace lo que la cuenta dice; su destino lo decidieron dos personas.',
  ),
  interes: aparte(
    'Intereses',
    'lineas',
    ['interes'],
    'La corrida la aprueba otra persona; lo de una cuenta lo calcula el motor.',
  ),
  titulares: decision('Cambiar titulares', A_OTRO),
  'isr-de-cuenta': decision('Tratamiento de ISR'),
  'destino-de-intereses': decision('Destino de intereses y capital'),
  bloqueo: decision('Bloquear una cuenta'),
  liberacion: decision('Liberar una cuenta'),
  reactivacion: decision('Reactivar una cuenta'),
  'cuenta-por-retirar': decision('Cerrar una cuenta para retirarla en caja'),
  tasas: decision('Publicar tasas'),
  productos: decision('Publicar o activar un producto'),
  'aprobar-corrida': decision('Aprobar una corrida'),
  'deshacer-corrida': decision('Deshacer una corrida'),
  'cierre-de-periodo': decision('Cerrar un periodo'),
  reapertura: decision('Reabrir un periodo'),
  folios: decision('Autorizar e imprimir folios'),
  politica: aparte(
    'Cambiar límites y tolerancias',
    'decide',
    [],
    'Es un cambio de poderes: lo pide un administrador y lo aprueba otro.',
  ),
} satisfies Readonly<Record<string, Definicion>>;

export type Operacion = keyof typeof definiciones;

const claves: readonly string[] = Object.keys(definiciones);
export const esOperacion = (texto: string): texto is Operacion => claves.includes(texto);
export const operaciones: readonly Operacion[] = claves.filter(esOperacion);

export const definicionDe = (operacion: Operacion): Definicion => definiciones[operacion];
export const nombreDeOperacion = (operacion: Operacion): string => definiciones[operacion].nombre;

/** The classes in which it may come, each with a policy of its own. */
export function clasesDe(operacion: Operacion): readonly ClaseDeOperacion[] {
  const { clase } = definicionDe(operacion);
  return clase === 'lineas' ? ['paga', 'ingresa', 'mueve'] : [clase];
}

/** What a partida of an origin is unless its use case says better: never less than it may be. */
const porOrigen = {
  manual: { propia: 'partida', reversion: 'reversion' },
  importacion: { propia: 'importacion', reversion: 'reversion' },
  caja: { propia: 'caja-egreso', reversion: 'caja-reversion' },
  banco: { propia: 'banco', reversion: 'banco-reversion' },
  interes: { propia: 'interes', reversion: 'interes' },
  ahorro: { propia: 'transferencia-ajena', reversion: 'deshacer-ahorro' },
  cierre: { propia: 'cierre', reversion: 'cierre' },
  sistema: { propia: 'sistema', reversion: 'sistema' },
  saldos_iniciales: { propia: 'apertura', reversion: 'apertura' },
  historia: { propia: 'historia', reversion: 'historia' },
} as const satisfies Readonly<
  Record<OrigenDePartida, { readonly propia: Operacion; readonly reversion: Operacion }>
>;

export const operacionDeOrigen = (origen: OrigenDePartida, deshace: boolean): Operacion =>
  porOrigen[origen][deshace ? 'reversion' : 'propia'];

type Clase = Definicion['clase'];
type Origenes = Definicion['origenes'];

function juzgada(
  area: AreaDeOperacion,
  nombre: string,
  clase: Clase,
  origenes: Origenes,
  mas: { readonly aOtro?: true } = {},
): Definicion {
  return { area, nombre, clase, origenes, seJuzga: true, ...mas };
}

/** It moves nothing by itself. */
function decision(nombre: string, mas: { readonly aOtro?: true } = {}): Definicion {
  return juzgada('decisiones', nombre, 'decide', [], mas);
}

function aparte(nombre: string, clase: Clase, origenes: Origenes, porque: string): Definicion {
  return { area: 'programa', nombre, clase, origenes, seJuzga: false, porque };
}
