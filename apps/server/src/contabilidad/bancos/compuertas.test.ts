// The close of a month asks that every bank account was compared and approved, whatever the agencia that closes.
import { verCierresDelMes } from '@cuadra/contract/contabilidad/periodos/cierre';
import { cerrarPeriodo } from '@cuadra/contract/contabilidad/periodos/periodos';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Alcance } from '#contabilidad/periodos/compuerta.ts';
import { comoAplicacion, comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { aplicacionDePrueba } from '#testing/application.ts';
import { bancosConciliados } from './compuertas.ts';
import { firmasDe, OCTUBRE } from './conciliaciones/testing/firmar.ts';
import { DE_GYT, type MundoDeBancos, mundoDeBancos } from './testing/mundo-de-bancos.ts';

let m: MundoDeBancos;
let f: ReturnType<typeof firmasDe>;
beforeAll(async () => {
  m = await mundoDeBancos();
  f = firmasDe(m);
  // What came before October is not what is tried here.
  await comoDueno(m.url, `update periodo set estado = 'cerrado' where (anio, mes) < (2026, 10)`);
});
afterAll(() => m.cerrar());

const alcance: Omit<Alcance, 'agencia'> = {
  ...OCTUBRE,
  desde: '2026-10-01',
  hasta: '2026-10-31',
  hoy: '2026-11-16',
};
const revisar = (agencia = '01', cambios: Partial<typeof alcance> = {}) =>
  bancosConciliados.revisar(m.db, { ...alcance, agencia, ...cambios });
const cerrar = (agencia: string) =>
  m.llamar(cerrarPeriodo, { params: OCTUBRE, body: { agencias: [agencia] } }, { token: m.contador.token });
const activar = (cuenta: string, activa: boolean) =>
  comoAplicacion(m, `update cuenta_bancaria set activa = ${activa} where id = '${cuenta}'`);

it('está entre las del cierre y no admite excepción; sin aprobar no se cierra, en ninguna agencia', async () => {
  expect(bancosConciliados.admiteExcepcion).toBe(false);
  const { cuerpo } = await m.llamar(verCierresDelMes, { params: OCTUBRE }, { token: m.contador.token });
  expect(cuerpo[0]?.compuertas.map(({ id }) => id)).toContain('bancos-conciliados');
  expect(await revisar()).toEqual({
    pasa: false,
    motivo:
      'Falta aprobar las conciliaciones de octubre de 2026 de 2 cuentas bancarias. Envíelas y pida que otra persona las apruebe.',
    detalle: [m.industrial, m.banrural].map((id) => ({
      id,
      texto: `${id === m.banrural ? 'Banrural' : 'Banco Industrial'}, monetaria: conciliación abierta`,
      enlace: `/contabilidad/comparacion-bancos?vista=conciliacion&cuenta=${id}&anio=2026&mes=10`,
    })),
  });
  expect((await revisar('02')).pasa).toBe(false);
  for (const agencia of ['01', '02']) {
    const { status, problema } = await cerrar(agencia);
    expect([status, JSON.stringify(problema)]).toEqual([
      409,
      expect.stringContaining('conciliaciones de octubre de 2026'),
    ]);
  }
});

it('enviada no basta: la aprueba otra persona, y entonces se cierra', async () => {
  await f.firmar(m.banrural);
  const enviada = await f.enviar(m.contador, m.industrial, 0);
  expect((await revisar()).detalle).toMatchObject([
    { texto: 'Banco Industrial, monetaria: conciliación en revisión' },
  ]);
  expect((await cerrar('01')).status).toBe(409);
  await f.aprobar(m.contador2, enviada.cuerpo);
  expect((await revisar()).pasa).toBe(true);
  expect((await cerrar('01')).status).toBe(200);
  // What is closed is not opened behind its close.
  const aprobada = await f.ver(m.banrural);
  expect((await f.pedirReapertura(m.contador, aprobada)).problema.codigo).toBe('PERIODO_CERRADO');
});

it('una que empieza después no cuenta, ni una que ya no se usa; con saldo no deja de usarse', async () => {
  const noviembre = { anio: 2026, mes: 11, desde: '2026-11-01', hasta: '2026-11-30' };
  await comoDueno(
    m.url,
    `insert into cuenta_bancaria (banco, numero, nombre, id_cuenta, agencia, responsable, desde, saldo_banco_inicial)
     values ('G&T Continental', '555-1', 'Nueva', '${DE_GYT}', '01', '${m.contador.id}', '2026-12-01', 0)`,
  );
  expect((await revisar('01')).pasa).toBe(true);
  expect((await revisar('01', noviembre)).detalle.map(({ id }) => id)).toEqual([m.industrial, m.banrural]);
  await expect(activar(m.banrural, false)).rejects.toThrow(/tiene saldo/);
  await activar(m.industrial, false);
  expect((await revisar('01', noviembre)).detalle.map(({ id }) => id)).toEqual([m.banrural]);
  await activar(m.industrial, true);
});

it('de un año cuenta su último mes: antes de él no queda ninguno sin aprobar', async () => {
  const anio = { anio: 2026, mes: 12, desde: '2026-01-01', hasta: '2026-12-31' };
  expect((await revisar('01', anio)).detalle).toHaveLength(3);
});

it('una institución sin cuentas bancarias está en orden', async () => {
  const vacia = await aplicacionDePrueba({ demo: false });
  expect(await bancosConciliados.revisar(vacia.db, { ...alcance, agencia: '01' })).toMatchObject({
    pasa: true,
  });
  await vacia.cerrar();
});
