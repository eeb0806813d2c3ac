// A row of totals must be what is above it: of the whole table, or since the total before it.
import { EstadoIlegible, type SeparadorDecimal } from '@cuadra/core/bancos/estado-de-cuenta';
import { leerMonto } from '@cuadra/core/bancos/leer-monto';
import { CERO, type Centavos, centavos, formatearCifra, magnitud, restar } from '@cuadra/core/dinero';
import type { FilaDeBanco } from './filas-de-banco.ts';
import type { MovimientoLeido } from './leer-movimientos.ts';
import type { TablaLeida } from './leer-tabla.ts';
import { acumular } from './suma-exacta.ts';
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
  if (lugares.debito === undefined || lugares.credito === undefined || totales.length === 0) return;
  for (const lado of ['debito', 'credito'] as const) {
    const montos = movimientos.map(({ escrito }) => (escrito.forma === 'dos' ? escrito[lado] : CERO));
    const sumas = acumular(montos);
    const cuantos = acumular(montos.map((monto) => (monto === 0 ? CERO : UNO)));
    let antes: Centavos = CERO;
    for (const { fila, tras } of totales) {
      const suma = sumas[tras - 1] ?? CERO;
      const deLaPagina = restar(suma, antes);
      antes = suma;
      const dicho = leerTotal(fila, lugares[lado], separador);
      // How many they were is a total too.
      if (dicho === undefined || [magnitud(suma), magnitud(deLaPagina), cuantos[tras - 1]].includes(dicho))
        continue;
      throw new EstadoIlegible(
        `El total de ${lado === 'debito' ? 'débitos' : 'créditos'} es ${formatearCifra(dicho)}, y los movimientos suman ${formatearCifra(magnitud(suma))}.`,
        fila.fila,
      );
    }
  }
}

/** One, as `3` is read where an amount goes. */
const UNO = centavos(100);

function leerTotal(
  { celdas, numericas }: FilaDeBanco,
  lugar: number | undefined,
  separador: SeparadorDecimal | undefined,
): Centavos | undefined {
  if (lugar === undefined) return undefined;
  const leido = leerMonto(celdas[lugar] ?? '', numericas.has(lugar) ? 'punto' : separador);
  return leido.tipo === 'monto' ? magnitud(leido.monto) : undefined;
}
