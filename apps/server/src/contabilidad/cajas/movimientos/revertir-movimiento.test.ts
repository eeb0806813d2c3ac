import { randomUUID } from 'node:crypto';
import * as contrato from '@cuadra/contract/contabilidad/cajas/movimientos';
import { PEDIR } from '@cuadra/contract/control/encabezados';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pedirAutorizacion } from '#control/testing/con-otra-persona.ts';
import {
  CAJA_GENERAL,
  EN_CAJA,
  HOY,
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
  OTROS_PRODUCTOS,
  type Persona,
} from '../testing/mundo-de-cajas.ts';
import { autorizarReversion, egreso, ingreso, lineasDe, registrar, revertir } from './testing/ventanilla.ts';

let mundo: MundoDeCajas;
let jornada: Awaited<ReturnType<MundoDeCajas['abrir']>>;
beforeAll(async () => {
  mundo = await mundoDeCajas();
  jornada = await mundo.abrir(mundo.cajero);
});
afterAll(() => mundo.cerrar());

const hacer = async (body = ingreso()) => hecha(await registrar(mundo, mundo.cajero, jornada, body));
const ver = async (quien: Persona, id: string) =>
  mundo.llamar(contrato.verMovimiento, { params: { id } }, { token: quien.token });

test('deshace entero, con la partida inversa, y se ven los dos', async () => {
  const antes = await mundo.saldoDe(mundo.cajas.c1);
  const original = await hacer(ingreso({ persona: { documento: '1234567', nombre: 'Ana Paz' } }));
  const autorizacion = await autorizarReversion(mundo, mundo.cajero, mundo.jefe, original);
  const vuelta = hecha(await revertir(mundo, mundo.cajero, { id: original.id, autorizacion }));
  expect(vuelta).toMatchObject({
    ...{ clase: 'ingreso', sentido: 'salida', monto: 25_00, motivo: 'Se cobró dos veces', fecha: HOY },
    revierte: { id: original.id, recibo: original.recibo },
    persona: original.persona,
    autorizadoPor: { id: mundo.jefe.id },
  });
  expect((await ver(mundo.cajero, original.id)).cuerpo.revertidoPor).toEqual({
    id: vuelta.id,
    recibo: vuelta.recibo,
  });
  expect(await lineasDe(mundo, vuelta.partida.id)).toEqual([
    { idCuenta: OTROS_PRODUCTOS, debe: 25_00, haber: 0 },
    { idCuenta: CAJA_GENERAL, debe: 0, haber: 25_00 },
  ]);
  const { tipo, origen, revierte } = await mundo.db
    .selectFrom('partida')
    .select(['tipo', 'origen', 'revierte'])
    .where('id', '=', vuelta.id)
    .executeTakeFirstOrThrow();
  expect({ tipo, origen, revierte }).toEqual({ tipo: 'reversion', origen: 'caja', revierte: original.id });
  expect(await mundo.saldoDe(mundo.cajas.c1)).toBe(antes);
  await mundo.exigirIgualdad();
});

test('sin lo que otra persona autorizó no se deshace, aunque no pase de ningún límite', async () => {
  const original = await hacer(ingreso({ monto: 1 }));
  const antes = await mundo.saldoDe(mundo.cajas.c1);
  const { problema } = await revertir(mundo, mundo.cajero, { id: original.id });
  expect(problema.codigo).toBe('AUTORIZACION_REQUERIDA');
  expect(await mundo.saldoDe(mundo.cajas.c1)).toBe(antes);
});

test('la autorización es de ese movimiento, de quien la pidió y de una sola vez', async () => {
  const original = await hacer();
  const otro = await hacer();
  const deOtro = await autorizarReversion(mundo, mundo.cajero, mundo.jefe, otro);
  const sinResponder = await pedirAutorizacion((autorizacion) =>
    revertir(mundo, mundo.cajero, { id: original.id, autorizacion }),
  );
  for (const autorizacion of [deOtro, sinResponder, randomUUID()]) {
    const { problema } = await revertir(mundo, mundo.cajero, { id: original.id, autorizacion });
    expect(problema.codigo).toBe('AUTORIZACION_NO_CORRESPONDE');
  }
  const ajena = await revertir(mundo, mundo.cajero2, { id: otro.id, autorizacion: deOtro });
  expect(ajena.problema.codigo).toBe('AUTORIZACION_NO_CORRESPONDE');
  hecha(await revertir(mundo, mundo.cajero, { id: otro.id, autorizacion: deOtro }));
  const { problema } = await revertir(mundo, mundo.cajero, { id: original.id, autorizacion: deOtro });
  expect(problema.codigo).toBe('AUTORIZACION_NO_CORRESPONDE');
});

test('lo que deshace a otro no se deshace a su vez, y lo deshecho no se deshace dos veces', async () => {
  const original = await hacer(egreso());
  const autorizacion = await autorizarReversion(mundo, mundo.cajero, mundo.jefe, original);
  const vuelta = hecha(await revertir(mundo, mundo.cajero, { id: original.id, autorizacion }));
  const deVuelta = await revertir(mundo, mundo.cajero, { id: vuelta.id, autorizacion: PEDIR });
  expect(deVuelta.problema.codigo).toBe('MOVIMIENTO_INVALIDO');
  const dosVeces = await revertir(mundo, mundo.cajero, { id: original.id, autorizacion: PEDIR });
  expect(dosVeces.problema.codigo).toBe('MOVIMIENTO_YA_DESHECHO');
});

test('el de otra caja no se ve ni se deshace', async () => {
  const original = await hacer();
  const { problema } = await revertir(mundo, mundo.cajero2, { id: original.id });
  expect(problema.codigo).toBe('NO_ENCONTRADO');
});

test('el de una jornada anterior se deshace en la de hoy', async () => {
  const original = await hacer(ingreso({ monto: 40_00 }));
  const libro = EN_CAJA + (await netoDe(jornada.id));
  await mundo.cerrarDia(mundo.cajero, await mundo.contar(mundo.cajero, jornada, libro));
  mundo.reloj.avanzar({ hours: 24 });
  const manana = { ...mundo.cajero, token: await mundo.entrar(mundo.cajero.correo) };
  const sinAbrir = await revertir(mundo, manana, { id: original.id, autorizacion: PEDIR });
  expect(sinAbrir.problema.codigo).toBe('JORNADA_CERRADA');
  const nueva = await mundo.abrir(manana);
  const autorizacion = await autorizarReversion(
    mundo,
    manana,
    { token: await mundo.entrar(mundo.jefe.correo) },
    original,
  );
  const vuelta = hecha(await revertir(mundo, manana, { id: original.id, autorizacion }));
  expect(vuelta).toMatchObject({ jornada: nueva.id, fecha: '2026-11-17', sentido: 'salida', monto: 40_00 });
  await mundo.exigirIgualdad();
});

async function netoDe(id: string): Promise<number> {
  const filas = await mundo.db
    .selectFrom('movimientoDeCaja')
    .select(['sentido', 'monto'])
    .where('jornada', '=', id)
    .execute();
  return filas.reduce((suma, { sentido, monto }) => suma + (sentido === 'entrada' ? monto : -monto), 0);
}
