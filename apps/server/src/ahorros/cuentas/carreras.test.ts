// Several at once on the same account: it is never overdrawn, whoever comes second is told so, and a tanda that holds it is waited for.
import { randomUUID } from 'node:crypto';
import { cerrarCuenta, verLiquidacion } from '@cuadra/contract/ahorros/cierre-de-cuenta';
import { transferir as endpoint } from '@cuadra/contract/ahorros/movimientos';
import { centavos } from '@cuadra/core/dinero';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MundoDeAhorros, mundoDeAhorros } from '#ahorros/testing/mundo-de-ahorros.ts';
import { abrirCola } from '#contabilidad/libro/cola.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { ProblemaError } from '#platform/problema.ts';
import { leerCuentaPorMover } from './cuentas-por-mover.ts';
import { moverAhorro } from './mover-ahorro.ts';
import { prepararTraspaso } from './transferir.ts';

let mundo: MundoDeAhorros;
beforeEach(async () => {
  mundo = await mundoDeAhorros();
});
afterEach(async () => {
  await mundo.exigirIgualdad();
  await mundo.cerrar();
});

const sacar = (monto: number, llave: string = randomUUID()) =>
  mundo.llamar(
    endpoint,
    { body: { desde: mundo.una.id, hacia: mundo.otra.id, monto, concepto: 'Retiro' } },
    { token: mundo.ahorros.token, llave },
  );

test('veinte retiros a la vez de una cuenta que alcanza para seis', async () => {
  const respuestas = await Promise.all(Array.from({ length: 20 }, () => sacar(150_00)));
  expect(respuestas.filter(({ status }) => status === 201)).toHaveLength(6);
  const negadas = respuestas.filter(({ status }) => status !== 201).map(({ problema }) => problema.codigo);
  expect([...new Set(negadas)]).toEqual(['SALDO_INSUFICIENTE']);
  expect(await mundo.saldoDe(mundo.una.id)).toBe(100_00);
});

test('dos procesos que sacan todo a la vez: uno lo saca, el otro lo sabe', async () => {
  const { db } = mundo;
  const [desde, hacia] = await Promise.all([
    leerCuentaPorMover(db, undefined, mundo.una.id),
    leerCuentaPorMover(db, undefined, mundo.otra.id),
  ]);
  const contexto = contextoDelSistema(mundo.reloj.ahora(), 'prueba');
  const intentos = await Promise.allSettled(
    [1, 2].map(async () => {
      const cola = abrirCola(mundo.plataforma);
      const traspaso = await prepararTraspaso(db, contexto, {
        ...{ desde, hacia, monto: centavos(1_000_00), concepto: 'Todo', documento: null, puente: null },
        operacion: 'transferencia-ajena',
      });
      return moverAhorro({ ...mundo.plataforma, cola }, contexto, {
        ...{ accion: 'prueba', cuentas: [desde.id, hacia.id] },
        ...traspaso,
      });
    }),
  );
  expect(intentos.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [negado] = intentos.flatMap((uno) => (uno.status === 'rejected' ? [uno.reason] : []));
  expect(negado).toBeInstanceOf(ProblemaError);
  expect(negado).toMatchObject({ codigo: 'SALDO_INSUFICIENTE' });
  expect(await mundo.saldoDe(mundo.una.id)).toBe(0);
});

test('la misma petición muchas veces a la vez mueve una vez', async () => {
  const llave = randomUUID();
  const respuestas = await Promise.all(Array.from({ length: 8 }, () => sacar(100_00, llave)));
  expect(new Set(respuestas.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(respuestas.map(({ cruda }) => cruda.body)).size).toBe(1);
  expect(await mundo.saldoDe(mundo.una.id)).toBe(900_00);
});

test('una tanda que tiene la cuenta no hace esperar a los libros: se vuelve a preguntar, y si no suelta se dice', async () => {
  const tanda = new pg.Client({ connectionString: mundo.url });
  await tanda.connect();
  await tanda.query('begin');
  await tanda.query(`select from cuenta_ahorro where id = ${mundo.una.id} for update`);
  expect((await sacar(100_00)).problema.codigo).toBe('CUENTA_OCUPADA');
  // Lets go the third time that it is asked.
  const esperas: number[] = [];
  const { esperar } = mundo.reloj;
  mundo.reloj.esperar = async (ms) => {
    esperas.push(ms);
    if (esperas.length === 3) await tanda.query('rollback');
  };
  expect((await sacar(100_00)).status).toBe(201);
  mundo.reloj.esperar = esperar;
  expect(esperas).toHaveLength(3);
  for (const ms of esperas) expect(ms).toSatisfy((una: number) => una >= 50 && una <= 150);
  await tanda.end();
});

test('cerrar y retirar a la vez: lo que se leyó al asociado es lo que se paga, o se dice que cambió', async () => {
  const params = { id: mundo.una.id };
  const { total } = (await mundo.llamar(verLiquidacion, { params }, { token: mundo.ahorros.token })).cuerpo;
  const [cierre, retiro] = await Promise.all([
    mundo.llamar(
      cerrarCuenta,
      { params, body: { motivo: 'Se retira', destino: mundo.otra.id, total, version: 0 } },
      { token: mundo.ahorros.token, llave: randomUUID() },
    ),
    sacar(100_00),
  ]);
  const codigos = [cierre, retiro].map(({ status, problema }) => (status < 300 ? 'hecho' : problema.codigo));
  expect([
    ['hecho', 'CUENTA_CERRADA'],
    ['LIQUIDACION_CAMBIADA', 'hecho'],
  ]).toContainEqual(codigos);
});
