// The directory's own tables, in a schema of their own. What two institutions may not share, the database itself refuses;
// whoever changes a row, also by hand, is heard by every process.
import type pg from 'pg';

export const CANAL = 'directorio_de_instituciones';
const CANDADO = 4_610_293_857;

export async function crearEsquema(client: pg.Client): Promise<void> {
  await client.query(`select pg_advisory_lock(${CANDADO})`);
  try {
    const { rows } = await client.query<{ hay: boolean }>(
      `select to_regclass('directorio.institucion') is not null as hay`,
    );
    // A query of several statements is one transaction: all of it or nothing.
    if (rows[0]?.hay !== true) await client.query(ESQUEMA);
  } finally {
    await client.query(`select pg_advisory_unlock(${CANDADO})`);
  }
}

const ESQUEMA = `
  create schema directorio;
  comment on schema directorio is 'Qué instituciones sirve la federación y dónde están sus libros.';

  create table directorio.llave (
    unica boolean primary key default true check (unica),
    sal bytea not null,
    comprobacion bytea not null
  );
  comment on table directorio.llave is 'Con qué se deriva la llave del directorio, y cómo se sabe que la clave dada es la suya.';

  create table directorio.institucion (
    nombre text primary key check (nombre ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
    estado text not null check (estado in ('activa', 'suspendida', 'mudanza')),
    huella_del_secreto bytea not null unique,
    cifrado bytea not null
  );
  comment on table directorio.institucion is 'Cada institución; sus direcciones y su secreto, solo cifrados.';

  create table directorio.anfitrion (
    anfitrion text primary key check (anfitrion = lower(anfitrion) and anfitrion ~ '^[a-z0-9.-]{1,253}$'),
    institucion text not null references directorio.institucion on delete cascade
  );
  create index on directorio.anfitrion (institucion);
  comment on table directorio.anfitrion is 'Por qué nombres se llega a cada una: ninguno lleva a dos.';

  create table directorio.base (
    huella bytea primary key,
    institucion text not null references directorio.institucion on delete cascade
  );
  create index on directorio.base (institucion);
  comment on table directorio.base is 'Qué bases abre cada una, sin decir cuáles: ninguna es de dos.';

  create function directorio.avisar() returns trigger language plpgsql as $$
  begin
    perform pg_notify('${CANAL}', '');
    return null;
  end
  $$;
  comment on function directorio.avisar() is 'Dice a todos los procesos que el directorio cambió.';
  create trigger avisar after insert or update or delete or truncate on directorio.institucion
    for each statement execute function directorio.avisar();
  create trigger avisar after insert or update or delete or truncate on directorio.anfitrion
    for each statement execute function directorio.avisar();
`;
