// How long each function is. The formatter decides where a function ends: at the first line that closes at the
// indentation of the one that opened it.

export interface LongFunction {
  readonly name: string;
  readonly line: number;
  readonly lines: number;
}

/** A declaration, a constant that is a function, or a method. */
const OPENS =
  /^(\s*)(?:export (?:default )?)?(?:(?:async )?function\*? ?(\w+)|const (\w+)\b.*(?:=> ?[({]?|= (?:async )?\()$|(?:async )?\*?(?!if\b|for\b|while\b|switch\b|catch\b)(\w+)\(.*\)(?:: .+)? \{$)/;

export function functionsOver(content: string, linesMax: number): LongFunction[] {
  const lines = content.split('\n');
  return lines.flatMap((opening, index) => {
    const [, indentation = '', ...names] = OPENS.exec(opening) ?? [];
    const name = names.find((one) => one !== undefined);
    if (name === undefined) return [];
    const length = opening.endsWith('=>')
      ? 1 + deeperThan(indentation, lines.slice(index + 1))
      : 2 + closingAt(indentation, lines.slice(index + 1));
    return length > linesMax ? [{ name, line: index + 1, lines: length }] : [];
  });
}

/** The lines of an expression: those written further in. */
function deeperThan(indentation: string, lines: readonly string[]): number {
  const end = lines.findIndex((line) => line !== '' && !line.startsWith(`${indentation} `));
  return end === -1 ? lines.length : end;
}

/** Where the body closes; what closes only the parameters opens the body in the same line. */
function closingAt(indentation: string, lines: readonly string[]): number {
  const closes = new RegExp(`^${indentation}[})\\]](?!.*[{(]$|.*=>$)`);
  return lines.findIndex((line) => closes.test(line));
}
