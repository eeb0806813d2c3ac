import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { type BaseDePrueba, crearBase } from '#testing/databases.ts';
import { leerMigraciones } from '../migrar.ts';
import { readCatalog } from './catalog.ts';
import { SCHEMA_FILE, schemaDocument } from './document.ts';

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
});
afterAll(() => base.borrar());

it('docs/schema.md es el esquema de las migraciones', async () => {
  const actual = schemaDocument(await readCatalog(base.url), await leerMigraciones());
  expect(await readFile(SCHEMA_FILE, 'utf8'), 'Escríbalo de nuevo: npm run docs').toBe(actual);
});
