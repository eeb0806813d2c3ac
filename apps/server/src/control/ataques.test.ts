// What is asked of an act, attacked with SQL as the application's own role and with use cases that lie: PostgreSQL itself refuses.
import { randomUUID } from 'node:crypto';
import { transferir } from '@cuadra/contract/ahorros/movimientos';
import type { Operacion } from '@cuadra/core/control/operaciones';
import { centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deDosLineas } from '#ahorros/cuentas/transferir.ts';
import { comoPersona } from '#ahorros/testing/como-persona.ts';
import {
  AHORRO,
  BANCO,
  HOY,
  type MundoDeAhorros,
  mundoDeAhorros,
} from '#ahorros/testing/mundo-de-ahorros.ts';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { restriccionRota, type Tx } from '#platform/database/escribir.ts';
import { autorizar } from './testing/con-otra-persona.ts';

let mundo: MundoDeAhorros;
let atacante: pg.Client;
beforeAll(async () => {
  mundo = await mundoDeAhorros({ politica: 'de-fabrica' });
  atacante = new pg.Client({ connectionString: mundo.urlDeLaAplicacion });
  await atacante.connect();
});
afterAll(async () => {
  await atacante.end();
  await mundo.exigirIgualdad();
  await mundo.cerrar();
});

const SIN_PERMISO_DE_TABLA = '42501';

/** The SQLSTATE (or our own constraint name) with which PostgreSQL refused, at once or when it is committed. */
async function ataque(...sentencias: readonly string[]): Promise<string> {
  try {
    await atacante.query('begin');
    await atacante.query(
      `select set_config('cuadra.accion', 'ataque', true), set_config('cuadra.actor', '${mundo.ahorros.id}', true)`,
    );
    for (const sentencia of sentencias) await atacante.query(sentencia);
    await atacante.query('commit');
    return 'aceptado';
  } catch (error) {
    await atacante.query('rollback');
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.constraint ?? error.code ?? '';
  }
}

describe('lo que la aplicación no toca', () => {
  it.each([
    `update autorizacion set estado = 'autorizada'`,
    'delete from autorizacion',
    `insert into autorizacion (id, estado) values (gen_random_uuid(), 'autorizada')`,
    `insert into autorizacion (id, resuelta_por) select gen_random_uuid(), id from usuario`,
    `update operacion set se_juzga = false`,
    `insert into operacion values ('regalo', 'mueve', '{manual}', false, false, false)`,
    'update movido_por_dia set monto = 1',
    'delete from movido_por_dia',
    'delete from autorizado_por_dia',
    `insert into acto (operacion, agencia, monto, entidad, id_entidad, persona, en, transaccion)
       select 'titulares', '01', 0, 'cuenta_ahorro', '1', id, now(), 1 from usuario`,
    'delete from senal',
    'update senal set monto = 1',
    `insert into senal (clase, operacion, agencia, monto, en) values ('umbral', 'cheque', '01', 1, now())`,
    'insert into ensayo_de_acto (en) values (now())',
    'delete from ensayo_de_acto',
    'alter table ensayo_de_acto disable trigger all',
  ])('%s', async (sentencia) => {
    expect(await ataque(sentencia)).toBe(SIN_PERMISO_DE_TABLA);
  });

  it.each(['politica', 'politica_de_autorizacion'])('ni cambia %s sin un cambio de poder', async (tabla) => {
    expect(await ataque(`update ${tabla} set cada = null`)).toBe('CAMBIO_EN_ESPERA');
    expect(await ataque(`delete from ${tabla}`)).toBe('CAMBIO_EN_ESPERA');
  });
});

it('un ensayo no se guarda, aunque la aplicación quiera', async () => {
  const ensayar = `select set_config('cuadra.ensayo', 'on', true)`;
  const decidir = `select control_exigir('titulares', '01', 0, 'cuenta_ahorro', '1', sha256('x'), false, null, now())`;
  expect(await ataque(decidir)).toBe('AUTORIZACION_REQUERIDA');
  expect(await ataque(ensayar, decidir)).toBe('CU002');
  expect(await ataque(ensayar, decidir, `select set_config('cuadra.ensayo', '', true)`)).toBe('CU002');
  expect(await ataque(ensayar, decidir, 'set constraints all deferred')).toBe('CU002');
});

it('cada quien pide en su propio nombre, y responde otra persona que puede', async () => {
  const pedir = (quien: string) => `
    insert into autorizacion (operacion, clase, agencia, monto, huellas, resumen, razon, orden, pedido, pedida_por, pedida_en, vence_en)
    values ('transferencia-ajena', 'paga', '01', 1, array[sha256('x')], 'x', 'x', '{}', sha256('x'), '${quien}', now(), now() + interval '1 hour')`;
  const responder = `select autorizacion_responder(id, 'autorizada', null, now()) from autorizacion where resumen = 'x'`;
  expect(await ataque(pedir(mundo.contador.id))).toBe('SIN_PERMISO');
  expect(await ataque(pedir(mundo.ahorros.id), responder)).toBe('SIN_PODER_DE_AUTORIZAR');
  // Nor the same person, once they have the power.
  const comoContador = `select set_config('cuadra.actor', '${mundo.contador.id}', true)`;
  expect(await ataque(comoContador, pedir(mundo.contador.id), responder)).toBe('REVISION_PROPIA');
  expect(await ataque(pedir(mundo.ahorros.id).replace('1 hour', '8 days'))).toBe('autorizacion_con_fin');
});

describe('lo de un socio no cambia sin la decisión que lo admite', () => {
  it.each([
    ['sus titulares', () => `delete from titular where cuenta = ${mundo.otra.id} and orden = 2`],
    [
      'de quién es',
      () =>
        `insert into titular (cuenta, asociado, orden) values (${mundo.una.id}, '${mundo.asociados[2]}', 2)`,
    ],
    [
      'su ISR',
      () => `update cuenta_ahorro set isr = 'exento', isr_documento = 'R-1' where id = ${mundo.una.id}`,
    ],
    ['su estado', () => `select ahorro_cambiar_estado(${mundo.una.id}, 'bloqueada', '${HOY}', 'Porque sí')`],
    [
      'a quién va lo suyo',
      () => `update cuenta_ahorro set destino = ${mundo.otra.id} where id = ${mundo.aPlazo.id}`,
    ],
  ])('%s', async (_, sentencia) => {
    expect(await ataque(sentencia())).toBe('AUTORIZACION_REQUERIDA');
  });
});

interface Movida {
  readonly operacion: Operacion;
  readonly debe?: string;
  readonly haber?: string;
  readonly monto?: number;
  readonly autorizacion?: string;
  readonly autor?: string;
  readonly desde?: number;
  readonly hacia?: number;
}

/** As a use case that lies would: the code it is refused with. */
function mover(movida: Movida, despues?: (tx: Tx, partida: string) => Promise<unknown>): Promise<string> {
  const { operacion, autorizacion = null, autor = mundo.ahorros.id } = movida;
  const { debe = AHORRO, haber = AHORRO, monto = 300_00 } = movida;
  return comoPersona(mundo, mundo.ahorros.id, async (tx) => {
    const partida = porContabilizar({
      ...{ origen: 'ahorro', operacion, autorizacion, tipo: 'diario', fecha: HOY, agencia: '01', autor },
      ...{ concepto: 'Ataque', lineas: deDosLineas(debe, haber, centavos(monto)) },
    });
    await contabilizar(tx, mundo.reloj.ahora(), [partida]);
    await despues?.(tx, partida.id);
    return 'aceptado';
  }).catch((error: unknown) => restriccionRota(error) ?? String(error));
}

const transferirEnLaBase = (desde: number, hacia: number) => (tx: Tx, partida: string) =>
  sql`select ahorro_transferir(${desde}::bigint, ${hacia}::bigint, ${300_00}::bigint, ${HOY}::date, ${partida}::uuid, ${partida}::uuid,
    'Ataque', null)`.execute(tx);

describe('un caso de uso que miente', () => {
  it('no llama propia a la que va a otro titular', async () => {
    const movida = await mover(
      { operacion: 'transferencia-propia' },
      transferirEnLaBase(mundo.una.id, mundo.otra.id),
    );
    expect(movida).toBe('AUTORIZACION_REQUERIDA');
  });

  it('no saca dinero como quien recibe, ni por un nombre que mueve dentro', async () => {
    expect(await mover({ operacion: 'transferencia-recibida' })).toBe('OPERACION_DESCONOCIDA');
    // What leaves the bank pays out, and nobody of that role has a policy for it by that name.
    expect(await mover({ operacion: 'transferencia-propia', haber: BANCO })).toBe('OPERACION_SIN_POLITICA');
    expect(await mover({ operacion: 'interes' })).toBe('OPERACION_DESCONOCIDA');
  });

  it('no usa la autorización de otras líneas, de otra persona, de otra operación ni de otras cuentas', async () => {
    const pedido = (autorizacion: string) =>
      mundo.llamar(
        transferir,
        {
          body: { desde: mundo.una.id, hacia: mundo.otra.id, monto: 300_00, concepto: 'Renta' },
        },
        { token: mundo.ahorros.token, llave: randomUUID(), autorizacion },
      );
    const autorizacion = await autorizar(mundo, mundo.jefe, pedido);
    const suya = { operacion: 'transferencia-ajena', autorizacion } as const;
    const NO_ES_DE_ESTO = 'AUTORIZACION_NO_CORRESPONDE';
    expect(await mover({ ...suya, monto: 300_01 })).toBe(NO_ES_DE_ESTO);
    expect(await mover({ ...suya, haber: '30110301' })).toBe(NO_ES_DE_ESTO);
    expect(await mover({ ...suya, autor: mundo.ahorrosDeTodas.id })).toBe(NO_ES_DE_ESTO);
    expect(await mover({ ...suya, operacion: 'apertura-de-otro' })).toBe(NO_ES_DE_ESTO);
    const [primero] = mundo.asociados;
    const tercera = await mundo.abrir({ numero: '01-AHC-000077', titulares: [primero] });
    await mundo.depositar(tercera.id, 100_00);
    expect(await mover(suya, transferirEnLaBase(mundo.una.id, tercera.id))).toBe(NO_ES_DE_ESTO);
    // Nothing of all that used it.
    expect((await pedido(autorizacion)).status).toBe(201);
    expect(await mover(suya)).toBe(NO_ES_DE_ESTO);
  });
});
