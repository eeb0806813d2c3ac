import type pg from 'pg';
import type { DatosDeCopia } from './manifiesto.ts';

/** What a copy tells of the books in it: whose they are, how far they go. */
export async function leerDatosDeLosLibros(
  db: pg.Client,
): Promise<Pick<DatosDeCopia, 'institucion' | 'libros' | 'migracion'>> {
  const { rows } = await db.query<{ institucion: string; migracion: string }>(
    `select coalesce((select nombre from institucion limit 1), '') as institucion,
       coalesce((select max(nombre) from migracion), '') as migracion`,
  );
  const libros = await db.query<{ anio: number; numero: number; huella: string }>(
    `select anio, ultimo_numero as numero, encode(ultima_huella, 'hex') as huella from ejercicio order by anio`,
  );
  return {
    institucion: rows[0]?.institucion ?? '',
    migracion: rows[0]?.migracion ?? '',
    libros: libros.rows,
  };
}
