// Who gets into the PostgreSQL of a data folder, new or of before: with its password, or not at all.
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consultar } from '#testing/databases.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { iniciarPostgresIncluido, type PostgresIncluido } from './iniciar-postgres-incluido.ts';

let carpeta: CarpetaTemporal;
beforeAll(async () => {
  carpeta = await crearCarpetaTemporal('cerraduras ñ');
});
afterAll(() => carpeta.borrar());

async function con<T>(carpetaDatos: string, trabajo: (postgres: PostgresIncluido) => Promise<T>): Promise<T> {
  const postgres = await iniciarPostgresIncluido({ carpetaDatos, desechable: true });
  try {
    return await trabajo(postgres);
  } finally {
    await postgres.detener();
  }
}

const sinClave = (url: string, clave = ''): Promise<unknown> => {
  const ajena = new URL(url);
  ajena.password = clave;
  return consultar(ajena.href, 'select 1');
};

it('una carpeta nueva: clave al azar que solo su dueño lee, socket adentro, y nada de trust', async () => {
  await con(carpeta.ruta, async ({ url, clave }) => {
    expect(clave).toMatch(/^[0-9a-f]{64}$/);
    const archivo = await stat(join(carpeta.ruta, 'clave-de-postgres'));
    expect([archivo.mode & 0o777, archivo.uid]).toEqual([
      0o600,
      (await stat(join(carpeta.ruta, 'postgres'))).uid,
    ]);
    const socket = await stat(join(carpeta.ruta, 'socket'));
    expect(socket.mode & 0o777).toBe(0o700);
    expect(await readdir(join(carpeta.ruta, 'socket'))).toContain('.s.PGSQL.5432');
    const reglas = await consultar(url('postgres'), 'select type, auth_method from pg_hba_file_rules');
    expect(reglas).toEqual([{ type: 'local', auth_method: 'scram-sha-256' }]);
    await expect(sinClave(url('postgres'), 'otra')).rejects.toMatchObject({ code: '28P01' });
    await expect(sinClave(url('postgres'))).rejects.toThrow();
    expect(await consultar(url('postgres'), `select current_setting('listen_addresses') as red`)).toEqual([
      { red: '' },
    ]);
  });
  expect(await readdir(carpeta.ruta)).not.toContain('socket');
});

it('la clave es la misma en el siguiente inicio', async () => {
  const primera = await con(carpeta.ruta, async ({ clave }) => clave);
  expect(await con(carpeta.ruta, async ({ clave }) => clave)).toBe(primera);
});

it('una carpeta de antes, que dejaba entrar a cualquiera, se cierra sin perder nada al iniciar de nuevo', async () => {
  await con(carpeta.ruta, ({ url }) =>
    consultar(url('postgres'), `create table recuerdo as select 7 as n; alter role cuadra password null`),
  );
  await rm(join(carpeta.ruta, 'clave-de-postgres'));
  await writeFile(
    join(carpeta.ruta, 'postgres', 'pg_hba.conf'),
    'local all all trust\nhost all all 127.0.0.1/32 trust\n',
  );
  await con(carpeta.ruta, async ({ url }) => {
    expect(await consultar(url('postgres'), 'select n from recuerdo')).toEqual([{ n: 7 }]);
    await expect(sinClave(url('postgres'), 'otra')).rejects.toMatchObject({ code: '28P01' });
  });
  expect(await readFile(join(carpeta.ruta, 'postgres', 'pg_hba.conf'), 'utf8')).not.toContain('trust');
});

it('lo que quedó a medias al crear la clave no deja a nadie afuera', async () => {
  await rm(join(carpeta.ruta, 'clave-de-postgres'));
  await writeFile(join(carpeta.ruta, 'clave-de-postgres.nueva'), 'a medias');
  await con(carpeta.ruta, async ({ url }) =>
    expect(await consultar(url('postgres'), 'select n from recuerdo')).toEqual([{ n: 7 }]),
  );
  expect(await readdir(carpeta.ruta)).not.toContain('clave-de-postgres.nueva');
});

it('en una carpeta de nombre muy largo el socket va a otra parte, igual de privada', async () => {
  const larga = join(carpeta.ruta, 'una carpeta de nombre larguísimo '.repeat(4).trim());
  await mkdir(larga);
  await con(larga, async ({ url }) => {
    const socket = new URL(url('postgres')).searchParams.get('host') ?? '';
    expect(Buffer.byteLength(socket)).toBeLessThan(90);
    expect((await stat(socket)).mode & 0o777).toBe(0o700);
    const client = new pg.Client({ connectionString: url('postgres') });
    await client.connect();
    await client.end();
  });
});
