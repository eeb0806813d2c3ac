// Writes the documents that are made of the code.
import { writeFileSync } from 'node:fs';
import { errorCodes } from './error-codes.ts';

writeFileSync(new URL('../../docs/errors.md', import.meta.url), await errorCodes());
