// What a file offers and nobody takes: a value that no other file imports need not be exported, and a type that not
// even its own file speaks of need not be there.
import { imports, isTest, scripts } from './sources.ts';

const OFFERS = /^export (?:async )?(function\*?|const|let|class|interface|type) (\w+)/gm;

/** Read by a tool, which knows what to look for. */
const ENTRANCES = /^(tools|e2e|bench)\/|\.(config|setup)\.ts$/;

export function unusedExports(): string[] {
  const texts = new Map(scripts);
  const takers = Map.groupBy(
    imports.filter(({ target }) => target !== undefined),
    ({ target }) => target,
  );
  const isTaken = (file: string, name: string) =>
    (takers.get(file) ?? []).some(({ file: taker, takes }) => {
      if (takes === 'all') return true;
      return takes === 'named'
        ? new RegExp(`\\b${name}\\b`).test(texts.get(taker) ?? '')
        : takes.includes(name);
    });
  const isSpokenOf = (content: string, name: string) =>
    [...content.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;
  return scripts
    .filter(([file]) => !isTest(file) && !ENTRANCES.test(file))
    .flatMap(([file, content]) =>
      [...content.matchAll(OFFERS)]
        .filter(([, kind = '', name = '']) => {
          const isType = kind === 'type' || kind === 'interface';
          return !isTaken(file, name) && !(isType && isSpokenOf(content, name));
        })
        .map(([, , name]) => `${file}: ${name}`),
    );
}
