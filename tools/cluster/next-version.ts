// The version of the program that comes after this one: a copy of it with one more migration, of the kind that the version
// before can live with.
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';

const MIGRATIONS = join('apps', 'server', 'src', 'platform', 'database', 'migrations');

/** Something new, and a column on what is written all the time, which nobody before has to know. */
const MIGRATION = `-- A migration of a drill: what it adds is used by nobody.
create table ensayo_de_actualizacion (id uuid primary key default gen_random_uuid());
comment on table ensayo_de_actualizacion is 'A drill''s own.';
set local lock_timeout = '3s';
alter table partida add column ensayo text;
`;

export async function nextVersion({
  tree,
  layout,
}: Cluster): Promise<{ readonly tree: string; readonly migration: string }> {
  const copy = join(layout.folder, 'version-siguiente');
  await mkdir(copy, { mode: 0o755 });
  for (const part of ['apps/server', 'packages', 'package.json'])
    await cp(join(tree, part), join(copy, part), { recursive: true });
  await mkdir(join(copy, 'apps', 'web'));
  await symlink(join(tree, 'apps', 'web', 'dist'), join(copy, 'apps', 'web', 'dist'));
  await symlink(join(tree, 'node_modules'), join(copy, 'node_modules'));
  const last = (await readdir(join(copy, MIGRATIONS))).sort().at(-1) ?? '';
  const migration = `${String(Number.parseInt(last, 10) + 1).padStart(4, '0')}_ensayo.sql`;
  await writeFile(join(copy, MIGRATIONS, migration), MIGRATION);
  return { tree: copy, migration };
}
