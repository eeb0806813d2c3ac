// What is posted from the desk of a bank: the same rules, limits and warnings as by hand, and what it came from matched with it.
import { randomUUID } from 'node:crypto';
import { deshacerPartidaDeBanco } from '@cuadra/contract/contabilidad/bancos/cruces';
import { crearRegla } from '@cuadra/contract/contabilidad/bancos/reglas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anotado, enLaMesa, pendientes, sugerir } from '../cruces/testing/en-la-mesa.ts';
import {
  DE_BANRURAL,
  DE_INDUSTRIAL,
  GASTOS,
  type MundoDeBancos,
  mundoDeBancos,
  OTROS_PRODUCTOS,
} from '../testing/mundo-de-bancos.ts';

let mundo: MundoDeBancos;
beforeAll(async () => {
  mundo = await mundoDeBancos();
});
afterAll(() => mundo.cerrar());

let ultima = 1_000;
const traer = async (...montos: number[]) =>
  mundo.traer(
    mundo.banrural,
    ...montos.map((monto) => ({
      fecha: '2026-11-05',
      monto,
      texto: 'COMISION',
      referencia: String(ultima++),
    })),
  );
const mesa = () => enLaMesa(mundo, mundo.contador);

async function lineasDe(partida: string) {
  const { rows } = await sql<{ idCuenta: string; monto: number; documento: string | null }>`
    select l.id_cuenta, l.debe - l.haber as monto, l.documento from linea l join partida p using (ejercicio, numero)
    where p.id = ${partida}::uuid order by l.n`.execute(mundo.db);
  return rows.map(({ idCuenta, monto }) => [idCuenta, monto]);
}

async function partidas(): Promise<number> {
  const { cuantas } = await mundo.db
    .selectFrom('partida')
    .select(({ fn }) => fn.countAll<number>().as('cuantas'))
    .executeTakeFirstOrThrow();
  return cuantas;
}

test('una partida por línea, con su concepto, y cada una cruzada con la suya', async () => {
  const [cargo = '', interes = ''] = await traer(-25_00, 3_50);
  const llave = randomUUID();
  const { status, cuerpo } = await mesa().registrar([cargo, interes], GASTOS, {}, llave);
  expect(status).toBe(201);
  expect(cuerpo.partidas).toHaveLength(2);
  const [una, otra] = cuerpo.partidas;
  expect(await lineasDe(una?.id ?? '')).toEqual([
    [GASTOS, 25_00],
    [DE_BANRURAL, -25_00],
  ]);
  expect(await lineasDe(otra?.id ?? '')).toEqual([
    [DE_BANRURAL, 3_50],
    [GASTOS, -3_50],
  ]);
  expect(await pendientes(mundo, cargo, interes)).toEqual([0, 0]);
  expect((await mesa().cruces({ linea: cargo })).cuerpo).toMatchObject([{ clase: 'partida', id: una?.id }]);
  expect(await anotado(mundo, 'partida_de_banco', una?.id ?? '')).toEqual([
    ['bancos:registrar', mundo.contador.id],
  ]);
  const antes = await partidas();
  const repetida = await mesa().registrar([cargo, interes], GASTOS, {}, llave);
  expect([repetida.status, repetida.cuerpo.partidas]).toEqual([201, cuerpo.partidas]);
  expect((await mesa().registrar([cargo, interes], OTROS_PRODUCTOS, {}, llave)).problema.codigo).toBe(
    'LLAVE_REUTILIZADA',
  );
  expect((await mesa().registrar([cargo], GASTOS)).problema.codigo).toBe('LINEA_YA_CRUZADA');
  expect(await partidas()).toBe(antes);
  await mundo.exigirIdentidad(mundo.banrural, '2026-11-30');
});

test('de una línea cruzada en parte se contabiliza lo que queda', async () => {
  const [linea = ''] = await traer(-100_00);
  const [movimiento = ''] = await mundo.registrarEnLibros(mundo.banrural, {
    fecha: '2026-11-04',
    monto: -70_00,
  });
  await mesa().cruzar([[linea, -70_00]], [movimiento]);
  const { cuerpo } = await mesa().registrar([linea], GASTOS);
  expect(await lineasDe(cuerpo.partidas[0]?.id ?? '')).toEqual([
    [GASTOS, 30_00],
    [DE_BANRURAL, -30_00],
  ]);
  expect(await pendientes(mundo, linea)).toEqual([0]);
});

test('la cuenta contraria no es de un banco, de las cajas, de mayor, bloqueada ni de sistema', async () => {
  const [linea = ''] = await traer(-1_00);
  const codigo = async (idCuenta: string) => (await mesa().registrar([linea], idCuenta)).problema.codigo;
  expect(await codigo(DE_INDUSTRIAL)).toBe('CUENTA_DE_BANCO');
  expect(await codigo('6031')).toBe('CUENTA_NO_DETALLE');
  expect(await codigo('3011020101')).toBe('CUENTA_SOLO_SISTEMA');
  expect(await codigo('999999')).toBe('CUENTA_NO_EXISTE');
  expect(await pendientes(mundo, linea)).toEqual([-1_00]);
});

test('todas o ninguna: si una se niega, las demás no quedan', async () => {
  const [buena = '', grande = ''] = await traer(-2_00, -90_000_000_00);
  const antes = await partidas();
  const { status, problema } = await enLaMesa(mundo, mundo.auxiliar).registrar([buena, grande], GASTOS);
  expect([status, problema.codigo]).toEqual([409, 'AUTORIZACION_REQUERIDA']);
  expect(await partidas()).toBe(antes);
  expect(await pendientes(mundo, buena, grande)).toEqual([-2_00, -90_000_000_00]);
});

test('lo que parece repetido se dice antes, y con un motivo se hace', async () => {
  const [una = '', otra = ''] = await mundo.traer(
    mundo.banrural,
    ...[1, 2].map(() => ({ fecha: '2026-11-05', monto: -3_00, texto: 'CAJERO' })),
  );
  const iguales = { concepto: 'Retiro en cajero' };
  const { problema } = await mesa().registrar([una, otra], GASTOS, iguales);
  expect([problema.codigo, problema.errores?.[0]?.codigo]).toEqual([
    'ADVERTENCIA_SIN_ACEPTAR',
    'POSIBLE_DUPLICADA',
  ]);
  expect(await pendientes(mundo, una, otra)).toEqual([-3_00, -3_00]);
  const { status } = await mesa().registrar([una, otra], GASTOS, { ...iguales, motivo: 'Son dos retiros' });
  expect(status).toBe(201);
  expect(await pendientes(mundo, una, otra)).toEqual([0, 0]);
});

test('del mes pasado no se pide motivo: es la fecha que dice el banco', async () => {
  const [linea = ''] = await mundo.traer(mundo.banrural, {
    fecha: '2026-10-07',
    monto: -9_00,
    texto: 'CHEQUERA',
  });
  expect((await mesa().registrar([linea], GASTOS, { concepto: 'Chequera' })).status).toBe(201);
});

test('quien no trabaja en la agencia de la cuenta no contabiliza en ella', async () => {
  const [linea = ''] = await traer(-6_00);
  await mundo.cambiar((tx) =>
    tx.updateTable('cuentaBancaria').set({ agencia: '02' }).where('id', '=', mundo.banrural).execute(),
  );
  const { problema } = await enLaMesa(mundo, mundo.auxiliar).registrar([linea], GASTOS);
  expect(problema.codigo).toBe('SIN_AGENCIA');
  await mundo.cambiar((tx) =>
    tx.updateTable('cuentaBancaria').set({ agencia: '01' }).where('id', '=', mundo.banrural).execute(),
  );
});

test('no se deshace un día antes de que se hiciera; y lo atrasado queda aceptado con su motivo', async () => {
  const [linea = ''] = await traer(-45_00);
  const { cuerpo } = await mesa().registrar([linea], GASTOS);
  const id = cuerpo.partidas[0]?.id ?? '';
  const deshacer = (dia: string) =>
    mundo.llamar(
      deshacerPartidaDeBanco,
      { params: { id }, body: { fecha: dia, motivo: 'Era de otra cuenta' } },
      { token: mundo.contador.token },
    );
  expect((await deshacer('2026-11-04')).problema.codigo).toBe('REVERSION_ANTES_DE_LA_ORIGINAL');
  const { cuerpo: hecha } = await deshacer('2026-11-05');
  const aceptadas = await mundo.db
    .selectFrom('advertenciaAceptada')
    .select(['codigo', 'motivo'])
    .where('partida', '=', hecha.reversion.id)
    .execute();
  // Today is 16 November: eleven days.
  expect(aceptadas).toContainEqual({ codigo: 'FECHA_ATRASADA', motivo: 'Era de otra cuenta' });
});

test('deshacer la partida: se revierte, su línea vuelve a faltar y ella se cruza con su reversión', async () => {
  const [linea = ''] = await traer(-44_00);
  const { cuerpo } = await mesa().registrar([linea], GASTOS);
  const id = cuerpo.partidas[0]?.id ?? '';
  const hecha = await mesa().revertir(id);
  expect(hecha.status).toBe(201);
  expect(await pendientes(mundo, linea)).toEqual([-44_00]);
  const { cuerpo: cruces } = await mesa().cruces({ partida: id });
  expect(cruces).toMatchObject([{ lineas: [], clase: 'manual' }]);
  expect(cruces[0]?.movimientos.map(({ monto }) => monto).sort()).toEqual([-44_00, 44_00].sort());
  expect(await anotado(mundo, 'cruce', cruces[0]?.id ?? '')).toEqual([
    ['bancos:revertir', mundo.contador.id],
  ]);
  expect(await anotado(mundo, 'cruce', id)).toContainEqual(['bancos:revertir', mundo.contador.id]);
  expect((await mesa().revertir(id)).problema.codigo).toBe('YA_REVERTIDA');
  const [aMano = ''] = await mundo.registrarEnLibros(mundo.banrural, { fecha: '2026-11-04', monto: -1_00 });
  const { partida } = await mundo.db
    .selectFrom('movimientoDeBanco')
    .select('partida')
    .where('id', '=', aMano)
    .executeTakeFirstOrThrow();
  expect((await mesa().revertir(partida ?? '')).problema.codigo).toBe('REVERSION_DE_OTRO_ORIGEN');
  await mundo.exigirIdentidad(mundo.banrural, '2026-11-30');
});

test('aceptar lo que llena una regla contabiliza su partida, y la regla cuenta el acierto', async () => {
  const [linea = '', grande = ''] = await traer(-15_00, -80_000_000_00);
  const { cuerpo: regla } = await mundo.llamar(
    crearRegla,
    {
      body: {
        ...{ nombre: 'Comisiones', texto: 'comision', signo: 'salida', montoMinimo: null, montoMaximo: null },
        ...{ cuentaBancaria: null, idCuenta: GASTOS, concepto: '{texto} {referencia} de {mes}', orden: 1 },
        activa: true,
      },
    },
    { token: mundo.contador.token },
  );
  const deRegla = { clase: 'regla', regla: regla.id } as const;
  const buena = await sugerir(mundo, mundo.banrural, { ...deRegla, lineas: [linea] });
  const negada = await sugerir(mundo, mundo.banrural, { ...deRegla, lineas: [grande] });
  const { cuerpo } = await enLaMesa(mundo, mundo.auxiliar).aceptar([buena, negada]);
  expect(cuerpo.cruces).toEqual([buena]);
  expect(cuerpo.negadas).toMatchObject([{ sugerencia: negada, codigo: 'AUTORIZACION_REQUERIDA' }]);
  const { concepto, autor } = await mundo.db
    .selectFrom('partida')
    .select(['concepto', 'autor'])
    .where('id', '=', buena)
    .executeTakeFirstOrThrow();
  expect([concepto, autor]).toEqual([
    expect.stringMatching(/^COMISION \d+ de noviembre de 2026$/),
    mundo.auxiliar.id,
  ]);
  expect(await pendientes(mundo, linea, grande)).toEqual([0, -80_000_000_00]);
  const { aciertos } = await mundo.db
    .selectFrom('partidaDeBanco')
    .select(({ fn }) => fn.countAll<number>().as('aciertos'))
    .where('regla', '=', regla.id)
    .executeTakeFirstOrThrow();
  expect(aciertos).toBe(1);
});

test('un traslado propio: una partida con los dos bancos, cruzada en los dos', async () => {
  const [sale = ''] = await traer(-5_000_00);
  const [entra = ''] = await mundo.traer(mundo.industrial, { fecha: '2026-11-06', monto: 5_000_00 });
  const sugerencia = await sugerir(mundo, mundo.industrial, {
    clase: 'traslado',
    lineas: [entra],
    otra: sale,
  });
  const { cuerpo } = await enLaMesa(mundo, mundo.contador, mundo.industrial).aceptar([sugerencia]);
  expect(cuerpo.negadas).toEqual([]);
  expect(await lineasDe(sugerencia)).toEqual([
    [DE_INDUSTRIAL, 5_000_00],
    [DE_BANRURAL, -5_000_00],
  ]);
  expect(await pendientes(mundo, sale, entra)).toEqual([0, 0]);
  const { cuerpo: cruces } = await mesa().cruces({ partida: sugerencia });
  expect(cruces.map(({ clase }) => clase)).toEqual(['traslado', 'traslado']);
  expect(cruces[0]?.traslado).toBe(cruces[1]?.id);
  for (const { id } of cruces)
    expect(await anotado(mundo, 'cruce', id)).toEqual([['bancos:aceptar', mundo.contador.id]]);
  expect((await mesa().revertir(sugerencia)).status).toBe(201);
  expect(await pendientes(mundo, sale, entra)).toEqual([-5_000_00, 5_000_00]);
  for (const cuenta of [mundo.banrural, mundo.industrial]) await mundo.exigirIdentidad(cuenta, '2026-11-30');
});
