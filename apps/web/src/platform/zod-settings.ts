// Zod speaks our Spanish here, and never compiles its parsers with `new Function`, which the page's content policy
// forbids and reports. Must run before any schema is made: main.tsx imports it first, and the build keeps it in
// the same file as Zod itself.
import { frasesDeEsquema } from '@cuadra/contract/frases-de-esquema';
import { config } from 'zod';

config({ localeError: frasesDeEsquema, jitless: true });
