// Drawings around a centre, in a square of 100 by 100. Angles go clockwise from the top.

export const CENTRE = 50;
const TURN = 2 * Math.PI;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A part of the turn (0 to 1) at a distance from the centre. */
export const around = (part: number, radius: number): Spot => ({
  x: round(CENTRE + radius * Math.sin(part * TURN)),
  y: round(CENTRE - radius * Math.cos(part * TURN)),
});

interface Ring {
  readonly inner: number;
  readonly outer: number;
}

/** The `d` of each part of a ring, as large as its value; what is zero has none. */
export function ringPaths(values: readonly number[], { inner, outer }: Ring): string[] {
  const whole = values.reduce((all, one) => all + one, 0);
  let done = 0;
  return values.map((value) => {
    const from = done / whole;
    done += value;
    return value <= 0 ? '' : sector(from, done / whole, { inner, outer });
  });
}

/** The `d` of equal angles whose areas are as their values: the radius goes with the root. */
export function petalPaths(values: readonly number[], outer: number): string[] {
  const most = Math.max(...values);
  return values.map((value, index) =>
    value <= 0
      ? ''
      : sector(index / values.length, (index + 1) / values.length, {
          inner: 0,
          outer: outer * Math.sqrt(value / most),
        }),
  );
}

/** The corners of a radar, the highest value at the edge. */
export const radarSpots = (values: readonly number[], high: number, outer: number): Spot[] =>
  values.map((value, index) => around(index / values.length, (outer * value) / high));

export const polygon = (spots: readonly Spot[]): string =>
  spots.length === 0 ? '' : `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

/** A whole turn is two halves: an arc that ends where it begins draws nothing. */
function sector(from: number, to: number, ring: Ring): string {
  if (to - from >= 1 - 1e-9)
    return sector(from, from + 0.5, ring) + sector(from + 0.5, from + 1 - 1e-6, ring);
  const large = to - from > 0.5 ? 1 : 0;
  const [a, b] = [around(from, ring.outer), around(to, ring.outer)];
  const outside = `M${a.x} ${a.y}A${round(ring.outer)} ${round(ring.outer)} 0 ${large} 1 ${b.x} ${b.y}`;
  if (ring.inner === 0) return `${outside}L${CENTRE} ${CENTRE}Z`;
  const [c, d] = [around(to, ring.inner), around(from, ring.inner)];
  return `${outside}L${c.x} ${c.y}A${ring.inner} ${ring.inner} 0 ${large} 0 ${d.x} ${d.y}Z`;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
