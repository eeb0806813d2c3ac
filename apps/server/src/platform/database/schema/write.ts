// `npm run docs`: migrates a PostgreSQL of its own, which it throws away, and writes docs/schema.md from it.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { iniciarPostgresIncluido } from '#platform/bundled-postgres/iniciar-postgres-incluido.ts';
import { leerMigraciones } from '../migrar.ts';
import { prepararBase } from '../preparar-base.ts';
import { readCatalog } from './catalog.ts';
import { SCHEMA_FILE, schemaDocument } from './document.ts';

const folder = await mkdtemp(join(tmpdir(), 'cuadra-schema-'));
// Open to pass through: as root, PostgreSQL runs under another identity.
await chmod(folder, 0o755);
const postgres = await iniciarPostgresIncluido({ carpetaDatos: folder, desechable: true });
try {
  const url = postgres.url('postgres');
  await prepararBase(url, { secreto: postgres.clave });
  await writeFile(SCHEMA_FILE, schemaDocument(await readCatalog(url), await leerMigraciones()));
  process.stdout.write(`${fileURLToPath(SCHEMA_FILE)}\n`);
} finally {
  await postgres.detener();
  await rm(folder, { recursive: true, force: true });
}
