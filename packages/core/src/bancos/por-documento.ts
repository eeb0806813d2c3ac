// Pairs by the number of a document. The same number and the same amount leave no doubt when nobody else has both; nor does a number
// whose parts add up exactly. A cheque is cashed weeks later, so the window of dates does not bind it; its life does. For the
// rest, a number that comes back months later may be of a contract or of a client, and last month's payment is not this one's.
import type { Razon } from './cruce.ts';
import { numeroComun, numerosDe, razonDeCombinacion, razonDeUnico, razonesDe } from './razones.ts';
import { type Apunte, cruzar, libresDe, type Tablero, totalDe, ventanaSegura } from './tablero.ts';

/** How long after the books the bank may tell it: a cheque is worth six months, and some banks pay it a little later. */
const VIDA_DIAS = 200;

/** A slip that both wrote down is the same one although the bank takes long. */
const BOLETA_DIAS = 15;

/** So many under one number say that it is no document: an account, a code of the bank. */
const DE_UN_DOCUMENTO_MAX = 60;

export function cruzarPorDocumento(tablero: Tablero): void {
  cruzarPares(tablero, documentoDe);
  cruzarPares(tablero, numerosDe);
  cruzarGrupos(tablero, documentoDe);
  cruzarGrupos(tablero, numerosDe);
}

type Numeros = (apunte: Apunte) => readonly string[];

const documentoDe: Numeros = ({ documento }) => (documento === null ? [] : [documento]);

interface Tocayos {
  readonly lineas: Apunte[];
  readonly movimientos: Apunte[];
}

function cruzarPares(tablero: Tablero, numeros: Numeros): void {
  const conMonto: Numeros = (apunte) => numeros(apunte).map((numero) => `${apunte.monto}/${numero}`);
  const deLinea = new Map<Apunte, Set<Apunte>>();
  const deMovimiento = new Map<Apunte, Set<Apunte>>();
  for (const { lineas, movimientos } of tocayos(tablero, conMonto)) {
    const [linea, movimiento] = [lineas[0], movimientos[0]];
    if (lineas.length !== 1 || movimientos.length !== 1 || !linea || !movimiento) continue;
    deLinea.set(linea, (deLinea.get(linea) ?? new Set()).add(movimiento));
    deMovimiento.set(movimiento, (deMovimiento.get(movimiento) ?? new Set()).add(linea));
  }
  for (const [linea, suyos] of deLinea) {
    const [movimiento] = suyos;
    const soloEl = movimiento !== undefined && suyos.size === 1 && deMovimiento.get(movimiento)?.size === 1;
    if (!soloEl || !vanJuntos(tablero, [linea], [movimiento])) continue;
    const unico = razonDeUnico(10, 'nadie más tiene ese documento y ese monto');
    cruzar(
      tablero,
      'automaticos',
      [linea],
      [movimiento],
      [...razonesDe(tablero, [linea], [movimiento]), unico],
    );
  }
}

/** Those of both sides that carry the same number. */
function tocayos(tablero: Tablero, numeros: Numeros): Iterable<Tocayos> {
  const porNumero = new Map<string, Tocayos>();
  for (const linea of libresDe(tablero.lineas)) {
    for (const numero of numeros(linea)) {
      const suyos = porNumero.get(numero) ?? { lineas: [], movimientos: [] };
      porNumero.set(numero, suyos);
      suyos.lineas.push(linea);
    }
  }
  for (const movimiento of libresDe(tablero.movimientos)) {
    for (const numero of numeros(movimiento)) porNumero.get(numero)?.movimientos.push(movimiento);
  }
  return porNumero.values();
}

/** Every one with every other: they share the number, and their days allow it. */
function vanJuntos(tablero: Tablero, lineas: readonly Apunte[], movimientos: readonly Apunte[]): boolean {
  return lineas.every((linea) => movimientos.every((movimiento) => esElMismo(tablero, linea, movimiento)));
}

/** The bank does not tell it much before the books, nor when its document is long dead. */
function esElMismo(tablero: Tablero, linea: Apunte, movimiento: Apunte): boolean {
  const comun = numeroComun(linea, movimiento);
  const dias = linea.dia - movimiento.dia;
  const ventana = ventanaSegura(tablero);
  if (comun === null || dias < -ventana) return false;
  if (linea.esCheque || movimiento.esCheque) return dias <= VIDA_DIAS;
  return dias <= (comun.enTexto ? ventana : BOLETA_DIAS);
}

function cruzarGrupos(tablero: Tablero, numeros: Numeros): void {
  for (const todos of tocayos(tablero, numeros)) {
    const [lineas, movimientos] = [libresDe(todos.lineas), libresDe(todos.movimientos)];
    const cuantos = lineas.length + movimientos.length;
    if (lineas.length === 0 || movimientos.length === 0 || cuantos < 3 || cuantos > DE_UN_DOCUMENTO_MAX)
      continue;
    if (totalDe(lineas) !== totalDe(movimientos) || !sonDeUnSigno([...lineas, ...movimientos])) continue;
    if (!vanJuntos(tablero, lineas, movimientos)) continue;
    cruzar(tablero, 'automaticos', lineas, movimientos, razonesDeGrupo(tablero, lineas, movimientos));
  }
}

function razonesDeGrupo(tablero: Tablero, lineas: Apunte[], movimientos: Apunte[]): Razon[] {
  const todos = razonDeCombinacion(15, 'son todos los de ese documento, y suman exactamente lo mismo');
  return [...razonesDe(tablero, lineas, movimientos), todos];
}

function sonDeUnSigno(apuntes: readonly Apunte[]): boolean {
  return apuntes.every(({ monto }) => monto > 0) || apuntes.every(({ monto }) => monto < 0);
}
