// What a cajero may do only with a second person: asked for, answered before cash moves, used once.
import { randomUUID } from 'node:crypto';
import * as deAutorizaciones from '@cuadra/contract/contabilidad/cajas/autorizaciones';
import * as deMovimientos from '@cuadra/contract/contabilidad/cajas/movimientos';
import type { BodyOf, CallOf } from '@cuadra/contract/endpoint';
import { centavos } from '@cuadra/core/dinero';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comoDueno } from '../../saldos/testing/libro-de-prueba.ts';
import { limitar } from '../testing/limitar.ts';
import {
  BANCO,
  CAJA_GENERAL,
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
  OTROS_PRODUCTOS,
  type Persona,
} from '../testing/mundo-de-cajas.ts';
import { PARA_QUE, trasladosDe } from '../testing/traslados.ts';

let mundo: MundoDeCajas;
let jornada: string;
let jornada2: string;
beforeAll(async () => {
  mundo = await mundoDeCajas();
  jornada = (await mundo.abrir(mundo.cajero)).id;
  jornada2 = (await mundo.abrir(mundo.cajero2)).id;
  await mundo.abrir(mundo.custodio);
  await limitar(mundo, mundo.cajas.c1, 'egreso', 500_00);
  await limitar(mundo, mundo.cajas.c1, 'traslado', 300_00);
  await limitar(mundo, mundo.cajas.boveda, 'dotacion', 1_000_00);
});
afterAll(() => mundo.cerrar());
beforeEach(() => mundo.reloj.avanzar({ seconds: 1 }));

type Pedido = CallOf<typeof deAutorizaciones.pedirAutorizacion>['body'];
type Movimiento = Extract<Pedido, { que: 'movimiento' }>['movimiento'];

const egreso = (monto: number, cambios: Partial<Movimiento> = {}): Movimiento => ({
  ...{ clase: 'egreso', monto: centavos(monto), idCuenta: OTROS_PRODUCTOS, concepto: 'Pago a proveedor' },
  persona: { documento: '2345678901', nombre: 'Elena Caal' },
  ...cambios,
});
const pedir = ({ token }: Persona, body: Pedido, id = jornada) =>
  mundo.llamar(deAutorizaciones.pedirAutorizacion, { params: { id }, body }, { token });
const pedirEgreso = (monto: number, cambios: Partial<Movimiento> = {}) =>
  pedir(mundo.cajero, { que: 'movimiento', movimiento: egreso(monto, cambios) });
const resolver = (
  { token }: Persona,
  id: string,
  body: BodyOf<typeof deAutorizaciones.resolverAutorizacion> = { decision: 'autorizada' },
) => mundo.llamar(deAutorizaciones.resolverAutorizacion, { params: { id }, body }, { token });
const retirar = ({ token }: Persona, id: string) =>
  mundo.llamar(deAutorizaciones.retirarAutorizacion, { params: { id } }, { token });
const listar = async ({ token }: Persona) =>
  (await mundo.llamar(deAutorizaciones.listarAutorizaciones, {}, { token })).cuerpo;
const registrar = ({ token }: Persona, movimiento: Movimiento, id = jornada) =>
  mundo.llamar(
    deMovimientos.registrarMovimiento,
    { params: { id }, body: movimiento },
    { token, llave: randomUUID() },
  );
const negada = { decision: 'negada', motivo: 'No hay factura' } as const;

describe('pedir', () => {
  it('guarda lo escrito para enviarlo tal cual; dos veces lo mismo se pide una', async () => {
    const { cajero, cajas } = mundo;
    const pedida = hecha(await pedirEgreso(500_01));
    expect(pedida).toMatchObject({
      jornada,
      caja: { id: cajas.c1, codigo: 'C1', agencia: '01' },
      ...{ clase: 'egreso', sentido: 'salida', medio: 'efectivo', monto: 500_01 },
      ...{ idCuenta: OTROS_PRODUCTOS, estado: 'pendiente', usada: false },
      ...{ revierte: null, traslado: null, resueltaPor: null, motivo: null },
      pedidaPor: { id: cajero.id },
      orden: { que: 'movimiento', movimiento: egreso(500_01) },
    });
    const repetidas = await Promise.all([pedirEgreso(500_01), pedirEgreso(500_01)]);
    expect(repetidas.map((otra) => hecha(otra).id)).toEqual([pedida.id, pedida.id]);
    expect(hecha(await pedirEgreso(500_01, { concepto: 'Otra cosa' })).id).not.toBe(pedida.id);
  });

  it.each<[string, string, number, Partial<Movimiento>]>([
    ['lo que no pasa del límite', 'MOVIMIENTO_INVALIDO', 500_00, {}],
    ['una cuenta que no existe', 'CUENTA_NO_EXISTE', 600_00, { idCuenta: '999' }],
    ['una de las cajas', 'CUENTA_DE_CAJA', 600_00, { idCuenta: CAJA_GENERAL }],
    ['una de mayor', 'CUENTA_NO_DETALLE', 600_00, { idCuenta: '6031' }],
    ['sin decir quién', 'PERSONA_REQUERIDA', 5_000_00, { persona: null }],
    ['sin el origen de fondos', 'ORIGEN_DE_FONDOS_REQUERIDO', 77_000_00, {}],
    ['lo que no tiene límite', 'MOVIMIENTO_INVALIDO', 600_00, { clase: 'pago-menor' }],
  ])('no se pide lo que no puede hacerse: %s', async (_, codigo, monto, cambios) => {
    expect((await pedirEgreso(monto, cambios)).problema.codigo).toBe(codigo);
  });

  it('la jornada es la propia, abierta', async () => {
    const { cajero2, cajeroDeOtra, cajero } = mundo;
    const body: Pedido = { que: 'movimiento', movimiento: egreso(600_00) };
    expect((await pedir(cajero2, body)).problema.codigo).toBe('CAJA_AJENA');
    expect((await pedir(cajeroDeOtra, body)).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await pedir(cajero, body, randomUUID())).problema.codigo).toBe('NO_ENCONTRADO');
  });

  it('un envío: a otra caja abierta de la agencia, o lo que ella pidió y nada más', async () => {
    const { cajero, cajero2, custodio, cajas } = mundo;
    const envio = (cambios: object): Pedido => ({
      ...{ que: 'traslado', destino: cajas.c2, medio: 'efectivo', monto: centavos(400_00) },
      ...{ concepto: PARA_QUE, pedido: null, ...cambios },
    });
    for (const [codigo, cambios] of [
      ['MOVIMIENTO_INVALIDO', { destino: cajas.c1 }],
      ['MOVIMIENTO_INVALIDO', { destino: cajas.c3 }],
      ['MOVIMIENTO_INVALIDO', { monto: centavos(300_00) }],
      ['NO_ENCONTRADO', { destino: cajas.deOtra }],
      ['NO_ENCONTRADO', { pedido: randomUUID() }],
    ] as const)
      expect([cambios, (await pedir(cajero, envio(cambios))).problema.codigo]).toEqual([cambios, codigo]);
    expect(hecha(await pedir(cajero, envio({})))).toMatchObject({ clase: 'traslado', sentido: 'salida' });

    const traslados = trasladosDe(mundo);
    const pedido = hecha(await traslados.pedir(cajero2, cajas.boveda, 2_000_00));
    const { id } = await mundo.db
      .selectFrom('jornada')
      .select('id')
      .where('cajero', '=', custodio.id)
      .executeTakeFirstOrThrow();
    const respuesta = { monto: centavos(2_000_00), pedido: pedido.id };
    const otroMonto = { ...respuesta, monto: centavos(3_000_00) };
    expect((await pedir(custodio, envio(otroMonto), id)).problema.codigo).toBe('MOVIMIENTO_INVALIDO');
    expect((await pedir(cajero, envio(respuesta))).problema.codigo).toBe('NO_ENCONTRADO');
    const pedida = hecha(await pedir(custodio, envio(respuesta), id));
    expect(pedida).toMatchObject({ traslado: pedido.id, clase: 'dotacion' });
    expect((await traslados.atender(custodio, pedido)).problema.codigo).toBe('AUTORIZACION_REQUERIDA');
    hecha(await resolver(mundo.contador, pedida.id));
    hecha(await traslados.atender(custodio, pedido, { autorizacion: pedida.id }));
  });

  it('deshacer un movimiento de la propia caja, una vez', async () => {
    const { cajero, cajero2, jefe } = mundo;
    const hecho = hecha(await registrar(cajero, egreso(50_00)));
    const body: Pedido = { que: 'reversion', movimiento: hecho.id, motivo: 'Se cobró de más' };
    expect((await pedir(cajero2, body, jornada2)).problema.codigo).toBe('NO_ENCONTRADO');
    const pedida = hecha(await pedir(cajero, body));
    expect(pedida).toMatchObject({
      ...{ clase: 'egreso', sentido: 'entrada', monto: 50_00 },
      ...{ revierte: { id: hecho.id, recibo: hecho.recibo }, orden: body },
    });
    hecha(await resolver(jefe, pedida.id));
    const deshacer = () =>
      mundo.llamar(
        deMovimientos.revertirMovimiento,
        { params: { id: hecho.id }, body: { motivo: 'Se cobró de más', autorizacion: pedida.id } },
        { token: cajero.token, llave: randomUUID() },
      );
    const reversion = hecha(await deshacer());
    expect((await deshacer()).problema.codigo).toBe('MOVIMIENTO_YA_DESHECHO');
    expect((await pedir(cajero, body)).problema.codigo).toBe('MOVIMIENTO_YA_DESHECHO');
    const deLaReversion: Pedido = { ...body, movimiento: reversion.id };
    expect((await pedir(cajero, deLaReversion)).problema.codigo).toBe('MOVIMIENTO_INVALIDO');
    await mundo.exigirIgualdad();
  });
});

describe('responder', () => {
  it('otra persona que responde por esa agencia; una vez', async () => {
    const { cajero, jefe, contador, jefeDeOtra, auditor } = mundo;
    const { id } = hecha(await pedirEgreso(700_00));
    expect((await resolver(cajero, id)).problema.codigo).toBe('SIN_PERMISO');
    expect((await resolver(auditor, id)).problema.codigo).toBe('SIN_PERMISO');
    expect((await resolver(jefeDeOtra, id)).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await registrar(cajero, egreso(700_00, { autorizacion: id }))).problema.codigo).toBe(
      'AUTORIZACION_REQUERIDA',
    );
    const aLaVez = await Promise.all([resolver(jefe, id), resolver(contador, id, negada)]);
    expect(aLaVez.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await resolver(contador, id, negada)).problema.codigo).toBe('ESTADO_NO_ADMITE');
  });

  it('negada con motivo, no sirve; autorizada, sirve para eso y una sola vez', async () => {
    const { cajero, jefe } = mundo;
    const no = hecha(await pedirEgreso(800_00));
    expect(hecha(await resolver(jefe, no.id, negada))).toMatchObject({
      ...{ estado: 'negada', motivo: 'No hay factura' },
      resueltaPor: { id: jefe.id },
    });
    const negado = await registrar(cajero, egreso(800_00, { autorizacion: no.id }));
    expect(negado.problema.codigo).toBe('AUTORIZACION_REQUERIDA');

    const si = hecha(await pedirEgreso(800_00));
    expect(si.id).not.toBe(no.id);
    hecha(await resolver(jefe, si.id));
    for (const otro of [
      egreso(800_01, { autorizacion: si.id }),
      egreso(800_00, { autorizacion: si.id, idCuenta: BANCO }),
      egreso(800_00, { autorizacion: si.id, medio: 'cheque' }),
      egreso(800_00, { autorizacion: si.id, concepto: 'Para otra cosa' }),
      egreso(800_00, { autorizacion: si.id, persona: { documento: '9999999999', nombre: 'Otra Persona' } }),
    ])
      expect((await registrar(cajero, otro)).problema.codigo).toBe('AUTORIZACION_REQUERIDA');
    const movimiento = egreso(800_00, { autorizacion: si.id });
    const aLaVez = await Promise.all([registrar(cajero, movimiento), registrar(cajero, movimiento)]);
    expect(aLaVez.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await listar(cajero)).find(({ id }) => id === si.id)).toMatchObject({
      ...{ estado: 'autorizada', usada: true },
    });
  });
});

describe('retirar', () => {
  it('quien la pidió, mientras no se haya usado', async () => {
    const { cajero, cajero2, jefe } = mundo;
    const pendiente = hecha(await pedirEgreso(900_00));
    expect((await retirar(cajero2, pendiente.id)).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await retirar(jefe, pendiente.id)).problema.codigo).toBe('SIN_PERMISO');
    expect(hecha(await retirar(cajero, pendiente.id)).estado).toBe('retirada');
    expect((await retirar(cajero, pendiente.id)).problema.codigo).toBe('ESTADO_NO_ADMITE');
    expect((await resolver(jefe, pendiente.id)).problema.codigo).toBe('ESTADO_NO_ADMITE');

    const dada = hecha(await pedirEgreso(900_00));
    hecha(await resolver(jefe, dada.id));
    hecha(await retirar(cajero, dada.id));
    const retirada = await registrar(cajero, egreso(900_00, { autorizacion: dada.id }));
    expect(retirada.problema.codigo).toBe('AUTORIZACION_REQUERIDA');
  });

  it('usarla y retirarla a la vez: una gana, y lo usado no se retira ni en la base', async () => {
    const { cajero, jefe, db } = mundo;
    const { id } = hecha(await pedirEgreso(950_00));
    hecha(await resolver(jefe, id));
    const [uso, retiro] = await Promise.all([
      registrar(cajero, egreso(950_00, { autorizacion: id })),
      retirar(cajero, id),
    ]);
    const ganoElUso = uso.status === 201;
    expect(retiro.status).toBe(ganoElUso ? 409 : 200);
    const { estado } = await db
      .selectFrom('autorizacionDeCaja')
      .select('estado')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(estado).toBe(ganoElUso ? 'autorizada' : 'retirada');

    const otra = hecha(await pedirEgreso(951_00));
    hecha(await resolver(jefe, otra.id));
    hecha(await registrar(cajero, egreso(951_00, { autorizacion: otra.id })));
    expect((await retirar(cajero, otra.id)).problema.codigo).toBe('ESTADO_NO_ADMITE');
    await expect(
      comoDueno(mundo.url, `update autorizacion_de_caja set estado = 'retirada' where id = '${otra.id}'`),
    ).rejects.toThrow('La autorización ya se usó.');
  });
});

describe('quién las ve', () => {
  it('un cajero, las suyas del día; quien responde por las cajas, las que esperan en sus agencias', async () => {
    const { cajero, cajero2, jefe, jefeDeOtra, contador, auditor } = mundo;
    const propias = await listar(cajero);
    expect(propias.length).toBeGreaterThan(5);
    expect(new Set(propias.map(({ pedidaPor }) => pedidaPor.id))).toEqual(new Set([cajero.id]));
    expect(await listar(cajero2)).toEqual([]);
    expect(await listar(jefeDeOtra)).toEqual([]);
    const delJefe = await listar(jefe);
    expect(delJefe.length).toBeGreaterThan(0);
    for (const { usada, estado } of delJefe) {
      expect(usada).toBe(false);
      expect(['pendiente', 'autorizada']).toContain(estado);
    }
    for (const quien of [contador, auditor]) expect(await listar(quien)).toEqual(delJefe);
  });

  it('contada la jornada, ya no se pide ni se autoriza, y a nadie espera', async () => {
    const { cajero, cajas, jefe } = mundo;
    const { id } = hecha(await pedirEgreso(990_00));
    await mundo.contar(cajero, { id: jornada }, await mundo.saldoDe(cajas.c1));
    expect((await pedirEgreso(991_00)).problema.codigo).toBe('JORNADA_CERRADA');
    expect((await resolver(jefe, id)).problema.codigo).toBe('ESTADO_NO_ADMITE');
    expect((await listar(jefe)).filter(({ jornada: suya }) => suya === jornada)).toEqual([]);
    expect(hecha(await resolver(jefe, id, negada)).estado).toBe('negada');
  });
});
