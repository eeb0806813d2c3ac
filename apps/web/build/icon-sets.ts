// The icon sets that the sample applications show, each as a module of its own: `virtual:icon-set/feather` has the inside
// of every icon's SVG by its name. They are taken from the packages that publish them, when the program is built.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:icon-set/';

interface Source {
  readonly from: 'feather' | 'heroicons' | 'ic';
  /** What of a name in the package is the icon's own; absent, the icon is of another set. */
  readonly name: RegExp;
}

const SOURCES: Readonly<Record<string, Source>> = {
  feather: { from: 'feather', name: /^(?<own>.+)$/ },
  'heroicons-outline': { from: 'heroicons', name: /^(?<own>.+)(?<!-solid)$/ },
  'heroicons-solid': { from: 'heroicons', name: /^(?<own>.+)(?<!-16|-20)-solid$/ },
  'heroicons-mini': { from: 'heroicons', name: /^(?<own>.+)-20-solid$/ },
  'material-solid': { from: 'ic', name: /^baseline-(?<own>.+)$/ },
  'material-outline': { from: 'ic', name: /^outline-(?<own>.+)$/ },
  'material-twotone': { from: 'ic', name: /^twotone-(?<own>.+)$/ },
};

export function iconSets(): Plugin {
  return {
    name: 'cuadra:icon-sets',
    // Without the mark of the bundler's own modules: a file with nothing else would pass for the product's
    // (sample-bundle.ts).
    resolveId: (id) => (id.startsWith(PREFIX) ? id : undefined),
    load: (id) => (id.startsWith(PREFIX) ? moduleOf(id.slice(PREFIX.length)) : undefined),
  };
}

/** Parsed as JSON, which is quicker for so much data than reading it as code. */
const moduleOf = (set: string): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(drawingsOf(set)))});`;

function drawingsOf(set: string): Record<string, string> {
  const source = SOURCES[set];
  if (source === undefined) throw new Error(`No hay un juego de iconos «${set}».`);
  const drawings = Object.entries(published(source.from)).flatMap(([name, { body, hidden = false }]) => {
    const own = source.name.exec(name)?.groups?.own;
    return own === undefined || hidden ? [] : [[own, onlyShapes(body, name)] as const];
  });
  return Object.fromEntries(drawings);
}

interface Published {
  readonly body: string;
  /** No longer published, and kept for who had it. */
  readonly hidden?: boolean;
}

function published(from: Source['from']): Readonly<Record<string, Published>> {
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${from}/icons.json`);
  return JSON.parse(readFileSync(file, 'utf8')).icons;
}

const SHAPES = /^(?:\/?(?:circle|clipPath|defs|ellipse|g|line|path|polygon|polyline|rect|use)\b)/;
const HARMFUL = /\son\w+=|style=|href="(?!#)/i;

/** What is drawn in the page is shapes and no more: the build stops at anything else. */
export function onlyShapes(body: string, name: string): string {
  const tags = [...body.matchAll(/<([^>]*)>?/g)].map(([, tag = '']) => tag);
  if (tags.every((tag) => SHAPES.test(tag)) && !HARMFUL.test(body)) return body;
  throw new Error(`El icono «${name}» trae algo más que un dibujo: ${body}`);
}
