// What is found in a drawer that holds an amount: some of everything, as people pay, and now and then a worn note.
import {
  type ClaveDeDenominacion,
  type Conteo,
  denominaciones,
  PIEZAS_POR_FAJO,
  type Piezas,
} from '@cuadra/core/cajas/denominaciones';
import type { Azar } from '../historia/azar.ts';

export function contarPiezas(monto: number, azar: Azar): Conteo {
  if (monto < 0) throw new RangeError(`No hay piezas que sumen ${monto}`);
  const conteo: Partial<Record<ClaveDeDenominacion, Piezas>> = {};
  let resto = monto;
  for (const { clave, clase, valor } of denominaciones) {
    const caben = Math.floor(resto / valor);
    const piezas = valor <= SIN_MENOS ? caben : Math.floor((caben * azar.entero(550, 800)) / 1_000);
    if (piezas === 0) continue;
    resto -= piezas * valor;
    conteo[clave] = clase === 'moneda' ? sueltas(piezas) : enFajos(piezas, azar.entero(0, DETERIORADAS));
  }
  return conteo;
}

/** Below five centavos there is only the centavo: whatever is left is told with these two. */
const SIN_MENOS = 5;
const DETERIORADAS = 2;

const sueltas = (piezas: number): Piezas => ({ fajos: 0, sueltas: piezas, deterioradas: 0 });

function enFajos(piezas: number, gastados: number): Piezas {
  const fajos = Math.floor(piezas / PIEZAS_POR_FAJO);
  const fuera = piezas - fajos * PIEZAS_POR_FAJO;
  const deterioradas = Math.min(fuera, gastados);
  return { fajos, sueltas: fuera - deterioradas, deterioradas };
}
