import { sql } from 'kysely';
import { test } from 'vitest';
import { aplicacionDePrueba } from '../../testing/application.ts';
import { mesDeAhorros } from './testing/mes-de-ahorros.ts';
test('x', async () => {
  const m = await aplicacionDePrueba({});
  const mes = await mesDeAhorros(m);
  for (const t of ['corrida', 'corrida_tanda', 'corrida_linea'])
    console.log(t, (await sql`select * from ${sql.table(t)}`.execute(m.db)).rows.map((r) => JSON.stringify(r)).join('\n'));
  await m.cerrar();
});
