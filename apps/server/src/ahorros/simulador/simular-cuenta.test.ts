// The simulator of an account: what it earns and what it would earn, with nothing written.
import { simularCuenta } from '@cuadra/contract/ahorros/simulador';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MundoDeAhorros, mundoDeAhorros, type Persona } from '#ahorros/testing/mundo-de-ahorros.ts';

let m: MundoDeAhorros;
beforeAll(async () => {
  m = await mundoDeAhorros();
});
afterAll(() => m?.cerrar());

const OCTUBRE = { desde: '2026-10-01', ultimoDia: '2026-10-31' };
const simular = (
  cambios: BodyOf<typeof simularCuenta>['cambios'],
  quien: Persona = m.ahorros,
  cuenta = m.una.id,
) => m.llamar(simularCuenta, { body: { ...OCTUBRE, cuenta, cambios } }, { token: quien.token });

it('dice lo que gana y lo que ganaría, con segmentos, ISR y la diferencia de un año', async () => {
  const antes = await huellaDe();
  const { status, cuerpo } = await simular({ ppm: 70_000 });
  expect(status).toBe(200);
  // Q 1,000 for 31 days over 365: at 3.5 % and at 7 %.
  expect([cuerpo.actual.interes, cuerpo.actual.isr, cuerpo.actual.neto]).toEqual([297, 30, 267]);
  expect([cuerpo.simulado.interes, cuerpo.simulado.isr, cuerpo.simulado.neto]).toEqual([595, 60, 535]);
  expect(cuerpo.simulado.segmentos.map(({ dias, tramos }) => [dias, tramos[0]?.ppm])).toEqual([[31, 70_000]]);
  expect(cuerpo.diferenciaAnual).toBe(cuerpo.simulado.anual.interes - cuerpo.actual.anual.interes);
  expect(cuerpo.actual.anual.interes).toBeGreaterThan(3_400);
  expect(cuerpo.actual.anual.interes).toBeLessThan(3_600);
  expect(await huellaDe()).toEqual(antes);
});

it('otra base de días cambia lo ganado; lo que no va junto se dice en su campo', async () => {
  const { cuerpo } = await simular({ base: 'ACT/360' });
  expect(cuerpo.simulado.interes).toBe(301);
  const { status, problema } = await simular({ capitalizacion: 'diaria', metodo: 'minimo' });
  expect([status, problema.codigo, JSON.stringify(problema)]).toEqual([
    422,
    'REGLAS_INCOMPATIBLES',
    expect.stringContaining('cambios.metodo'),
  ]);
});

it('la de otra agencia no se encuentra, y los días van en orden', async () => {
  expect((await simular({}, m.ahorrosDeOtra)).status).toBeGreaterThanOrEqual(403);
  const { status } = await m.llamar(
    simularCuenta,
    { body: { cuenta: m.una.id, desde: '2026-10-02', ultimoDia: '2026-10-01', cambios: {} } },
    { token: m.ahorros.token },
  );
  expect(status).toBe(400);
});

async function huellaDe() {
  const { rows } =
    await sql`select (select count(*) from movimiento_ahorro)::int as movimientos, (select count(*) from partida)::int as partidas,
    (select count(*) from corrida)::int as corridas, (select sum(saldo) from cuenta_ahorro)::bigint as saldo`.execute(
      m.db,
    );
  return rows;
}
