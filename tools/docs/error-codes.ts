// docs/errors.md, made of the contract: what each code means, what the person does about it and which calls may answer
// it. `npm run docs` writes it; a test compares.
import type { Endpoint } from '../../packages/contract/src/endpoint.ts';
import { gruposDeProblemas } from '../../packages/contract/src/problema.ts';
import { allEndpoints } from '../../packages/contract/src/testing/all-endpoints.ts';

/** A code that more calls than these may answer is one that whoever calls expects anyway. */
const CALLS_NAMED_MAX = 6;

export async function errorCodes(): Promise<string> {
  const endpoints = await allEndpoints();
  const sections = gruposDeProblemas.map(([title, codes], group) =>
    [
      `## ${title}`,
      '',
      '| code | HTTP | what the person reads | and does | answered by |',
      '|---|---|---|---|---|',
      ...Object.entries(codes).map(([code, [status, sentence, remedy]]) =>
        row([
          `\`${code}\``,
          status,
          sentence,
          remedy ?? '',
          group === 0 ? 'any call' : answeredBy(code, endpoints),
        ]),
      ),
    ].join('\n'),
  );
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}

const HEAD = `# Error codes

Every refusal leaves as problem+json with a stable \`codigo\` and a Spanish sentence; fields at fault come in \`errores\`.
Those of any request are looked for first, then those of its capability, from the top: when several hold, the first one
names the problem.
Made from the contract by \`npm run docs\`; do not edit by hand.`;

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

function answeredBy(code: string, endpoints: readonly Endpoint[]): string {
  const calls = endpoints.filter(({ errors }) => errors.some((error) => error === code));
  if (calls.length > CALLS_NAMED_MAX) return `${calls.length} calls`;
  return calls
    .map(({ method, path }) => `\`${method} ${path}\``)
    .toSorted()
    .join(', ');
}
