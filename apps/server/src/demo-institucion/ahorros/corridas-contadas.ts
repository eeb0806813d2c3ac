// The interest runs that the story applied: one a month for what is at sight, one for certificates, and one of a single line for each
// account that left.
import type { ClaseDeCorrida } from '@cuadra/core/ahorros/corrida';
import type { Dia } from '../historia/calendario.ts';
import { mesDe } from '../historia/palabras.ts';
import type { LineaContada } from './cuenta-en-padron.ts';
import type { ProductoDemo } from './productos-demo.ts';

/** The accounts of one product and agencia: one partida. */
export interface TandaContada {
  readonly producto: ProductoDemo;
  readonly agencia: string;
  readonly lineas: readonly LineaContada[];
  readonly interes: number;
  readonly isr: number;
  readonly partida: string;
}

export interface CorridaContada {
  readonly clase: Exclude<ClaseDeCorrida, 'correctiva'>;
  readonly nombre: string;
  /** What each movement says. */
  readonly concepto: string;
  /** Days of the story; the last one not included. */
  readonly desde: number;
  readonly hasta: number;
  /** The day on which the books say it. */
  readonly fecha: number;
  readonly tandas: TandaContada[];
}

export const LIQUIDACION = 'Liquidación al cerrar la cuenta';

export const nombreDeCorrida = (
  clase: ProductoDemo['clase'],
  mes: { readonly mes: number; readonly anio: number },
): string => `Intereses de ${clase === 'vista' ? 'ahorro a la vista' : 'plazo fijo'}, ${mesDe(mes)}`;

/** The run of that month, made when its first tanda is paid. */
export function corridaDelMes(corridas: CorridaContada[], { clase }: ProductoDemo, dia: Dia): CorridaContada {
  const nombre = nombreDeCorrida(clase, dia);
  const suya = corridas.findLast((corrida) => corrida.nombre === nombre);
  if (suya !== undefined) return suya;
  const hasta = dia.indice + 1;
  const nueva: CorridaContada = {
    clase: 'ordinaria',
    nombre,
    concepto: nombre,
    desde: hasta - dia.numero,
    hasta,
    fecha: dia.indice,
    tandas: [],
  };
  corridas.push(nueva);
  return nueva;
}

export function corridaDeCierre(corridas: CorridaContada[], linea: LineaContada, dia: Dia): CorridaContada {
  const { cuenta, desde, hasta } = linea;
  const nueva: CorridaContada = {
    clase: 'cierre',
    nombre: `Cierre de la cuenta ${cuenta.numero}`,
    concepto: LIQUIDACION,
    desde,
    hasta,
    fecha: dia.indice,
    tandas: [],
  };
  corridas.push(nueva);
  return nueva;
}
