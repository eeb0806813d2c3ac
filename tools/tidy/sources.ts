// The project as its habits are checked on: what git tracks (and would track), and who imports what.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
})
  .toString('utf8')
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** Every file that people write, by its path. */
export const text: ReadonlyMap<string, string> = new Map(
  files
    .filter((file) => /\.(ts|tsx|mjs|sql|css|json|md|html)$/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

export const code = [...text].filter(([file]) => /\.(ts|tsx|mjs|css|sql)$/.test(file));
export const scripts = code.filter(([file]) => /\.(ts|tsx|mjs)$/.test(file));

/** Tests and what only they use. */
export function isTest(file: string): boolean {
  return file.includes('.test.') || file.startsWith('e2e/') || file.includes('/testing/');
}

export interface Import {
  readonly file: string;
  readonly specifier: string;
  /** The file it leads to, when it is one of the project. */
  readonly target: string | undefined;
  /** What is taken of it by name; `named`: whatever the importer's text names; `all`: whatever it offers. */
  readonly takes: readonly string[] | 'named' | 'all';
  /** Opened by its address, as a worker is: an address has no name of a room. */
  readonly byAddress: boolean;
}

const packages: Readonly<Record<string, string>> = {
  '@cuadra/core': 'packages/core/src',
  '@cuadra/contract': 'packages/contract/src',
  '@cuadra/demo-api': 'packages/demo-api/src',
};

export const imports: readonly Import[] = scripts.flatMap(([file, content]) => importsOf(file, content));

function importsOf(file: string, content: string): Import[] {
  const named = /(?:import|export)\s+(?:type\s+)?(?:(\*\s+as\s+\w+|\*)|\{([^}]*)\})\s+from\s+'([^']+)'/g;
  const running = /import\s*\(\s*'([^']+)'/g;
  const whole = /(?:import\s+'([^']+)'|new URL\(\s*'([^']+\.ts)')/g;
  const inBraces = (list: string) =>
    list
      .split(',')
      .map((item) => /(?:type\s+)?(\w+)/.exec(item.trim())?.[1] ?? '')
      .filter((name) => name !== '');
  const taken = (specifier: string, takes: Import['takes'], byAddress = false): Import => ({
    file,
    specifier,
    target: targetOf(file, specifier),
    takes,
    byAddress,
  });
  return [
    ...[...content.matchAll(named)].map(([, star, list = '', specifier = '']) =>
      taken(specifier, star === undefined ? inBraces(list) : 'named'),
    ),
    ...[...content.matchAll(running)].map(([, specifier = '']) => taken(specifier, 'named')),
    // A style sheet, a module that only runs, or one that a worker opens by its address.
    ...[...content.matchAll(whole)].map(([, run, opened = '']) =>
      taken(run ?? opened, 'all', run === undefined),
    ),
  ];
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  // Each program's own package.json says that its `#` is its `src`.
  if (specifier.startsWith('#')) return `${file.split('/').slice(0, 2).join('/')}/src/${specifier.slice(1)}`;
  const [, name = '', rest = ''] = /^(@cuadra\/[a-z-]+)\/(.+)$/.exec(specifier) ?? [];
  const folder = packages[name];
  return folder === undefined ? undefined : `${folder}/${rest}.ts`;
}
