// The sign-in page is the first thing anyone downloads, so the build weighs it (JavaScript and CSS, compressed)
// and fails when it grows past its budget. The weight is read from the bundle's own graph: the entry, the route's
// chunk, everything they import statically, and their stylesheets.
import type { Plugin, Rolldown } from 'vite';
import { brotli } from './precompress.ts';

interface Budget {
  /** The page's module, as it ends. */
  readonly route: string;
  readonly bytesMax: number;
}

export function signInBudget({ route, bytesMax }: Budget): Plugin {
  return {
    name: 'cuadra:sign-in-budget',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const page = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(route)));
      if (page === undefined) return this.error(`El paquete no contiene la página ${route}.`);
      const roots = [...chunks.filter(({ isEntry }) => isEntry), page];
      const files = withImports(roots, bundle);
      const weights = await Promise.all([...files].map((name) => weigh(bundle[name])));
      const total = weights.reduce((sum, bytes) => sum + bytes, 0);
      const text = `página de ingreso: ${kilobytes(total)} KB comprimidos (JS + CSS), límite ${kilobytes(bytesMax)} KB`;
      if (total > bytesMax) this.error(text);
      this.info(text);
    },
  };
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

async function weigh(file: Rolldown.OutputBundle[string] | undefined): Promise<number> {
  if (file === undefined) return 0;
  return (await brotli(file.type === 'chunk' ? file.code : file.source)).length;
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
