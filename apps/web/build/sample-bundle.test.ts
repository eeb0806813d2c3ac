import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { countPages, sampleFiles } from './sample-bundle.ts';

interface Module {
  readonly imports?: readonly string[];
  readonly opens?: readonly string[];
  readonly isEntry?: boolean;
}

const WEB = '/x/apps/web/src';
const graph = graphOf({
  [`${WEB}/main.tsx`]: {
    imports: [`${WEB}/ui/a.ts`],
    opens: [`${WEB}/caja.tsx`, `${WEB}/libro.tsx`],
    isEntry: true,
  },
  [`${WEB}/caja.tsx`]: { imports: [`${WEB}/ui/b.ts`], opens: [`${WEB}/app/routes/sample-screens.ts`] },
  [`${WEB}/libro.tsx`]: { imports: [`${WEB}/ui/b.ts`, `${WEB}/ui/c.ts`] },
  [`${WEB}/app/routes/sample-screens.ts`]: { opens: [`${WEB}/demo/notes/page.tsx`] },
  [`${WEB}/demo/notes/page.tsx`]: { imports: [`${WEB}/ui/c.ts`, `${WEB}/ui/d.ts`, '/x/node_modules/dnd.js'] },
  [`${WEB}/ui/a.ts`]: {},
  [`${WEB}/ui/b.ts`]: {},
  [`${WEB}/ui/c.ts`]: {},
  [`${WEB}/ui/d.ts`]: {},
  '/x/node_modules/dnd.js': {},
});

it('cada módulo del producto cuenta sus páginas; lo que solo se alcanza por la muestra no es del producto', () => {
  expect(Object.fromEntries(countPages(graph))).toEqual({
    [`${WEB}/main.tsx`]: 1,
    [`${WEB}/ui/a.ts`]: 1,
    [`${WEB}/caja.tsx`]: 1,
    [`${WEB}/libro.tsx`]: 1,
    [`${WEB}/ui/b.ts`]: 2,
    [`${WEB}/ui/c.ts`]: 1,
  });
});

it('son de la muestra los trozos sin nada del producto, con los estilos que nadie más pide', () => {
  const product = countPages(graph);
  const files = sampleFiles(
    bundleOf({
      'index.js': { modules: [`${WEB}/main.tsx`], css: ['index.css'] },
      'notes.js': { modules: [`${WEB}/demo/notes/page.tsx`], css: ['notes.css', 'index.css'] },
      'shared.js': { modules: [`${WEB}/ui/d.ts`, `${WEB}/ui/c.ts`] },
      'dnd.js': { modules: ['/x/node_modules/dnd.js'] },
      'runtime.js': { modules: ['\0runtime'] },
    }),
    (id) => product.has(id),
  );
  expect(files).toEqual(['dnd.js', 'notes.css', 'notes.js']);
});

function graphOf(modules: Readonly<Record<string, Module>>): Parameters<typeof countPages>[0] {
  return {
    getModuleIds: () => Object.keys(modules).values(),
    getModuleInfo: (id) => {
      const { imports = [], opens = [], isEntry = false } = modules[id] ?? {};
      return {
        importedIds: imports,
        dynamicallyImportedIds: opens,
        isEntry,
      } as unknown as Rolldown.ModuleInfo;
    },
  };
}

function bundleOf(
  chunks: Readonly<Record<string, { readonly modules: readonly string[]; readonly css?: readonly string[] }>>,
): Rolldown.OutputBundle {
  return Object.fromEntries(
    Object.entries(chunks).map(([fileName, { modules, css = [] }]) => [
      fileName,
      {
        type: 'chunk',
        fileName,
        moduleIds: modules,
        viteMetadata: { importedCss: new Set(css), importedAssets: new Set() },
      } as unknown as Rolldown.OutputChunk,
    ]),
  );
}
