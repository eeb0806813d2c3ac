// The same interest by the longest way, to compare the engine with: one day after another, each asked for everything
// anew, in fractions that are never rounded. It shares with the engine only what has tests of its own: fractions and
// how a convention counts the days between two dates.
import { diasSegun } from '../base-de-dias.ts';
import {
  compararRacionales,
  multiplicarRacionales,
  NADA,
  type Racional,
  racional,
  restarRacionales,
  sumarRacionales,
} from '../racional.ts';
import type { EntradaDeInteres } from '../segmentos.ts';
import type { TablaDeTasas } from '../tasas.ts';

export interface InteresDiaPorDia {
  readonly exacto: Racional;
  readonly dias: number;
  readonly saldoDias: bigint;
  readonly sinTabla: boolean;
  readonly ultimoDia: string;
}

interface Dia {
  readonly fecha: string;
  readonly siguiente: string;
  readonly saldo: number;
}

export function interesDiaPorDia(entrada: EntradaDeInteres): InteresDiaPorDia {
  const todos = diasDe(entrada);
  const ganan = todos.filter(({ fecha }) => tratamientoEn(entrada, fecha) !== 'no-paga');
  let exacto = NADA;
  let sinTabla = false;
  for (const dia of ganan) {
    const suyo = saldoQueGana(entrada, dia, ganan);
    const partes = partesDe(entrada, dia.fecha, conTope(suyo, entrada));
    if (partes === undefined) sinTabla = true;
    else if (compararRacionales(suyo, entero(entrada.reglas.minimo)) >= 0)
      exacto = sumarRacionales(exacto, deUnDia(entrada, dia, partes, exacto));
  }
  return {
    exacto,
    dias: ganan.length,
    saldoDias: BigInt(ganan.reduce((suma, { saldo }) => suma + saldo, 0)),
    sinTabla,
    ultimoDia: tratamientoEn(entrada, todos.at(-1)?.fecha ?? entrada.desde),
  };
}

const entero = (valor: number): Racional => racional(BigInt(valor));

function diasDe(entrada: EntradaDeInteres): Dia[] {
  const dias: Dia[] = [];
  for (let fecha = entrada.desde; fecha < entrada.hasta; fecha = siguienteDe(fecha))
    dias.push({ fecha, siguiente: siguienteDe(fecha), saldo: saldoDelDia(entrada, fecha) });
  return dias;
}

const siguienteDe = (fecha: string): string =>
  new Date(Date.parse(`${fecha}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

function saldoDelDia({ saldoActual, movimientos, reglas }: EntradaDeInteres, fecha: string): number {
  const desde = (limite: string) => movimientos.filter(({ ganaDesde }) => ganaDesde >= limite);
  const sumaDe = (unos: typeof movimientos) => unos.reduce((suma, { monto }) => suma + monto, 0);
  const cierre = saldoActual - sumaDe(desde(siguienteDe(fecha)));
  if (!reglas.intradia) return Math.max(cierre, 0);
  const delDia = movimientos
    .filter(({ ganaDesde }) => ganaDesde === fecha)
    .sort((uno, otro) => uno.n - otro.n);
  const momentos = delDia[0]?.n === 1 ? [] : [saldoActual - sumaDe(desde(fecha))];
  let corriente = saldoActual - sumaDe(desde(fecha));
  for (const { monto } of delDia) {
    corriente += monto;
    momentos.push(corriente);
  }
  return Math.max(Math.min(...momentos), 0);
}

function tratamientoEn({ estados, reglas }: EntradaDeInteres, fecha: string): string {
  const estado = [...estados]
    .sort((uno, otro) => uno.desde.localeCompare(otro.desde))
    .findLast(({ desde }) => desde <= fecha)?.estado;
  if (estado === 'inactiva') return reglas.inactivas;
  if (estado === 'bloqueada') return reglas.bloqueadas;
  return estado === 'cerrada' ? 'no-paga' : 'paga';
}

function saldoQueGana({ reglas }: EntradaDeInteres, dia: Dia, ganan: readonly Dia[]): Racional {
  const saldos = ganan.map(({ saldo }) => saldo);
  if (reglas.metodo === 'diario') return entero(dia.saldo);
  if (reglas.metodo === 'minimo') return entero(Math.min(...saldos));
  const suma = saldos.reduce((hasta, saldo) => hasta + BigInt(saldo), 0n);
  return racional(suma, BigInt(saldos.length));
}

function conTope(saldo: Racional, { reglas: { tope } }: EntradaDeInteres): Racional {
  return tope !== null && compararRacionales(saldo, entero(tope)) > 0 ? entero(tope) : saldo;
}

interface Parte {
  readonly ppm: number;
  readonly monto: Racional;
}

function partesDe(entrada: EntradaDeInteres, fecha: string, base: Racional): Parte[] | undefined {
  if (entrada.tasaPactada !== null) return [{ ppm: entrada.tasaPactada, monto: base }];
  const tabla = [...entrada.tablas]
    .sort((una, otra) => una.desde.localeCompare(otra.desde))
    .findLast(({ desde }) => desde <= fecha);
  return tabla === undefined ? undefined : partesDeTabla(tabla, entrada.plazoDias, base);
}

function partesDeTabla(tabla: TablaDeTasas, plazo: number, base: Racional): Parte[] | undefined {
  const suyos = tabla.tramos.filter((tramo) => {
    return tramo.plazoDesde <= plazo && plazo < (tramo.plazoHasta ?? Number.MAX_SAFE_INTEGER);
  });
  if (suyos.length === 0) return undefined;
  const partes: Parte[] = [];
  for (const { montoDesde, montoHasta, ppm } of suyos) {
    const llega = compararRacionales(base, entero(montoDesde)) >= 0;
    const pasa = montoHasta !== null && compararRacionales(base, entero(montoHasta)) >= 0;
    if (tabla.modo === 'total' && llega && !pasa) partes.push({ ppm, monto: base });
    if (tabla.modo === 'marginal' && llega) {
      const fin = pasa ? entero(montoHasta ?? 0) : base;
      partes.push({ ppm, monto: restarRacionales(fin, entero(montoDesde)) });
    }
  }
  return partes;
}

/** With daily compounding, what was earned before earns too. */
function deUnDia(
  { reglas, desde }: EntradaDeInteres,
  { fecha, siguiente }: Dia,
  partes: readonly Parte[],
  ganado: Racional,
): Racional {
  const dias = diasSegun(reglas.base, desde, siguiente) - diasSegun(reglas.base, desde, fecha);
  const anio = anioDe(reglas.base, fecha);
  return partes.reduce((suma, { ppm, monto }) => {
    const capital = reglas.capitalizacion === 'diaria' ? sumarRacionales(monto, ganado) : monto;
    const tasa = racional(BigInt(ppm) * BigInt(dias), 1_000_000n * BigInt(anio));
    return sumarRacionales(suma, multiplicarRacionales(capital, tasa));
  }, NADA);
}

function anioDe(base: EntradaDeInteres['reglas']['base'], fecha: string): number {
  if (base === 'ACT/365F') return 365;
  if (base !== 'ACT/ACT-ISDA') return 360;
  const anio = fecha.slice(0, 4);
  return (Date.parse(`${anio}-12-31`) - Date.parse(`${anio}-01-01`)) / 86_400_000 + 1;
}
