// One statement: on which side its amounts are, what its balances prove, and what the person must know of it.
import {
  EstadoIlegible,
  type EstadoLeido,
  type LineaLeida,
  type PistasDeLectura,
} from '@cuadra/core/bancos/estado-de-cuenta';
import { leerMoneda } from '@cuadra/core/bancos/moneda';
import { probarSaldos } from '@cuadra/core/bancos/probar-saldos';
import { type Centavos, formatearCifra } from '@cuadra/core/dinero';
import type { MovimientoLeido } from './leer-movimientos.ts';
import type { Rotulos, SaldoDicho } from './leer-rotulos.ts';
import { filasEnPalabras } from './leer-tabla.ts';
import { lecturasDeSigno } from './poner-signos.ts';
import { sumaExacta } from './suma-exacta.ts';

export interface BaseDeEstado {
  readonly rotulos: Rotulos;
  readonly moneda: string | undefined;
  readonly desde: string | null;
  readonly hasta: string | null;
  /** The day on which the file was made. */
  readonly generado: string | undefined;
  readonly signo: NonNullable<PistasDeLectura['mapeo']>['signo'];
}

export interface EstadoArmado {
  readonly estado: EstadoLeido;
  readonly avisos: readonly string[];
}

export function armarEstado(movimientos: readonly MovimientoLeido[], base: BaseDeEstado): EstadoArmado {
  const { rotulos, desde, hasta } = base;
  const [primero] = movimientos;
  const cabeza = {
    cuenta: primero?.cuenta ?? rotulos.cuenta ?? null,
    moneda: leerMoneda(primero?.moneda ?? '') ?? base.moneda ?? null,
    desde,
    hasta,
    saldoInicial: rotulos.saldoInicial?.monto ?? null,
    saldoFinal: rotulos.saldoFinal?.monto ?? null,
  };
  const filaDelSaldoFinal = rotulos.saldoFinal?.fila;
  if (primero === undefined) return sinMovimientos(cabeza, filaDelSaldoFinal);
  let fallo: unknown;
  for (const { montos, aviso } of lecturasDeSigno(movimientos, { signo: base.signo, ...cabeza })) {
    const lineas = movimientos.flatMap((movimiento, i) => lineaDe(movimiento, montos[i]));
    try {
      const probado = probarSaldos({ ...cabeza, lineas, filaDelSaldoFinal });
      return rematar(probado, lineas, base, aviso);
    } catch (error) {
      if (!(error instanceof EstadoIlegible)) throw error;
      fallo ??= error;
    }
  }
  throw fallo;
}

function lineaDe(
  { fila, fecha, texto, referencia, tipo, saldo }: MovimientoLeido,
  monto: Centavos | undefined,
): LineaLeida[] {
  return monto === undefined ? [] : [{ fecha, monto, texto, referencia, tipo, saldo, fila }];
}

/** A quiet month is a statement when it says its balances; without them, it is an empty file. */
function sinMovimientos(
  cabeza: Omit<EstadoLeido, 'lineas'>,
  filaDelSaldoFinal: number | undefined,
): EstadoArmado {
  if (cabeza.saldoInicial === null || cabeza.saldoFinal === null)
    throw new EstadoIlegible('El archivo no trae ningún movimiento.');
  const estado = probarSaldos({ ...cabeza, lineas: [], filaDelSaldoFinal });
  return { estado, avisos: [] };
}

function rematar(
  probado: EstadoLeido,
  enElArchivo: readonly LineaLeida[],
  base: BaseDeEstado,
  aviso: string | undefined,
): EstadoArmado {
  const avisos = aviso === undefined ? [] : [aviso];
  const [primera] = probado.lineas;
  if (enElArchivo.length > 1 && primera === enElArchivo.at(-1))
    avisos.push('El archivo comienza por lo más reciente: sus filas se leyeron de abajo hacia arriba.');
  const enCero = probado.lineas.filter(({ monto }) => monto === 0);
  if (enCero.length > 0)
    avisos.push(`Se omitieron los movimientos de monto cero: ${filasEnPalabras(enCero)}.`);
  const final = saldoFinalDe(probado, base);
  const estado = {
    ...probado,
    saldoFinal: final.saldo,
    lineas: enCero.length === 0 ? probado.lineas : probado.lineas.filter(({ monto }) => monto !== 0),
  };
  return { estado, avisos: final.aviso === undefined ? avisos : [...avisos, final.aviso] };
}

/** A balance of when the file was made is the closing one, unless it can be of a later day than the last movement. */
function saldoFinalDe(
  { saldoInicial, saldoFinal, lineas }: EstadoLeido,
  { rotulos: { saldoAlGenerar }, generado }: BaseDeEstado,
): { saldo: Centavos | null; aviso?: string } {
  if (saldoFinal !== null || saldoAlGenerar === undefined) return { saldo: saldoFinal };
  const ultima = lineas.at(-1);
  const resulta =
    ultima?.saldo ??
    (saldoInicial === null ? null : sumaExacta([saldoInicial, ...lineas.map(({ monto }) => monto)]));
  if (resulta === saldoAlGenerar.monto) return { saldo: saldoAlGenerar.monto };
  if (resulta !== null && (generado === undefined || generado <= (ultima?.fecha ?? '')))
    throw noEsElFinal(saldoAlGenerar, resulta);
  return {
    saldo: null,
    aviso: `El saldo ${formatearCifra(saldoAlGenerar.monto)} (fila ${saldoAlGenerar.fila}) es el de cuando se generó el archivo, no el del último movimiento: no se tomó como saldo final.`,
  };
}

function noEsElFinal({ monto, fila }: SaldoDicho, resulta: Centavos): EstadoIlegible {
  return new EstadoIlegible(
    `El saldo después del último movimiento es ${formatearCifra(resulta)}, y el archivo dice que es ${formatearCifra(monto)}.`,
    fila,
  );
}
