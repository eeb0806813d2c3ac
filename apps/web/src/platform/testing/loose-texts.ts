// The texts that a source would show by itself, instead of asking the files of the languages for them.
import { parseSync } from 'vite';

/** Attributes that a person reads or hears. */
const READ = new Set([
  'accion',
  'alt',
  'aria-description',
  'aria-label',
  'boton',
  'description',
  'error',
  'etiqueta',
  'label',
  'pista',
  'placeholder',
  'proposito',
  'texto',
  'title',
  'titulo',
]);
const NOT_READ = new Set([
  'className',
  'd',
  'preserveAspectRatio',
  'style',
  'transform',
  'viewBox',
  // The kit's measures.
  'columns',
  'gap',
  'pad',
]);
/** What these are given is for whoever develops. */
const FOR_DEVELOPERS = new Set(['Error', 'RangeError', 'TypeError', 'error', 'info', 'logFailure']);
/** Neither types nor the names of files are shown. */
const NOT_SHOWN = /^(?:Import|TS)(?!AsExpression|SatisfiesExpression|NonNullExpression)/;

const A_LETTER = /\p{L}/u;
/** Two words one after the other: more than the name of a thing. */
const A_SENTENCE = /[\p{L}¿¡]{2,}[,:;.]? [\p{L}¿¡]+/u;
/** The same in every language: names, keys, conditions of a stylesheet, and the one text that the specification fixes. */
const PROPER = /^(?:Cuadra(?: ©)?|404|Esc|\(.*\)|Could not found chat with id of …!)$/;

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

export function looseTexts(source: string): string[] {
  const found: string[] = [];
  const note = (text: string) => {
    if (!PROPER.test(text.trim())) found.push(text.trim());
  };
  const visit = (node: Node, attribute?: string): void => {
    if (NOT_SHOWN.test(node.type) || isForDevelopers(node)) return;
    const within = node.type === 'JSXAttribute' ? nameOf(Reflect.get(node, 'name')) : attribute;
    if (within !== undefined && NOT_READ.has(within)) return;
    const text = textOf(node);
    if (text !== undefined && isRead(node, text, within)) note(text);
    for (const child of childrenOf(node)) visit(child, isPlainPart(node, child) ? within : undefined);
  };
  visit(parseSync('source.tsx', source).program as unknown as Node);
  return found;
}

function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'JSXText' || type === 'Literal') return typeof value === 'string' ? value : undefined;
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return undefined;
  return quasis.map((quasi) => String(quasi.value.raw)).join('…');
}

const isRead = ({ type }: Node, text: string, attribute: string | undefined): boolean =>
  (type === 'JSXText' || (attribute !== undefined && READ.has(attribute)) ? A_LETTER : A_SENTENCE).test(text);

/** The value of an attribute, as long as nothing is done with it: `label="…"`, `label={a ? '…' : b}`. */
const isPlainPart = ({ type, test }: Node, child: Node): boolean =>
  ['JSXAttribute', 'JSXExpressionContainer', 'LogicalExpression'].includes(type) ||
  (type === 'ConditionalExpression' && child !== test);

function isForDevelopers({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' && type !== 'NewExpression') return false;
  const called = callee as Node;
  return FOR_DEVELOPERS.has(nameOf(Reflect.get(called, 'property') ?? called) ?? '');
}

function nameOf(node: unknown): string | undefined {
  const name: unknown = typeof node === 'object' && node !== null ? Reflect.get(node, 'name') : undefined;
  return typeof name === 'string' ? name : undefined;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((part) => (Array.isArray(part) ? part : [part]).filter(isNode));
}

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string';
