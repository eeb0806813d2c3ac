// A bitácora with rows of its own, sealed. Other tests share the cluster: a transaction of theirs may hold a block back a moment.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { contextoDelSistema } from '../../../platform/contexto.ts';
import { anotar, escribir } from '../../../platform/database/escribir.ts';
import type { Database } from '../../../platform/database/pool.ts';
import { hastaQue } from '../../../testing/hasta-que.ts';
import { sellarBitacora } from '../bitacora/sellar-bitacora.ts';

interface Libros {
  readonly db: Database;
  readonly reloj: { ahora(): Temporal.Instant; esperar(ms: number): Promise<void> };
}

/** One transaction, as many rows. */
export async function anotarFilas({ db, reloj }: Libros, cuantas: number, texto = 'x'): Promise<void> {
  const contexto = contextoDelSistema(reloj.ahora(), 'prueba');
  await escribir(db, contexto, 'prueba', async (tx) => {
    for (let i = 0; i < cuantas; i++)
      await anotar(tx, contexto, {
        accion: 'prueba:anotar',
        entidad: 'prueba',
        idEntidad: `${texto}-${i}`,
        detalle: { monto: 100 + i, texto: `«${texto}»\nñ 😀` },
        agencia: i % 2 === 0 ? '01' : null,
      });
  });
}

/** Until every row that there is when it begins is in a block. */
export async function sellarTodo(libros: Libros): Promise<void> {
  const { rows } = await sql<{ hasta: number }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as hasta`.execute(libros.db);
  await hastaQue(async () => {
    await sellarBitacora(libros);
    const { rows: quedan } = await sql<{ n: number }>`
      select b.n from bitacora b, (select hasta_transaccion as hasta, epoca from bloque_de_bitacora order by n desc limit 1) u
      where b.transaccion >= u.hasta and b.transaccion < ${rows[0]?.hasta ?? 0}
        and b.n > (select desde_n from epoca_de_bitacora e where e.epoca = u.epoca) limit 1`.execute(
      libros.db,
    );
    expect(quedan).toEqual([]);
  });
}
