// The command that moves an institution, killed where it hurts most: never two places that accept, and running it again ends
// what had been handed over or begins anew what had not.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consultar } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import type { Institucion } from '../directorio/directorio.ts';
import { cumuloDe } from '../directorio/validar.ts';
import { buscarInstitucion } from '../ordenes/buscar.ts';
import { escribirUna } from '../testing/escritor.ts';
import { crearConDemo, crearParDeCumulos, type ParDeCumulos } from '../testing/par-de-cumulos.ts';
import { instituciones } from '../testing/programa.ts';

let par: ParDeCumulos;
let antes: Institucion;

beforeAll(async () => {
  par = await crearParDeCumulos();
  antes = await crearConDemo(par, 'norte');
});
afterAll(() => par.cerrar());

const mover = (...resto: readonly string[]) => ['mover', 'norte', '--a', par.b, '--limite', '120', ...resto];
const acepta = (direccion: string) =>
  escribirUna(direccion, 'Alguien escribe').then(
    () => true,
    () => false,
  );
const estado = async () => (await buscarInstitucion(par.directorio, 'norte')).estado;
/** Only whoever holds the key of its database knows the copy before it is handed over: as if somebody had guessed. */
const seLee = (direccion: string) => consultar(direccion, 'select count(*) from partida');

test('muerta mientras copia: el origen sigue escribiendo, y deshacer no deja nada', async () => {
  const { codigo } = await instituciones(par.variables, mover(), { matarAl: 'Se copia' });
  expect(codigo).toBeNull();
  expect([await acepta(antes.databaseUrl), await estado()]).toEqual([true, 'activa']);
  // PostgreSQL notices a moment later that whoever held the lock is gone.
  await hastaQue(async () => {
    const { codigo: fin, dicho } = await instituciones(par.variables, ['mover', 'norte', '--deshacer']);
    expect([fin, dicho]).toEqual([0, expect.stringContaining('acepta escrituras')]);
  });
  await expect(seLee(par.duenos.direccion(par.b, 'cuadra_norte'))).rejects.toThrow(/does not exist/);
  for (const cumulo of [par.a, par.b])
    expect(
      await consultar(par.duenos.direccion(cumulo), 'select slot_name from pg_replication_slots'),
    ).toEqual([]);
});

test('dejada con Ctrl-C termina en 1 y todo queda como estaba', async () => {
  const { codigo, dicho } = await instituciones(par.variables, mover(), { dejarAl: 'Tablas copiadas: 4' });
  expect([codigo, dicho]).toEqual([1, expect.stringContaining('Se dejó la mudanza')]);
  expect([await acepta(antes.databaseUrl), await estado()]).toEqual([true, 'activa']);
  await expect(seLee(par.duenos.direccion(par.b, 'cuadra_norte'))).rejects.toThrow(/does not exist/);
});

test('muerta cuando solo se puede consultar: se consulta, nadie escribe en dos lugares, y deshacer abre', async () => {
  await instituciones(par.variables, mover(), { matarAl: 'Se espera a lo último' });
  await hastaQue(async () => expect(await estado()).toBe('mudanza'));
  expect(await acepta(antes.databaseUrl)).toBe(false);
  await seLee(antes.databaseUrl);
  const { dicho } = await instituciones(par.variables, ['reanudar', 'norte']);
  expect(dicho).toContain('mover norte --deshacer');
  await hastaQue(async () =>
    expect((await instituciones(par.variables, ['mover', 'norte', '--deshacer'])).codigo).toBe(0),
  );
  await hastaQue(async () => expect(await estado()).toBe('activa'));
  expect(await acepta(antes.databaseUrl)).toBe(true);
});

test('muerta al entregar, y otra vez ya entregada: al repetirla termina', async () => {
  await instituciones(par.variables, mover(), { matarAl: 'Se entrega' });
  const trasEntregar = await buscarInstitucion(par.directorio, 'norte');
  // The directory may or may not have changed; the origin is closed in both cases.
  expect(await acepta(antes.databaseUrl)).toBe(false);
  await seLee(trasEntregar.databaseUrl);

  await hastaQue(async () => {
    const { codigo } = await instituciones(par.variables, mover(), { matarAl: 'Ya se puede escribir' });
    expect(codigo).toBeNull();
  });
  await hastaQue(async () => {
    const { databaseUrl } = await buscarInstitucion(par.directorio, 'norte');
    expect(cumuloDe(databaseUrl)).toBe(par.b);
    expect([await acepta(databaseUrl), await acepta(antes.databaseUrl), await estado()]).toEqual([
      true,
      false,
      'activa',
    ]);
  });

  const { codigo, dicho } = await instituciones(par.variables, mover());
  expect([codigo, dicho]).toEqual([
    0,
    expect.stringMatching(/ya estaba en .*cerrada en .*cuadra_norte_mudada_/s),
  ]);
  const { databaseUrl } = await buscarInstitucion(par.directorio, 'norte');
  expect(await acepta(databaseUrl)).toBe(true);
  await expect(seLee(antes.databaseUrl)).rejects.toThrow();
});
