// A row of totals must be what is above it: of the whole table, or since the total before it.
import { EstadoIlegible, type SeparadorDecimal } from '@cuadra/core/bancos/estado-de-cuenta';
import { leerMonto } from '@cuadra/core/bancos/leer-monto';
import { type Centavos, formatearCifra, magnitud, sumar } from '@cuadra/core/dinero';
import type { FilaDeBanco } from './filas-de-banco.ts';
import type { MovimientoLeido } from './leer-movimientos.ts';
import type { TablaLeida } from './leer-tabla.ts';
import type { LugaresDeColumnas } from './ubicar-columnas-de-banco.ts';

interface FormaDeTotales {
  readonly lugares: LugaresDeColumnas;
  readonly separador: SeparadorDecimal | undefined;
}

export function exigirTotales(
  { totales }: TablaLeida,
  movimientos: readonly MovimientoLeido[],
  { lugares, separador }: FormaDeTotales,
): void {
  // Only two columns add up without asking on which side each amount is.
  if (lugares.debito === undefined || lugares.credito === undefined) return;
  let desde = 0;
  for (const { fila, tras } of totales) {
    const todos = movimientos.slice(0, tras);
    const deLaPagina = movimientos.slice(desde, tras);
    desde = tras;
    for (const lado of ['debito', 'credito'] as const) {
      const dicho = leerTotal(fila, lugares[lado], separador);
      if (dicho === undefined) continue;
      const suma = sumaDe(todos, lado);
      // How many they were is a total too.
      if ([suma, sumaDe(deLaPagina, lado), cuantos(todos, lado) * 100].includes(dicho)) continue;
      throw new EstadoIlegible(
        `El total de ${lado === 'debito' ? 'débitos' : 'créditos'} es ${formatearCifra(dicho)}, y los movimientos suman ${formatearCifra(suma)}.`,
        fila.fila,
      );
    }
  }
}

function leerTotal(
  { celdas, numericas }: FilaDeBanco,
  lugar: number | undefined,
  separador: SeparadorDecimal | undefined,
): Centavos | undefined {
  if (lugar === undefined) return undefined;
  const leido = leerMonto(celdas[lugar] ?? '', numericas.has(lugar) ? 'punto' : separador);
  return leido.tipo === 'monto' ? magnitud(leido.monto) : undefined;
}

const delLado = ({ escrito }: MovimientoLeido, lado: 'debito' | 'credito'): Centavos[] =>
  escrito.forma === 'dos' && escrito[lado] !== 0 ? [escrito[lado]] : [];

const sumaDe = (movimientos: readonly MovimientoLeido[], lado: 'debito' | 'credito'): Centavos =>
  magnitud(sumar(movimientos.flatMap((movimiento) => delLado(movimiento, lado))));

const cuantos = (movimientos: readonly MovimientoLeido[], lado: 'debito' | 'credito'): number =>
  movimientos.filter((movimiento) => delLado(movimiento, lado).length > 0).length;
