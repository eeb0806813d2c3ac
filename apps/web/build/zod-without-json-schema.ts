// Every schema of zod carries the way to tell itself as JSON Schema, which the server's OpenAPI needs and a browser never asks
// for: a third of the library, on everybody's first page. The build leaves it out, and fails when the library has changed so
// much that it would leave out something else.
import type { Plugin } from 'vite';

const SCHEMAS = 'zod/v4/classic/schemas.js';
const TELLS_ITSELF = /^ *inst\._zod\.processJSONSchema = .*;\n/gm;
const IMPORT = /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from "[^"]+";\n/m;
/** How many kinds of schema told themselves when this was written; there may be more. */
const KINDS_MIN = 30;

const INSTEAD = `const untold = () => { throw new Error("Aquí no se describen esquemas."); };
const createStandardJSONSchemaMethod = () => untold;
const createToJSONSchemaMethod = () => untold;
`;

export function zodWithoutJsonSchema(): Plugin {
  return {
    name: 'cuadra:zod-without-json-schema',
    apply: 'build',
    transform(code, id) {
      return id.replaceAll('\\', '/').endsWith(SCHEMAS) ? { code: withoutJsonSchema(code), map: null } : null;
    },
  };
}

export function withoutJsonSchema(code: string): string {
  const kinds = code.match(TELLS_ITSELF)?.length ?? 0;
  if (kinds < KINDS_MIN || !IMPORT.test(code))
    throw new Error(`zod ha cambiado: ${kinds} esquemas se describen; revise lo que se quita de él.`);
  return code.replaceAll(TELLS_ITSELF, '').replace(IMPORT, INSTEAD);
}
