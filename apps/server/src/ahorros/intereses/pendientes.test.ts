// What the savings leave each person to do, from the run that nobody began to the one that somebody wants undone.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comoPersona } from '#ahorros/testing/como-persona.ts';
import type { Persona } from '#ahorros/testing/mundo-de-ahorros.ts';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { recuadrosDe } from '#inicio/testing/recuadros-de.ts';
import { pedirReversion } from './corridas/pedir-reversion.ts';
import { type MundoDeIntereses, mundoDeIntereses } from './testing/mundo-de-intereses.ts';

let m: MundoDeIntereses;
beforeAll(async () => {
  m = await mundoDeIntereses();
});
afterAll(() => m?.cerrar());

const DE_AHORROS =
  /^(corridas-|reversiones-de-intereses|intereses-por|reglas-por-publicar|plazos-por|exenciones-por)/;
const pendientesDe = async (quien: Persona) =>
  ((await recuadrosDe(m, quien.token)).pendientes?.contenido ?? [])
    .filter(({ id }) => DE_AHORROS.test(id))
    .map(({ id, cuenta, link }) => [id, cuenta, link]);
const novedadesDe = async (quien: Persona) =>
  JSON.stringify((await recuadrosDe(m, quien.token)).novedades?.contenido);

it('un período que terminó sin corrida espera a quien las programa', async () => {
  expect(await pendientesDe(m.ahorrosDeTodas)).toEqual([['intereses-por-calcular', 1, '/ahorros']]);
  expect(await pendientesDe(m.contador)).toEqual([]);
  expect(await pendientesDe(m.auditor)).toEqual([]);
});

it('calculada espera a quien aprueba y no la hizo; aprobada, a quien responde por ella', async () => {
  const id = await m.calcular();
  expect(await pendientesDe(m.ahorrosDeTodas)).toEqual([]);
  expect(await pendientesDe(m.contador)).toEqual([['corridas-por-aprobar', 1, `/ahorros/corridas/${id}`]]);
  await m.aprobar(id);
  expect(await pendientesDe(m.contador)).toEqual([]);
  expect(await pendientesDe(m.ahorrosDeTodas)).toEqual([
    ['corridas-por-aplicar', 1, `/ahorros/corridas/${id}`],
  ]);
  // Whoever is not of all of its agencias is not asked.
  expect(await pendientesDe(m.ahorros)).toEqual([]);
  await m.aplicar(id);
  expect(await pendientesDe(m.ahorrosDeTodas)).toEqual([]);
  expect(await novedadesDe(m.auditor)).toContain('corrida de intereses aplicada');
});

it('una reversión pedida espera a otra persona; hecha, es nueva y llama la atención', async () => {
  const { rows } = await sql<{ id: number; version: number }>`select id, version from corrida`.execute(m.db);
  const { id = 0, version = 0 } = rows[0] ?? {};
  await m.como(m.ahorrosDeTodas, ['ahorros'], (tx, contexto) =>
    pedirReversion(tx, contexto, id, { version, motivo: 'Otra tasa' }),
  );
  for (const quien of [m.contador, m.contador2])
    expect(await pendientesDe(quien)).toEqual([['reversiones-de-intereses', 1, `/ahorros/corridas/${id}`]]);
});

it('reglas escritas por otra persona, exenciones y plazos que terminan', async () => {
  await comoPersona(m, m.ahorros.id, async (tx) => {
    await sql`insert into tabla_de_tasas (producto, desde, modo, escrita_por) values (${m.vista}, '2027-01-01', 'total', ${m.ahorros.id})`.execute(
      tx,
    );
  });
  await comoDueno(
    m.url,
    `update cuenta_ahorro set isr = 'exento', isr_documento = 'SAT 1', isr_vence = '2026-12-10' where id = ${m.una.id}`,
  );
  expect(await pendientesDe(m.contador)).toContainEqual(['reglas-por-publicar', 1, '/ahorros/productos']);
  expect(await pendientesDe(m.ahorros)).toEqual([['exenciones-por-vencer', 1, '/ahorros/cuentas']]);
  // 90 days from 1 October.
  m.reloj.poner('2026-12-24T15:00:00Z');
  const token = await m.entrar(m.ahorros.correo);
  expect((await pendientesDe({ ...m.ahorros, token })).map(([id]) => id)).toContain('plazos-por-vencer');
});
