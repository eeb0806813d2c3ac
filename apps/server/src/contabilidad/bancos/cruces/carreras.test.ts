// Two people at once on the same lines, each on a server of their own: exactly one wins, the other is told who did, and nothing is lost.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import { GASTOS, type MundoDeBancos, mundoDeBancos } from '../testing/mundo-de-bancos.ts';
import { enLaMesa, pendientes } from './testing/en-la-mesa.ts';

let mundo: MundoDeBancos;
beforeAll(async () => {
  mundo = await mundoDeBancos();
});
afterAll(() => mundo.cerrar());

const traer = (...montos: number[]) =>
  mundo.traer(
    mundo.banrural,
    ...montos.map((monto) => ({ fecha: '2026-11-05', monto, texto: randomUUID() })),
  );
const registrar = (...montos: number[]) =>
  mundo.registrarEnLibros(mundo.banrural, ...montos.map((monto) => ({ fecha: '2026-11-04', monto })));

/** Holds the account until told to let go: who comes waits, all of them at once. */
async function retener() {
  const dueno = new pg.Client({ connectionString: mundo.url });
  await dueno.connect();
  await dueno.query('begin');
  await dueno.query(`select from avance_de_banco where cuenta_bancaria = '${mundo.banrural}' for update`);
  return async () => {
    await dueno.query('commit');
    await dueno.end();
  };
}

test('dos cruzan la misma línea a la vez: uno gana y el otro sabe quién', async () => {
  const [linea = ''] = await traer(10_00);
  const [uno = '', otro = ''] = await registrar(10_00, 10_00);
  const soltar = await retener();
  const intentos = [
    enLaMesa(mundo, mundo.contador).cruzar([linea], [uno]),
    enLaMesa(mundo, mundo.auxiliar).cruzar([linea], [otro]),
  ];
  await hastaQueAlguienEspere(mundo.url, 2);
  await soltar();
  const respuestas = await Promise.all(intentos);
  expect(respuestas.map(({ status }) => status).sort()).toEqual([201, 409]);
  const negada = respuestas.find(({ status }) => status === 409);
  expect(negada?.problema.codigo).toBe('LINEA_YA_CRUZADA');
  expect(negada?.problema.detail).toMatch(/la cruzó .+ a las \d\d:\d\d/);
  expect((await pendientes(mundo, linea, uno, otro)).toSorted()).toEqual([0, 0, 10_00].toSorted());
  await mundo.exigirIdentidad(mundo.banrural, '2026-11-30');
});

test('veinte a la vez sobre las mismas diez líneas: cada línea se cruza una vez, y suma', async () => {
  const montos = Array.from({ length: 10 }, (_, n) => (n + 1) * 11_00);
  const lineas = await traer(...montos);
  const movimientos = await registrar(...montos);
  const personas = [mundo.contador, mundo.contador2, mundo.auxiliar];
  const intentos = Array.from({ length: 20 }, (_, n) =>
    enLaMesa(mundo, personas[n % 3] ?? mundo.contador).cruzar(
      [lineas[n % 10] ?? ''],
      [movimientos[n % 10] ?? ''],
    ),
  );
  const respuestas = await Promise.all(intentos);
  expect(respuestas.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(await pendientes(mundo, ...lineas, ...movimientos)).toEqual(Array.from({ length: 20 }, () => 0));
  await mundo.exigirIdentidad(mundo.banrural, '2026-11-30');
});

test('uno contabiliza la línea mientras otro la cruza: queda una sola de las dos cosas', async () => {
  const [linea = ''] = await traer(-70_00);
  const [movimiento = ''] = await registrar(-70_00);
  const partidas = await mundo.db.selectFrom('partida').select('id').execute();
  const soltar = await retener();
  const registro = enLaMesa(mundo, mundo.contador).registrar([linea], GASTOS);
  const cruce = enLaMesa(mundo, mundo.auxiliar).cruzar([linea], [movimiento]);
  await hastaQueAlguienEspere(mundo.url, 2);
  await soltar();
  const [deRegistro, deCruce] = await Promise.all([registro, cruce]);
  expect([deRegistro.status, deCruce.status].sort()).toEqual([201, 409]);
  const ahora = await mundo.db.selectFrom('partida').select('id').execute();
  expect(ahora.length - partidas.length).toBe(deRegistro.status === 201 ? 1 : 0);
  expect(await pendientes(mundo, linea)).toEqual([0]);
  await mundo.exigirIdentidad(mundo.banrural, '2026-11-30');
});

test('la misma llave a la vez: una partida y un cruce, y la misma respuesta', async () => {
  const [linea = '', otra = ''] = await traer(-31_00, -52_00);
  const [movimiento = ''] = await registrar(-50_00);
  const mesa = enLaMesa(mundo, mundo.contador);
  const [llave, deAjuste] = [randomUUID(), randomUUID()];
  const ajuste = { idCuenta: GASTOS, concepto: 'Comisión del pago' };
  const registros = await Promise.all([1, 2, 3].map(() => mesa.registrar([linea], GASTOS, {}, llave)));
  const cruces = await Promise.all(
    [1, 2, 3].map(() => mesa.cruzar([otra], [movimiento], { ajuste }, deAjuste)),
  );
  expect(registros.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(registros.map(({ cuerpo }) => cuerpo.partidas[0]?.id)).size).toBe(1);
  expect(cruces.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(cruces.map(({ cuerpo }) => cuerpo.cruces[0])).size).toBe(1);
  expect(await pendientes(mundo, linea, otra, movimiento)).toEqual([0, 0, 0]);
});
