// The product's own CHANGELOG.md, as markup: `virtual:changelog`. Nothing of what turns it into markup travels.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const MODULE = 'virtual:changelog';
const FILE = fileURLToPath(new URL('../../../CHANGELOG.md', import.meta.url));

export function changelog(): Plugin {
  return {
    name: 'cuadra:changelog',
    // Without the mark of the bundler's own modules, as in icon-sets.ts.
    resolveId: (id) => (id === MODULE ? id : undefined),
    load(id) {
      if (id !== MODULE) return undefined;
      this.addWatchFile(FILE);
      return `export default ${JSON.stringify(markupOf(readFileSync(FILE, 'utf8')))};`;
    },
  };
}

/** The title is the page's; the links lead to files of the repository, which have no address here: they are named. */
export function markupOf(text: string): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        return depth === 1 ? '' : `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      link({ tokens, href }) {
        return `${this.parser.parseInline(tokens)} (${this.parser.renderer.codespan({ type: 'codespan', raw: href, text: href })})`;
      },
      image: ({ text: said }) => said,
      html: () => '',
    },
  });
  return marked.parse(text, { async: false });
}
