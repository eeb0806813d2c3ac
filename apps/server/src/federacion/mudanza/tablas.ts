// What a move carries: every table of the institution and of its queue of jobs, but the list of its migrations, which each
// end has of its own and must be the same.
import type pg from 'pg';
import { InstitucionError } from '#platform/institucion-error.ts';
import { ESQUEMA as COLA } from '#platform/jobs/preparar-trabajos.ts';

export const ESQUEMAS = ['public', COLA] as const;
const MIGRACIONES = 'public.migracion';

/** Written for a statement, schema first. */
export async function tablasDe(dueno: pg.Client): Promise<string[]> {
  const { rows } = await dueno.query<{ tabla: string }>(
    `select format('%I.%I', n.nspname, c.relname) as tabla
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any ($1) and c.relkind = 'r' and format('%I.%I', n.nspname, c.relname) <> $2 order by 1`,
    [ESQUEMAS, MIGRACIONES],
  );
  return rows.map(({ tabla }) => tabla);
}

export async function secuenciasDe(dueno: pg.Client): Promise<string[]> {
  const { rows } = await dueno.query<{ secuencia: string }>(
    `select format('%I.%I', schemaname, sequencename) as secuencia from pg_sequences
     where schemaname = any ($1) order by 1`,
    [ESQUEMAS],
  );
  return rows.map(({ secuencia }) => secuencia);
}

/** Both ends have the same shape, or what is copied would not mean the same. */
export async function exigirMismaForma(origen: pg.Client, destino: pg.Client): Promise<void> {
  const [antes, despues] = [await formaDe(origen), await formaDe(destino)];
  if (antes === despues) return;
  throw new InstitucionError(
    'El esquema de la institución no es el de esta versión de Cuadra. Llévelo al día con «npm run instituciones -- migrar NOMBRE» y repita.',
  );
}

async function formaDe(dueno: pg.Client): Promise<string> {
  const migraciones = await dueno.query('select nombre, huella from migracion order by nombre');
  const { rows: columnas } = await dueno.query(
    `select a.attrelid::regclass::text as tabla, a.attname, format_type(a.atttypid, a.atttypmod) as tipo
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any ($1) and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     order by 1, a.attnum`,
    [ESQUEMAS],
  );
  return JSON.stringify([migraciones.rows, columnas]);
}
