// Notes and coins that add up to a difference: a few counted too many or too few, or a bundle that was left out.
import { type Centavos, magnitud } from '../dinero.ts';
import {
  type ClaveDeDenominacion,
  type Conteo,
  type Denominacion,
  denominaciones,
  PIEZAS_POR_FAJO,
  piezasDe,
} from './denominaciones.ts';

export interface DenominacionIgual {
  readonly clave: ClaveDeDenominacion;
  readonly piezas: number;
  readonly enFajo: boolean;
  /** The less it weighs the likelier it is: a bundle where others were counted, then few pieces, then any bundle. */
  readonly peso: number;
  readonly texto: string;
}

const PESO_DE_FAJO = 35;
const PESO_DE_FAJO_SIN_OTROS = 75;
const PESO_POR_PIEZAS = [45, 52, 60, 65, 70] as const;

export function* denominacionesIguales(diferencia: Centavos, conteo: Conteo): Iterable<DenominacionIgual> {
  const tamano = magnitud(diferencia);
  for (const denominacion of denominaciones) {
    const { clave, clase, valor } = denominacion;
    const contadas = conteo[clave];
    const fajos = contadas?.fajos ?? 0;
    // What is left over is in the count: it cannot be more than what was counted.
    if (clase === 'billete' && tamano === valor * PIEZAS_POR_FAJO && (diferencia < 0 || fajos > 0)) {
      const texto = decirFajo(denominacion, diferencia);
      const peso = fajos > 0 ? PESO_DE_FAJO : PESO_DE_FAJO_SIN_OTROS;
      yield { clave, piezas: PIEZAS_POR_FAJO, enFajo: true, peso, texto };
    }
    const piezas = tamano / valor;
    const peso = PESO_POR_PIEZAS[piezas - 1];
    const hay = piezasDe(contadas);
    if (peso === undefined || (diferencia > 0 && hay < piezas)) continue;
    yield { clave, piezas, enFajo: false, peso, texto: decirPiezas(denominacion, piezas, diferencia, hay) };
  }
}

const decirFajo = ({ nombre }: Denominacion, diferencia: Centavos): string =>
  `La diferencia es igual a un fajo de ${PIEZAS_POR_FAJO} billetes de ${nombre}: ${
    diferencia > 0 ? 'pudo contarse de más o no entregarse.' : 'pudo no contarse o entregarse de más.'
  }`;

function decirPiezas(
  { clase, nombre }: Denominacion,
  piezas: number,
  diferencia: Centavos,
  hay: number,
): string {
  const [cuantas, pudo] = piezas === 1 ? [clase, 'pudo'] : [`${clase}s`, 'pudieron'];
  const como =
    diferencia > 0 ? 'contarse de más o entregarse de menos' : 'contarse de menos o entregarse de más';
  const ninguna = clase === 'billete' ? 'ningún billete' : 'ninguna moneda';
  const falta = hay === 0 ? ` No se contó ${ninguna} de ${nombre}.` : '';
  return `La diferencia es igual a ${piezas} ${cuantas} de ${nombre}: ${pudo} ${como}.${falta}`;
}
