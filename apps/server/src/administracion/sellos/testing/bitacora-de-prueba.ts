// A bitácora with rows of its own, sealed. Other tests share the cluster: a transaction of theirs may hold a block back a moment.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { contextoDelSistema } from '#platform/contexto.ts';
import { anotar, escribir } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { hastaQue } from '#testing/hasta-que.ts';
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
  const hasta = rows[0]?.hasta ?? 0;
  // Transactions of other databases count too, and other tests fill theirs in long ones meanwhile. Sealed when all are over, and
  // not while they end, it is one block.
  const terminadas = () =>
    hastaQue(async () => {
      const { rows: vistas } = await sql<{ ya: boolean }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text::bigint >= ${hasta}::bigint as ya`.execute(
        libros.db,
      );
      expect(vistas).toEqual([{ ya: true }]);
    });
  await terminadas().catch(terminadas);
  await sellarBitacora(libros);
}
