// What a page downloads when it is the first that someone opens is weighed by the build (JavaScript and CSS, compressed)
// and its files counted; the build fails when either grows past its budget. Both are read from the bundle's own graph:
// the entry, the page's chunks, everything they import statically, and their stylesheets.
import type { Plugin, Rolldown } from 'vite';
import { brotli } from './precompress.ts';

export interface Budget {
  /** As the person knows it. */
  readonly page: string;
  /** The modules that are loaded to show it, as they end. */
  readonly routes: readonly string[];
  readonly bytesMax: number;
  /** Absent: as many as it needs. */
  readonly filesMax?: number;
}

export interface Load {
  readonly bytes: number;
  readonly files: number;
}

export function loadBudgets(budgets: readonly Budget[]): Plugin {
  return {
    name: 'cuadra:load-budgets',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const weigh = scale(bundle);
      for (const budget of budgets) {
        const files = filesToShow(budget.routes, bundle);
        const weights = await Promise.all(files.map(weigh));
        const load = { files: files.length, bytes: weights.reduce((sum, bytes) => sum + bytes, 0) };
        const text = inWords(budget, load);
        if (isOver(budget, load)) this.error(text);
        this.info(text);
      }
    },
  };
}

/** The names of all that is asked for before those modules run. */
export function filesToShow(routes: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const roots = routes.map((route) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(route)));
    if (chunk === undefined) throw new Error(`El paquete no contiene ${route}.`);
    return chunk;
  });
  return [...withImports([...chunks.filter(({ isEntry }) => isEntry), ...roots], bundle)];
}

export function isOver({ bytesMax, filesMax = Number.POSITIVE_INFINITY }: Budget, load: Load): boolean {
  return load.bytes > bytesMax || load.files > filesMax;
}

function withImports(roots: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<string> {
  const seen = new Set<string>();
  const pending = [...roots];
  for (let chunk = pending.pop(); chunk !== undefined; chunk = pending.pop()) {
    if (seen.has(chunk.fileName)) continue;
    seen.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') pending.push(imported);
    }
  }
  return seen;
}

/** Each file once, however many pages share it. */
function scale(bundle: Rolldown.OutputBundle): (name: string) => Promise<number> {
  const weights = new Map<string, Promise<number>>();
  return (name) => {
    const weight = weights.get(name) ?? weighFile(bundle[name]);
    weights.set(name, weight);
    return weight;
  };
}

async function weighFile(file: Rolldown.OutputBundle[string] | undefined): Promise<number> {
  if (file === undefined) return 0;
  return (await brotli(file.type === 'chunk' ? file.code : file.source)).length;
}

function inWords({ page, bytesMax, filesMax }: Budget, { bytes, files }: Load): string {
  const weight = `${kilobytes(bytes)} KB comprimidos (JS + CSS), límite ${kilobytes(bytesMax)} KB`;
  return `${page}: ${weight}; ${files} archivos${filesMax === undefined ? '' : `, límite ${filesMax}`}`;
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
