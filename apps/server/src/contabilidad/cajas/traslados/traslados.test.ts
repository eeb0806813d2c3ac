// Cash on its way between two cajas: what leaves one is in transit until the other says that it is there. The bóveda has
// Q 100,000.00, caja 1 Q 10,000.00, caja 2 nothing.
import { randomUUID } from 'node:crypto';
import * as contrato from '@cuadra/contract/contabilidad/cajas/movimientos';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  EN_BOVEDA,
  EN_CAJA,
  EN_TRANSITO,
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
  type Persona,
} from '../testing/mundo-de-cajas.ts';
import { trasladosDe } from '../testing/traslados.ts';

let mundo: MundoDeCajas;

beforeAll(async () => {
  mundo = await mundoDeCajas();
  for (const quien of [mundo.cajero, mundo.cajero2, mundo.custodio]) await mundo.abrir(quien);
});
afterAll(() => mundo.cerrar());
beforeEach(() => mundo.reloj.avanzar({ seconds: 1 }));

type Traslados = ReturnType<typeof trasladosDe>;
const enviar: Traslados['enviar'] = (...todo) => trasladosDe(mundo).enviar(...todo);
const pedir: Traslados['pedir'] = (...todo) => trasladosDe(mundo).pedir(...todo);
const atender: Traslados['atender'] = (...todo) => trasladosDe(mundo).atender(...todo);
const recibir: Traslados['recibir'] = (...todo) => trasladosDe(mundo).recibir(...todo);
const devolver: Traslados['devolver'] = (...todo) => trasladosDe(mundo).devolver(...todo);
const anular: Traslados['anular'] = (...todo) => trasladosDe(mundo).anular(...todo);
const rechazar: Traslados['rechazar'] = (...todo) => trasladosDe(mundo).rechazar(...todo);
const listar = async (quien: Persona) => (await trasladosDe(mundo).listar(quien)).cuerpo.map(({ id }) => id);

/** What each of the three holds, and what is between them: the same as what is in transit. */
async function saldos() {
  await mundo.exigirIgualdad();
  const { rows } = await sql<{ enCuenta: number; enTransito: number }>`
    select (select coalesce(sum(debe - haber), 0)::int from linea where id_cuenta = ${EN_TRANSITO}) as en_cuenta,
      (select coalesce(sum(monto), 0)::int from traslado_de_caja where estado in ('en_transito', 'rechazado')) as en_transito`.execute(
    mundo.db,
  );
  expect(rows[0]?.enCuenta).toBe(rows[0]?.enTransito);
  const [c1, c2, boveda] = await Promise.all(
    [mundo.cajas.c1, mundo.cajas.c2, mundo.cajas.boveda].map((caja) => mundo.saldoDe(caja)),
  );
  return { c1, c2, boveda, enTransito: rows[0]?.enTransito };
}

const movimientosDe = async (id: string) => {
  const filas = await mundo.db
    .selectFrom('movimientoDeCaja')
    .select(['sentido', 'caja', 'revierte', 'idCuenta'])
    .where('traslado', '=', id)
    .orderBy('registradoEn')
    .orderBy('revierte', (orden) => orden.asc().nullsFirst())
    .execute();
  return filas.map(({ sentido, caja, revierte }) => ({ sentido, caja, deshace: revierte !== null }));
};

const alPrincipio = { c1: EN_CAJA, c2: 0, boveda: EN_BOVEDA, enTransito: 0 };

describe('enviar, y que lo reciban', () => {
  it('de la bóveda a una caja es dotación: está en tránsito hasta que se recibe', async () => {
    const { cajas, custodio, cajero2 } = mundo;
    const enviado = hecha(await enviar(custodio, cajas.c2, 5_000_00));
    expect(enviado).toMatchObject({
      clase: 'dotacion',
      estado: 'en_transito',
      origen: { codigo: 'BOV' },
      destino: { codigo: 'C2' },
      monto: 5_000_00,
      version: 0,
    });
    expect(await saldos()).toEqual({ ...alPrincipio, boveda: 95_000_00, enTransito: 5_000_00 });
    const recibido = hecha(await recibir(cajero2, enviado));
    expect(recibido).toMatchObject({ estado: 'recibido', version: 1 });
    expect(await saldos()).toEqual({ ...alPrincipio, boveda: 95_000_00, c2: 5_000_00 });
    expect(await movimientosDe(enviado.id)).toEqual([
      { sentido: 'salida', caja: cajas.boveda, deshace: false },
      { sentido: 'entrada', caja: cajas.c2, deshace: false },
    ]);
  });

  it('de una caja a la bóveda es entrega, y entre cajas es traslado', async () => {
    const { cajas, custodio, cajero, cajero2 } = mundo;
    const entrega = hecha(await enviar(cajero2, cajas.boveda, 5_000_00));
    expect(entrega.clase).toBe('entrega');
    hecha(await recibir(custodio, entrega));
    const traslado = hecha(await enviar(cajero, cajas.c2, 1_00));
    expect(traslado.clase).toBe('traslado');
    hecha(await recibir(cajero2, traslado));
    const vuelta = hecha(await enviar(cajero2, cajas.c1, 1_00));
    hecha(await recibir(cajero, vuelta));
    expect(await saldos()).toEqual(alPrincipio);
  });

  it('lo recibe la otra caja y nadie más, una sola vez', async () => {
    const { cajas, cajero, cajero2, custodio, suplente, cajeroDeOtra } = mundo;
    const enviado = hecha(await enviar(cajero, cajas.c2, 100_00));
    for (const quien of [custodio, suplente, cajeroDeOtra]) {
      expect((await recibir(quien, enviado)).problema.codigo).toBe('NO_ENCONTRADO');
      expect((await rechazar(quien, enviado)).problema.codigo).toBe('NO_ENCONTRADO');
    }
    expect((await recibir(cajero, enviado)).problema.codigo).toBe('CAJA_AJENA');
    const deAntes = await recibir(cajero2, { ...enviado, version: 7 });
    expect(deAntes.problema.codigo).toBe('CONFLICTO_DE_EDICION');
    const recibido = hecha(await recibir(cajero2, enviado));
    for (const otra of [
      await recibir(cajero2, recibido),
      await rechazar(cajero2, recibido),
      await devolver(cajero, recibido),
      await anular(cajero, recibido),
      await atender(cajero, recibido),
    ])
      expect(otra.problema.codigo).toBe('ESTADO_NO_ADMITE');
    hecha(await recibir(cajero, hecha(await enviar(cajero2, cajas.c1, 100_00))));
    expect(await saldos()).toEqual(alPrincipio);
  });

  it('con la misma llave se envía y se recibe una vez, y con otro cuerpo se rechaza', async () => {
    const { cajas, cajero, cajero2 } = mundo;
    const llave = randomUUID();
    const primero = hecha(await enviar(cajero, cajas.c2, 30_00, { llave }));
    expect(hecha(await enviar(cajero, cajas.c2, 30_00, { llave })).id).toBe(primero.id);
    expect((await enviar(cajero, cajas.c2, 31_00, { llave })).problema.codigo).toBe('LLAVE_REUTILIZADA');
    const deRecibir = randomUUID();
    for (let vez = 0; vez < 2; vez++)
      expect(hecha(await recibir(cajero2, primero, deRecibir))).toMatchObject({
        id: primero.id,
        estado: 'recibido',
      });
    expect(await saldos()).toEqual({ ...alPrincipio, c1: EN_CAJA - 30_00, c2: 30_00 });
    const vuelta = hecha(await enviar(cajero2, cajas.c1, 30_00));
    hecha(await recibir(cajero, vuelta));
  });
});

describe('no recibir', () => {
  it('lo rechazado sigue en tránsito hasta que quien lo envió lo recibe de vuelta; los dos quedan', async () => {
    const { cajas, cajero, cajero2 } = mundo;
    const enviado = hecha(await enviar(cajero, cajas.c2, 250_00));
    expect((await devolver(cajero, enviado)).problema.codigo).toBe('ESTADO_NO_ADMITE');
    expect((await rechazar(cajero, enviado)).problema.codigo).toBe('CAJA_AJENA');
    const rechazado = hecha(await rechazar(cajero2, enviado));
    expect(rechazado).toMatchObject({ estado: 'rechazado', motivo: 'No hace falta' });
    expect(await saldos()).toEqual({ ...alPrincipio, c1: EN_CAJA - 250_00, enTransito: 250_00 });
    expect((await recibir(cajero2, rechazado)).problema.codigo).toBe('ESTADO_NO_ADMITE');
    expect((await devolver(cajero2, rechazado)).problema.codigo).toBe('CAJA_AJENA');
    const llave = randomUUID();
    for (let vez = 0; vez < 2; vez++)
      expect(hecha(await devolver(cajero, rechazado, llave)).estado).toBe('devuelto');
    expect(await saldos()).toEqual(alPrincipio);
    expect(await movimientosDe(enviado.id)).toEqual([
      { sentido: 'salida', caja: cajas.c1, deshace: false },
      { sentido: 'entrada', caja: cajas.c1, deshace: true },
    ]);
  });

  it('rechazarlo y recibirlo a la vez: uno gana, y las cuentas quedan iguales', async () => {
    const { cajas, cajero, cajero2 } = mundo;
    const enviado = hecha(await enviar(cajero, cajas.c2, 40_00));
    const [elRecibir, elRechazar] = await Promise.all([
      recibir(cajero2, enviado),
      rechazar(cajero2, enviado),
    ]);
    expect([elRecibir.status, elRechazar.status].toSorted()).toEqual([200, 409]);
    const perdio = elRecibir.status === 200 ? elRechazar : elRecibir;
    expect(perdio.problema.codigo).toBe('ESTADO_NO_ADMITE');
    await saldos();
    const ahora = elRecibir.status === 200 ? elRecibir : elRechazar;
    if (ahora.cuerpo.estado === 'rechazado') hecha(await devolver(cajero, ahora.cuerpo));
    else hecha(await recibir(cajero, hecha(await enviar(cajero2, cajas.c1, 40_00))));
    expect(await saldos()).toEqual(alPrincipio);
  });
});

describe('pedir', () => {
  it('no mueve nada hasta que lo envían; lo envía a quien se le pidió', async () => {
    const { cajas, cajero2, custodio, cajero } = mundo;
    const pedido = hecha(await pedir(cajero2, cajas.boveda, 700_00));
    expect(pedido).toMatchObject({ estado: 'pedido', clase: 'dotacion', medio: 'efectivo' });
    expect(await saldos()).toEqual(alPrincipio);
    expect((await atender(cajero2, pedido)).problema.codigo).toBe('CAJA_AJENA');
    expect((await atender(cajero, pedido)).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await recibir(cajero2, pedido)).problema.codigo).toBe('ESTADO_NO_ADMITE');
    const llave = randomUUID();
    const enviado = hecha(await atender(custodio, pedido, { llave }));
    expect(hecha(await atender(custodio, pedido, { llave })).id).toBe(pedido.id);
    expect(enviado).toMatchObject({ id: pedido.id, estado: 'en_transito', version: 1 });
    expect(await saldos()).toEqual({ ...alPrincipio, boveda: EN_BOVEDA - 700_00, enTransito: 700_00 });
    hecha(await recibir(cajero2, enviado));
    hecha(await recibir(custodio, hecha(await enviar(cajero2, cajas.boveda, 700_00))));
  });

  it('lo anula cualquiera de los dos, con motivo, antes de que salga', async () => {
    const { cajas, cajero, cajero2, custodio } = mundo;
    for (const quien of [cajero2, custodio]) {
      const pedido = hecha(await pedir(cajero2, cajas.boveda, 10_00));
      expect((await anular(cajero, pedido)).problema.codigo).toBe('NO_ENCONTRADO');
      const anulado = hecha(await anular(quien, pedido));
      expect(anulado.estado).toBe('anulado');
      expect((await atender(custodio, anulado)).problema.codigo).toBe('ESTADO_NO_ADMITE');
    }
    expect(await saldos()).toEqual(alPrincipio);
  });

  it('ni a la propia caja, ni a una de otra agencia', async () => {
    const { cajas, cajero } = mundo;
    expect((await pedir(cajero, cajas.c1, 1_00)).problema.codigo).toBe('MOVIMIENTO_INVALIDO');
    expect((await pedir(cajero, cajas.deOtra, 1_00)).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await enviar(cajero, cajas.c1, 1_00)).problema.codigo).toBe('MOVIMIENTO_INVALIDO');
    expect((await enviar(cajero, cajas.deOtra, 1_00)).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await enviar(cajero, randomUUID(), 1_00)).problema.codigo).toBe('NO_ENCONTRADO');
  });
});

describe('a la vez', () => {
  it('dos cajeros que se envían el uno al otro: los dos salen, y los dos se reciben', async () => {
    const { cajas, cajero, cajero2 } = mundo;
    hecha(await recibir(cajero2, hecha(await enviar(cajero, cajas.c2, 500_00))));
    const [ida, vuelta] = (
      await Promise.all([enviar(cajero, cajas.c2, 300_00), enviar(cajero2, cajas.c1, 200_00)])
    ).map(hecha);
    if (ida === undefined || vuelta === undefined) throw new Error('Faltan');
    expect((await saldos()).enTransito).toBe(500_00);
    await Promise.all([recibir(cajero2, ida), recibir(cajero, vuelta)]).then((todos) => todos.map(hecha));
    expect(await saldos()).toEqual({ ...alPrincipio, c1: EN_CAJA - 600_00, c2: 600_00 });
    hecha(await recibir(cajero, hecha(await enviar(cajero2, cajas.c1, 600_00))));
  });

  it('el mismo traslado recibido dos veces: uno gana y el otro lo sabe', async () => {
    const { cajas, cajero, cajero2 } = mundo;
    const enviado = hecha(await enviar(cajero, cajas.c2, 90_00));
    const recibidos = await Promise.all(Array.from({ length: 4 }, () => recibir(cajero2, enviado)));
    expect(recibidos.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    for (const { status, problema } of recibidos)
      if (status !== 200)
        expect(problema).toMatchObject({
          codigo: 'ESTADO_NO_ADMITE',
          detail: 'Ese traslado ya cambió: véalo de nuevo.',
        });
    expect(await saldos()).toEqual({ ...alPrincipio, c1: EN_CAJA - 90_00, c2: 90_00 });
    hecha(await recibir(cajero, hecha(await enviar(cajero2, cajas.c1, 90_00))));
  });
});

it('la bitácora dice quién hizo cada paso, aunque viajen juntos', async () => {
  const { cajas, cajero, cajero2, db } = mundo;
  hecha(await recibir(cajero2, hecha(await enviar(cajero, cajas.c2, 20_00))));
  const [ida, vuelta] = (
    await Promise.all([enviar(cajero, cajas.c2, 10_00), enviar(cajero2, cajas.c1, 20_00)])
  ).map(hecha);
  if (ida === undefined || vuelta === undefined) throw new Error('Faltan');
  await Promise.all([recibir(cajero2, ida), recibir(cajero, vuelta)]).then((todos) => todos.map(hecha));
  const pasosDe = async (id: string) =>
    (
      await db
        .selectFrom('bitacora')
        .select(['accion', 'actor'])
        .where('entidad', '=', 'traslado_de_caja')
        .where('idEntidad', '=', id)
        .orderBy('n')
        .execute()
    ).map(({ accion, actor }) => [accion, actor]);
  expect(await pasosDe(ida.id)).toEqual([
    ['cajas:enviar-traslado', cajero.id],
    ['cajas:recibir-traslado', cajero2.id],
  ]);
  expect(await pasosDe(vuelta.id)).toEqual([
    ['cajas:enviar-traslado', cajero2.id],
    ['cajas:recibir-traslado', cajero.id],
  ]);
  hecha(await recibir(cajero, hecha(await enviar(cajero2, cajas.c1, 10_00))));
  expect(await saldos()).toEqual(alPrincipio);
});

describe('quién ve qué', () => {
  it('un cajero, los de su caja; quien responde por las cajas, los de sus agencias; terminado, ya no espera', async () => {
    const { cajas, cajero, cajero2, custodio, suplente, jefe, jefeDeOtra, contador, auditor } = mundo;
    const enviado = hecha(await enviar(cajero, cajas.c2, 15_00));
    for (const quien of [cajero, cajero2, jefe, contador, auditor])
      expect(await listar(quien)).toEqual([enviado.id]);
    for (const quien of [custodio, suplente, jefeDeOtra]) expect(await listar(quien)).toEqual([]);
    const rechazado = hecha(await rechazar(cajero2, enviado));
    hecha(await devolver(cajero, rechazado));
    for (const quien of [cajero, cajero2, jefe]) expect(await listar(quien)).toEqual([]);
  });

  it('las otras cajas de la agencia, la bóveda primero, con quién las atiende ahora', async () => {
    const { cajas, cajero, suplente } = mundo;
    const pedidas = async ({ token }: Persona) =>
      (await mundo.llamar(contrato.cajasParaTrasladar, {}, { token })).cuerpo;
    const deC1 = await pedidas(cajero);
    expect(deC1.map(({ id }) => id)).toEqual([cajas.boveda, cajas.c2, cajas.c3]);
    expect(deC1.map(({ atiende }) => atiende !== null)).toEqual([true, true, false]);
    expect(JSON.stringify(deC1)).not.toMatch(/saldo|libro|monto/i);
    expect(await pedidas(suplente)).toEqual([]);
  });
});
