import * as contrato from '@cuadra/contract/contabilidad/saldos';
import { verVerificacion } from '@cuadra/contract/contabilidad/verificacion';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '../../testing/application.ts';
import {
  aEscondidas,
  BANCO,
  CAJA_CHICA,
  comoAplicacion,
  comoDueno,
  PRODUCTOS,
  partida,
  registrar,
} from './testing/libro-de-prueba.ts';

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  await registrar(
    prueba,
    partida('2026-01-15', CAJA_CHICA, PRODUCTOS, 100_000),
    partida('2026-02-10', BANCO, CAJA_CHICA, 30_000),
  );
});
afterAll(() => prueba.cerrar());

const reconstruir = () => prueba.llamar(contrato.reconstruirSaldos, {}, { token });
const verificar = async () => (await prueba.llamar(verVerificacion, { query: {} }, { token })).cuerpo;

it('sobre saldos correctos no corrige nada', async () => {
  const { status, cuerpo } = await reconstruir();
  expect([status, cuerpo]).toEqual([200, { corregidos: 0, conteosCorregidos: 0, diferencias: [] }]);
});

it('un día cambiado, uno borrado y uno inventado: los halla, los corrige y los comprueba', async () => {
  await aEscondidas(
    prueba.url,
    `update saldo_diario set debe = debe + 1 where id_cuenta = '${CAJA_CHICA}' and fecha = '2026-01-15'`,
    `delete from saldo_diario where id_cuenta = '${PRODUCTOS}'`,
    `insert into saldo_diario values ('${BANCO}', '03', '2026-05-05', 12345, 0)`,
  );
  const antes = await verificar();
  expect(antes.limpio).toBe(false);
  expect(antes.hallazgos.map(({ mensaje }) => mensaje)).toContain(
    `El saldo guardado de la cuenta ${CAJA_CHICA} en la agencia 01 el 15/01/2026 dice debe Q 1,000.01 y haber Q 0.00; sus líneas suman debe Q 1,000.00 y haber Q 0.00.`,
  );
  const { cuerpo } = await reconstruir();
  expect(cuerpo.corregidos).toBe(3);
  expect(cuerpo.diferencias).toContainEqual({
    tramo: 'dia',
    idCuenta: BANCO,
    agencia: '03',
    fecha: '2026-05-05',
    guardado: { debe: 12_345, haber: 0 },
    real: { debe: 0, haber: 0 },
  });
  expect(await verificar()).toMatchObject({ limpio: true, totalDeHallazgos: 0 });
});

it('un mes cambiado también se halla y se corrige', async () => {
  await aEscondidas(prueba.url, `update saldo_mensual set haber = 1 where id_cuenta = '${BANCO}'`);
  expect((await verificar()).primero?.mensaje).toBe(
    `El saldo guardado de la cuenta ${BANCO} en la agencia 01 en 02/2026 dice debe Q 300.00 y haber Q 0.01; sus días suman debe Q 300.00 y haber Q 0.00.`,
  );
  expect((await reconstruir()).cuerpo.diferencias).toMatchObject([{ tramo: 'mes', fecha: '2026-02-01' }]);
  expect((await verificar()).limpio).toBe(true);
});

it('un año cambiado también', async () => {
  await aEscondidas(prueba.url, `update saldo_anual set haber = 1 where id_cuenta = '${BANCO}'`);
  expect((await verificar()).primero?.mensaje).toBe(
    `El saldo guardado de la cuenta ${BANCO} en la agencia 01 en 2026 dice debe Q 300.00 y haber Q 0.01; sus meses suman debe Q 300.00 y haber Q 0.00.`,
  );
  expect((await reconstruir()).cuerpo.diferencias).toMatchObject([{ tramo: 'anio', fecha: '2026-01-01' }]);
  expect((await verificar()).limpio).toBe(true);
});

it('queda en la bitácora quién reconstruyó y qué corrigió', async () => {
  const [anotado] = await comoDueno(
    prueba.url,
    `select b.despues, u.correo from bitacora b join usuario u on u.id = b.actor
     where b.accion = 'saldos:reconstruir' order by b.n desc limit 1`,
  );
  expect(anotado).toMatchObject({ correo: 'contador@cuadra.demo', despues: { corregidos: 1 } });
});

it('la aplicación no puede tocar los saldos por su cuenta', async () => {
  for (const orden of [
    `update saldo_diario set debe = 0`,
    `delete from saldo_mensual`,
    `update saldo_anual set haber = 0`,
    `insert into saldo_mensual values ('${BANCO}', '01', '2026-01-01', 1, 1)`,
  ]) {
    await expect(comoAplicacion(prueba, orden)).rejects.toThrow(/permission denied/);
  }
});

it('mientras se reconstruye nadie contabiliza: lo que llega a la vez queda sumado', async () => {
  const escritores = Array.from({ length: 20 }, (_, i) =>
    registrar(prueba, partida('2026-03-10', BANCO, PRODUCTOS, 100 + i)),
  );
  const [, ...respuestas] = await Promise.all([Promise.all(escritores), reconstruir(), reconstruir()]);
  expect(respuestas.map(({ cuerpo }) => cuerpo.corregidos)).toEqual([0, 0]);
  expect(await verificar()).toMatchObject({ limpio: true, partidas: 22 });
});

it('los conteos de partidas por día también se verifican y se corrigen', async () => {
  await aEscondidas(
    prueba.url,
    `update partida_por_dia set cantidad = cantidad + 1 where fecha = '2026-01-15'`,
    `delete from partida_por_dia where fecha = '2026-02-10'`,
    `insert into partida_por_dia values ('03', '2026-05-05', 'diario', 2, 700)`,
  );
  expect((await verificar()).hallazgos.map(({ regla, mensaje }) => [regla, mensaje])).toEqual([
    [
      'saldos',
      'El conteo guardado de partidas de tipo diario de la agencia 01 el 15/01/2026 dice 2 por Q 1,000.00; son 1 por Q 1,000.00.',
    ],
    [
      'saldos',
      'El conteo guardado de partidas de tipo diario de la agencia 01 el 10/02/2026 dice 0 por Q 0.00; son 1 por Q 300.00.',
    ],
    [
      'saldos',
      'El conteo guardado de partidas de tipo diario de la agencia 03 el 05/05/2026 dice 2 por Q 7.00; son 0 por Q 0.00.',
    ],
  ]);
  expect((await reconstruir()).cuerpo).toMatchObject({ corregidos: 0, conteosCorregidos: 3 });
  expect(await verificar()).toMatchObject({ limpio: true, totalDeHallazgos: 0 });
});
