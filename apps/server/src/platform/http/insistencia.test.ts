// Who is asked again while the database is gone, and what is told when the patience ends.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { type BaseDePrueba, crearBase } from '#testing/databases.ts';
import { ConfirmacionIncierta, SinPrincipal } from '../database/falla-de-la-base.ts';
import { abrirDatabase, abrirPool, type Database } from '../database/pool.ts';
import { crearInsistencia, type Repeticion } from './insistencia.ts';

let base: BaseDePrueba;
let db: Database;
beforeAll(async () => {
  base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  db = abrirDatabase(abrirPool(base.urlDeLaAplicacion));
});
afterAll(async () => {
  await db.destroy();
  await base.borrar();
});

const incierta = () => new ConfirmacionIncierta(new Error('Connection terminated unexpectedly'));

/** Fails with each of these in turn, and then answers. */
function queFalla(...fallas: Error[]) {
  const pendientes = [...fallas];
  const veces = { total: 0 };
  const trabajo = async () => {
    veces.total += 1;
    const falla = pendientes.shift();
    if (falla !== undefined) throw falla;
    return 'hecho';
  };
  return { trabajo, veces };
}

const atender = (repeticion: Repeticion, trabajo: () => Promise<string>, pacienciaMs = 20_000) =>
  crearInsistencia({ db, reserva: undefined, pacienciaMs }).atender(repeticion, trabajo);

it.each(['lee', 'con-llave'] as const)(
  'quien %s espera, se haya perdido cuando se haya perdido',
  async (como) => {
    const { trabajo, veces } = queFalla(new SinPrincipal(), incierta(), new SinPrincipal());
    expect([await atender(como, trabajo), veces.total]).toEqual(['hecho', 4]);
  },
);

it.each([new SinPrincipal(), incierta()])('lo que no se puede repetir no se repite (%s)', async (falla) => {
  const { trabajo, veces } = queFalla(falla);
  await expect(atender('una-vez', trabajo)).rejects.toBe(falla);
  expect(veces.total).toBe(1);
});

it('lo que es de quien pide se dice a la primera', async () => {
  const { trabajo, veces } = queFalla(new TypeError('de quien programa'));
  await expect(atender('con-llave', trabajo)).rejects.toThrow('de quien programa');
  expect(veces.total).toBe(1);
});

describe('cuando la paciencia termina', () => {
  const siempre = (falla: Error) => () => Promise.reject(falla);

  it('lo que nunca empezó no pasó', async () => {
    await expect(atender('con-llave', siempre(new SinPrincipal()), 60)).rejects.toThrow(SinPrincipal);
  });

  it('lo que una vez fue incierto lo sigue siendo, aunque después no hubiera base', async () => {
    const primera = incierta();
    const { trabajo } = queFalla(primera, ...Array.from({ length: 20 }, () => new SinPrincipal()));
    await expect(atender('con-llave', trabajo, 60)).rejects.toBe(primera);
  });
});

it('lo hallado por su llave después de una duda se dice hecho tras confirmar lo anterior', async () => {
  const donde = async () =>
    (await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(db)).rows[0]?.lsn;
  const { trabajo: sinDuda } = queFalla();
  const antes = await donde();
  await atender('con-llave', sinDuda);
  expect(await donde()).toBe(antes);
  const { trabajo: conDuda } = queFalla(incierta());
  await atender('con-llave', conDuda);
  expect(await donde()).not.toBe(antes);
});
