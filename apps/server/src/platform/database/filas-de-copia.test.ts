// Rows in PostgreSQL's text format, through PostgreSQL itself in both directions.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { copiar, copiarAfuera } from './copiar.ts';
import { filaDeCopia, filasDeCopia } from './filas-de-copia.ts';
import { abrirDatabase, abrirPool, type Database } from './pool.ts';

let prueba: AplicacionDePrueba;
/** The application may not make tables. */
let dueno: Database;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  dueno = abrirDatabase(abrirPool(prueba.url));
});
afterAll(async () => {
  await dueno.destroy();
  await prueba.cerrar();
});

const texto = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('\\', '\t', '\n', '\r', '\b', '\v', 'N', 'ñ', '😀', '.') }),
);

it('lo que entra por COPY sale por COPY igual, sea el texto que sea', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(
          fc.option(texto.filter((t) => !t.includes('\0') && t.isWellFormed())),
          fc.option(fc.integer()),
        ),
        { maxLength: 20 },
      ),
      async (filas) => {
        await dueno.transaction().execute(async (tx) => {
          await sql`create temporary table de_paso (n serial, t text, i integer) on commit drop`.execute(tx);
          const escritas = filas.map(filaDeCopia).join('');
          await copiar(tx as never, 'copy de_paso (t, i) from stdin', escritas);
          const salen = filasDeCopia(await copiarAfuera(tx, sql`select t, i from de_paso order by n`));
          expect(salen).toEqual(filas.map(([t, i]) => [t, i === null ? null : String(i)]));
        });
      },
    ),
    { numRuns: 50 },
  );
});

it('más de lo que cabe en un envío sale entero, y sin parámetros o no sale', async () => {
  const filas = filasDeCopia(
    await copiarAfuera(prueba.db, sql`select n, repeat('ñ', 100) from generate_series(1, 5000) n`),
  );
  expect(filas).toHaveLength(5000);
  expect(filas.at(-1)).toEqual(['5000', 'ñ'.repeat(100)]);
  await expect(copiarAfuera(prueba.db, sql`select ${1}::int`)).rejects.toThrow('parámetros');
  await expect(copiarAfuera(prueba.db, sql`select 1 / 0`)).rejects.toThrow();
  expect(await copiarAfuera(prueba.db, sql`select 1 where false`)).toHaveLength(0);
});
