import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { crearLogger } from '#platform/crear-logger.ts';
import { relojDePrueba } from '#testing/application.ts';
import { consultar } from '#testing/databases.ts';
import { abrirRonda } from './ronda.ts';
import { institucionDePrueba } from './testing/directorio-en-memoria.ts';
import { type FederacionDePrueba, federacionDePrueba } from './testing/federacion-de-prueba.ts';

let federacion: FederacionDePrueba;
/** Ten in the morning of Guatemala. */
const reloj = relojDePrueba('2026-11-20T16:00:00Z');

beforeAll(async () => {
  federacion = await federacionDePrueba(['uno', 'dos'], { otras: [institucionDePrueba('apagada')] });
});
afterAll(() => federacion.cerrar());
beforeEach(async () => {
  for (const nombre of ['uno', 'dos']) await dormida(nombre);
});

const enBase = (nombre: string, texto: string) => consultar(federacion.bases.get(nombre)?.url ?? '', texto);

/** As it is after a night that it was awake for, and nothing to do. */
async function dormida(nombre: string): Promise<void> {
  await federacion.casas.renovar(nombre);
  await enBase(nombre, `delete from pgboss.job; update pgboss.version set cron_on = '2026-11-20 06:30:00Z'`);
}

async function darUnaVuelta(): Promise<void> {
  const ronda = abrirRonda({ ...federacion, reloj, log: crearLogger('silent'), miradaMs: 100 });
  await ronda.dar();
  await ronda.cerrar();
}

const despertadas = async () => {
  const visitadas: string[] = [];
  for (const nombre of ['uno', 'dos']) {
    const [fila] = await enBase(
      nombre,
      `select cron_on > '2026-11-20 06:30:00Z' or exists (select from pgboss.job) as si from pgboss.version`,
    );
    if ((fila as { si: boolean }).si) visitadas.push(nombre);
  }
  return visitadas;
};

test('sin nada que hacer nadie se despierta, y la que no contesta no detiene la ronda', async () => {
  await darUnaVuelta();
  expect(await despertadas()).toEqual([]);
  expect(federacion.casas.cuantas()).toBe(0);
});

test('la que pasó la noche cerrada se despierta, se pone al día y vuelve a dormir', async () => {
  await enBase('uno', `update pgboss.version set cron_on = '2026-11-20 06:20:00Z'`);
  await darUnaVuelta();
  expect(await despertadas()).toEqual(['uno']);
  // 06:25 in UTC is 00:25 there: what goes by the clock at night was done for it.
  const hechos = await enBase(
    'uno',
    `select distinct name, state from pgboss.job where name in ('sellos', 'provision', 'programaciones') order by name`,
  );
  expect(hechos).toEqual([
    { name: 'programaciones', state: 'completed' },
    { name: 'provision', state: 'completed' },
    { name: 'sellos', state: 'completed' },
  ]);
  expect(federacion.casas.estaAbierta('uno')).toBe(false);
});

test('un trabajo cuya hora llegó la despierta, y se hace', async () => {
  await federacion.pedir('dos', { path: '/api/auth/options' });
  await dormida('dos');
  await enBase(
    'dos',
    `insert into pgboss.job (name, data, start_after) values ('sellos', '{"n":1}', '2000-01-01')`,
  );
  await darUnaVuelta();
  const [fila] = await enBase('dos', `select state from pgboss.job where data = '{"n":1}'`);
  expect(fila).toEqual({ state: 'completed' });
});

test('uno para más tarde no la despierta', async () => {
  await enBase(
    'dos',
    `insert into pgboss.job (name, data, start_after) values ('sellos', '{"n":2}', '2100-01-01')`,
  );
  await darUnaVuelta();
  expect(federacion.casas.cuantas()).toBe(0);
  expect(await enBase('dos', `select state from pgboss.job`)).toEqual([{ state: 'created' }]);
});
