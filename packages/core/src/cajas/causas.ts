// Where a difference of cash may come from, for whoever reviews the jornada: coincidences between it and what was
// registered and counted. Each search is one small function in a list, and the list is the documentation. They are
// hints, best first, and never a verdict.
import { CERO, type Centavos, centavos, formatearQuetzales, magnitud } from '../dinero.ts';
import { decirIguales, losRecibos } from './decir-recibos.ts';
import type { ClaveDeDenominacion, Conteo } from './denominaciones.ts';
import { denominacionesIguales } from './denominaciones-iguales.ts';
import { montosTranspuestos } from './transposicion.ts';

/** More than these is no help. */
export const CAUSAS_MAX = 8;

/** One kind of coincidence does not crowd out the others. */
const CAUSAS_POR_CLASE_MAX = 4;

export interface MovimientoDelDia {
  readonly id: string;
  /** As it is said: `C1-000123`. */
  readonly recibo: string;
  readonly sentido: 'entrada' | 'salida';
  readonly monto: Centavos;
  readonly documento: string | null;
  /** Taken back: the book counts neither it nor its reversal, which is not given. */
  readonly reversado: boolean;
}

export interface DiferenciaPorExplicar {
  /** Counted − book, in cash. */
  readonly diferencia: Centavos;
  /** Those of cash, in the order in which they were registered. */
  readonly movimientos: readonly MovimientoDelDia[];
  readonly conteo: Conteo;
  /** What the jornada opened with; absent: it is not asked whether the book went below zero. */
  readonly apertura?: Centavos | undefined;
}

/**
 * `sin-mover`: registered, and the cash did not move (or it was registered twice). `sin-registrar`: another one like it
 * moved cash and was not registered. `sin-devolver`: taken back in the book, and its cash was not.
 */
export type Explicacion = 'sin-mover' | 'sin-registrar' | 'sin-devolver';

export type Causa = {
  /** A sentence ready to be shown. */
  readonly texto: string;
  /** The ids of those involved. */
  readonly movimientos: readonly string[];
} & (
  | { readonly causa: 'un-movimiento'; readonly explicacion: Explicacion }
  | { readonly causa: 'doble-de-un-movimiento' }
  | { readonly causa: 'transposicion'; readonly monto: Centavos; readonly posible: Centavos }
  | {
      readonly causa: 'denominacion';
      readonly clave: ClaveDeDenominacion;
      readonly piezas: number;
      readonly enFajo: boolean;
    }
  | { readonly causa: 'recibo-repetido'; readonly documento: string | null; readonly explica: boolean }
  | { readonly causa: 'efectivo-negativo'; readonly saldo: Centavos }
);

/** A cause and how far from the top it goes: the less likely a mere coincidence is, the less it weighs. */
type CausaConPeso = readonly [peso: number, causa: Causa];

const busquedas: readonly ((caso: DiferenciaPorExplicar) => Iterable<CausaConPeso>)[] = [
  documentosRepetidos,
  repetidosSinDocumento,
  movimientosIguales,
  dobles,
  transposiciones,
  piezas,
  efectivoNegativo,
];

export function posiblesCausas(caso: DiferenciaPorExplicar): readonly Causa[] {
  if (caso.diferencia === 0) return [];
  const halladas = busquedas
    .flatMap((buscar) => [...buscar(caso)])
    .toSorted(([uno], [otro]) => uno - otro)
    .map(([, causa]) => causa);
  const vistas = new Map<Causa['causa'], number>();
  return halladas
    .filter(({ causa }) => {
      const lugar = (vistas.get(causa) ?? 0) + 1;
      vistas.set(causa, lugar);
      return lugar <= CAUSAS_POR_CLASE_MAX;
    })
    .slice(0, CAUSAS_MAX);
}

/** The side whose movements, registered and not made, leave such a difference: a salida leaves cash over. */
const ladoQueSobra = (diferencia: Centavos) => (diferencia > 0 ? 'salida' : 'entrada');

const vigentes = (movimientos: readonly MovimientoDelDia[]) =>
  movimientos.filter(({ reversado }) => !reversado);

const idsDe = (movimientos: readonly MovimientoDelDia[]) => movimientos.map(({ id }) => id);

/** The same document on several receipts: seen even where it explains nothing, and then last. */
function* documentosRepetidos({ diferencia, movimientos }: DiferenciaPorExplicar): Iterable<CausaConPeso> {
  const porDocumento = Map.groupBy(vigentes(movimientos), ({ sentido, documento }) =>
    documento === null || documento.trim() === '' ? '' : `${sentido} ${documento.trim().toUpperCase()}`,
  );
  porDocumento.delete('');
  for (const grupo of porDocumento.values()) {
    const [primero] = grupo;
    if (primero === undefined || grupo.length < 2) continue;
    const explica = primero.sentido === ladoQueSobra(diferencia) && sobraUno(grupo, magnitud(diferencia));
    const documento = primero.documento?.trim() ?? null;
    const texto = `El documento ${documento} está en ${losRecibos(grupo)}: ${
      explica ? 'lo que puede estar repetido es igual a la diferencia.' : 'revise si alguno está repetido.'
    }`;
    yield [
      explica ? 10 : 90,
      { causa: 'recibo-repetido', documento, explica, texto, movimientos: idsDe(grupo) },
    ];
  }
}

/** One of them is too many, or all but one. */
function sobraUno(grupo: readonly MovimientoDelDia[], tamano: Centavos): boolean {
  const total = grupo.reduce((suma, { monto }) => suma + monto, 0);
  return grupo.some(({ monto }) => monto === tamano || total - monto === tamano);
}

/** Without a document, only the amount tells that they are alike: worth saying when it is the difference. */
function* repetidosSinDocumento({ diferencia, movimientos }: DiferenciaPorExplicar): Iterable<CausaConPeso> {
  const lado = ladoQueSobra(diferencia);
  const grupo = vigentes(movimientos).filter(
    ({ sentido, monto, documento }) =>
      sentido === lado && monto === magnitud(diferencia) && (documento ?? '').trim() === '',
  );
  if (grupo.length < 2) return;
  const texto = `La misma ${lado} sin documento, igual a la diferencia, está en ${losRecibos(grupo)}: puede estar repetida.`;
  yield [30, { causa: 'recibo-repetido', documento: null, explica: true, texto, movimientos: idsDe(grupo) }];
}

const PESOS: Readonly<Record<Explicacion, number>> = {
  'sin-devolver': 15,
  'sin-mover': 20,
  'sin-registrar': 55,
};

const EXPLICADOS: Readonly<Record<Explicacion, Readonly<Record<MovimientoDelDia['sentido'], string>>>> = {
  'sin-mover': {
    entrada: 'pudo registrarse sin recibir el efectivo, o dos veces.',
    salida: 'pudo registrarse sin entregar el efectivo, o dos veces.',
  },
  'sin-registrar': {
    entrada: 'pudo recibirse otra igual sin registrarla.',
    salida: 'pudo pagarse dos veces, o pagarse otra igual sin registrarla.',
  },
  'sin-devolver': {
    entrada: 'se revirtió, y el efectivo pudo quedarse en la caja.',
    salida: 'se revirtió, y el efectivo pudo no volver a la caja.',
  },
};

/** Those of the same amount are told together: nothing sets one apart from the others. */
function* movimientosIguales({ diferencia, movimientos }: DiferenciaPorExplicar): Iterable<CausaConPeso> {
  const tamano = magnitud(diferencia);
  const iguales = movimientos.filter(({ monto }) => monto === tamano);
  const porExplicacion = Map.groupBy(iguales, ({ sentido, reversado }): Explicacion | 'ninguna' => {
    const esDelLado = sentido === ladoQueSobra(diferencia);
    // Taken back, a salida whose cash did not return is missing: the other way round than one that stands.
    if (reversado) return esDelLado ? 'ninguna' : 'sin-devolver';
    return esDelLado ? 'sin-mover' : 'sin-registrar';
  });
  for (const [explicacion, grupo] of porExplicacion) {
    const [primero] = grupo;
    if (explicacion === 'ninguna' || primero === undefined) continue;
    const texto = `La diferencia es igual a ${decirIguales(primero, grupo)}: ${EXPLICADOS[explicacion][primero.sentido]}`;
    yield [PESOS[explicacion], { causa: 'un-movimiento', explicacion, texto, movimientos: idsDe(grupo) }];
  }
}

/** Registered on the wrong side, a movement is missed once where it belongs and once where it does not. */
function* dobles({ diferencia, movimientos }: DiferenciaPorExplicar): Iterable<CausaConPeso> {
  const lado = ladoQueSobra(diferencia);
  const grupo = vigentes(movimientos).filter(
    ({ sentido, monto }) => sentido === lado && monto * 2 === magnitud(diferencia),
  );
  const [primero] = grupo;
  if (primero === undefined) return;
  const otro = lado === 'salida' ? 'una entrada' : 'una salida';
  const texto = `La diferencia es el doble de ${decirIguales(primero, grupo)}: pudo ser ${otro} registrada como ${lado}.`;
  yield [32, { causa: 'doble-de-un-movimiento', texto, movimientos: idsDe(grupo) }];
}

/** Every such slip is a multiple of nine: most differences are none, and no movement need be looked at. */
function* transposiciones({ diferencia, movimientos }: DiferenciaPorExplicar): Iterable<CausaConPeso> {
  if (diferencia % 9 !== 0) return;
  for (const { id, recibo, sentido, monto } of vigentes(movimientos)) {
    const debido = sentido === 'entrada' ? monto + diferencia : monto - diferencia;
    const posible = montosTranspuestos(monto).find((uno) => uno === debido);
    if (posible === undefined) continue;
    const texto = `El recibo ${recibo} registra una ${sentido} de ${formatearQuetzales(monto)}: si fue de ${formatearQuetzales(posible)}, dos cifras cambiadas de lugar explican la diferencia.`;
    yield [50, { causa: 'transposicion', monto, posible, texto, movimientos: [id] }];
  }
}

function* piezas({ diferencia, conteo }: DiferenciaPorExplicar): Iterable<CausaConPeso> {
  for (const { peso, ...igual } of denominacionesIguales(diferencia, conteo)) {
    yield [peso, { causa: 'denominacion', ...igual, movimientos: [] }];
  }
}

/** No drawer pays what it does not hold: something came in before and was not registered, which leaves cash over. */
function* efectivoNegativo({
  diferencia,
  movimientos,
  apertura,
}: DiferenciaPorExplicar): Iterable<CausaConPeso> {
  if (apertura === undefined || diferencia < 0) return;
  let saldo = apertura;
  for (const { id, recibo, sentido, monto } of vigentes(movimientos)) {
    saldo = centavos(sentido === 'entrada' ? saldo + monto : saldo - monto);
    if (saldo >= CERO) continue;
    const texto = `Con el recibo ${recibo} el efectivo según libros bajó a ${formatearQuetzales(saldo)}: puede faltar el registro de una entrada anterior.`;
    yield [52, { causa: 'efectivo-negativo', saldo, texto, movimientos: [id] }];
    return;
  }
}
