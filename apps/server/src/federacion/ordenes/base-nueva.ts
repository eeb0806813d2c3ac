// A database that a command makes is marked until it is whole: only what bears the mark is ever dropped, so that neither a
// command that was killed leaves a ruin behind nor another institution's books are taken for one.
import pg from 'pg';
import { PAPEL_EN_LAS_MIGRACIONES } from '#platform/database/papel-de-la-aplicacion.ts';
import { InstitucionError } from '#platform/institucion-error.ts';

const SIN_TERMINAR = 'Cuadra, sin terminar';

export const nombreDeBase = (institucion: string): string => `cuadra_${institucion.replaceAll('-', '_')}`;

/** `admin`: any database of the cluster, as the owner. */
export async function crearBaseNueva(admin: pg.Client, base: string): Promise<void> {
  await tomarBase(admin, base);
  if ((await estadoDe(admin, base)) === 'sin terminar') await borrarBaseNueva(admin, base);
  if ((await estadoDe(admin, base)) !== 'no hay')
    throw new InstitucionError(
      `Ya hay una base ${base} en ese PostgreSQL y no se toca. Cámbiele el nombre o bórrela, si sabe que sobra.`,
    );
  await admin.query(`create database ${pg.escapeIdentifier(base)} template template0 encoding 'UTF8'`);
  await admin.query(`comment on database ${pg.escapeIdentifier(base)} is '${SIN_TERMINAR}'`);
}

/** Alone with it, until the connection ends. */
export async function tomarBase(admin: pg.Client, base: string): Promise<void> {
  const { rows } = await admin.query<{ libre: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as libre',
    [`cuadra base ${base}`],
  );
  if (rows[0]?.libre !== true)
    throw new InstitucionError(
      `Otra orden está haciendo la base ${base} en este momento. Espere a que termine.`,
    );
}

export async function terminarBaseNueva(admin: pg.Client, base: string, que: string): Promise<void> {
  await admin.query(`comment on database ${pg.escapeIdentifier(base)} is ${pg.escapeLiteral(que)}`);
}

/** With the role that was made for it. Nothing happens to one that is not there, or that is somebody's. */
export async function borrarBaseNueva(admin: pg.Client, base: string): Promise<void> {
  if ((await estadoDe(admin, base)) !== 'sin terminar') return;
  const { rows } = await admin.query<{ papel: string }>(
    `select '${PAPEL_EN_LAS_MIGRACIONES}_' || oid as papel from pg_database where datname = $1`,
    [base],
  );
  await admin.query(`drop database ${pg.escapeIdentifier(base)} with (force)`);
  for (const { papel } of rows) await admin.query(`drop role if exists ${papel}`);
}

export async function estadoDe(
  admin: pg.Client,
  base: string,
): Promise<'no hay' | 'sin terminar' | 'de alguien'> {
  const { rows } = await admin.query<{ marca: string | null }>(
    `select shobj_description(oid, 'pg_database') as marca from pg_database where datname = $1`,
    [base],
  );
  const [una] = rows;
  if (una === undefined) return 'no hay';
  return una.marca === SIN_TERMINAR ? 'sin terminar' : 'de alguien';
}
