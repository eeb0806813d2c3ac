// The differences of a cajero as a control chart in a frame of a fixed size: their line, zero, their mean and, once there
// are days enough for them to mean something, their limits.
import type { tendenciaDeCajero } from '@cuadra/contract/contabilidad/cajas/revision';
import type { ResponseOf } from '@cuadra/contract/endpoint';

export type Tendencia = ResponseOf<typeof tendenciaDeCajero>;

export const ANCHO = 600;
export const ALTO = 160;
/** So that a point at the edge is whole. */
const MARGEN = 8;

interface Punto {
  readonly jornada: string;
  readonly x: number;
  readonly y: number;
  readonly fuera: boolean;
}

interface Dibujo {
  /** The `d` of an SVG path. */
  readonly linea: string;
  readonly puntos: readonly Punto[];
  readonly cero: number;
  readonly media: number;
  /** Undefined while there are too few days. */
  readonly superior: number | undefined;
  readonly inferior: number | undefined;
}

export function dibujarTendencia(tendencia: Omit<Tendencia, 'cajero' | 'racha'>): Dibujo {
  const { puntos, media, superior, inferior, suficientes } = tendencia;
  const limites = suficientes ? [superior, inferior] : [];
  const valores = [0, media, ...limites, ...puntos.map(({ diferencia }) => diferencia)];
  const [minimo, maximo] = [Math.min(...valores), Math.max(...valores)];
  const y = (valor: number) =>
    maximo === minimo
      ? ALTO / 2
      : redondear(MARGEN + ((maximo - valor) / (maximo - minimo)) * (ALTO - 2 * MARGEN));
  const paso = puntos.length > 1 ? (ANCHO - 2 * MARGEN) / (puntos.length - 1) : 0;
  const lugares = puntos.map(({ jornada, diferencia, fuera }, n) => ({
    jornada,
    x: redondear(MARGEN + n * paso),
    y: y(diferencia),
    fuera,
  }));
  return {
    linea: lugares.map((uno, n) => `${n === 0 ? 'M' : 'L'}${uno.x} ${uno.y}`).join(''),
    puntos: lugares,
    cero: y(0),
    media: y(media),
    superior: suficientes ? y(superior) : undefined,
    inferior: suficientes ? y(inferior) : undefined,
  };
}

const redondear = (numero: number): number => Math.round(numero * 100) / 100;
