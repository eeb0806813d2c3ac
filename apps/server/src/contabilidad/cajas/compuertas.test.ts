// The close of a month asks that every jornada of it was reviewed and that no cash is on its way since then.
import { verCierresDelMes } from '@cuadra/contract/contabilidad/periodos/cierre';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aEscondidas, comoAplicacion } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { aplicacionDePrueba } from '#testing/application.ts';
import { auxiliarDeCajas } from './auxiliar.ts';
import { cajasRevisadas } from './compuertas.ts';
import { EN_TRANSITO, HOY, type MundoDeCajas, mundoDeCajas } from './testing/mundo-de-cajas.ts';

let m: MundoDeCajas;
beforeAll(async () => {
  m = await mundoDeCajas();
});
afterAll(() => m.cerrar());

const NOVIEMBRE = { anio: 2026, mes: 11, desde: '2026-11-01', hasta: '2026-11-30', hoy: '2026-12-01' };
const revisar = (agencia = '01') => cajasRevisadas.revisar(m.db, { ...NOVIEMBRE, agencia });

const darPorRevisada = (id: string) =>
  comoAplicacion(
    m,
    'begin',
    `insert into paso_de_revision (jornada, paso, por, en) values ('${id}', 'revisar', '${m.jefe.id}', now())`,
    `update jornada set estado = 'revisada', revisada_en = now() where id = '${id}'`,
    'commit',
  );

it('sin jornadas pasa; no admite excepción, y está entre las del cierre', async () => {
  expect(await revisar()).toMatchObject({ pasa: true });
  expect(cajasRevisadas.admiteExcepcion).toBe(false);
  const { cuerpo } = await m.llamar(
    verCierresDelMes,
    { params: { anio: 2026, mes: 11 } },
    { token: m.contador.token },
  );
  expect(cuerpo[0]?.compuertas.map(({ id }) => id)).toContain('cajas-revisadas');
});

it('una jornada abierta, contada o cerrada la detiene en su agencia, con su día, su caja y dónde verla', async () => {
  const abierta = await m.abrir(m.cajero);
  expect(await revisar()).toEqual({
    pasa: false,
    motivo:
      'Hay 1 jornada de caja sin revisar con fecha del periodo. Revise las jornadas y termine los traslados.',
    detalle: [
      {
        id: abierta.id,
        texto: '16/11/2026 C1 Caja 1 (Karla Judith Sierra Bol): abierta',
        enlace: `/contabilidad/caja?jornada=${abierta.id}`,
      },
    ],
  });
  expect(await revisar('02')).toMatchObject({ pasa: true });
  const contada = await m.contar(m.cajero, abierta, 10_000_00);
  expect((await revisar()).detalle[0]?.texto).toMatch(/: contada$/);
  const cerrada = await m.cerrarDia(m.cajero, contada);
  expect((await revisar()).detalle[0]?.texto).toMatch(/: cerrada$/);
  await darPorRevisada(cerrada.id);
  expect(await revisar()).toMatchObject({ pasa: true });
});

it('el efectivo que salió y no llegó también, aunque las jornadas estén revisadas', async () => {
  const boveda = await m.abrir(m.custodio);
  await m.mover(boveda, {
    ...{ monto: 1_000_00, sentido: 'salida', clase: 'dotacion', idCuenta: EN_TRANSITO, aLaCaja: m.cajas.c2 },
  });
  const cerrada = await m.cerrarDia(m.custodio, await m.contar(m.custodio, boveda, 99_000_00));
  await darPorRevisada(cerrada.id);
  const { pasa, motivo, detalle } = await revisar();
  expect(pasa).toBe(false);
  expect(motivo).toContain('Hay 1 traslado de efectivo sin recibir con fecha del periodo.');
  expect(detalle).toMatchObject([
    { texto: '16/11/2026 De BOV a C2: en tránsito', enlace: `/contabilidad/caja?fecha=${HOY}` },
  ]);
  const deOctubre = { ...NOVIEMBRE, mes: 10, desde: '2026-10-01', hasta: '2026-10-31', agencia: '01' };
  expect(await cajasRevisadas.revisar(m.db, deOctubre)).toMatchObject({ pasa: true });
});

it('las cajas y el mayor dicen lo mismo; si no, se dice de qué cuenta, agencia y caja', async () => {
  expect(await auxiliarDeCajas.comparar(m.db)).toEqual([]);
  await aEscondidas(m.url, `update saldo_de_caja set saldo = saldo + 100 where caja = '${m.cajas.c3}'`);
  expect(await auxiliarDeCajas.comparar(m.db)).toEqual([
    'Cuenta 1011010102, agencia 01: sus cajas tienen Q 10,001.00 y el mayor dice Q 10,000.00.',
    'Caja C3 de la agencia 01: tiene Q 1.00 y sus movimientos suman Q 0.00.',
  ]);
  await aEscondidas(m.url, `update saldo_de_caja set saldo = saldo - 100 where caja = '${m.cajas.c3}'`);
  await aEscondidas(m.url, `delete from linea_de_caja where id_cuenta = '1011010101'`);
  expect(await auxiliarDeCajas.comparar(m.db)).toEqual([
    'Cuenta 1011010101, agencia 01: las partidas movieron Q 0.00 y los movimientos de sus cajas dicen (Q 1,000.00).',
  ]);
});

it('una institución sin cajas no tiene nada pendiente ni nada que comparar', async () => {
  const vacia = await aplicacionDePrueba({ demo: false });
  expect(await cajasRevisadas.revisar(vacia.db, { ...NOVIEMBRE, agencia: '01' })).toMatchObject({
    pasa: true,
  });
  expect(await auxiliarDeCajas.comparar(vacia.db)).toEqual([]);
  await vacia.cerrar();
});
