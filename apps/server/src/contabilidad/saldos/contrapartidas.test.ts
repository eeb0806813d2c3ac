// What the statements keep added up, altered behind the application's back: the verification names it and rebuilding
// the balances has it added up again.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resumirContrapartidas } from '#contabilidad/estados-financieros/resumir-contrapartidas.ts';
import { verificar as verificarLibros } from '#contabilidad/verificacion/verificar.ts';
import { verificarMes } from '#contabilidad/verificacion/verificar-mes.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import {
  aEscondidas,
  BANCO,
  CAJA_CHICA,
  comoDueno,
  GASTOS,
  PRODUCTOS,
  partida,
  registrar,
} from './testing/libro-de-prueba.ts';
import { reconstruir as pedirYEsperar } from './testing/reconstruir.ts';

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  const erronea = partida('2026-02-10', GASTOS, CAJA_CHICA, 30_000);
  await registrar(
    prueba,
    partida('2025-12-20', BANCO, PRODUCTOS, 70_000),
    partida('2026-01-15', CAJA_CHICA, PRODUCTOS, 100_000),
    partida('2026-01-16', '503101', '507101', 2_500),
    erronea,
    partida('2026-02-11', CAJA_CHICA, GASTOS, 30_000, {
      tipo: 'reversion',
      revierte: erronea.id,
      motivo: 'Error',
    }),
    partida('2026-01-20', BANCO, PRODUCTOS, 400, { agencia: '02' }),
  );
  await resumirContrapartidas(prueba.db);
});
afterAll(() => prueba.cerrar());

let antes: unknown;
beforeEach(async () => {
  antes = await guardado();
  expect(await mensajes()).toEqual([]);
});
afterEach(async () => {
  await resumirContrapartidas(prueba.db);
  expect(await guardado()).toEqual(antes);
  expect(await mensajes()).toEqual([]);
});

const reconstruir = async () => (await pedirYEsperar(prueba, token))?.resultado;
const mensajes = async () =>
  (await verificarLibros(prueba.db)).hallazgos.map(({ regla, mensaje }) => `${regla}: ${mensaje}`);

/** Everything that is added up, of the days and of the months. */
const guardado = () =>
  comoDueno(
    prueba.url,
    `select 'dia' as tramo, d.* from contrapartida_diaria d union all
     select 'mes', m.* from contrapartida_mensual m order by 1, 2, 3, 4, 5`,
  );

describe('lo que los estados guardan sumado y se cambia a escondidas se halla, y reconstruir lo arregla', () => {
  it('una suma de un mes', async () => {
    await aEscondidas(
      prueba.url,
      `update contrapartida_mensual set haber = haber + 5 where mes = '2026-01-01' and id_cuenta = '${PRODUCTOS}' and agencia = '01'`,
    );
    expect(await mensajes()).toEqual([
      `saldos: Lo guardado de la cuenta ${PRODUCTOS} en efectivo en la agencia 01 en 01/2026 dice debe Q 0.00 y haber Q 1,000.05; sus días suman debe Q 0.00 y haber Q 1,000.00.`,
    ]);
    expect(await reconstruir()).toEqual({
      corregidos: 0,
      conteosCorregidos: 0,
      contrapartidasCorregidas: 1,
      diferencias: [],
    });
    expect(await mensajes()).toEqual([]);
  });

  it('días cambiados, borrados e inventados, también en un año sin libros', async () => {
    await aEscondidas(
      prueba.url,
      `update contrapartida_diaria set debe = debe + 100 where fecha = '2026-01-16' and id_cuenta = '503101'`,
      `delete from contrapartida_diaria where fecha = '2025-12-20'`,
      `delete from contrapartida_mensual where mes = '2025-12-01'`,
      `insert into contrapartida_diaria values ('2031-05-05', '03', '${BANCO}', 'externo', -9223372036854775807, 0)`,
    );
    expect((await mensajes()).map((mensaje) => mensaje.replace(/ dice .*/, ''))).toEqual([
      `saldos: Lo guardado de la cuenta ${PRODUCTOS} en efectivo en la agencia 01 el 20/12/2025`,
      `saldos: Lo guardado de la cuenta 503101 contra el mismo capital en la agencia 01 el 16/01/2026`,
      `saldos: Lo guardado de la cuenta 503101 contra el mismo capital en la agencia 01 en 01/2026`,
      `saldos: Lo guardado de la cuenta ${BANCO} contra otras cuentas en la agencia 03 el 05/05/2031`,
      `saldos: Lo guardado de la cuenta ${BANCO} contra otras cuentas en la agencia 03 en 05/2031`,
    ]);
    expect(await reconstruir()).toMatchObject({ corregidos: 0, contrapartidasCorregidas: 5 });
  });

  it('hasta dónde se dice que están sumadas', async () => {
    await aEscondidas(prueba.url, `update contrapartida_hasta set numero = 99 where ejercicio = 2026`);
    expect(await mensajes()).toEqual([
      'saldos: Las contrapartidas del ejercicio 2026 dicen estar sumadas hasta la partida 99 y la última es la 5.',
    ]);
    await reconstruir();
    expect(await mensajes()).toEqual([]);
    await resumirContrapartidas(prueba.db);
    // Said to be fewer than they are, those partidas would be added twice.
    await aEscondidas(prueba.url, `update contrapartida_hasta set numero = 4 where ejercicio = 2026`);
    expect((await mensajes())[0]).toMatch(
      /en la agencia 02 el 20\/01\/2026 dice .* haber Q 4\.00; .* haber Q 0\.00\.$/,
    );
    await reconstruir();
  });

  it('queda en la bitácora qué se corrigió y quién lo pidió', async () => {
    await aEscondidas(
      prueba.url,
      `delete from contrapartida_mensual where mes = '2026-01-01' and agencia = '02'`,
    );
    await reconstruir();
    const [anotado] = await comoDueno(
      prueba.url,
      `select b.despues, b.id_entidad, u.correo from bitacora b join usuario u on u.id = b.actor
       where b.accion = 'saldos:corregir' and b.entidad = 'contrapartida_mensual' order by b.n desc limit 1`,
    );
    expect(anotado).toMatchObject({
      correo: 'contador@cuadra.demo',
      id_entidad: '2026',
      despues: {
        contrapartidas: [{ tramo: 'mes', fecha: '2026-01-01', agencia: '02', idCuenta: PRODUCTOS }],
      },
    });
  });
});

it('el mes que se va a cerrar lo comprueba de su agencia, y los demás no', async () => {
  await aEscondidas(
    prueba.url,
    `update contrapartida_mensual set haber = haber + 5 where mes = '2026-01-01' and agencia = '02'`,
  );
  const mes = async (n: number, agencia: string) =>
    (await verificarMes(prueba.db, { anio: 2026, mes: n, agencias: [agencia] })).get(agencia)?.length;
  expect([await mes(1, '02'), await mes(1, '01'), await mes(2, '02')]).toEqual([1, 0, 0]);
  await reconstruir();
});

it('sumadas a medias o sin sumar, están bien', async () => {
  await comoDueno(prueba.url, 'select contrapartida_olvidar(array[2025, 2026])');
  expect(await mensajes()).toEqual([]);
  await comoDueno(prueba.url, 'select contrapartida_resumir(2)');
  expect(await mensajes()).toEqual([]);
  expect(await reconstruir()).toMatchObject({ contrapartidasCorregidas: 0 });
});
