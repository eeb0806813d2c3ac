// The schema as the migrations left it, written down when they end (0094_bitacora_filas.sql), against what the catalogue says now: a trigger that
// is off or gone, a function that is another, a constraint that was dropped, a grant that nobody gave.
import type pg from 'pg';
import { type Esquema, type EsquemaLeido, leerEsquema } from './esquema-actual.ts';
import { asentar, TABLAS_AUDITADAS, type TablaAuditada } from './filas-auditadas.ts';

const clases = {
  disparadores: 'el disparador',
  funciones: 'la función',
  vistas: 'la vista',
  restricciones: 'la restricción',
  politicas: 'la política de filas',
  permisos: 'los permisos de',
} as const satisfies Record<keyof Esquema, string>;
type Clase = keyof typeof clases;

/** One sentence for each difference. */
export function diferenciasDeEsquema(dejado: Esquema, actual: Esquema): string[] {
  return (Object.keys(clases) as Clase[]).flatMap((clase) => {
    const [antes, ahora] = [dejado[clase], actual[clase]];
    const objetos = new Set([...Object.keys(antes), ...Object.keys(ahora)]);
    return [...objetos]
      .toSorted()
      .filter((objeto) => antes[objeto] !== ahora[objeto])
      .map((objeto) => enPalabras(clase, objeto, antes[objeto], ahora[objeto]));
  });
}

function enPalabras(
  clase: Clase,
  objeto: string,
  antes: string | undefined,
  ahora: string | undefined,
): string {
  const cual = `${clases[clase]} ${objeto}`;
  if (clase === 'permisos')
    return `Cambiaron ${cual} en la base: eran «${antes ?? 'ninguno'}» y son «${ahora ?? 'ninguno'}».`;
  if (ahora === undefined) return `Falta ${cual} en la base.`;
  if (clase === 'disparadores' && !estaEncendido(ahora)) return `Está apagado ${cual} en la base.`;
  if (antes === undefined) return `Hay en la base algo que Cuadra no puso: ${cual}.`;
  return `Cambió ${cual} en la base.`;
}

const estaEncendido = (disparador: string): boolean => disparador.startsWith('O ');

/** By its owner, when there is nothing more to apply; nothing in a schema that does not write it down yet. */
export async function anotarEsquema(dueno: pg.Client, migracion: string): Promise<void> {
  if (!(await seAnota(dueno))) return;
  await dueno.query('begin');
  try {
    await dueno.query(`select set_config('timezone', 'UTC', true)`);
    const { rowCount } = await dueno.query('select from esquema');
    const { rows } = await dueno.query<TablaAuditada>(TABLAS_AUDITADAS);
    // What a migration added to rows that there were; the first time, all that had no note.
    for (const tabla of rows) await asentar(dueno, tabla, { conAltas: rowCount === 0 });
    await anotar(dueno, migracion);
    await dueno.query('commit');
  } catch (error) {
    await dueno.query('rollback');
    throw error;
  }
}

/** By its owner, in a transaction: what Cuadra itself adds outside of the migrations, or where the notes are those of another house. */
export async function volverAAnotarEsquema(dueno: pg.Client): Promise<void> {
  const { rows } = await dueno.query<{ migracion: string }>('select migracion from esquema');
  await anotar(dueno, rows[0]?.migracion ?? '');
}

async function anotar(dueno: pg.Client, migracion: string): Promise<void> {
  const { actual } = await leerComoDueno(dueno);
  await dueno.query(`select set_config('cuadra.contextos', '', true), set_config('cuadra.actor', '', true),
    set_config('cuadra.accion', 'esquema:anotar', true), set_config('cuadra.peticion', 'esquema', true)`);
  await dueno.query(
    `insert into esquema (migracion, contenido) values ($1, $2)
     on conflict (id) do update set migracion = excluded.migracion, contenido = excluded.contenido, anotado_en = clock_timestamp()`,
    [migracion, JSON.stringify(actual)],
  );
}

/** What is not as the migrations left it; nothing where they wrote nothing down. */
export async function revisarEsquemaComoDueno(dueno: pg.Client): Promise<string[]> {
  if (!(await seAnota(dueno))) return [];
  const { dejado, actual } = await leerComoDueno(dueno);
  return dejado === undefined ? [] : diferenciasDeEsquema(dejado, actual);
}

const leerComoDueno = (dueno: pg.Client): Promise<EsquemaLeido> =>
  leerEsquema(async <T extends object>(texto: string) => (await dueno.query<T>(texto)).rows);

async function seAnota(dueno: pg.Client): Promise<boolean> {
  const { rows } = await dueno.query<{ hay: boolean }>(
    `select to_regclass('public.esquema') is not null as hay`,
  );
  return rows[0]?.hay === true;
}
