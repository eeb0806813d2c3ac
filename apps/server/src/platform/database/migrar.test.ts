import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { PLANTILLA } from '../../testing/clusters.setup.ts';
import { type BaseDePrueba, consultar, crearBase, crearBaseVacia } from '../../testing/databases.ts';
import { exigirMigraciones } from './migrar.ts';
import { abrirPool } from './pool.ts';
import { type OpcionesDePreparar, prepararBase } from './preparar-base.ts';

let base: BaseDePrueba;

beforeEach(async () => {
  base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
});
afterEach(() => base.borrar());

const preparar = (url: string, opciones: Partial<OpcionesDePreparar> = {}) =>
  prepararBase(url, { secreto: 'un secreto de prueba', ...opciones });

it('una base al día no cambia', async () => {
  expect((await preparar(base.url)).migradas).toEqual([]);
});

it('varios procesos que inician a la vez migran una sola vez', async () => {
  const vacia = await crearBaseVacia(inject('urlDeAdministracion'));
  const preparadas = await Promise.all([1, 2, 3].map(() => preparar(vacia.url)));
  expect(preparadas.filter(({ migradas }) => migradas.length > 0)).toHaveLength(1);
  expect(new Set(preparadas.map(({ direccion }) => direccion)).size).toBe(1);
  await vacia.borrar();
});

it('se niega a trabajar sobre una migración que cambió después de aplicarse', async () => {
  await consultar(base.url, `update migracion set huella = 'otra' where nombre like '0002%'`);
  await expect(preparar(base.url)).rejects.toThrow('La migración 0002_acceso.sql cambió');
});

it('se niega a trabajar sobre una base más nueva que el programa', async () => {
  await consultar(base.url, `insert into migracion (nombre, huella) values ('9999_del_futuro.sql', 'x')`);
  await expect(preparar(base.url)).rejects.toThrow('9999_del_futuro.sql, que este programa no conoce');
});

describe('los datos de antes de la primera versión publicada', () => {
  beforeEach(() =>
    consultar(base.url, `update migracion set nombre = '0001_rol_y_bitacora.sql' where nombre like '0001%'`),
  );
  const motivo =
    'Estos datos son de una versión de prueba de Cuadra, anterior a la primera publicada, y esta versión no puede abrirlos.';

  it('en la base incluida: se niega y dice qué carpeta borrar', async () => {
    await expect(preparar(base.url, { carpetaIncluida: '/datos/postgres' })).rejects.toThrow(
      `${motivo} Si ya no los necesita, borre la carpeta /datos/postgres y vuelva a iniciar Cuadra; si los necesita, ábralos con la versión que los creó.`,
    );
  });

  it('con una base dada: se niega y pide una vacía', async () => {
    await expect(preparar(base.url)).rejects.toThrow(
      `${motivo} Indique en DATABASE_OWNER_URL una base de datos vacía.`,
    );
  });
});

it('sin el dueño, a la aplicación le basta que estén todas; si falta una lo dice', async () => {
  const pool = abrirPool(base.urlDeLaAplicacion);
  await expect(exigirMigraciones(pool)).resolves.toBeUndefined();
  await consultar(base.url, `delete from migracion where nombre = (select max(nombre) from migracion)`);
  await expect(exigirMigraciones(pool)).rejects.toThrow(/le faltan 1 migraciones .* DATABASE_OWNER_URL/);
  await pool.end();
});
