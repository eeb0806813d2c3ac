// The books against the head that a verification begins from: what it says of each year must still be there, number by number
// and link by link, or there is nothing to begin from.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { hallazgoDePartida } from './revisar-partida-guardada.ts';
import type { Cabeza } from './testigo.ts';

export async function compararConCabeza(db: Database, { ejercicios }: Cabeza): Promise<Hallazgo[]> {
  const { rows } = await sql<{ anio: number; numero: number; id: string | null; huella: string | null }>`
    select u.anio, u.numero, p.id, encode(p.huella, 'hex') as huella
    from unnest(${ejercicios.map(({ anio }) => anio)}::int[], ${ejercicios.map(({ numero }) => numero)}::int[]) u (anio, numero)
    left join partida p on (p.ejercicio, p.numero) = (u.anio, u.numero)
    order by u.anio`.execute(db);
  const selladas = new Map(ejercicios.map(({ anio, huella }) => [anio, huella]));
  return rows.flatMap(({ anio, numero, id, huella }) => {
    if (huella === selladas.get(anio)) return [];
    const motivo =
      huella === null
        ? 'estaba en el libro cuando se selló y ya no está.'
        : 'no es la que estaba en el libro cuando se selló.';
    return [hallazgoDePartida('sello', anio, numero, motivo, id)];
  });
}
