// Who changes the shape of an institution's database (migrating it, moving it) does so alone.
import type pg from 'pg';
import { InstitucionError } from '#platform/institucion-error.ts';

const CANDADO = 8_402_117_553;

/** Held until the connection ends, however it ends. */
export async function tomarObra(dueno: pg.Client, nombre: string): Promise<void> {
  const { rows } = await dueno.query<{ libre: boolean }>('select pg_try_advisory_lock($1) as libre', [
    CANDADO,
  ]);
  if (rows[0]?.libre !== true)
    throw new InstitucionError(
      `Otra orden está migrando o mudando ${nombre}. Espere a que termine y repita.`,
    );
}
