// The sheet of lines being written: rows as typed, where the cursor is, what was done and can be undone. A store
// outside React with immutable snapshots: one keystroke changes one row, and only that row is drawn again.
//
//   const almacen = crearHoja();                                 an empty sheet
//   const almacen = crearHoja(hojaDeLineas(lineas, memoria));    a draft of the server, as it was left
//   almacen.poner({ 'lineas.2.idCuenta': 'La cuenta no existe' });
//   almacen.enfocarError();

import { CERO } from '@cuadra/core/dinero';
import type { Filas, Rango } from './cambios.ts';
import * as cambios from './cambios.ts';
import {
  type Columna,
  type Cursor,
  columnas,
  crearFila,
  type DatosDeFila,
  type FilaDeHoja,
  INICIO,
} from './fila.ts';
import { type Lineas, lineasDe, type Memoria, memoriaDe } from './lineas.ts';
import { calcularMontos, type Montos, type Totales, totalizar } from './montos.ts';
import type { Resolver } from './pegar/bloque.ts';
import { type ErroresDeHoja, erroresPorFila, sinError } from './problemas.ts';

/** What is kept in the browser: everything as it was typed. */
export interface HojaGuardada {
  readonly filas: readonly DatosDeFila[];
  readonly cursor: Cursor;
}

export interface Hoja {
  readonly filas: Filas;
  /** What the amounts of each row are worth. */
  readonly montos: readonly Montos[];
  readonly totales: Totales;
  readonly cursor: Cursor;
  /** The rows chosen to do something with them; null: only the cursor's. */
  readonly seleccion: Rango | null;
  readonly errores: ErroresDeHoja;
  readonly puedeDeshacer: boolean;
  readonly puedeRehacer: boolean;
  /** Grows each time the keyboard is asked to come to the cursor. */
  readonly foco: number;
}

export interface Almacen {
  subscribe(avisar: () => void): () => void;
  getSnapshot(): Hoja;

  /** With `elegir`, the rows it passes over are chosen: from the cursor's on, or that one alone. */
  irA(cursor: Cursor, elegir?: 'desde-aqui' | 'esta'): void;
  seleccionarTodo(): void;
  /** Brings the keyboard to the cursor, or to the cell given. */
  enfocar(cursor?: Cursor): void;
  /** Brings the keyboard to the first error; false when there is none. */
  enfocarError(): boolean;

  /** One undo takes back everything typed in a cell without leaving it. */
  escribir(fila: number, columna: Columna, texto: string): void;
  /** What names an account without being its code, as its code: the chart came after it was written. */
  nombrarCuentas(resolver: Resolver): void;
  /** As if what is being typed in the cell had not been; false when nothing is. */
  cancelar(): boolean;
  /** A line after the last one, with what is missing. Nothing to undo: nobody wrote it. */
  agregarPropuesta(): void;
  /** The rest are one undo each; on the chosen rows, or on the cursor's. */
  insertar(en: number): void;
  eliminar(): void;
  duplicar(): void;
  mover(paso: -1 | 1): void;
  /**
   * Other rows in the place of all of them: a copied partida, a macro, a pasted block. What that changed outside of the
   * sheet goes and comes back with them.
   */
  reemplazar(filas: readonly (FilaDeHoja | DatosDeFila)[], cursor?: Cursor, aparte?: Aparte): void;
  deshacer(): void;
  rehacer(): void;

  /** What the server says, `lineas.<i>.<campo>` or `lineas.<i>`, on the rows the lines came from. Each goes when its cell changes. */
  poner(errores: Readonly<Record<string, string>>): void;

  guardar(): HojaGuardada;
  lineas(): Lineas;
  memoria(): Memoria;
}

/** The chosen rows, or the cursor's. */
export const rangoActivo = ({ seleccion, cursor }: Pick<Hoja, 'seleccion' | 'cursor'>): Rango =>
  seleccion ?? rangoEntre(cursor.fila, cursor.fila);

export function crearHoja(inicial?: HojaGuardada): Almacen {
  const centro = crearCentro(inicial);
  const { hoja } = centro;
  return {
    subscribe: centro.subscribe,
    getSnapshot: hoja,
    ...cursorDe(centro),
    ...escrituraDe(centro),
    ...filasDe(centro),
    deshacer: centro.deshacer,
    rehacer: centro.rehacer,
    poner(errores) {
      const claves = lineasDe(hoja().filas, hoja().montos).filas.map((fila) => hoja().filas[fila]?.clave);
      centro.publicar({ ...hoja(), errores: erroresPorFila(errores, claves) });
    },
    guardar: () => ({
      filas: hoja()
        .filas.filter(({ propuesta }) => !propuesta)
        .map(cambios.datosDe),
      cursor: hoja().cursor,
    }),
    lineas: () => lineasDe(hoja().filas, hoja().montos),
    memoria: () => memoriaDe(hoja().filas, hoja().cursor),
  };
}

type Paso = Pick<Hoja, 'filas' | 'cursor'>;
type Centro = ReturnType<typeof crearCentro>;

/** The sheet as it is, what it was, and the ways from one to the other. */
function crearCentro(inicial: HojaGuardada | undefined) {
  const oyentes = new Set<() => void>();
  const historia = crearHistoria<Paso>();
  /** The cell whose typing goes on in the same step. */
  let abierta: string | undefined;
  let hoja = conFilas(VACIA, comoFilas(inicial?.filas ?? []), inicial?.cursor ?? INICIO);

  const publicar = (nueva: Hoja) => {
    hoja = { ...nueva, puedeDeshacer: historia.puedeDeshacer(), puedeRehacer: historia.puedeRehacer() };
    for (const avisar of oyentes) avisar();
  };
  const ahora = (): Paso => ({ filas: hoja.filas, cursor: hoja.cursor });
  const volverA = (paso: Paso | undefined) => {
    abierta = undefined;
    if (paso !== undefined) publicar(conFilas(hoja, paso.filas, paso.cursor));
  };
  return {
    subscribe(avisar: () => void) {
      oyentes.add(avisar);
      return () => oyentes.delete(avisar);
    },
    hoja: () => hoja,
    publicar,
    /** What follows is another step, unless it is typed in this same cell. */
    abrir(celda: string | undefined) {
      if (celda !== undefined && celda !== abierta) historia.anotar(ahora());
      abierta = celda;
    },
    cambiar(filas: Filas, cursor: Cursor, mas: Partial<Hoja> = {}, aparte?: Aparte) {
      historia.anotar(ahora(), aparte);
      abierta = undefined;
      publicar({ ...conFilas(hoja, filas, cursor), ...mas });
    },
    cancelar() {
      if (abierta === undefined) return false;
      volverA(historia.retirar());
      return true;
    },
    deshacer: () => volverA(historia.deshacer(ahora())),
    rehacer: () => volverA(historia.rehacer(ahora())),
  };
}

function cursorDe({ hoja, publicar, abrir }: Centro) {
  const irA: Almacen['irA'] = (cursor, elegir) => {
    const dentro = acotado(cursor, hoja().filas);
    abrir(undefined);
    publicar({ ...hoja(), cursor: dentro, seleccion: seleccionHasta(hoja(), dentro.fila, elegir) });
  };
  const enfocar: Almacen['enfocar'] = (cursor = hoja().cursor) => {
    irA(cursor);
    publicar({ ...hoja(), foco: hoja().foco + 1 });
  };
  return {
    irA,
    enfocar,
    seleccionarTodo: () => publicar({ ...hoja(), seleccion: rangoEntre(0, hoja().filas.length - 1) }),
    enfocarError() {
      const { filas, errores } = hoja();
      const fila = filas.findIndex(({ clave }) => errores.has(clave));
      const suyos = errores.get(filas[fila]?.clave ?? '');
      if (suyos === undefined) return false;
      enfocar({ fila, columna: columnas.find((columna) => suyos[columna] !== undefined) ?? 'debe' });
      return true;
    },
  } satisfies Partial<Almacen>;
}

function escrituraDe({ hoja, publicar, abrir, cancelar }: Centro) {
  return {
    escribir(fila, columna, texto) {
      const { filas, errores } = hoja();
      const anterior = filas[fila];
      if (anterior === undefined || anterior[columna] === texto) return;
      abrir(`${anterior.clave}.${columna}`);
      const nueva = conFilas(hoja(), cambios.escribir(filas, fila, columna, texto), { fila, columna });
      publicar({ ...nueva, errores: sinError(errores, anterior.clave, columna) });
    },
    nombrarCuentas(resolver) {
      const { filas, cursor, seleccion } = hoja();
      const nombradas = cambios.conCuentas(filas, resolver);
      if (nombradas !== filas) publicar({ ...conFilas(hoja(), nombradas, cursor), seleccion });
    },
    cancelar,
    agregarPropuesta() {
      const { filas } = hoja();
      abrir(undefined);
      const todas = [...filas, cambios.proponer(filas)];
      publicar(conFilas(hoja(), todas, { fila: filas.length, columna: 'idCuenta' }));
    },
  } satisfies Partial<Almacen>;
}

function filasDe({ hoja, cambiar }: Centro) {
  return {
    insertar(en) {
      cambiar(cambios.insertar(hoja().filas, en, [crearFila()]), { fila: en, columna: 'idCuenta' });
    },
    eliminar() {
      const rango = rangoActivo(hoja());
      cambiar(cambios.eliminar(hoja().filas, rango), { ...hoja().cursor, fila: rango.desde });
    },
    duplicar() {
      const { filas, cursor, seleccion } = hoja();
      const rango = rangoActivo(hoja());
      const salto = rango.hasta - rango.desde + 1;
      const destino = { ...cursor, fila: cursor.fila + salto };
      cambiar(cambios.duplicar(filas, rango), destino, { seleccion: corrida(seleccion, salto) });
    },
    mover(paso) {
      const { filas, cursor, seleccion } = hoja();
      const movidas = cambios.mover(filas, rangoActivo(hoja()), paso);
      if (movidas === filas) return;
      cambiar(movidas, { ...cursor, fila: cursor.fila + paso }, { seleccion: corrida(seleccion, paso) });
    },
    reemplazar: (filas, cursor = INICIO, aparte) => cambiar(comoFilas(filas), cursor, {}, aparte),
  } satisfies Partial<Almacen>;
}

const VACIA: Hoja = {
  filas: [],
  montos: [],
  totales: { debe: CERO, haber: CERO, diferencia: CERO },
  cursor: INICIO,
  seleccion: null,
  errores: new Map(),
  puedeDeshacer: false,
  puedeRehacer: false,
  foco: 0,
};

function conFilas(hoja: Hoja, propuestas: Filas, cursor: Cursor): Hoja {
  const filas = cambios.renovarPropuestas(propuestas);
  const montos = calcularMontos(filas);
  const { debe, haber, diferencia } = totalizar(filas, montos);
  const iguales = debe === hoja.totales.debe && haber === hoja.totales.haber;
  const totales = iguales ? hoja.totales : { debe, haber, diferencia };
  return { ...hoja, filas, montos, totales, cursor: acotado(cursor, filas), seleccion: null };
}

/** There is always a line to write in. */
function comoFilas(filas: readonly (FilaDeHoja | DatosDeFila)[]): Filas {
  if (filas.length === 0) return [crearFila()];
  return filas.map((fila) => ('clave' in fila ? fila : crearFila(fila)));
}

function seleccionHasta(hoja: Hoja, fila: number, elegir?: 'desde-aqui' | 'esta'): Rango | null {
  if (elegir === undefined) return null;
  if (elegir === 'esta') return rangoEntre(fila, fila);
  const { desde, hasta } = rangoActivo(hoja);
  // The end that stays is the one the cursor is not on.
  return rangoEntre(hoja.cursor.fila === desde ? hasta : desde, fila);
}

const corrida = (seleccion: Rango | null, paso: number): Rango | null =>
  seleccion === null ? null : { desde: seleccion.desde + paso, hasta: seleccion.hasta + paso };

const rangoEntre = (una: number, otra: number): Rango => ({
  desde: Math.min(una, otra),
  hasta: Math.max(una, otra),
});

function acotado({ fila, columna }: Cursor, filas: Filas): Cursor {
  return { fila: Math.max(0, Math.min(filas.length - 1, fila)), columna };
}

/** What a step changed outside of the state, which goes and comes back with it. */
interface Aparte {
  deshacer(): void;
  rehacer(): void;
}

interface Historia<E> {
  /** Before something new is done: what had been undone is no longer to be redone. */
  anotar(antes: E, aparte?: Aparte): void;
  /** The state to go back to, given the one that is left; undefined when there is none. */
  deshacer(ahora: E): E | undefined;
  rehacer(ahora: E): E | undefined;
  /** The last step as if it had never been. */
  retirar(): E | undefined;
  puedeDeshacer(): boolean;
  puedeRehacer(): boolean;
}

const PASOS_MAX = 200;

interface Anotado<E> {
  readonly estado: E;
  readonly aparte: Aparte | undefined;
}

/**
 * What was done and can be undone: each step is the whole state before it. States share their rows, so many steps
 * weigh little more than one.
 */
function crearHistoria<E>(): Historia<E> {
  const pasado: Anotado<E>[] = [];
  const futuro: Anotado<E>[] = [];
  const pasar = (de: Anotado<E>[], a: Anotado<E>[], ahora: E): Anotado<E> | undefined => {
    const paso = de.pop();
    if (paso !== undefined) a.push({ estado: ahora, aparte: paso.aparte });
    return paso;
  };
  return {
    anotar(antes, aparte) {
      pasado.push({ estado: antes, aparte });
      if (pasado.length > PASOS_MAX) pasado.shift();
      futuro.length = 0;
    },
    deshacer(ahora) {
      const paso = pasar(pasado, futuro, ahora);
      paso?.aparte?.deshacer();
      return paso?.estado;
    },
    rehacer(ahora) {
      const paso = pasar(futuro, pasado, ahora);
      paso?.aparte?.rehacer();
      return paso?.estado;
    },
    retirar: () => pasado.pop()?.estado,
    puedeDeshacer: () => pasado.length > 0,
    puedeRehacer: () => futuro.length > 0,
  };
}
