// The last resort: of the few nearest, the only combination that adds up exactly. It looks at few apuntes and few pieces at a time,
// because among many almost any amount is the sum of some; and it has a budget, whatever is left on the table.
import { combinacionUnica } from './combinacion-unica.ts';
import { razonDeCombinacion, razonesDe } from './razones.ts';
import { masCercanos } from './sugerir-pares.ts';
import { type Apunte, cruzar, libresDe, porDia, type Tablero } from './tablero.ts';

const CANDIDATOS = 16;
const PIEZAS_MAX = 4;
const PASOS_EN_TOTAL = 2_000_000;
/** Looked through for those that can be a part: smaller, of the same sign and within the window. */
const VECINOS = 64;

export function sugerirCombinaciones(tablero: Tablero): void {
  const pasos = combinar(tablero, tablero.lineas, tablero.movimientos, PASOS_EN_TOTAL / 2, (uno, varios) =>
    sugerir(tablero, [uno], varios),
  );
  combinar(tablero, tablero.movimientos, tablero.lineas, PASOS_EN_TOTAL - pasos, (uno, varios) =>
    sugerir(tablero, varios, [uno]),
  );
}

function combinar(
  { opciones }: Tablero,
  unos: readonly Apunte[],
  varios: readonly Apunte[],
  presupuesto: number,
  hallado: (uno: Apunte, varios: Apunte[]) => void,
): number {
  const entradas = libresDe(varios)
    .filter(({ monto }) => monto > 0)
    .sort(porDia);
  const salidas = libresDe(varios)
    .filter(({ monto }) => monto < 0)
    .sort(porDia);
  let pasos = 0;
  // The largest first: they are what most people would look for by hand.
  for (const uno of libresDe(unos).sort((a, b) => Math.abs(b.monto) - Math.abs(a.monto))) {
    if (pasos >= presupuesto) break;
    const candidatos = masCercanos(uno.monto > 0 ? entradas : salidas, uno.dia, VECINOS)
      .filter(({ libre, dia, monto }) => {
        return (
          libre && Math.abs(dia - uno.dia) <= opciones.ventanaDias && Math.abs(monto) < Math.abs(uno.monto)
        );
      })
      .slice(0, CANDIDATOS);
    const combinacion = combinacionUnica(uno.monto, candidatos, { piezasMax: PIEZAS_MAX });
    pasos += combinacion.pasos + VECINOS;
    if (combinacion.resultado !== 'unica') continue;
    hallado(
      uno,
      candidatos.filter(({ id }) => combinacion.ids.includes(id)),
    );
  }
  return pasos;
}

function sugerir(tablero: Tablero, lineas: Apunte[], movimientos: Apunte[]): void {
  const texto = 'es la única combinación de los más cercanos que da ese monto';
  cruzar(tablero, 'sugeridos', lineas, movimientos, [
    ...razonesDe(tablero, lineas, movimientos),
    razonDeCombinacion(5, texto),
  ]);
}
