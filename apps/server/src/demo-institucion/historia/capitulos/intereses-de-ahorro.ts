// What the institution pays its savers: on the last day of each month every account receives what it earned, product by product, and
// a tenth of it is withheld. The last month that is over waits for whoever approves it.
import { abonarMes, calcularMes } from '#demo-institucion/ahorros/padron.ts';
import { type ProductoDemo, productosDemo } from '#demo-institucion/ahorros/productos-demo.ts';
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { mesDe } from '../palabras.ts';

export function* interesesDeAhorro({ dia, agencia, padron }: Escena): Iterable<Suceso> {
  if (!dia.esFinDeMes) return;
  for (const producto of Object.values(productosDemo)) {
    const tanda = calcularMes(padron, producto, agencia.id, dia);
    if (tanda === undefined || tanda.interes === 0) continue;
    yield {
      tipo: 'interes',
      concepto: `Intereses de ${producto.nombre}, ${mesDe(dia)}, agencia ${agencia.nombre}`,
      lineas: lineasDeIntereses(producto, tanda),
      ahorros: ({ id: partida }) => abonarMes(padron, { ...tanda, partida }, dia),
    };
  }
}

export const lineasDeIntereses = (
  { cuenta, gasto }: ProductoDemo,
  { interes, isr }: { readonly interes: number; readonly isr: number },
) => [
  debe(gasto, interes),
  haber(cuenta, interes, 'Interés'),
  debe(cuenta, isr, 'ISR 10 %'),
  haber(cuentas.isrIntereses, isr, 'ISR 10 %'),
];
