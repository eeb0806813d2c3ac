// What the owner does before the application enters: its role, the migrations, the queue of jobs, and what the role is
// granted of them. By a connection of its own, closed when it is done. Several processes may start at the same time: a
// lock lets one of them prepare while the others wait.
import pg from 'pg';
import { prepararTrabajos } from '../jobs/preparar-trabajos.ts';
import { migrar } from './migrar.ts';
import {
  crearPapel,
  elegirPapel,
  heredarPermisos,
  type Papel,
  ponerClave,
} from './papel-de-la-aplicacion.ts';

const CANDADO = 7_281_936_405;

export interface OpcionesDePreparar {
  /** How the application enters; absent: with a role made for this database. */
  readonly direccionDeLaAplicacion?: string | undefined;
  /** The password of that role is made of it. */
  readonly secreto: string;
  /** Where the bundled PostgreSQL keeps its data; absent when the database is somebody else's. */
  readonly carpetaIncluida?: string | undefined;
  /** Where the migrations are; those of another version only in tests. */
  readonly migraciones?: URL | undefined;
}

export interface BasePreparada extends Papel {
  readonly migradas: readonly string[];
}

export async function prepararBase(
  direccionDelDueno: string,
  { direccionDeLaAplicacion: dada, secreto, carpetaIncluida, migraciones }: OpcionesDePreparar,
): Promise<BasePreparada> {
  const dueno = new pg.Client({ connectionString: direccionDelDueno, application_name: 'cuadra dueño' });
  await dueno.connect();
  try {
    await dueno.query('select pg_advisory_lock($1)', [CANDADO]);
    const papel = await elegirPapel(dueno, direccionDelDueno, { dada, secreto });
    await crearPapel(dueno, papel);
    if (dada === undefined) await ponerClave(dueno, papel);
    const migradas = await migrar(dueno, papel.nombre, { carpetaIncluida, migraciones });
    await heredarPermisos(dueno, papel);
    await prepararTrabajos(dueno, papel.nombre);
    return { ...papel, migradas };
  } finally {
    await dueno.end();
  }
}
