// Values as a line in a frame of a fixed size, the highest at its top and the lowest at its foot.

export const ANCHO = 120;
export const ALTO = 28;
/** So that the line itself is not cut at the edges. */
const MARGEN = 2;

interface Drawing {
  /** The `d` of an SVG path. */
  readonly linea: string;
  readonly lugares: readonly { readonly x: number; readonly y: number }[];
  /** Where zero is, when values stand on both sides of it. */
  readonly cero: number | undefined;
}

export function drawLine(valores: readonly number[]): Drawing {
  const [minimo, maximo] = [Math.min(...valores), Math.max(...valores)];
  const y = (valor: number) =>
    maximo === minimo
      ? ALTO / 2
      : redondear(MARGEN + ((maximo - valor) / (maximo - minimo)) * (ALTO - 2 * MARGEN));
  const paso = valores.length > 1 ? ANCHO / (valores.length - 1) : 0;
  const lugares = valores.map((valor, n) => ({ x: redondear(n * paso), y: y(valor) }));
  return {
    linea: lugares.map(({ x, y: alto }, n) => `${n === 0 ? 'M' : 'L'}${x} ${alto}`).join(''),
    lugares,
    cero: minimo < 0 && maximo > 0 ? y(0) : undefined,
  };
}

const redondear = (numero: number): number => Math.round(numero * 100) / 100;
