// What a cajero does only with another person: asked for by the same request, answered before cash moves, used once. The limits are those
// of the role, each and a day; whatever the way, PostgreSQL judges it at the ledger's door.
import { randomUUID } from 'node:crypto';
import * as deMovimientos from '@cuadra/contract/contabilidad/cajas/movimientos';
import * as control from '@cuadra/contract/control/autorizaciones';
import { PEDIR } from '@cuadra/contract/control/encabezados';
import type { BodyOf, CallOf } from '@cuadra/contract/endpoint';
import { centavos } from '@cuadra/core/dinero';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { autorizar, pedirAutorizacion } from '#control/testing/con-otra-persona.ts';
import { limitar } from './testing/limitar.ts';
import {
  BANCO,
  CAJA_GENERAL,
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
  OTROS_PRODUCTOS,
  type Persona,
} from './testing/mundo-de-cajas.ts';
import { trasladosDe } from './testing/traslados.ts';

let mundo: MundoDeCajas;
let jornada: string;
beforeAll(async () => {
  mundo = await mundoDeCajas();
  jornada = (await mundo.abrir(mundo.cajero)).id;
  await mundo.abrir(mundo.cajero2);
  await mundo.abrir(mundo.custodio);
  await limitar(mundo, 'egreso', 500_00);
  await limitar(mundo, 'traslado', 300_00);
});
afterAll(() => mundo.cerrar());
beforeEach(() => mundo.reloj.avanzar({ seconds: 1 }));

type Movimiento = CallOf<typeof deMovimientos.registrarMovimiento>['body'];

const egreso = (monto: number, cambios: Partial<Movimiento> = {}): Movimiento => ({
  ...{ clase: 'egreso', monto: centavos(monto), idCuenta: OTROS_PRODUCTOS, concepto: 'Pago a proveedor' },
  persona: { documento: '2345678901', nombre: 'Elena Caal' },
  ...cambios,
});
const registrar = (
  { token }: Persona,
  body: Movimiento,
  { autorizacion, id = jornada }: { autorizacion?: string; id?: string } = {},
) =>
  mundo.llamar(
    deMovimientos.registrarMovimiento,
    { params: { id }, body },
    { token, llave: randomUUID(), autorizacion },
  );
const conEgreso =
  (monto: number, cambios: Partial<Movimiento> = {}) =>
  (autorizacion: string) =>
    registrar(mundo.cajero, egreso(monto, cambios), { autorizacion });
const pedirEgreso = (monto: number, cambios: Partial<Movimiento> = {}) =>
  pedirAutorizacion(conEgreso(monto, cambios));
const responder = (
  { token }: Persona,
  id: string,
  body: BodyOf<typeof control.responderAutorizacion> = { decision: 'autorizada' },
) => mundo.llamar(control.responderAutorizacion, { params: { id }, body }, { token });
const retirar = ({ token }: Persona, id: string) =>
  mundo.llamar(
    control.retirarAutorizacion,
    { params: { id }, body: { motivo: 'Ya no hace falta' } },
    { token },
  );
const ver = ({ token }: Persona, id: string) =>
  mundo.llamar(control.verAutorizacion, { params: { id } }, { token });
const negada = { decision: 'negada', motivo: 'No hay factura' } as const;

describe('pedir', () => {
  it('dice caja, clase, persona, documento y concepto, y no mueve nada', async () => {
    const { cajero, jefe, cajas } = mundo;
    const antes = await mundo.saldoDe(cajas.c1);
    const id = await pedirEgreso(500_01);
    expect((await ver(jefe, id)).cuerpo).toMatchObject({
      ...{ operacion: 'caja-egreso', clase: 'paga', agencia: '01', monto: 500_01, estado: 'pendiente' },
      resumen: 'Caja C1. Egreso, Elena Caal (documento 2345678901): Pago a proveedor',
      razon: 'Pasa de Q 500.00, lo que usted hace sin otra persona.',
      pedidaPor: { id: cajero.id },
      puede: ['responder'],
    });
    expect(await mundo.saldoDe(cajas.c1)).toBe(antes);
  });

  it.each<[string, string, number, Partial<Movimiento>]>([
    ['lo que no pasa del límite', 'AUTORIZACION_INNECESARIA', 500_00, {}],
    ['una cuenta que no existe', 'CUENTA_NO_EXISTE', 600_00, { idCuenta: '999' }],
    ['una de las cajas', 'CUENTA_DE_CAJA', 600_00, { idCuenta: CAJA_GENERAL }],
    ['una de mayor', 'CUENTA_NO_DETALLE', 600_00, { idCuenta: '6031' }],
    ['sin decir quién', 'PERSONA_REQUERIDA', 5_000_00, { persona: null }],
    ['sin el origen de fondos', 'ORIGEN_DE_FONDOS_REQUERIDO', 77_000_00, {}],
    ['lo que no tiene límite', 'AUTORIZACION_INNECESARIA', 600_00, { clase: 'pago-menor' }],
  ])('no se pide lo que no puede o no necesita hacerse así: %s', async (_, codigo, monto, cambios) => {
    expect((await conEgreso(monto, cambios)(PEDIR)).problema.codigo).toBe(codigo);
  });

  it('la jornada es la propia, abierta', async () => {
    const { cajero2, cajeroDeOtra, cajero } = mundo;
    const pedir = async (quien: Persona, id = jornada) =>
      (await registrar(quien, egreso(600_00), { autorizacion: PEDIR, id })).problema.codigo;
    expect(await pedir(cajero2)).toBe('CAJA_AJENA');
    expect(await pedir(cajeroDeOtra)).toBe('NO_ENCONTRADO');
    expect(await pedir(cajero, randomUUID())).toBe('NO_ENCONTRADO');
  });

  it('un envío: a otra caja abierta de la agencia, o lo que ella pidió', async () => {
    const { cajero, cajero2, custodio, cajas, jefe, contador } = mundo;
    const traslados = trasladosDe(mundo);
    const enviar = (destino: string, monto = 400_00) =>
      traslados.enviar(cajero, destino, monto, { autorizacion: PEDIR });
    expect((await enviar(cajas.c1)).problema.codigo).toBe('MOVIMIENTO_INVALIDO');
    expect((await enviar(cajas.c3)).problema.codigo).toBe('MOVIMIENTO_INVALIDO');
    expect((await enviar(cajas.c2, 300_00)).problema.codigo).toBe('AUTORIZACION_INNECESARIA');
    expect((await enviar(cajas.deOtra)).problema.codigo).toBe('NO_ENCONTRADO');
    const id = await pedirAutorizacion(() => enviar(cajas.c2));
    expect((await ver(jefe, id)).cuerpo).toMatchObject({
      ...{ operacion: 'caja-traslado', clase: 'mueve', monto: 400_00 },
      resumen: expect.stringContaining('Caja C1. Traslado entre cajas a la caja C2'),
    });

    const pedido = hecha(await traslados.pedir(cajero2, cajas.boveda, 2_000_00));
    expect((await traslados.atender(custodio, pedido)).problema.codigo).toBe('AUTORIZACION_REQUERIDA');
    const atender = (autorizacion: string) => traslados.atender(custodio, pedido, { autorizacion });
    hecha(await atender(await autorizar(mundo, contador, atender)));
  });

  it('deshacer un movimiento de la propia caja, una vez', async () => {
    const { cajero, cajero2, jefe } = mundo;
    const hecho = hecha(await registrar(cajero, egreso(50_00)));
    const deshacer =
      (id = hecho.id, { token }: Persona = cajero) =>
      (autorizacion: string | undefined) =>
        mundo.llamar(
          deMovimientos.revertirMovimiento,
          { params: { id }, body: { motivo: 'Se cobró de más' } },
          { token, llave: randomUUID(), autorizacion },
        );
    expect((await deshacer()(undefined)).problema.codigo).toBe('AUTORIZACION_REQUERIDA');
    expect((await deshacer(hecho.id, cajero2)(PEDIR)).problema.codigo).toBe('NO_ENCONTRADO');
    const id = await autorizar(mundo, jefe, deshacer());
    expect((await ver(jefe, id)).cuerpo).toMatchObject({
      ...{ operacion: 'caja-reversion', clase: 'ingresa', monto: 50_00 },
      resumen: expect.stringContaining('Motivo: Se cobró de más'),
    });
    const reversion = hecha(await deshacer()(id));
    expect(reversion.autorizadoPor?.id).toBe(jefe.id);
    expect((await deshacer()(id)).problema.codigo).toBe('MOVIMIENTO_YA_DESHECHO');
    expect((await deshacer()(PEDIR)).problema.codigo).toBe('MOVIMIENTO_YA_DESHECHO');
    expect((await deshacer(reversion.id)(PEDIR)).problema.codigo).toBe('MOVIMIENTO_INVALIDO');
    await mundo.exigirIgualdad();
  });
});

describe('responder', () => {
  it('otra persona que responde por esa agencia; una vez', async () => {
    const { cajero, jefe, contador, contador2, jefeDeOtra, auditor } = mundo;
    const id = await pedirEgreso(700_00);
    expect((await responder(cajero, id)).problema.codigo).toBe('SIN_PERMISO');
    expect((await responder(auditor, id)).problema.codigo).toBe('SIN_PERMISO');
    expect((await responder(jefeDeOtra, id)).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await conEgreso(700_00)(id)).problema.codigo).toBe('AUTORIZACION_NO_CORRESPONDE');
    const aLaVez = await Promise.all([responder(jefe, id), responder(contador, id, negada)]);
    expect(aLaVez.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await responder(contador2, id, negada)).problema.codigo).toBe('ESTADO_NO_ADMITE');
  });

  it('negada con motivo, no sirve; autorizada, sirve para eso y una sola vez', async () => {
    const { cajero, cajero2, jefe } = mundo;
    const no = await pedirEgreso(800_00);
    expect(hecha(await responder(jefe, no, negada))).toMatchObject({
      ...{ estado: 'negada', motivo: 'No hay factura' },
      resueltaPor: { id: jefe.id },
    });
    expect((await conEgreso(800_00)(no)).problema.codigo).toBe('AUTORIZACION_NO_CORRESPONDE');

    const si = await autorizar(mundo, jefe, conEgreso(800_00));
    expect(si).not.toBe(no);
    for (const otro of [
      egreso(800_01),
      egreso(800_00, { idCuenta: BANCO }),
      egreso(800_00, { medio: 'cheque' }),
      egreso(800_00, { concepto: 'Para otra cosa' }),
      egreso(800_00, { persona: { documento: '9999999999', nombre: 'Otra Persona' } }),
    ])
      expect((await registrar(cajero, otro, { autorizacion: si })).problema.codigo).toBe(
        'AUTORIZACION_NO_CORRESPONDE',
      );
    const ajena = await registrar(cajero2, egreso(800_00), { autorizacion: si });
    expect(ajena.problema.codigo).toBe('AUTORIZACION_NO_CORRESPONDE');
    const aLaVez = await Promise.all([conEgreso(800_00)(si), conEgreso(800_00)(si)]);
    expect(aLaVez.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await ver(cajero, si)).cuerpo.estado).toBe('usada');
    await mundo.exigirIgualdad();
  });
});

describe('retirar', () => {
  it('quien la pidió, mientras no se haya usado', async () => {
    const { cajero, cajero2, jefe } = mundo;
    const pendiente = await pedirEgreso(900_00);
    expect((await retirar(cajero2, pendiente)).status).not.toBe(200);
    expect(hecha(await retirar(cajero, pendiente)).estado).toBe('retirada');
    expect((await retirar(cajero, pendiente)).problema.codigo).toBe('ESTADO_NO_ADMITE');
    expect((await responder(jefe, pendiente)).problema.codigo).toBe('ESTADO_NO_ADMITE');

    const dada = await autorizar(mundo, jefe, conEgreso(900_00));
    hecha(await retirar(cajero, dada));
    expect((await conEgreso(900_00)(dada)).problema.codigo).toBe('AUTORIZACION_NO_CORRESPONDE');
  });

  it('usarla y retirarla a la vez: una gana, y lo usado no se retira', async () => {
    const { cajero, jefe } = mundo;
    const id = await autorizar(mundo, jefe, conEgreso(950_00));
    const [uso, retiro] = await Promise.all([conEgreso(950_00)(id), retirar(cajero, id)]);
    const ganoElUso = uso.status === 201;
    expect(retiro.status).toBe(ganoElUso ? 409 : 200);
    expect((await ver(cajero, id)).cuerpo.estado).toBe(ganoElUso ? 'usada' : 'retirada');
    await mundo.exigirIgualdad();
  });
});

it('un movimiento no se guarda por una operación más liviana que la suya, ni con otra autorización', async () => {
  const { jefe, cajas, db } = mundo;
  const id = await autorizar(mundo, jefe, conEgreso(970_00));
  const hecho = hecha(await conEgreso(970_00)(id));
  const guardado = await db
    .selectFrom('movimientoDeCaja as m')
    .innerJoin('partida as p', 'p.id', 'm.partida')
    .select(['m.autorizacion', 'p.autorizacion as deLaPartida', 'p.operacion'])
    .where('m.id', '=', hecho.id)
    .executeTakeFirstOrThrow();
  expect(guardado).toEqual({ autorizacion: id, deLaPartida: id, operacion: 'caja-egreso' });
  const otro = `insert into movimiento_de_caja (id, partida, jornada, clase, sentido, medio, monto, id_cuenta, concepto, hecho_por, registrado_en)
    values (gen_random_uuid(), '${hecho.partida.id}', '${jornada}', 'ingreso', 'entrada', 'efectivo', 97000, '${OTROS_PRODUCTOS}', 'x',
      '${mundo.cajero.id}', now())`;
  await expect(comoDueno(mundo.url, otro)).rejects.toThrow('es de la misma operación');
  expect(await mundo.saldoDe(cajas.c1)).toBeGreaterThan(0);
});

it('contada la jornada, ya no se pide, y lo dado no se hace', async () => {
  const { cajero, cajas, jefe } = mundo;
  const dada = await autorizar(mundo, jefe, conEgreso(990_00));
  await mundo.contar(cajero, { id: jornada }, await mundo.saldoDe(cajas.c1));
  expect((await conEgreso(991_00)(PEDIR)).problema.codigo).toBe('JORNADA_CERRADA');
  expect((await conEgreso(990_00)(dada)).problema.codigo).toBe('JORNADA_CERRADA');
});
