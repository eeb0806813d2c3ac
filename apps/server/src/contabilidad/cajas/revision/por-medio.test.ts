// Cash that is missing is not made good by a vale or a cheque of the same amount: in all nothing is posted, and yet it is explained
// and, beyond the tolerance, seen by two people. A swap of an amount puts twice that amount out of place.
import { randomUUID } from 'node:crypto';
import { cerrarJornada, contarJornada, type Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { verDia } from '@cuadra/contract/contabilidad/cajas/revision';
import { conteoDe } from '@cuadra/core/cajas/denominaciones';
import { centavos } from '@cuadra/core/dinero';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { comoAplicacion } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { hecha, type MundoDeCajas, mundoDeCajas, TOLERANCIA } from '../testing/mundo-de-cajas.ts';
import { rechazo, revisores } from './testing/revisores.ts';

let m: MundoDeCajas;
let r: ReturnType<typeof revisores>;

beforeAll(async () => {
  m = await mundoDeCajas();
  r = revisores(m);
});
beforeEach(() => m.exigirIgualdad());
afterAll(() => m.cerrar());

const MITAD = TOLERANCIA / 2;
const medios = {
  vale: (monto: number) => ({ vales: [{ concepto: 'Anticipo', monto: centavos(monto) }] }),
  cheque: (monto: number) => ({ cheques: [{ banco: 'Banrural', numero: '4411', monto: centavos(monto) }] }),
};

/** So much of the cash of a jornada without movements is found as another medium. */
async function contarCambiado(medio: keyof typeof medios, monto: number): Promise<Jornada> {
  const abierta = await m.abrir(m.cajero);
  const { total = 0 } = abierta.arqueos[0] ?? {};
  const body = { conteo: conteoDe(centavos(total - monto)), ...medios[medio](monto) };
  const pedido = { params: { id: abierta.id }, body };
  return hecha(await m.llamar(contarJornada, pedido, { token: m.cajero.token, llave: randomUUID() }));
}

/** What was swapped is in its place again, so that the next jornada begins on cash alone. */
async function reponer(): Promise<void> {
  const monto = await m.saldoDe(m.cajas.c1);
  const abierta = await m.abrir(m.cajero, { monto, explicacion: 'Se repuso el efectivo' });
  const cerrada = await m.cerrarDia(m.cajero, await m.contar(m.cajero, abierta, monto), 'Se repuso');
  const propuesta = hecha(await r.revisar(m.jefe, cerrada, null, 'Se vio reponerlo'));
  if (propuesta.propuesta !== null) hecha(await r.aprobar(m.contador, propuesta, propuesta.propuesta.id));
}

describe.each(['vale', 'cheque'] as const)('efectivo cambiado por un %s', (medio) => {
  test('en la tolerancia: se cierra con explicación y lo revisa una persona, sin contabilizar nada', async () => {
    const contada = await contarCambiado(medio, MITAD);
    expect(contada).toMatchObject({ diferencia: 0, descuadre: TOLERANCIA, tolerancia: TOLERANCIA });
    const { id, version } = contada;
    const sinExplicar = { params: { id }, body: { version, explicacion: null } };
    const { token } = m.cajero;
    expect(rechazo(await m.llamar(cerrarJornada, sinExplicar, { token }))).toBe('DIFERENCIA_SIN_EXPLICAR');
    const cerrada = await m.cerrarDia(m.cajero, contada, 'Se recibió así');
    expect(rechazo(await r.revisar(m.jefe, cerrada, null, null))).toBe('DIFERENCIA_SIN_EXPLICAR');
    expect(rechazo(await r.revisar(m.jefe, cerrada, 'faltante'))).toBe('MOVIMIENTO_INVALIDO');
    const revisada = hecha(await r.revisar(m.jefe, cerrada, null, 'Se vio el documento'));
    expect(revisada).toMatchObject({ estado: 'revisada', partidaDeDiferencia: null, movimientos: 0 });
    await reponer();
  });

  test('un centavo más: lo proponen y lo aprueban dos personas', async () => {
    const cerrada = await m.cerrarDia(m.cajero, await contarCambiado(medio, MITAD + 1), 'Se recibió así');
    expect(cerrada).toMatchObject({ diferencia: 0, descuadre: TOLERANCIA + 2 });
    const dia = hecha(await m.llamar(verDia, { query: {} }, { token: m.jefe.token }));
    expect(dia.cajas.find(({ id }) => id === m.cajas.c1)).toMatchObject({
      ...{ diferencia: 0, descuadre: TOLERANCIA + 2, excedeTolerancia: true },
    });
    const propuesta = hecha(await r.revisar(m.jefe, cerrada, null, 'Se vio el documento'));
    expect(propuesta).toMatchObject({ estado: 'cerrada', propuesta: { destino: null } });
    const cual = propuesta.propuesta?.id ?? '';
    expect(rechazo(await r.aprobar(m.jefe, propuesta, cual))).toBe('REVISION_PROPIA');
    const revisada = hecha(await r.aprobar(m.contador, propuesta, cual));
    expect(revisada).toMatchObject({ estado: 'revisada', partidaDeDiferencia: null });
    await reponer();
  });
});

test('PostgreSQL tampoco la da por revisada con una sola persona, ni por cerrada sin explicación', async () => {
  const contada = await contarCambiado('vale', MITAD + 1);
  const cerrar = `update jornada set estado = 'cerrada', cerrada_en = now() where id = '${contada.id}'`;
  await expect(comoAplicacion(m, cerrar)).rejects.toThrow(/se cierra con su explicación/);
  const { id } = await m.cerrarDia(m.cajero, contada, 'Se recibió así');
  const sola = comoAplicacion(
    m,
    'begin',
    `insert into paso_de_revision (jornada, paso, por, en, texto) values ('${id}', 'revisar', '${m.jefe.id}', now(), 'Está bien')`,
    `update jornada set estado = 'revisada', revisada_en = now() where id = '${id}'`,
    'commit',
  );
  await expect(sola).rejects.toThrow(/la aprueba una segunda persona/);
});
