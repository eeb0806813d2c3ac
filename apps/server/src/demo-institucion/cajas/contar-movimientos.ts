// What a day of the story meant at each caja of an agencia. The books tell it in one partida for everybody; here each line
// on cash is split between the cajas that it came through, side by side and to the centavo.
import type { Sentido } from '@cuadra/core/cajas/movimiento';
import type { LineaDePartida } from '@cuadra/core/partida';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { Azar } from '../historia/azar.ts';
import { TRASLADO_DE_CIERRE } from '../historia/capitulos/caja-de-ahorros.ts';
import { cuentas, cuentasDeEfectivo } from '../historia/cuentas.ts';
import { identificadorDe } from '../identificador.ts';
import type { CajaDemo } from './cajas-demo.ts';
import { nivelar, repartir, sumaDe } from './repartir.ts';

export interface MovimientoContado {
  readonly id: string;
  readonly partida: string;
  readonly clase: 'resumen' | 'sobrante' | 'faltante' | 'dotacion';
  readonly sentido: Sentido;
  readonly monto: number;
  /** Where it came from or went to. */
  readonly idCuenta: string;
  readonly concepto: string;
  readonly documento: string | null;
  readonly traslado?: string;
}

export interface DiaEnAgencia {
  readonly cajas: readonly CajaDemo[];
  readonly partidas: readonly PartidaPorContabilizar[];
  readonly azar: Azar;
  /** Where a difference is found, if there is one. */
  readonly conDiferencia: CajaDemo | undefined;
  /** What each caja held the evening before. */
  saldo(caja: CajaDemo): number;
}

/** By the id of the caja; a caja that nothing came through is not there. */
export type MovimientosPorCaja = ReadonlyMap<string, readonly MovimientoContado[]>;

export function contarMovimientos(dia: DiaEnAgencia): MovimientosPorCaja {
  const porCaja = new Map<string, MovimientoContado[]>();
  const saldos = new Map(dia.cajas.map((caja) => [caja.id, dia.saldo(caja)]));
  for (const partida of dia.partidas) {
    for (const [n, linea] of partida.lineas.entries()) {
      if (!cuentasDeEfectivo.includes(linea.idCuenta)) continue;
      for (const [caja, monto] of enCadaCaja(linea, partida, dia, saldos)) {
        if (monto === 0) continue;
        const movimiento = movimientoDe(caja, monto, partida, n);
        const suyos = porCaja.get(caja.id);
        if (suyos === undefined) porCaja.set(caja.id, [movimiento]);
        else suyos.push(movimiento);
        const signo = movimiento.sentido === 'entrada' ? 1 : -1;
        saldos.set(caja.id, (saldos.get(caja.id) ?? 0) + signo * monto);
      }
    }
  }
  return porCaja;
}

/** People do not choose alike: Caja 1 is the nearest to the door. */
const PESOS = [36, 34, 30];
const POCO = 40;
const BASTANTE = 160;

function enCadaCaja(
  linea: LineaDePartida,
  partida: PartidaPorContabilizar,
  { cajas, azar, conDiferencia }: DiaEnAgencia,
  saldos: ReadonlyMap<string, number>,
): [CajaDemo, number][] {
  const monto = linea.debe + linea.haber;
  const suyas = cajas.filter(({ idCuenta }) => idCuenta === linea.idCuenta);
  if (conDiferencia !== undefined && diferenciaDe(partida) !== undefined) return [[conDiferencia, monto]];
  const pesos = suyas.map((_, i) => PESOS[i] ?? 1);
  const partes =
    linea.documento === TRASLADO_DE_CIERRE
      ? alCierre(linea.haber - linea.debe, suyas, saldos, (total) => repartir(total, pesos, azar, BASTANTE))
      : repartir(monto, pesos, azar, POCO);
  return suyas.map((caja, i) => [caja, partes[i] ?? 0]);
}

function alCierre(
  sale: number,
  cajas: readonly CajaDemo[],
  saldos: ReadonlyMap<string, number>,
  fondosPara: (total: number) => number[],
): number[] {
  const tienen = cajas.map(({ id }) => saldos.get(id) ?? 0);
  return nivelar(tienen, fondosPara(sumaDe(tienen) - sale), sale).map(Math.abs);
}

/** When the partida is that of a count: more than the book said, or less. */
export function diferenciaDe({ lineas }: PartidaPorContabilizar): 'sobrante' | 'faltante' | undefined {
  if (!lineas.some(({ idCuenta }) => idCuenta === cuentas.ventanilla)) return undefined;
  if (lineas.some(({ idCuenta, haber }) => idCuenta === cuentas.sobrantes && haber > 0)) return 'sobrante';
  return lineas.some(({ idCuenta, debe }) => idCuenta === cuentas.faltantes && debe > 0)
    ? 'faltante'
    : undefined;
}

function movimientoDe(
  caja: CajaDemo,
  monto: number,
  partida: PartidaPorContabilizar,
  n: number,
): MovimientoContado {
  const linea = partida.lineas[n];
  if (linea === undefined) throw new Error(`La partida ${partida.id} no tiene línea ${n}`);
  const sentido = linea.debe > 0 ? 'entrada' : 'salida';
  const clase = diferenciaDe(partida) ?? 'resumen';
  return {
    id: clase === 'resumen' ? identificadorDe(`movimiento ${partida.id} ${n} ${caja.id}`) : partida.id,
    partida: partida.id,
    clase,
    sentido,
    monto,
    idCuenta: contrapartidaDe(linea, partida.lineas),
    concepto: conceptoDe(caja, linea, partida),
    documento: linea.documento ?? null,
  };
}

/** The largest on the other side; of what only changes hands, the other hand. */
function contrapartidaDe(linea: LineaDePartida, lineas: readonly LineaDePartida[]): string {
  const cambiaDeManos = linea.documento === TRASLADO_DE_CIERRE;
  const otras = lineas.filter(
    ({ idCuenta, debe }) =>
      debe > 0 !== linea.debe > 0 &&
      idCuenta !== linea.idCuenta &&
      cuentasDeEfectivo.includes(idCuenta) === cambiaDeManos,
  );
  const mayor = otras.reduce<LineaDePartida | undefined>(
    (una, otra) => (una !== undefined && una.debe + una.haber >= otra.debe + otra.haber ? una : otra),
    undefined,
  );
  if (mayor === undefined) throw new Error(`Nada hay frente a la línea de ${linea.idCuenta}`);
  return mayor.idCuenta;
}

function conceptoDe(
  caja: CajaDemo,
  linea: LineaDePartida,
  { concepto, lineas }: PartidaPorContabilizar,
): string {
  const entra = linea.debe > 0;
  if (linea.documento === TRASLADO_DE_CIERRE) {
    if (caja.clase === 'boveda') return entra ? 'Recibido de las cajas al cierre' : 'Entregado a las cajas';
    return entra ? 'Recibido de la bóveda' : 'Entregado a la bóveda al cierre';
  }
  if (!lineas.some(({ documento }) => documento === TRASLADO_DE_CIERRE)) return concepto;
  return entra ? 'Depósitos de asociados' : 'Retiros de asociados';
}
