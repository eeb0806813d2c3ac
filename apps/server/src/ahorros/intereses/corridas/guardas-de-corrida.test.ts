// What a run refuses, also to whoever goes around the program: steps out of order, other people's signatures, closed months, overlaps.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { comoPersona } from '#ahorros/testing/como-persona.ts';
import { cerrarPeriodo } from '#contabilidad/periodos/cerrar-periodo.ts';
import { consultar } from '#testing/databases.ts';
import {
  contextoDe,
  type MundoDeIntereses,
  mundoDeIntereses,
  SIN_NADIE,
} from '../testing/mundo-de-intereses.ts';
import { aplicarCorrida } from './aplicar-corrida.ts';
import { aprobarCorrida } from './aprobar-corrida.ts';

let mundo: MundoDeIntereses;
beforeEach(async () => {
  mundo = await mundoDeIntereses();
});
afterEach(() => mundo?.cerrar());

const cerrarMes = (mes: number) =>
  comoPersona(mundo, mundo.contador.id, (tx) =>
    sql`update periodo set estado = 'cerrado' where anio = 2026 and mes = ${mes} and agencia = '01'`.execute(
      tx,
    ),
  );

const ponerCuenta = (estado: string) =>
  comoPersona(mundo, mundo.contador.id, (tx) =>
    sql`update cuenta set estado = ${estado} where id_cuenta = '3051010101'`.execute(tx),
  );

test('no se crea con días que no han terminado, ni de productos que no existen o sin reglas', async () => {
  await expect(mundo.calcular({ ultimoDia: '2026-11-16' })).rejects.toMatchObject({
    codigo: 'CORRIDA_ANTES_DE_TIEMPO',
  });
  await expect(mundo.calcular({ ultimoDia: '2026-09-30' })).rejects.toMatchObject({
    codigo: 'PETICION_INVALIDA',
  });
  await expect(mundo.calcular({ productos: [9_999] })).rejects.toMatchObject({ codigo: 'NO_ENCONTRADO' });
  await expect(mundo.calcular({ desde: '2023-01-01', ultimoDia: '2023-01-31' })).rejects.toMatchObject({
    codigo: 'PRODUCTO_SIN_REGLAS',
  });
  await expect(mundo.calcular({ clase: 'correctiva' })).rejects.toMatchObject({
    codigo: 'PETICION_INVALIDA',
  });
});

test('dos corridas en camino no pagan lo mismo; de otros productos o agencias, sí', async () => {
  const id = await mundo.calcular();
  await expect(mundo.calcular()).rejects.toMatchObject({ codigo: 'CORRIDA_TRASLAPADA' });
  // Whatever its period: both would pay all that is due.
  await expect(mundo.calcular({ desde: '2026-11-01', ultimoDia: '2026-11-10' })).rejects.toMatchObject({
    codigo: 'CORRIDA_TRASLAPADA',
  });
  expect(await mundo.calcular({ agencias: ['03'] })).toBeGreaterThan(id);
  expect(await mundo.calcular({ productos: [mundo.plazo] })).toBeGreaterThan(id);
});

test('en un mes cerrado no se crea ni se aprueba; con otra fecha contable, sí se crea', async () => {
  const id = await mundo.calcular();
  await cerrarMes(10);
  await expect(mundo.aprobar(id)).rejects.toMatchObject({ codigo: 'PERIODO_CERRADO' });
  await expect(mundo.recalcular(id)).rejects.toMatchObject({ codigo: 'PERIODO_CERRADO' });
  await expect(mundo.calcular({ agencias: ['01'], productos: [mundo.plazo] })).rejects.toMatchObject({
    codigo: 'PERIODO_CERRADO',
  });
  expect(await mundo.calcular({ productos: [mundo.plazo], fecha: '2026-11-16' })).toBeGreaterThan(id);
});

test('un mes en el que una corrida contabiliza no se cierra hasta que termina', async () => {
  const id = await mundo.calcular();
  await mundo.aprobar(id);
  await expect(cerrarMes(10)).rejects.toMatchObject({ constraint: 'PERIODO_CON_CORRIDA' });
  await mundo.empezarAAplicar(id);
  await expect(cerrarMes(10)).rejects.toMatchObject({ constraint: 'PERIODO_CON_CORRIDA' });
  await mundo.avanzar(id);
  await mundo.empezarARevertir(id);
  await expect(cerrarMes(10)).rejects.toMatchObject({ constraint: 'PERIODO_CON_CORRIDA' });
  await mundo.avanzar(id);
  await cerrarMes(10);
});

test('lo abonado en un mes ya cerrado se revierte con fecha de hoy, y conserva su fecha valor', async () => {
  const id = await mundo.calcular();
  await mundo.aprobar(id);
  await mundo.aplicar(id);
  await cerrarMes(10);
  await mundo.revertir(id);
  const { rows } = await sql`
    select distinct fecha, fecha_valor, gana_desde from movimiento_ahorro where corrida = ${id} and revierte is not null`.execute(
    mundo.db,
  );
  expect(rows).toEqual([{ fecha: '2026-11-16', fechaValor: '2026-10-31', ganaDesde: '2026-11-01' }]);
  await mundo.exigirIgualdad();
});

test('la más reciente se revierte primero', async () => {
  const octubre = await mundo.calcular();
  await mundo.aprobar(octubre);
  await mundo.aplicar(octubre);
  const noviembre = await mundo.calcular({
    nombre: 'Noviembre',
    desde: '2026-11-01',
    ultimoDia: '2026-11-10',
  });
  // While it is on its way nobody moves the days under it.
  await expect(mundo.empezarARevertir(octubre)).rejects.toMatchObject({ codigo: 'CORRIDA_TRASLAPADA' });
  await mundo.aprobar(noviembre);
  await mundo.aplicar(noviembre);
  const { version } = await mundo.leer(octubre);
  await expect(
    mundo.como(mundo.contador2, ['contador'], async (tx) => {
      await sql`update corrida set estado = 'revirtiendo' where id = ${octubre}`.execute(tx);
    }),
  ).rejects.toMatchObject({ codigo: 'FIRMA_AJENA' });
  expect(version).toBeGreaterThan(0);
  await mundo.revertir(noviembre);
  expect(await mundo.leer(noviembre)).toMatchObject({ estado: 'revertido' });
});

test.each([
  [
    'aprobarse a sí misma',
    `update corrida set estado = 'aprobado', aprobada_por = creada_por, huella_aprobada = huella`,
  ],
  ['saltarse la aprobación', `update corrida set estado = 'aplicando', aplicada_por = creada_por`],
  ['darse por aplicada', `update corrida set estado = 'aplicado'`],
  ['cambiar quién la calculó', `update corrida set calculada_por = null`],
  ['firmar sin dar el paso', `update corrida set aprobada_por = null, huella_aprobada = huella`],
  ['aplicar una tanda', `select corrida_aplicar_tanda(r.id, 1, gen_random_uuid()) from corrida r`],
  ['revertir una tanda', `select corrida_revertir_tanda(r.id, 1, gen_random_uuid()) from corrida r`],
])('quien la creó no puede %s', async (_, orden) => {
  await mundo.calcular();
  const intento = comoPersona(mundo, mundo.ahorrosDeTodas.id, (tx) => sql.raw(orden).execute(tx));
  await expect(intento).rejects.toMatchObject({ code: expect.stringMatching(/^(CU010|23514)$/) });
});

test('el papel de la aplicación no escribe líneas, tandas, saldos ni huellas', async () => {
  await mundo.calcular();
  for (const orden of [
    `update corrida_linea set interes = 1000000`,
    `delete from corrida_linea`,
    `update corrida_tanda set estado = 'aplicada'`,
    `update corrida set huella = null`,
    `update corrida set interes = 0`,
    `update corrida set intento = 9`,
    `update corrida set fecha = '2026-12-31'`,
    `update corrida_alcance set viva = false`,
    `delete from corrida_evento`,
    `update cuenta_ahorro set interes_hasta = '2020-01-01'`,
    `insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde) values (1, 99, 'interes', 1, 1, now(), now(), now())`,
  ]) {
    await expect(consultar(mundo.urlDeLaAplicacion, orden)).rejects.toMatchObject({ code: '42501' });
  }
});

test('lo que se aprueba es lo que se vio: con otra huella no se aprueba, y quien aprueba no es quien la calculó', async () => {
  const id = await mundo.calcular();
  const { version, huella } = await mundo.leer(id);

  const aprobar = (quien: typeof mundo.contador, vista: string) =>
    mundo.como(quien, ['contador'], (tx, contexto) =>
      aprobarCorrida(tx, contexto, id, { version, huella: vista, aceptaAdvertencias: null }),
    );
  await expect(aprobar(mundo.contador, 'f'.repeat(64))).rejects.toMatchObject({ codigo: 'CORRIDA_VENCIDA' });
  await expect(aprobar(mundo.ahorrosDeTodas, huella ?? '')).rejects.toMatchObject({
    codigo: 'CORRIDA_PROPIA',
  });
  await aprobar(mundo.contador, huella ?? '');
});

test('quien tiene los dos papeles tampoco la aprueba y la aplica', async () => {
  const id = await mundo.calcular();
  await mundo.aprobar(id);
  const { version } = await mundo.leer(id);
  await expect(
    mundo.como(mundo.contador, ['contador', 'ahorros'], (tx, contexto) =>
      aplicarCorrida(tx, contexto, id, { version }, SIN_NADIE),
    ),
  ).rejects.toMatchObject({ codigo: 'CORRIDA_PROPIA' });
  const aEscondidas = comoPersona(mundo, mundo.contador.id, (tx) =>
    sql`update corrida set estado = 'aplicando', aplicada_por = aprobada_por where id = ${id}`.execute(tx),
  );
  await expect(aEscondidas).rejects.toMatchObject({ constraint: 'CORRIDA_PROPIA' });
});

test('una tanda que no se puede hacer detiene la corrida con su motivo, y se reanuda donde quedó', async () => {
  const id = await mundo.calcular();
  await mundo.aprobar(id);
  await mundo.empezarAAplicar(id);
  await ponerCuenta('bloqueada');
  await mundo.avanzar(id);
  const detenida = await mundo.leer(id);
  expect(detenida).toMatchObject({ estado: 'detenido' });
  expect(detenida.motivo).toContain('3051010101');
  await mundo.exigirIgualdad();
  await ponerCuenta('activa');
  await mundo.aplicar(id);
  expect(await mundo.leer(id)).toMatchObject({ estado: 'aplicado', lineas: 3, motivo: null });
});

test('a quien cierra el mes se le dice qué corrida contabiliza en él', async () => {
  for (let mes = 1; mes < 10; mes++) await cerrarMes(mes);
  const id = await mundo.calcular();
  await mundo.aprobar(id);
  const cierre = cerrarPeriodo(
    mundo.db,
    contextoDe(mundo, mundo.contador, ['contador']),
    { anio: 2026, mes: 10, agencias: ['01'] },
    [],
  );
  await expect(cierre).rejects.toMatchObject({
    codigo: 'PERIODO_CON_CORRIDA',
    message: expect.stringContaining('Intereses de octubre'),
  });
});
