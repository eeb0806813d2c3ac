// What the foot of the list says: how many there are, what the posted ones add up to and, apart, what is not posted yet.
import type { TotalesDePartidas } from '@cuadra/contract/contabilidad/partidas';
import type { Centavos } from '@cuadra/core/dinero';
import { nombresDeEstadoDePartida, partidasEnEstado } from '@cuadra/core/partida';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { contarPartidas } from '../nombres.ts';

interface Suma {
  readonly nombre: string;
  readonly centavos: Centavos;
}

export interface TotalesEnPalabras {
  readonly cuantas: string;
  /** Those of what is posted or, when nothing is, of the one state there is; none when they were not all counted. */
  readonly sumas: readonly Suma[];
  /** Each state that is not in the sums, with its own. */
  readonly aparte: readonly string[];
}

export function totalesEnPalabras(totales: TotalesDePartidas): TotalesEnPalabras {
  const { total, completo, contabilizadas, debe, haber, aparte } = totales;
  const [unico, ...otros] = aparte;
  if (completo && contabilizadas === 0 && unico !== undefined && otros.length === 0) {
    const estado = nombresDeEstadoDePartida[unico.estado].toLowerCase();
    return { cuantas: contarPartidas(total), sumas: lados(unico, `, ${estado}`), aparte: [] };
  }
  const cuantas = completo ? contarPartidas(total) : alMenos(total);
  return {
    cuantas: aparte.length === 0 || !completo ? cuantas : `${cuantas}, ${contadas(contabilizadas)}`,
    sumas: debe === null || haber === null ? [] : lados({ debe, haber }),
    aparte: aparte.map((uno) => `${contarEnEstado(uno)}: ${enUnoOAmbos(uno)}`),
  };
}

const lados = ({ debe, haber }: { debe: Centavos; haber: Centavos }, de = ''): Suma[] => [
  { nombre: `Debe${de}`, centavos: debe },
  { nombre: `Haber${de}`, centavos: haber },
];

/** What cuadra is said once. */
const enUnoOAmbos = ({ debe, haber }: { debe: Centavos; haber: Centavos }): string =>
  debe === haber
    ? formatearQuetzales(debe)
    : `Debe ${formatearQuetzales(debe)}, Haber ${formatearQuetzales(haber)}`;

const contadas = (cuantas: number): string =>
  cuantas === 1 ? '1 contabilizada' : `${formatearEntero(cuantas)} contabilizadas`;

function contarEnEstado({ estado, total }: TotalesDePartidas['aparte'][number]): string {
  const [una, varias] = partidasEnEstado[estado];
  return `${formatearEntero(total)} ${total === 1 ? una : varias}`;
}

/** More than those is all that is known: no figure is told to the unit, and of none nothing at all. */
function alMenos(total: number): string {
  const paso = 10 ** Math.max(0, String(total).length - 2);
  return total === 0 ? 'Aún sin contar' : `Más de ${contarPartidas(Math.floor(total / paso) * paso)}`;
}
