import * as contrato from '@cuadra/contract/contabilidad/saldos';
import { iniciarVerificacion } from '@cuadra/contract/contabilidad/verificacion';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verificar as verificarLibros } from '#contabilidad/verificacion/verificar.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
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
import { reconstruir as pedirYEsperar, terminada } from './testing/reconstruir.ts';

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

const reconstruir = async () => (await pedirYEsperar(prueba, token))?.resultado;
const verificar = () => verificarLibros(prueba.db);

it('sobre saldos correctos no corrige nada', async () => {
  expect(await reconstruir()).toEqual({
    corregidos: 0,
    conteosCorregidos: 0,
    contrapartidasCorregidas: 0,
    diferencias: [],
  });
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
  const resultado = await reconstruir();
  expect(resultado?.corregidos).toBe(3);
  expect(resultado?.diferencias).toContainEqual({
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
  expect((await reconstruir())?.diferencias).toMatchObject([{ tramo: 'mes', fecha: '2026-02-01' }]);
  expect((await verificar()).limpio).toBe(true);
});

it('un año cambiado también', async () => {
  await aEscondidas(prueba.url, `update saldo_anual set haber = 1 where id_cuenta = '${BANCO}'`);
  expect((await verificar()).primero?.mensaje).toBe(
    `El saldo guardado de la cuenta ${BANCO} en la agencia 01 en 2026 dice debe Q 300.00 y haber Q 0.01; sus meses suman debe Q 300.00 y haber Q 0.00.`,
  );
  expect((await reconstruir())?.diferencias).toMatchObject([{ tramo: 'anio', fecha: '2026-01-01' }]);
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

it('mientras se reconstruye, quien contabiliza otras cuentas no espera', async () => {
  await aEscondidas(
    prueba.url,
    `update saldo_diario set debe = debe + 1 where id_cuenta = '${CAJA_CHICA}' and fecha = '2026-01-15'`,
  );
  // Somebody holds the balance that is wrong: to correct it, the reconstruction waits for them.
  const otro = new pg.Client({ connectionString: prueba.url });
  await otro.connect();
  await otro.query(`begin`);
  await otro.query(
    `select from saldo_diario where id_cuenta = '${CAJA_CHICA}' and fecha = '2026-01-15' for update`,
  );
  const orden: string[] = [];
  const { cuerpo } = await prueba.llamar(contrato.reconstruirSaldos, {}, { token });
  const fin = terminada(prueba, token, cuerpo.id).then((hecha) => {
    orden.push('reconstruida');
    return hecha;
  });
  await hastaQueAlguienEspere(prueba.url);
  await registrar(prueba, partida('2026-03-09', BANCO, PRODUCTOS, 100)).then(() =>
    orden.push('contabilizada'),
  );
  await otro.query('rollback');
  await otro.end();
  expect((await fin)?.resultado?.corregidos).toBe(1);
  expect(orden).toEqual(['contabilizada', 'reconstruida']);
  expect(await verificar()).toMatchObject({ limpio: true });
});

it('lo que se contabiliza mientras se reconstruye queda sumado, aunque todos los saldos estuvieran mal', async () => {
  await aEscondidas(
    prueba.url,
    `truncate saldo_mensual`,
    `update saldo_diario set debe = debe + 7, haber = haber + 7`,
    `delete from saldo_anual`,
    `truncate partida_por_dia`,
  );
  const escritores = Array.from({ length: 40 }, (_, i) =>
    registrar(
      prueba,
      partida(
        `2026-03-${String(10 + (i % 5)).padStart(2, '0')}`,
        i % 2 ? BANCO : CAJA_CHICA,
        PRODUCTOS,
        100 + i,
      ),
    ),
  );
  const [hecha] = await Promise.all([pedirYEsperar(prueba, token), ...escritores]);
  expect(hecha?.estado).toBe('listo');
  // What was posted to a balance that was still wrong was added to what is right.
  expect(await verificar()).toMatchObject({ limpio: true });
  expect(await sumasDistintas()).toEqual([]);
});

it('de una en una, y una cosa pesada a la vez para cada persona', async () => {
  const candado = new pg.Client({ connectionString: prueba.url });
  await candado.connect();
  await candado.query('begin; lock table saldo_anual in access exclusive mode');
  const { cuerpo: suya } = await prueba.llamar(contrato.reconstruirSaldos, {}, { token });
  const otra = await prueba.llamar(iniciarVerificacion, { body: {} }, { token });
  expect(otra.problema).toMatchObject({
    status: 409,
    codigo: 'TRABAJO_EN_CURSO',
    detail: expect.stringContaining('Usted tiene en curso la reconstrucción de los saldos desde las '),
  });
  const contador2 = await prueba.entrar('contador2@cuadra.demo');
  const ajena = await prueba.llamar(contrato.reconstruirSaldos, {}, { token: contador2 });
  expect(ajena.problema.detail).toMatch(
    /^Está en curso la reconstrucción de los saldos, que pidió .+ a las \d\d:\d\d/,
  );
  await candado.query('rollback');
  await candado.end();
  expect((await terminada(prueba, token, suya.id))?.estado).toBe('listo');
});

/** Added up by another hand: straight from the lines, without days or months in between. */
function sumasDistintas() {
  const sumas = (tabla: string, fecha: string) =>
    `select id_cuenta, agencia, ${fecha} as fecha, debe, haber from ${tabla}
     except select id_cuenta, agencia, date_trunc('${TRUNCAR[tabla]}', fecha)::date, sum(debe), sum(haber) from linea group by 1, 2, 3`;
  return comoDueno(
    prueba.url,
    `(${sumas('saldo_diario', 'fecha')}) union all (${sumas('saldo_mensual', 'mes')}) union all (${sumas('saldo_anual', 'anio')})`,
  );
}

const TRUNCAR: Readonly<Record<string, string>> = {
  saldo_diario: 'day',
  saldo_mensual: 'month',
  saldo_anual: 'year',
};

it('los conteos de partidas por día también se verifican y se corrigen', async () => {
  await aEscondidas(
    prueba.url,
    `update partida_por_dia set cantidad = cantidad + 1 where fecha = '2026-01-15'`,
    `delete from partida_por_dia where fecha = '2026-02-10'`,
    `insert into partida_por_dia values ('03', '2026-05-05', 'interes', 2, 700)`,
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
      'El conteo guardado de partidas de tipo interés de la agencia 03 el 05/05/2026 dice 2 por Q 7.00; son 0 por Q 0.00.',
    ],
  ]);
  expect(await reconstruir()).toMatchObject({ corregidos: 0, conteosCorregidos: 3 });
  expect(await verificar()).toMatchObject({ limpio: true, totalDeHallazgos: 0 });
});
