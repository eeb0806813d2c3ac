// Whether a different number on each side means a different document. Cheques: always. For the rest it depends on the bank: some write
// the number of the slip that the books have, others a sequence of their own. What the account itself shows decides.
import { numeroComun } from './razones.ts';
import { type Apunte, libresDe, type Tablero } from './tablero.ts';

/** With fewer cases than these nothing was shown: numbers that differ are different documents. */
const CASOS_MIN = 10;
const ACUERDO_MIN = 0.1;

type Clase = 'entrada' | 'salida';

export interface DocumentosComparables {
  readonly seContradicen: (par: readonly [Apunte, Apunte]) => boolean;
}

export function documentosComparables(tablero: Tablero): DocumentosComparables {
  const comparables = {
    entrada: sonComparables(tablero, 'entrada'),
    salida: sonComparables(tablero, 'salida'),
  };
  return {
    seContradicen: ([linea, movimiento]) => {
      if (linea.documento === null || movimiento.documento === null) return false;
      if (numeroComun(linea, movimiento) !== null) return false;
      return (linea.esCheque && movimiento.esCheque) || comparables[claseDe(linea)];
    },
  };
}

const claseDe = ({ monto }: Apunte): Clase => (monto > 0 ? 'entrada' : 'salida');

/** Those already paired by document against those of one amount whose documents differ. */
function sonComparables(tablero: Tablero, clase: Clase): boolean {
  const deLaClase = (apunte: Apunte) =>
    apunte.documento !== null && claseDe(apunte) === clase && !apunte.esCheque;
  const documentos = new Set(tablero.movimientos.filter(deLaClase).map(({ documento }) => documento));
  const acuerdos = tablero.lineas.filter(
    (linea) => deLaClase(linea) && !linea.libre && documentos.has(linea.documento),
  ).length;
  const montos = new Set(
    libresDe(tablero.movimientos)
      .filter(deLaClase)
      .map(({ monto }) => monto),
  );
  const desacuerdos = libresDe(tablero.lineas).filter(
    (linea) => deLaClase(linea) && montos.has(linea.monto),
  ).length;
  const casos = acuerdos + desacuerdos;
  return casos < CASOS_MIN || acuerdos >= ACUERDO_MIN * casos;
}
