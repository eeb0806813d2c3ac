// What is said above the table, in its rows and under it, as one: the first that says it, and what contradicts it is refused.
import { EstadoIlegible, type SeparadorDecimal } from '@cuadra/core/bancos/estado-de-cuenta';
import { type Centavos, formatearCifra, opuesto } from '@cuadra/core/dinero';
import type { FilaDeBanco } from './filas-de-banco.ts';
import { montoEn } from './leer-movimientos.ts';
import type { Rotulos, SaldoDicho } from './leer-rotulos.ts';
import type { TablaLeida } from './leer-tabla.ts';
import type { LugaresDeColumnas } from './ubicar-columnas-de-banco.ts';

export interface TablaConForma {
  readonly leida: TablaLeida;
  readonly lugares: LugaresDeColumnas;
  readonly separador: SeparadorDecimal | undefined;
}

export function juntarRotulos(arriba: Rotulos, abajo: Rotulos, tabla: TablaConForma): Rotulos {
  const { saldosIniciales, saldosFinales } = tabla.leida;
  // Pages carry their balance over: the first is the opening one, the last the closing one.
  const inicial = saldoDeFila(saldosIniciales[0], tabla);
  const final = saldoDeFila(saldosFinales.at(-1), tabla);
  const saldoInicial = elMismo('inicial', arriba.saldoInicial, inicial, abajo.saldoInicial);
  const saldoFinal = elMismo('final', arriba.saldoFinal, final, abajo.saldoFinal);
  return {
    ...abajo,
    ...arriba,
    ...(saldoInicial && { saldoInicial }),
    ...(saldoFinal && { saldoFinal }),
    dudas: [...arriba.dudas, ...abajo.dudas],
  };
}

function saldoDeFila(
  fila: FilaDeBanco | undefined,
  { lugares, separador }: TablaConForma,
): SaldoDicho | undefined {
  if (fila === undefined) return undefined;
  const en = (lugar: number | undefined) => montoEn(fila, lugar, separador, 'El saldo');
  const debito = en(lugares.debito);
  const monto: Centavos | null =
    en(lugares.saldo) ??
    en(lugares.credito) ??
    en(lugares.monto) ??
    (debito === null ? null : opuesto(debito));
  return monto === null ? undefined : { monto, fila: fila.fila };
}

function elMismo(cual: string, ...dichos: readonly (SaldoDicho | undefined)[]): SaldoDicho | undefined {
  const [primero, ...otros] = dichos.filter((dicho) => dicho !== undefined);
  const otro = otros.find(({ monto }) => monto !== primero?.monto);
  if (primero !== undefined && otro !== undefined)
    throw new EstadoIlegible(
      `El saldo ${cual} es ${formatearCifra(primero.monto)} en la fila ${primero.fila} y ${formatearCifra(otro.monto)} en esta.`,
      otro.fila,
    );
  return primero;
}
