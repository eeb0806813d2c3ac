// A watch drawn from its name, seen from the front, from close and from behind.
import { drawing } from '../pictures.ts';
import { between, chance, oneOf } from '../seeds.ts';

const STRAPS = ['#5b3a29', '#1f2937', '#7c2d12', '#94a3b8', '#0f3d3e', '#3f3f46', '#b08d57'] as const;
const CASES = [
  ['#e2e8f0', '#94a3b8'],
  ['#f5e0a8', '#b8892f'],
  ['#f6cdbb', '#b5715a'],
  ['#4b5563', '#1f2937'],
] as const;
const DIALS = ['#f8fafc', '#0f172a', '#1e3a8a', '#14532d', '#fef3c7', '#7f1d1d', '#155e75'] as const;
const DARK_DIALS: ReadonlySet<string> = new Set(['#0f172a', '#1e3a8a', '#14532d', '#7f1d1d', '#155e75']);

const SIDE = 240;
const MIDDLE = SIDE / 2;

/** The pictures of one watch. */
export function watchPictures(name: string): readonly [front: string, close: string, back: string] {
  const look = lookOf(name);
  return [
    picture(look, strap(look) + caseOf(look) + dial(look)),
    picture(
      look,
      `<g transform="rotate(-12 120 120) translate(-84 -84) scale(1.7)">${caseOf(look)}${dial(look)}</g>`,
    ),
    picture(look, strap(look) + caseOf(look) + backOf(look)),
  ];
}

interface Look {
  readonly strap: string;
  readonly light: string;
  readonly shade: string;
  readonly dial: string;
  readonly ink: string;
  readonly chronograph: boolean;
  readonly minutes: number;
}

function lookOf(name: string): Look {
  const next = chance(`watch/${name}`);
  const [light, shade] = oneOf(next, CASES);
  const face = oneOf(next, DIALS);
  return {
    strap: oneOf(next, STRAPS),
    light,
    shade,
    dial: face,
    ink: DARK_DIALS.has(face) ? '#f8fafc' : '#1e293b',
    chronograph: next() < 0.45,
    minutes: between(next, 4, 14),
  };
}

const picture = ({ light, shade }: Look, inside: string): string =>
  drawing(
    SIDE,
    SIDE,
    '<linearGradient id="f" x2="0" y2="1"><stop stop-color="#fbfcfd"/><stop offset="1" stop-color="#dde4ec"/></linearGradient>' +
      `<linearGradient id="c" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${shade}"/></linearGradient>` +
      `<rect width="${SIDE}" height="${SIDE}" fill="url(#f)"/>${inside}`,
  );

function strap({ strap: colour }: Look): string {
  const seams = [18, 36, 54, 186, 204, 222].map(
    (y) => `<path d="M96 ${y}h48" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>`,
  );
  return (
    `<path d="M90 -4h60l6 72H84zM84 172h72l-6 72H90z" fill="${colour}"/>` +
    `<path d="M90 -4h9l-4 72H84zM84 172h11l4 72h-9z" fill="#000" opacity=".18"/>${seams.join('')}`
  );
}

const caseOf = ({ shade }: Look): string =>
  `<rect x="188" y="111" width="14" height="18" rx="4" fill="${shade}"/>` +
  `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="72" fill="url(#c)"/>` +
  `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="63" fill="none" stroke="${shade}" stroke-width="2"/>`;

function dial({ dial: face, ink, chronograph, minutes }: Look): string {
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const length = hour % 3 === 0 ? 12 : 7;
    return `<path d="M120 63v${length}" transform="rotate(${hour * 30} 120 120)"/>`;
  });
  const small = chronograph ? [93, 147].map((x) => smallDial(x, ink)).join('') : '';
  const hourHand = 300 + minutes / 2;
  return (
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="60" fill="${face}"/>` +
    `<g stroke="${ink}" stroke-width="3" stroke-linecap="round">${marks.join('')}</g>${small}` +
    `<g stroke="${ink}" stroke-linecap="round"><path d="M120 128V86" stroke-width="5" transform="rotate(${hourHand} 120 120)"/>` +
    `<path d="M120 130V72" stroke-width="3.5" transform="rotate(${minutes * 6} 120 120)"/></g>` +
    '<path d="M120 136V68" stroke="#ef4444" stroke-width="1.5" transform="rotate(205 120 120)"/>' +
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="4.5" fill="#ef4444"/>` +
    '<path d="M78 96a48 48 0 0 1 38-24q-26 12-34 36z" fill="#fff" opacity=".16"/>'
  );
}

const smallDial = (x: number, ink: string): string =>
  `<g fill="none" stroke="${ink}" stroke-opacity=".6"><circle cx="${x}" cy="132" r="13" stroke-width="1.5"/><path d="M${x} 132v-9" stroke-width="1.5"/></g>`;

function backOf({ shade }: Look): string {
  const screws = Array.from(
    { length: 6 },
    (_, place) =>
      `<g transform="rotate(${place * 60} 120 120)"><circle cx="120" cy="68" r="4" fill="${shade}"/><path d="M117 68h6" stroke="#fff" stroke-opacity=".7"/></g>`,
  );
  return (
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="42" fill="none" stroke="${shade}" stroke-width="1.5"/>` +
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="30" fill="${shade}" opacity=".35"/>` +
    `<path d="M104 120h32M120 104v32" stroke="${shade}" stroke-width="3" stroke-linecap="round"/>${screws.join('')}`
  );
}
