// The diario, partida by partida, cut by numbers: those up to the last one that there was are never changed and never more, so that each part
// says the same whoever reads it and whenever. Only the sheets on which they are printed may come later: they are carried as they were.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#platform/database/pool.ts';
import type { Corte } from '#reportes/reporte.ts';
import { FILAS_DE_MAS, lotesDetallados } from './filas.ts';
import { folioEn, leerHojas } from './folios-del-diario.ts';
import { enTramo, type TramoDeFechas } from './tramo.ts';

const numerosDeCorte = z.object({
  desde: z.int(),
  /** Not included. */
  fin: z.int(),
  hojas: z.array(z.object({ folio: z.int(), desde: z.int(), hasta: z.int() })),
});

export async function cortarDiario(
  db: Database,
  tramo: TramoDeFechas,
  filasPorParte: number,
): Promise<Corte[]> {
  const { rows } = await sql<{ desde: number; fin: number; partidas: number; renglones: number }>`
    select min(x.numero) as desde, max(x.numero) + 1 as fin, count(*)::int as partidas, sum(x.cantidad_lineas)::int as renglones
    from (
      select p.numero, p.cantidad_lineas,
        (sum(p.cantidad_lineas + ${FILAS_DE_MAS}::int) over (order by p.numero) - 1) / ${filasPorParte}::int as parte
      from partida p where ${enTramo(tramo, 'p')}
    ) x group by x.parte order by x.parte`.execute(db);
  const cortes: Corte[] = [];
  let antes = 0;
  for (const { desde, fin, partidas, renglones } of rows) {
    const hojas = await leerHojas(db, tramo.ejercicio, { desde, hasta: fin - 1 });
    const numeros: z.infer<typeof numerosDeCorte> = { desde, fin, hojas: [...hojas] };
    cortes.push({ antes, renglones, filas: renglones + FILAS_DE_MAS * partidas, tramo: numeros });
    antes += renglones;
  }
  return cortes;
}

export function lotesDeCorte(db: Database, tramo: TramoDeFechas, corte: Corte) {
  const { hojas, ...numeros } = numerosDeCorte.parse(corte.tramo);
  return lotesDetallados(db, tramo, numeros, folioEn(hojas));
}
