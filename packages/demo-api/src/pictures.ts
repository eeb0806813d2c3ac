// Pictures drawn from a word, always the same for the same word: no artwork is carried along.
import { between, chance, oneOf } from './seeds.ts';

const SKINS = ['#f2cfae', '#e0ac7e', '#c68a5a', '#a56d43', '#7e4f2f'] as const;
const HAIRS = ['#1f1a17', '#3b2a20', '#5b3a29', '#6b6b70', '#86532b'] as const;
const GROUNDS = [
  '#c7d2fe',
  '#bae6fd',
  '#bbf7d0',
  '#fde68a',
  '#fecdd3',
  '#ddd6fe',
  '#a5f3fc',
  '#fed7aa',
] as const;
const CLOTHES = ['#334155', '#0f766e', '#7c3aed', '#b45309', '#be123c', '#1d4ed8', '#4d7c0f'] as const;

/** Somebody's face, from the shoulders up. */
export function portrait(of: string, long: boolean): string {
  const next = chance(`portrait/${of}`);
  const skin = oneOf(next, SKINS);
  const hair = oneOf(next, HAIRS);
  const crown = between(next, 18, 24);
  const back = long
    ? `<path d="M28 ${crown + 24}q0-30 22-30t22 30v22q0 8-8 8H36q-8 0-8-8z" fill="${hair}"/>`
    : '';
  return drawing(
    100,
    100,
    `<rect width="100" height="100" fill="${oneOf(next, GROUNDS)}"/>${back}` +
      `<path d="M14 100q0-28 36-28t36 28z" fill="${oneOf(next, CLOTHES)}"/>` +
      `<rect x="43" y="58" width="14" height="20" rx="7" fill="${skin}"/>` +
      `<ellipse cx="50" cy="46" rx="17" ry="20" fill="${skin}"/>` +
      `<path d="M33 ${crown + 22}q0-24 17-24t17 24q-6-10-17-10t-17 10z" fill="${hair}"/>`,
  );
}

const SKIES = [
  ['#fde68a', '#fb923c'],
  ['#bae6fd', '#38bdf8'],
  ['#c4b5fd', '#6366f1'],
  ['#fecdd3', '#f472b6'],
  ['#a7f3d0', '#14b8a6'],
] as const;
const HILLS = ['#166534', '#155e75', '#3730a3', '#7c2d12', '#334155'] as const;

/** A landscape: a sky, a sun and three rows of hills. */
export function landscape(of: string, width = 640, height = 360): string {
  const next = chance(`landscape/${of}`);
  const [above, below] = oneOf(next, SKIES);
  const hill = oneOf(next, HILLS);
  const rows = [0.5, 0.62, 0.76].map((top, row) => {
    const points = Array.from({ length: 6 }, (_, step) => {
      const x = Math.round((step * width) / 5);
      return `${x} ${Math.round(height * (top + (next() - 0.5) * 0.18))}`;
    });
    return `<path d="M0 ${height}L${points.join('L')}L${width} ${height}z" fill="${hill}" opacity="${0.35 + row * 0.25}"/>`;
  });
  return drawing(
    width,
    height,
    `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>` +
      `<rect width="${width}" height="${height}" fill="url(#g)"/>` +
      `<circle cx="${between(next, width * 0.15, width * 0.85)}" cy="${Math.round(height * 0.3)}" r="${Math.round(height * 0.11)}" fill="#fff" opacity=".8"/>` +
      rows.join(''),
  );
}

/** Any drawing as an address that an image takes. */
export const drawing = (width: number, height: number, inside: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`,
  )}`;
