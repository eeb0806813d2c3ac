// The schema as the migrations left it (0097_bitacora_esquema.sql) against what the catalogue says now: a trigger that is off or gone, a
// function that is another, a constraint that was dropped, a grant that nobody gave.
import type pg from 'pg';
import { papelesConPermisos } from './papel-de-la-aplicacion.ts';

const clases = {
  disparadores: 'el disparador',
  funciones: 'la función',
  restricciones: 'la restricción',
  politicas: 'la política de filas',
  permisos: 'los permisos de',
} as const;
type Clase = keyof typeof clases;

/** Each object by its name, with what tells it from another. */
export type Esquema = Readonly<Record<Clase, Readonly<Record<string, string>>>>;

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
  if (antes === undefined) return `Hay en la base algo que Cuadra no puso: ${cual}.`;
  if (clase === 'disparadores' && !estaEncendido(ahora)) return `Está apagado ${cual} en la base.`;
  return `Cambió ${cual} en la base.`;
}

const estaEncendido = (disparador: string): boolean => disparador.startsWith('O ');

/** By its owner, when there is nothing more to apply; nothing in a schema that does not write it down yet. */
export async function anotarEsquema(
  dueno: Pick<pg.Client, 'query'>,
  papel: string,
  migracion: string,
): Promise<void> {
  if (!(await seAnota(dueno))) return;
  await dueno.query('begin');
  try {
    await dueno.query(`select set_config('timezone', 'UTC', true)`);
    // A column that a migration added is noted for the rows that there were.
    await dueno.query('select bitacora_asentar(tabla, null, false) from tabla_auditada');
    await anotar(dueno, papel, migracion);
    await dueno.query('commit');
  } catch (error) {
    await dueno.query('rollback');
    throw error;
  }
}

/** By its owner, in a transaction, where what Cuadra itself adds outside of the migrations, or brings, is part of it. */
export async function volverAAnotarEsquema(dueno: pg.Client): Promise<void> {
  const [papel = ''] = await papelesConPermisos(dueno);
  const { rows } = await dueno.query<{ migracion: string }>('select migracion from esquema');
  await anotar(dueno, papel, rows[0]?.migracion ?? '');
}

async function anotar(dueno: Pick<pg.Client, 'query'>, papel: string, migracion: string): Promise<void> {
  await dueno.query(`select set_config('cuadra.contextos', '', true), set_config('cuadra.actor', '', true),
    set_config('cuadra.accion', 'esquema:anotar', true), set_config('cuadra.peticion', 'esquema', true)`);
  await dueno.query('select esquema_anotar($1, $2)', [papel, migracion]);
}

/** What is not as the migrations left it, or nothing where they wrote nothing down. */
export async function revisarEsquemaComoDueno(dueno: pg.Client): Promise<string[]> {
  if (!(await seAnota(dueno))) return [];
  const [papel = ''] = await papelesConPermisos(dueno);
  const { rows } = await dueno.query<{ dejado: Esquema; actual: Esquema }>(
    'select contenido as dejado, esquema_actual($1) as actual from esquema',
    [papel],
  );
  return rows.flatMap(({ dejado, actual }) => diferenciasDeEsquema(dejado, actual));
}

async function seAnota(dueno: Pick<pg.Client, 'query'>): Promise<boolean> {
  const { rows } = await dueno.query<{ hay: boolean }>(
    `select to_regclass('public.esquema') is not null as hay`,
  );
  return rows[0]?.hay === true;
}
