import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { preparada } from './preparada.ts';

let prueba: AplicacionDePrueba;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
});
afterAll(() => prueba.cerrar());

it('lo que lleva la marca se prepara una vez por conexión y se ejecuta las que sean; lo demás no', async () => {
  await prueba.db.connection().execute(async (db) => {
    for (const n of [1, 2, 3]) {
      const { rows } = await sql`select ${n}::int as "marcada" ${preparada}`.execute(db);
      expect(rows).toEqual([{ marcada: n }]);
      await sql`select ${n}::int as "suelta"`.execute(db);
    }
    const { rows } = await sql<{ veces: number }>`
      select (generic_plans + custom_plans)::int as veces from pg_prepared_statements
      where statement ~ 'marcada|suelta'`.execute(db);
    expect(rows).toEqual([{ veces: 3 }]);
  });
});
