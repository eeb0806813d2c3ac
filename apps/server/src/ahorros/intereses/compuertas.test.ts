// The close of a month asks that the interest of its savings was paid, product by product, in the agencia that closes.
import { verCierresDelMes } from '@cuadra/contract/contabilidad/periodos/cierre';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comoPersona } from '#ahorros/testing/como-persona.ts';
import type { Alcance } from '#contabilidad/periodos/compuerta.ts';
import { aEscondidas } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { aplicacionDePrueba } from '#testing/application.ts';
import { interesesAbonados } from './compuertas.ts';
import { type MundoDeIntereses, mundoDeIntereses } from './testing/mundo-de-intereses.ts';

let m: MundoDeIntereses;
beforeAll(async () => {
  m = await mundoDeIntereses();
});
afterAll(() => m?.cerrar());

const octubre: Omit<Alcance, 'agencia'> = {
  ...{ anio: 2026, mes: 10, desde: '2026-10-01', hasta: '2026-10-31', hoy: '2026-11-16' },
};
const revisar = (agencia = '01', cambios: Partial<Alcance> = {}) =>
  interesesAbonados.revisar(m.db, { ...octubre, agencia, ...cambios });

it('está entre las del cierre y dice qué producto falta, en qué agencia y dónde se hace', async () => {
  const { cuerpo } = await m.llamar(
    verCierresDelMes,
    { params: { anio: 2026, mes: 10 } },
    { token: m.contador.token },
  );
  expect(cuerpo[0]?.compuertas.map(({ id }) => id)).toContain('intereses-abonados');
  expect(await revisar()).toEqual({
    pasa: false,
    motivo:
      'Faltan los intereses de 2 cuentas de 1 producto. Calcule la corrida, pida que la aprueben y aplíquela.',
    detalle: [
      {
        id: `producto-${m.vista}`,
        texto: 'AHC Ahorro corriente, agencia 01: 2 cuentas sin los intereses hasta el 31/10/2026',
        enlace: '/ahorros',
      },
    ],
  });
  expect((await revisar('02')).detalle).toHaveLength(1);
  // Before the accounts were opened, and where there are none.
  expect((await revisar('01', { mes: 9, desde: '2026-09-01', hasta: '2026-09-30' })).pasa).toBe(true);
  expect((await revisar('03')).pasa).toBe(true);
});

it('una corrida que contabiliza en el mes la detiene, y se llega a ella; aplicada, pasa', async () => {
  const id = await m.calcular();
  expect((await revisar()).detalle.map(({ id: cual }) => cual)).toEqual([`producto-${m.vista}`]);
  await m.aprobar(id);
  const { pasa, detalle } = await revisar();
  expect([pasa, detalle[0]]).toEqual([
    false,
    {
      id: `corrida-${id}`,
      texto: `Corrida ${id}, Intereses de octubre: aprobada`,
      enlace: `/ahorros/corridas/${id}`,
    },
  ]);
  await m.aplicar(id);
  expect([(await revisar()).pasa, (await revisar('02')).pasa]).toEqual([true, true]);
});

it('lo que una corrida miró y dejó para después no la detiene; lo que nadie miró, sí', async () => {
  const noviembre = { mes: 11, desde: '2026-11-01', hasta: '2026-11-30' };
  expect((await revisar('01', noviembre)).pasa).toBe(false);
  // By nobody, as the job that finds them.
  await comoPersona(m, '', (tx) =>
    sql`select ahorro_cambiar_estado(${m.una.id}, 'inactiva', '2026-11-05', 'Sin movimientos')`.execute(tx),
  );
  m.reloj.poner('2026-12-02T15:00:00Z');
  const id = await m.calcular({ desde: '2026-11-01', ultimoDia: '2026-11-30', nombre: 'Noviembre' });
  await m.aprobar(id);
  await m.aplicar(id);
  const { rows } = await sql<{
    interesHasta: string;
  }>`select interes_hasta from cuenta_ahorro where id = ${m.una.id}`.execute(m.db);
  expect(rows[0]?.interesHasta).toBe('2026-11-01');
  expect((await revisar('01', noviembre)).pasa).toBe(true);
});

it('un plazo que venció sin que se le pagara la detiene', async () => {
  await aEscondidas(
    m.url,
    `update cuenta_ahorro set vence = '2026-12-30', apertura = '2026-10-01' where id = ${m.aPlazo.id}`,
  );
  const diciembre = { mes: 12, desde: '2026-12-01', hasta: '2026-12-31', hoy: '2027-01-02' };
  expect((await revisar('01', diciembre)).detalle.map(({ id }) => id)).toContain(`producto-${m.plazo}`);
});

it('una institución sin ahorros está en orden', async () => {
  const vacia = await aplicacionDePrueba({ demo: false });
  expect(await interesesAbonados.revisar(vacia.db, { ...octubre, agencia: '01' })).toMatchObject({
    pasa: true,
  });
  await vacia.cerrar();
});
