// What of the build belongs to the sample applications alone: every module that is reached only through src/demo. Their
// files are listed in muestra.json, so that the server can keep them to itself, and no page of the product may need one.
import type { Plugin, Rolldown } from 'vite';
import { WORKER_FILE } from './sample-worker.ts';

/** Read by the server (platform/http/servir-web.ts). */
const LIST_FILE = 'muestra.json';

const ENTRANCE = /\/apps\/web\/src\/(demo\/|app\/routes\/sample-)/;

export interface SampleBundle {
  readonly plugin: Plugin;
  /** By how many of the product's pages it is needed, up to the one that loads it. */
  readonly pagesThatNeed: (id: string) => number;
}

export function sampleBundle(): SampleBundle {
  let pages: ReadonlyMap<string, number> = new Map();
  return {
    pagesThatNeed: (id) => pages.get(id) ?? 0,
    plugin: {
      name: 'cuadra:sample-bundle',
      apply: 'build',
      enforce: 'post',
      buildEnd(error) {
        if (error === undefined) pages = countPages(this);
      },
      generateBundle(_options, bundle) {
        const product = modulesOfTheProduct(bundle);
        const files = sampleFiles(bundle, (id) => product.has(id));
        this.emitFile({
          type: 'asset',
          fileName: LIST_FILE,
          source: `${JSON.stringify([...files, WORKER_FILE], null, 1)}\n`,
        });
      },
    },
  };
}

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** For each module of the product, how many pages (modules that are loaded when they are opened) reach it. */
export function countPages(graph: Graph): Map<string, number> {
  const counts = new Map<string, number>();
  const linksOf = linksIn(graph);
  const entries = [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry === true);
  const waiting = [...entries];
  const seen = new Set(entries);
  for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
    const reached = new Set([page]);
    for (const module of reached) {
      const { importedIds, dynamicallyImportedIds } = linksOf(module);
      for (const next of importedIds) reached.add(next);
      counts.set(module, (counts.get(module) ?? 0) + 1);
      for (const next of dynamicallyImportedIds) {
        if (seen.has(next) || isEntrance(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
  }
  return counts;
}

type Links = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>;

/** Each module is asked for once: to ask the bundler costs more than to walk. */
function linksIn(graph: Graph): (id: string) => Links {
  const known = new Map<string, Links>();
  return (id) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    const links = { importedIds: [...importedIds], dynamicallyImportedIds: [...dynamicallyImportedIds] };
    known.set(id, links);
    return links;
  };
}

const isEntrance = (id: string): boolean => ENTRANCE.test(id.replaceAll('\\', '/'));

/**
 * What the product's own files hold, by what they ask of each other: in the graph of modules a package that exports all its
 * icons from one place makes every one of them the product's, also those that only a sample application draws.
 */
function modulesOfTheProduct(bundle: Rolldown.OutputBundle): Set<string> {
  const chunkOf = (name: string) => {
    const output = bundle[name];
    return output?.type === 'chunk' ? output : undefined;
  };
  const names = new Set(Object.keys(bundle).filter((name) => chunkOf(name)?.isEntry === true));
  for (const name of names) {
    const { imports = [], dynamicImports = [] } = chunkOf(name) ?? {};
    for (const next of imports) names.add(next);
    for (const next of dynamicImports) if (!chunkOf(next)?.moduleIds.some(isEntrance)) names.add(next);
  }
  return new Set([...names].flatMap((name) => chunkOf(name)?.moduleIds ?? []));
}

/** The chunks without a module of the product, and the stylesheets and files that only those name. */
export function sampleFiles(
  bundle: Rolldown.OutputBundle,
  isOfTheProduct: (id: string) => boolean,
): string[] {
  // The bundler's own module, which has no file, serves all.
  const isOnlyOfTheSamples = (ids: readonly string[]) =>
    ids.some((id) => !id.startsWith('\0')) && !ids.some(isOfTheProduct);
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const [own, others] = [true, false].map((wanted) =>
    chunks.filter(({ moduleIds }) => isOnlyOfTheSamples(moduleIds) === wanted),
  );
  const takenBy = (list: readonly Rolldown.OutputChunk[] = []) =>
    new Set(
      list.flatMap(({ viteMetadata }) => [
        ...(viteMetadata?.importedCss ?? []),
        ...(viteMetadata?.importedAssets ?? []),
      ]),
    );
  const ofOthers = takenBy(others);
  return [
    ...(own ?? []).map(({ fileName }) => fileName),
    ...[...takenBy(own)].filter((file) => !ofOthers.has(file)),
  ].sort();
}
