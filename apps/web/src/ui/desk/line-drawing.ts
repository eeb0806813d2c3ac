// Values as a line in a frame of a fixed size, the highest at its top and the lowest at its foot.

export const WIDTH = 120;
export const ROW_HEIGHT = 28;
/** So that the line itself is not cut at the edges. */
const MARGIN = 2;

interface Drawing {
  /** The `d` of an SVG path. */
  readonly linea: string;
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /** Where zero is, when values stand on both sides of it. */
  readonly cero: number | undefined;
}

export function drawLine(valores: readonly number[]): Drawing {
  const [least, most] = [Math.min(...valores), Math.max(...valores)];
  const y = (value: number) =>
    most === least
      ? ROW_HEIGHT / 2
      : redondear(MARGIN + ((most - value) / (most - least)) * (ROW_HEIGHT - 2 * MARGIN));
  const step = valores.length > 1 ? WIDTH / (valores.length - 1) : 0;
  const places = valores.map((value, n) => ({ x: redondear(n * step), y: y(value) }));
  return {
    linea: places.map(({ x, y: height }, n) => `${n === 0 ? 'M' : 'L'}${x} ${height}`).join(''),
    places,
    cero: least < 0 && most > 0 ? y(0) : undefined,
  };
}

const redondear = (number: number): number => Math.round(number * 100) / 100;
