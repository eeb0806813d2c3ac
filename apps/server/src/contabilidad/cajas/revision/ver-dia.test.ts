// The day of all the cajas, against sums of the lines of the books that are made here, apart from it.
import { verDia } from '@cuadra/contract/contabilidad/cajas/revision';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { otorgarComoDueno } from '#testing/otorgar-como-dueno.ts';
import { egreso, ingreso, registrar } from '../movimientos/testing/ventanilla.ts';
import {
  EN_BOVEDA,
  EN_CAJA,
  EN_OTRA_AGENCIA,
  HOY,
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
  type Persona,
  TOLERANCIA,
} from '../testing/mundo-de-cajas.ts';
import { rechazo, revisores } from './testing/revisores.ts';

let m: MundoDeCajas;
let r: ReturnType<typeof revisores>;

beforeAll(async () => {
  m = await mundoDeCajas();
  r = revisores(m);
});
afterAll(() => m.cerrar());

const dia = async ({ token }: Persona, query: { fecha?: string; agencia?: string } = {}) =>
  hecha(await m.llamar(verDia, { query }, { token }));

const cajaDe = async (quien: Persona, caja: string) => {
  const { cajas } = await dia(quien);
  return cajas.find(({ id }) => id === caja);
};

/** What the partidas of its movements put in the account of the caja, line by line. */
async function segunLasLineas(jornada: string | null | undefined) {
  const { rows } = await sql<{ entradas: number; salidas: number }>`
    select coalesce(sum(l.debe), 0)::bigint as entradas, coalesce(sum(l.haber), 0)::bigint as salidas
    from movimiento_de_caja m join caja c on c.id = m.caja
    join partida p on p.id = m.partida
    join linea l on l.ejercicio = p.ejercicio and l.numero = p.numero and l.id_cuenta = c.id_cuenta and l.agencia = c.agencia
    where m.jornada = ${jornada ?? null}::uuid and m.clase not in ('sobrante', 'faltante')`.execute(m.db);
  return rows[0];
}

test('antes de que alguien abra: cada caja con su cajero de hoy, y ninguna cifra', async () => {
  const { fecha, hoy, cajas, atrasadas } = await dia(m.contador);
  expect([fecha, hoy, atrasadas]).toEqual([HOY, HOY, []]);
  expect(cajas.map(({ agencia, codigo, cajero }) => [agencia, codigo, cajero?.id])).toEqual([
    ['01', 'BOV', m.custodio.id],
    ['01', 'C1', m.cajero.id],
    ['01', 'C2', m.cajero2.id],
    ['01', 'C3', m.cajero3.id],
    ['02', 'C1', m.cajeroDeOtra.id],
  ]);
  for (const caja of cajas)
    expect(caja).toMatchObject({ jornada: null, estado: null, libro: null, contado: null, diferencia: null });
});

test('lo que dice de cada caja es lo que dicen las líneas', async () => {
  const primera = await m.abrir(m.cajero);
  const otra = await m.abrir(m.cajeroDeOtra);
  const boveda = await m.abrir(m.custodio);
  for (const monto of [125_50, 80_00, 3_25]) hecha(await registrar(m, m.cajero, primera, ingreso({ monto })));
  hecha(await registrar(m, m.cajero, primera, ingreso({ monto: 500_00, medio: 'cheque' })));
  hecha(await registrar(m, m.cajero, primera, egreso({ monto: 45_75 })));
  hecha(await registrar(m, m.cajeroDeOtra, otra, egreso({ monto: 1_000_00 })));
  const { cajas } = await dia(m.contador);
  const abiertas = cajas.filter(({ jornada }) => jornada !== null);
  expect(abiertas).toHaveLength(3);
  const alAbrir = { [primera.id]: EN_CAJA, [otra.id]: EN_OTRA_AGENCIA, [boveda.id]: EN_BOVEDA };
  for (const { jornada, entradas, salidas, libro } of abiertas) {
    expect({ entradas, salidas }).toEqual(await segunLasLineas(jornada));
    expect(libro).toBe((alAbrir[jornada ?? ''] ?? 0) + entradas - salidas);
  }
  // 125.50 + 80.00 + 3.25 + 500.00 = 708.75; 10,000.00 + 708.75 − 45.75 = 10,663.00
  expect(await cajaDe(m.jefe, m.cajas.c1)).toMatchObject({
    movimientos: 5,
    entradas: 708_75,
    salidas: 45_75,
    libro: 10_663_00,
    contado: null,
    diferencia: null,
  });
  // Alone in its account: what the whole account holds.
  const { rows } = await sql<{ saldo: number }>`
    select sum(l.debe - l.haber)::bigint as saldo from linea l join caja c on c.id_cuenta = l.id_cuenta and c.agencia = l.agencia
    where c.id = ${m.cajas.deOtra}`.execute(m.db);
  expect((await cajaDe(m.contador, m.cajas.deOtra))?.libro).toBe(rows[0]?.saldo);
});

test('contada, cerrada y revisada: lo contado, su diferencia y si pasa de la tolerancia', async () => {
  const [jornada] = await m.db
    .selectFrom('jornada')
    .select(['id', 'version'])
    .where('cajero', '=', m.cajeroDeOtra.id)
    .execute();
  if (jornada === undefined) throw new Error('No está la jornada');
  // 5,000.00 − 1,000.00 = 4,000.00 expected; at the tolerance, and then a centavo beyond it.
  await m.contar(m.cajeroDeOtra, jornada, 4_000_00 - TOLERANCIA);
  const enElLimite = { libro: 4_000_00, contado: 4_000_00 - TOLERANCIA, diferencia: -TOLERANCIA };
  expect(await cajaDe(m.contador, m.cajas.deOtra)).toMatchObject({ ...enElLimite, excedeTolerancia: false });
  const contada = await m.contar(m.cajeroDeOtra, jornada, 4_000_00 - TOLERANCIA - 1);
  const fuera = { libro: 4_000_00, diferencia: -TOLERANCIA - 1, excedeTolerancia: true };
  expect(await cajaDe(m.contador, m.cajas.deOtra)).toMatchObject({ ...fuera, estado: 'contada' });
  const cerrada = await m.cerrarDia(m.cajeroDeOtra, contada, 'No aparece');
  const propuesta = hecha(await r.revisar(m.jefeDeOtra, cerrada, 'empleado'));
  expect(await cajaDe(m.contador, m.cajas.deOtra)).toMatchObject({ ...fuera, esperaSegundaPersona: true });
  hecha(await r.aprobar(m.contador, propuesta, propuesta.propuesta?.id ?? ''));
  // What was posted at the review is no movement of the day: libro, contado and diferencia tell the same as before.
  expect(await cajaDe(m.contador, m.cajas.deOtra)).toMatchObject({
    ...fuera,
    estado: 'revisada',
    esperaSegundaPersona: false,
    movimientos: 1,
    salidas: 1_000_00,
  });
});

test('cada quien, las de sus agencias', async () => {
  expect((await dia(m.jefeDeOtra)).cajas.map(({ id }) => id)).toEqual([m.cajas.deOtra]);
  expect((await dia(m.jefe)).cajas.map(({ agencia }) => agencia)).toEqual(['01', '01', '01', '01']);
  expect((await dia(m.contador, { agencia: '02' })).cajas).toHaveLength(1);
  expect(rechazo(await m.llamar(verDia, { query: { agencia: '01' } }, m.jefeDeOtra))).toBe('SIN_AGENCIA');
  expect(rechazo(await m.llamar(verDia, { query: {} }, m.cajero))).toBe('SIN_PERMISO');
  expect((await dia(m.auditor)).cajas).toHaveLength(5);
});

test('quien tiene en la mano el efectivo de una caja no sabe lo que se espera, aunque hoy tenga otro papel', async () => {
  await otorgarComoDueno(m.url, m.cajero.correo, ['jefe_agencia']);
  const ascendido = { ...m.cajero, token: await m.entrar(m.cajero.correo) };
  const suya = { libro: null, diferencia: null, entradas: 0, salidas: 0, excedeTolerancia: false };
  expect(await cajaDe(ascendido, m.cajas.c1)).toMatchObject({ estado: 'abierta', ...suya });
  expect((await cajaDe(ascendido, m.cajas.boveda))?.libro).toBe(EN_BOVEDA);
  await otorgarComoDueno(m.url, m.cajero.correo, ['cajero']);
});

test('lo que se envió y nadie recibió', async () => {
  const enviar = (estado: string, monto: number) => `
    insert into traslado_de_caja (id, origen, destino, clase, medio, monto, concepto, estado, pedido_por, pedido_en, motivo)
    values (gen_random_uuid(), '${m.cajas.boveda}', '${m.cajas.c1}', 'dotacion', 'efectivo', ${monto}, 'Para el día',
      '${estado}', '${m.custodio.id}', now(), 'x') returning id`;
  // Behind the back of the triggers: how cash is sent is another room's to try.
  const filas = [];
  for (const [estado, monto] of [
    ['en_transito', 700_00],
    ['rechazado', 50_00],
    ['recibido', 9_00],
    ['pedido', 3_00],
  ] as const) {
    const [fila] = await comoDueno(m.url, 'set session_replication_role = replica', enviar(estado, monto));
    filas.push([fila?.id, monto, estado] as const);
  }
  for (const [id, monto, estado] of filas) {
    if (estado === 'pedido') continue;
    await comoDueno(
      m.url,
      'set session_replication_role = replica',
      `insert into movimiento_de_caja (id, partida, jornada, caja, recibo, clase, sentido, medio, monto, id_cuenta, concepto,
         traslado, hecho_por, fecha, registrado_en)
       select '${id}', '${id}', j.id, j.caja, 900 + ${monto}, 'dotacion', 'salida', 'efectivo', ${monto}, '1011010104', 'x',
         '${id}', j.cajero, j.fecha, now() from jornada j where j.caja = '${m.cajas.boveda}'`,
    );
  }
  expect((await cajaDe(m.jefe, m.cajas.boveda))?.enTransito).toBe(750_00);
  expect((await cajaDe(m.jefe, m.cajas.c1))?.enTransito).toBe(0);
  const ayer = await dia(m.jefe, { fecha: '2026-11-13' });
  expect(ayer.cajas.find(({ id }) => id === m.cajas.boveda)?.enTransito).toBe(0);
});

test('de otros días queda lo que nadie revisó, lo más antiguo primero; lo de hoy no está atrasado', async () => {
  m.reloj.avanzar({ hours: 24 });
  const contador = { ...m.contador, token: await m.entrar(m.contador.correo) };
  const manana = await dia(contador);
  expect(manana.fecha).toBe('2026-11-17');
  expect(manana.cajas.every(({ jornada }) => jornada === null)).toBe(true);
  expect(manana.atrasadas.map(({ caja, fecha, estado }) => [caja, fecha, estado])).toEqual([
    ['01 BOV', HOY, 'abierta'],
    ['01 C1', HOY, 'abierta'],
  ]);
  // Looked at, the day shows them itself.
  const ayer = await dia(contador, { fecha: HOY, agencia: '01' });
  expect([ayer.cajas.filter(({ jornada }) => jornada !== null).length, ayer.atrasadas]).toEqual([2, []]);
});
